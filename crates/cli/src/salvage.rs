//! Records read from files that may be truncated or damaged.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use engine::record::{Record, RecordError};

use crate::catalogue;
use crate::visible::visible_line;

/// Size limit of a record, scenario or experiment, in bytes.
const LONGEST: u64 = 32 << 20;

/// A record read from a file.
pub struct Found {
    /// The complete turns.
    pub record: Record,
    /// The fault that ended the reading; `None` if the whole file was read.
    pub damage: Option<RecordError>,
    /// Number of bytes of the complete turns, without the last line break.
    pub whole: usize,
}

/// A fault of a record, with its file.
#[derive(Debug)]
pub struct InFile {
    /// The file's name as given.
    pub file: String,
    /// The fault.
    pub error: RecordError,
}

impl fmt::Display for InFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", visible_line(&self.file), visible_line(&self.error.to_string()))
    }
}

impl std::error::Error for InFile {}

/// Reads a text file, such as a scenario or an experiment; `what` names its kind.
///
/// # Errors
/// If the file cannot be read, is a folder, is too long, or is not text; the error names the line at fault.
pub fn read_text(path: &Path, what: &str) -> anyhow::Result<String> {
    let named = || catalogue::cannot_read_kind(what, path.display());
    anyhow::ensure!(!path.is_dir(), "{}", catalogue::is_a_folder(named()));
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(opened).with_context(named)?;
    file.take(LONGEST + 1).read_to_end(&mut bytes).with_context(named)?;
    anyhow::ensure!(bytes.len() as u64 <= LONGEST, "{}", catalogue::is_longer_than(named(), LONGEST >> 20));
    match readable(&bytes) {
        (_, Some(fault)) => anyhow::bail!("{}", catalogue::not_utf8_from(named(), fault.line)),
        (text, None) => Ok(text.to_owned()),
    }
}

/// Reads the bytes of a file, or of standard input for `-`.
///
/// # Errors
/// If the file cannot be read, is a folder, or is too long for a record.
pub fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    let named = || catalogue::cannot_read(path.display());
    anyhow::ensure!(!path.is_dir(), "{}", catalogue::is_a_folder(named()));
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let file = File::open(path).map_err(opened).with_context(named)?;
        // A file that is too long is refused unread. The length of a pipe is unknown before it is read.
        fits(path, file.metadata().with_context(named)?.len())?;
        Box::new(file)
    };
    source.take(LONGEST + 1).read_to_end(&mut bytes).with_context(named)?;
    fits(path, bytes.len() as u64)?;
    Ok(bytes)
}

/// Returns the cause why a file does not open; the usual ones in plain words.
fn opened(error: io::Error) -> anyhow::Error {
    match error.kind() {
        io::ErrorKind::NotFound => anyhow::anyhow!("{}", catalogue::NO_SUCH_FILE),
        io::ErrorKind::PermissionDenied => anyhow::anyhow!("{}", catalogue::PERMISSION_DENIED),
        _ => error.into(),
    }
}

fn fits(path: &Path, bytes: u64) -> anyhow::Result<()> {
    let most = LONGEST >> 20;
    anyhow::ensure!(bytes <= LONGEST, "{}", catalogue::longer_than_a_record(path.display(), most));
    Ok(())
}

/// Returns the complete turns of a record, and the fault that ended the reading.
///
/// # Errors
/// If not even the header is complete.
pub fn salvage(bytes: &[u8]) -> Result<Found, RecordError> {
    let (text, garbled) = readable(bytes);
    let (record, damage) = match (Record::salvage(text), &garbled) {
        (Err(error), Some(garbled)) if error.line >= garbled.line => return Err(garbled.clone()),
        (read, _) => read?,
    };
    let damage = match (damage, garbled) {
        (Some(damage), Some(garbled)) if damage.line >= garbled.line => Some(garbled),
        (damage, garbled) => damage.or(garbled),
    };
    let last = record.end.as_ref().or(record.blocks.last()).and_then(|block| block.lines.last());
    let last = last.map_or(record.opening.0, |(line, _)| *line);
    let whole = end_of_line(text, last);
    Ok(Found { record, damage, whole })
}

/// Returns the bytes that are valid text, and the fault after them.
fn readable(bytes: &[u8]) -> (&str, Option<RecordError>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(fault) => {
            let text = std::str::from_utf8(&bytes[..fault.valid_up_to()]).unwrap_or("");
            let line = 1 + text.matches('\n').count();
            let wide = bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]);
            let more = if wide { catalogue::UTF_16 } else { "" };
            (text, Some(RecordError::at(line, catalogue::not_utf8(more))))
        }
    }
}

