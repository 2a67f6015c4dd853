//! Input by lines of bounded length: the rest of a longer line is read and dropped.

use std::io::{self, BufRead, Read};

/// The next line of an input.
#[derive(Debug, PartialEq, Eq)]
pub enum Line {
    /// The line's bytes, without the line break.
    Bytes(Vec<u8>),
    /// The line was too long, and none of it is kept.
    TooLong,
    /// The input has ended.
    End,
}

/// Reads the next line, of at most `most` bytes.
///
/// # Errors
/// If the input fails.
pub fn next(from: &mut impl BufRead, most: usize) -> io::Result<Line> {
    let mut bytes = Vec::new();
    from.by_ref().take(most as u64 + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() > most {
        drop(bytes);
        skip(from)?;
        return Ok(Line::TooLong);
    }
    Ok(Line::Bytes(bytes))
}

/// Reads and drops the rest of a line.
fn skip(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let held = from.fill_buf()?;
        let (used, done) = match held.iter().position(|b| *b == b'\n') {
            Some(at) => (at + 1, true),
            None => (held.len(), held.is_empty()),
        };
        from.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_may_be_as_long_as_it_may_and_not_a_byte_longer() {
        let mut input = &b"four\r\n12345\n123456\n\nend"[..];
        let mut lines = Vec::new();
        loop {
            match next(&mut input, 5).unwrap() {
                Line::End => break,
                Line::TooLong => lines.push("too long".to_owned()),
                Line::Bytes(bytes) => lines.push(String::from_utf8(bytes).unwrap()),
            }
        }
        assert_eq!(lines, ["four\r", "12345", "too long", "", "end"]);
    }
}
