//! Letters: what one seat sends another in a battle by file, as a short text to paste or a file to mail.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::armour;

/// The most bytes of a letter that a room takes.
pub const MOST_IN_ROOM: usize = 64 << 10;

/// The words before the name of the battle, on the first line of a letter.
const FIRST: &str = "FIRING ARC LETTER";
/// The last line of a letter.
const LAST: &str = "END OF LETTER";
/// Letters and digits on a line: short enough that no program for mail breaks it.
const WIDTH: usize = 60;
/// The largest body of a letter, in bytes.
const MOST: usize = 1 << 20;
/// The level of compression: the most.
const LEVEL: u8 = 9;

/// The reason why a text is not a letter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoLetter {
    /// There is no first line of a letter in it.
    #[error(
        "this is no letter of a battle: a letter begins with the line \"{FIRST} …\" and ends with \"{LAST}\""
    )]
    None,
    /// The last line is missing.
    #[error("this letter is cut off: its last line, \"{LAST}\", is missing; copy all of it")]
    Cut,
    /// A letter was lost or changed.
    #[error("this letter was damaged on its way: a line is missing, or a character changed; copy it again")]
    Damaged,
}

/// Writes a body as a letter. `about` stands on the first line, for people.
pub fn write(about: &str, body: &str) -> String {
    let text = armour::written(&compress_to_vec(body.as_bytes(), LEVEL));
    let lines = text.as_bytes().chunks(WIDTH).map(|line| String::from_utf8_lossy(line).into_owned());
    let lines: Vec<String> = lines.collect();
    format!("{FIRST} {about}\n{}\n{LAST}\n", lines.join("\n"))
}

/// Reads the last letter of a text: around it other text may stand, and each line may be quoted by `>`.
///
/// # Errors
/// If there is no letter, or it is not whole.
pub fn read(text: &str) -> Result<String, NoLetter> {
    let line = |line: &'_ str| line.trim_start_matches(['>', ' ', '\t', '\u{a0}']).trim().to_owned();
    let lines: Vec<String> = text.lines().map(line).collect();
    let first = lines.iter().rposition(|line| line.starts_with(FIRST)).ok_or(NoLetter::None)?;
    let rest = &lines[first + 1..];
    let last = rest.iter().position(|line| line.starts_with(LAST)).ok_or(NoLetter::Cut)?;
    let bytes = armour::read(&rest[..last].concat()).ok_or(NoLetter::Damaged)?;
    let body = decompress_to_vec_with_limit(&bytes, MOST).map_err(|_| NoLetter::Damaged)?;
    String::from_utf8(body).map_err(|_| NoLetter::Damaged)
}

/// Returns `true` if a text is one letter as [`write`] makes it, with nothing before, between or after its lines.
pub fn is_bare(text: &str) -> bool {
    let mut lines = text.lines();
    let first = lines.next().is_some_and(|line| line.starts_with(FIRST) && line.len() <= 4 * WIDTH);
    let is_row =
        |line: &str| (1..=WIDTH).contains(&line.len()) && line.bytes().all(|b| b.is_ascii_alphanumeric());
    let rows = lines.by_ref().take_while(|line| *line != LAST).all(is_row);
    first && rows && text.ends_with(&format!("\n{LAST}\n")) && lines.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_read_from_an_answer_that_quotes_it() {
        let body = "turn 3\n~ step 1 00ff\n".repeat(20);
        let text = write("of battle K7Q2-M9F3 from seat 1", &body);
        assert_eq!(read(&text), Ok(body.clone()));
        assert!(text.lines().all(|line| line.len() <= 64), "{text}");
        assert!(is_bare(&text));
        for more in
            [format!(" {text}"), format!("{text}\n"), format!("{text}{text}"), text.replacen('\n', "\n\n", 1)]
        {
            assert!(!is_bare(&more), "{more}");
        }
        let quoted = format!("> > {}", text.trim_end().replace('\n', "\r\n> > "));
        assert_eq!(read(&format!("Hello Ben,\n\n{quoted}\nYours, Ada")), Ok(body.clone()));
        let older = write("of battle K7Q2-M9F3 from seat 2", "turn 2\n");
        assert_eq!(read(&format!("{older}\n{text}")), Ok(body), "the last one counts");
    }

    #[test]
    fn what_is_no_whole_letter_is_told_apart() {
        let text = write("of a battle", "turn 3\n");
        assert_eq!(read("good morning"), Err(NoLetter::None));
        assert_eq!(read(&text.replace(LAST, "")), Err(NoLetter::Cut));
        let body = text.lines().nth(1).expect("a line");
        assert_eq!(read(&text.replace(body, &body[1..])), Err(NoLetter::Damaged));
    }
}