/// Returns the byte offset of the end of a line, before its line break.
fn end_of_line(text: &str, line: usize) -> usize {
    text.split_inclusive('\n').take(line).map(str::len).sum::<usize>()
        - text
            .split_inclusive('\n')
            .nth(line.saturating_sub(1))
            .map_or(0, |l| l.len() - l.trim_end_matches(['\r', '\n']).len())
}

#[cfg(test)]
mod tests {
    use engine::Seat;
    use games::game;
    use shelf::Opening;

    use super::*;

    fn battle_text() -> String {
        let opening =
            Opening { names: vec!["Zoë".to_owned(), "you".to_owned()], ..Opening::scenario("duel") };
        let mut battle = game("ftl").unwrap().open(&opening).unwrap();
        for (first, second) in [("L", "R-45"), ("A R15; A.1 S8", "idle"), ("S1", "B R45")] {
            battle.seal(Seat(0), first).unwrap();
            battle.seal(Seat(1), second).unwrap();
        }
        battle.record()
    }

    #[test]
    fn a_record_cut_at_any_byte_gives_its_whole_turns() {
        let text = battle_text();
        let ends: Vec<usize> =
            text.match_indices("\n= ").map(|(at, _)| at + "\n= 0123456789abcdef".len()).collect();
        assert_eq!(ends.len(), 4, "the header and three turns");
        for cut in 0..=text.len() {
            let found = salvage(&text.as_bytes()[..cut]);
            let whole = ends.iter().filter(|end| **end <= cut).count();
            let Some(turns) = whole.checked_sub(1) else {
                assert!(found.is_err(), "cut at {cut}");
                continue;
            };
            let found = found.unwrap();
            assert_eq!((found.record.blocks.len(), found.whole), (turns, ends[turns]), "cut at {cut}");
            assert_eq!(games::replay(&found.record).unwrap().battle.revealed(), turns, "cut at {cut}");
            let rest = &text.as_bytes()[ends[turns]..cut];
            assert_eq!(found.damage.is_none(), matches!(rest, b"" | b"\n"), "cut at {cut}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_end_the_record_there() {
        let text = battle_text();
        let third = text.find("\nturn 3").unwrap();
        let mut bytes = text.clone().into_bytes();
        bytes[third + 10] = 0xff;
        let found = salvage(&bytes).unwrap();
        assert_eq!(found.record.blocks.len(), 2);
        let damage = found.damage.unwrap();
        assert!(damage.what.contains("UTF-8"), "{damage}");
        assert_eq!(damage.line, 2 + text[..third].matches('\n').count() + 1);
        bytes[3] = 0xff;
        assert_eq!(salvage(&bytes).err().unwrap().line, 1);
    }

    #[test]
    fn zeros_that_were_never_written_over_are_damage_and_named() {
        let text = battle_text();
        for cut in [text.len(), text.len() - 5, text.find("\nturn 3").unwrap() + 1] {
            let mut bytes = text.as_bytes()[..cut].to_vec();
            bytes.extend([0; 4096]);
            let found = salvage(&bytes).unwrap();
            let damage = found.damage.unwrap();
            let what = if cut == text.len() - 5 { "no digest" } else { "zero bytes from here on" };
            assert!(damage.what.starts_with(what), "{damage}");
        }
    }

    #[test]
    fn an_empty_line_too_many_or_too_few_is_an_edit_and_named() {
        let text = battle_text();
        let at = text.find("\nturn 2").unwrap();
        let line = 1 + text[..at].matches('\n').count();
        let more = format!("{}\n{}", &text[..at], &text[at..]);
        let fewer = format!("{}{}", &text[..at], &text[at + 1..]);
        let error = salvage(more.as_bytes()).err().unwrap();
        assert_eq!((error.line, &error.what[..24]), (line + 1, "an empty line too many: "));
        let error = salvage(fewer.as_bytes()).err().unwrap();
        assert_eq!((error.line, &error.what[..24]), (line, "an empty line is missing"));
        let behind = salvage(format!("{text}\n").as_bytes()).unwrap();
        assert_eq!(behind.damage.unwrap().what, "an empty line without a turn after it");
        assert_eq!(behind.whole, text.len() - 1);
    }

    #[test]
    fn a_record_with_other_line_ends_is_measured_rightly() {
        let text = battle_text().replace('\n', "\r\n");
        let found = salvage(text.as_bytes()).unwrap();
        assert_eq!((found.damage, found.whole), (None, text.len() - 2));
    }
}
