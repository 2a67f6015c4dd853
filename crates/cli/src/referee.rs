//! `firing-arc referee`: the protocol over standard input and output, one answer line for each line.

use std::io::{self, BufRead, Read, Write};
use std::time::Instant;

use ::referee::Referee;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 16 << 20;

/// What stood on the next line.
enum Line {
    Text(String),
    Unreadable(&'static str),
    End,
}

/// Answers lines until standard input ends.
///
/// # Errors
/// If standard input or output fail.
pub fn run() -> anyhow::Result<()> {
    let start = Instant::now();
    let referee = Referee::with_clock(move || start.elapsed().as_secs_f64() * 1000.0);
    answer(referee, &mut io::stdin().lock(), &mut io::stdout().lock())
}

fn answer(mut referee: Referee, from: &mut impl BufRead, to: &mut impl Write) -> anyhow::Result<()> {
    loop {
        let answer = match next(from)? {
            Line::End => return Ok(()),
            Line::Text(line) => referee.line(&line),
            Line::Unreadable(what) => error(what),
        };
        // In one write, so that a reader never sees half an answer.
        to.write_all((answer + "\n").as_bytes())?;
        to.flush()?;
    }
}

fn next(from: &mut impl BufRead) -> io::Result<Line> {
    let mut bytes = Vec::new();
    from.by_ref().take(LONGEST + 1).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(Line::End);
    }
    if bytes.last() == Some(&b'\n') {
        bytes.pop();
    } else if bytes.len() as u64 > LONGEST {
        skip_line(from)?;
        return Ok(Line::Unreadable("longer than 16 MiB"));
    }
    Ok(String::from_utf8(bytes).map_or(Line::Unreadable("not UTF-8 text"), Line::Text))
}

fn skip_line(from: &mut impl BufRead) -> io::Result<()> {
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

/// An error answer in the protocol's shape to a line that is no text.
fn error(what: &str) -> String {
    let one = format!(r#""what":"{what}","where":"line","clause":null"#);
    format!(r#"{{"id":null,"error":{{{one},"all":[{{{one}}}]}}}}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_no_text_are_answered_and_the_next_is_read() {
        let mut input = b"\xff\xfe\n{\"id\":1,\"call\":\"hello\"}\r\n".to_vec();
        input.extend(vec![b'x'; LONGEST as usize + 7]);
        input.extend(b"\n{\"id\":2,\"call\":\"hello\"}");
        let mut output = Vec::new();
        answer(Referee::new(), &mut &input[..], &mut output).unwrap();
        let lines: Vec<String> = String::from_utf8(output).unwrap().lines().map(str::to_owned).collect();
        assert_eq!(lines.len(), 4);
        assert_eq!(
            lines[0],
            r#"{"id":null,"error":{"what":"not UTF-8 text","where":"line","clause":null,"all":[{"what":"not UTF-8 text","where":"line","clause":null}]}}"#
        );
        assert!(lines[1].starts_with("{\"id\":1,\"ok\""), "{}", lines[1]);
        assert!(lines[2].contains("16 MiB"), "{}", lines[2]);
        assert!(lines[3].starts_with("{\"id\":2,\"ok\""), "{}", lines[3]);
    }
}
