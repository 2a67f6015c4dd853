//! Reading records from files that may have been cut short or spoiled.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use anyhow::Context;
use engine::record::{Record, RecordError};

/// The longest record that is read.
const LONGEST: u64 = 256 << 20;

/// A record as it was found in a file.
pub struct Found {
    /// Its whole turns.
    pub record: Record,
    /// What stopped the reading, if it did not come to the end.
    pub damage: Option<RecordError>,
    /// How many bytes the whole turns take up, without the last line's end.
    pub whole: usize,
}

/// A fault of a record, with the file it is in.
#[derive(Debug)]
pub struct InFile {
    /// The file, as it was named.
    pub file: String,
    /// The fault.
    pub error: RecordError,
}

impl fmt::Display for InFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.file, self.error)
    }
}

impl std::error::Error for InFile {}

/// Reads the bytes of a file, or of standard input for `-`.
///
/// # Errors
/// If it cannot be read or is far too long for a record.
pub fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    let named = || format!("{} cannot be read", path.display());
    let mut bytes = Vec::new();
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        Box::new(File::open(path).with_context(named)?)
    };
    source.take(LONGEST + 1).read_to_end(&mut bytes).with_context(named)?;
    anyhow::ensure!(bytes.len() as u64 <= LONGEST, "{}: no record is this long", path.display());
    Ok(bytes)
}

/// The whole turns of a record, and what stopped the reading.
///
/// # Errors
/// If not even the header is whole.
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
    let last =
        record.blocks.last().and_then(|block| block.lines.last()).map_or(record.opening.0, |(line, _)| *line);
    let whole = end_of_line(text, last);
    Ok(Found { record, damage, whole })
}

/// As much of the bytes as is text, and where it stops being that.
fn readable(bytes: &[u8]) -> (&str, Option<RecordError>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(fault) => {
            let text = std::str::from_utf8(&bytes[..fault.valid_up_to()]).unwrap_or("");
            let line = 1 + text.matches('\n').count();
            (text, Some(RecordError::at(line, "the record stops being text (UTF-8) here")))
        }
    }
}

/// Where the line of that number ends, before its line break.
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
    use games::{Opening, game};

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
            assert_eq!(games::replay(&found.record).unwrap().revealed(), turns, "cut at {cut}");
            let blank = text.as_bytes()[ends[turns]..cut].iter().all(u8::is_ascii_whitespace);
            assert_eq!(found.damage.is_none(), blank, "cut at {cut}");
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
    fn a_record_with_other_line_ends_is_measured_rightly() {
        let text = battle_text().replace('\n', "\r\n");
        let found = salvage(text.as_bytes()).unwrap();
        assert_eq!((found.damage, found.whole), (None, text.len() - 2));
    }
}
