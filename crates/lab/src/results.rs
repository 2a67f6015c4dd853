//! The results file: every battle of an experiment on a line of its own, written as the battle ends.
//!
//! A file begins with a header that pins the experiment: what is played, by whom, from which seeds, and the scenario
//! whole. Behind it stand battles, in whatever order they ended. It is only ever added to. A run that was killed leaves
//! at most half a line, which the next run drops; all other battles are taken as they stand. So going on neither loses
//! nor repeats a battle, and comes to what an undisturbed run would have come to.
//!
//! ```text
//! firing-arc results 1
//! experiment match
//! game ftl, rules 1
//! …
//! = 0123456789abcdef
//! 0 12 win 9 9 9 9 31200 28800
//! ```
//!
//! A battle's line: number of the series, number of the battle in it, what it came to for the first captain, turns,
//! decisions, orders of each captain, and the nanoseconds each thought.

use std::collections::BTreeMap;
use std::fmt;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use engine::digest::Digest;

use crate::series::{Came, Fight};

/// The first line of every results file.
const FIRST: &str = "firing-arc results 1";

/// Why a results file cannot be used. Nothing has been written.
#[derive(Debug)]
pub enum ResultsError {
    /// The file or its folder cannot be read or written.
    File(PathBuf, io::Error),
    /// Another run is writing to it.
    InUse(PathBuf),
    /// It is no results file.
    Foreign(PathBuf),
    /// It belongs to another experiment: the first line that differs, as it stands there and as it ought to.
    Other(PathBuf, String, String),
    /// A line of it is no battle of the experiment: its number and what is wrong with it.
    Damaged(PathBuf, usize, String),
}

impl fmt::Display for ResultsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "results file {}: {error}", path.display()),
            Self::InUse(path) => write!(f, "results file {}: another run is writing to it", path.display()),
            Self::Foreign(path) => {
                write!(f, "{} is no results file of this program; it is left as it is", path.display())
            }
            Self::Other(path, theirs, ours) => write!(
                f,
                "results file {} belongs to another experiment, and is left as it is: it says \"{theirs}\" where \
                 this one says \"{ours}\"",
                path.display()
            ),
            Self::Damaged(path, line, what) => {
                write!(f, "results file {}, line {line}: {what}; it is left as it is", path.display())
            }
        }
    }
}

impl std::error::Error for ResultsError {}

/// The battles of an experiment so far, and the file they are kept in, if any.
#[derive(Debug, Default)]
pub struct Results {
    file: Option<(PathBuf, File)>,
    fights: BTreeMap<(usize, u64), Fight>,
}

impl Results {
    /// Results that are kept nowhere.
    pub fn unkept() -> Self {
        Self::default()
    }

    /// Opens a results file, or begins one; `header` pins the experiment, in lines.
    ///
    /// # Errors
    /// If it cannot be used; nothing has been written then.
    pub fn open(path: &Path, header: &[String]) -> Result<Self, ResultsError> {
        let fault = |error| ResultsError::File(path.to_owned(), error);
        let existed = path.exists();
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| ResultsError::File(path.to_owned(), error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ResultsError::InUse(path.to_owned())),
            // Where files cannot be locked, a second writer is the user's affair.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(fault(error)),
        }
        if !file.metadata().map_err(fault)?.is_file() {
            // A device may have no end to read to.
            return Err(ResultsError::Foreign(path.to_owned()));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(fault)?;
        let opening = opening(header);
        let torn_opening = opening.as_bytes().starts_with(&bytes);
        if !existed || (torn_opening && bytes.len() < opening.len()) {
            // New, or killed before its header was whole: nothing is lost by beginning again.
            file.set_len(0).map_err(fault)?;
            file.write_all(opening.as_bytes()).map_err(fault)?;
            return Ok(Self { file: Some((path.to_owned(), file)), fights: BTreeMap::new() });
        }
        let whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let text =
            std::str::from_utf8(&bytes[..whole]).map_err(|_| ResultsError::Foreign(path.to_owned()))?;
        let fights = read(path, text, &opening)?;
        if whole < bytes.len() {
            file.set_len(whole as u64).map_err(fault)?;
        }
        file.seek(SeekFrom::End(0)).map_err(fault)?;
        Ok(Self { file: Some((path.to_owned(), file)), fights })
    }

    /// Where they are kept.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|(path, _)| path.as_path())
    }

    /// How many battles there are.
    pub fn len(&self) -> usize {
        self.fights.len()
    }

    /// Whether there is no battle.
    pub fn is_empty(&self) -> bool {
        self.fights.is_empty()
    }

    /// A battle of a series, if it has been fought.
    pub fn get(&self, series: usize, battle: u64) -> Option<&Fight> {
        self.fights.get(&(series, battle))
    }

    /// Adds a battle, and brings it to the file before anything else happens.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&mut self, series: usize, battle: u64, fight: Fight) -> Result<(), ResultsError> {
        if let Some((path, file)) = &mut self.file {
            let line = line(series, battle, &fight);
            file.write_all(line.as_bytes()).map_err(|error| ResultsError::File(path.clone(), error))?;
        }
        self.fights.insert((series, battle), fight);
        Ok(())
    }
}

/// The header as it stands in the file, with the digest that closes it.
fn opening(header: &[String]) -> String {
    let mut text = format!("{FIRST}\n");
    for line in header {
        text += line;
        text.push('\n');
    }
    let digest = Digest::of(&text);
    text + &format!("= {digest}\n")
}

/// The battles of a file that begins as it ought to.
fn read(path: &Path, text: &str, opening: &str) -> Result<BTreeMap<(usize, u64), Fight>, ResultsError> {
    if text.lines().next() != Some(FIRST) {
        return Err(ResultsError::Foreign(path.to_owned()));
    }
    let Some(behind) = text.strip_prefix(opening) else {
        let (mut theirs, mut ours) = (text.lines(), opening.lines());
        let differ = std::iter::from_fn(|| Some((theirs.next(), ours.next()))).find(|(a, b)| a != b);
        let (theirs, ours) = differ.unwrap_or_default();
        let say = |line: Option<&str>| line.unwrap_or("nothing more").to_owned();
        return Err(ResultsError::Other(path.to_owned(), say(theirs), say(ours)));
    };
    let before = opening.lines().count();
    let mut fights = BTreeMap::new();
    for (at, text) in behind.lines().enumerate() {
        let damaged = |what: &str| ResultsError::Damaged(path.to_owned(), before + at + 1, what.to_owned());
        let (key, fight) = parse(text).ok_or_else(|| damaged(&format!("\"{text}\" is no battle")))?;
        if fights.insert(key, fight).is_some() {
            return Err(damaged("this battle stands there already"));
        }
    }
    Ok(fights)
}

/// A battle as its line: the number of its series, its own in it, and what it came to.
pub fn line(series: usize, battle: u64, fight: &Fight) -> String {
    let Fight { came, turns, decisions, orders: [a, b], nanos: [x, y] } = fight;
    let came = match came {
        Came::Win => "win",
        Came::Draw => "draw",
        Came::Loss => "loss",
    };
    format!("{series} {battle} {came} {turns} {decisions} {a} {b} {x} {y}\n")
}

/// What a battle's line says, without its end: the number of its series, its own in it, and what it came to.
pub fn parse(line: &str) -> Option<((usize, u64), Fight)> {
    let mut words = line.split(' ');
    let key = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
    let came = match words.next()? {
        "win" => Came::Win,
        "draw" => Came::Draw,
        "loss" => Came::Loss,
        _ => return None,
    };
    let mut next = || words.next();
    let (turns, decisions) = (next()?.parse().ok()?, next()?.parse().ok()?);
    let orders = [next()?.parse().ok()?, next()?.parse().ok()?];
    let nanos = [next()?.parse().ok()?, next()?.parse().ok()?];
    words.next().is_none().then_some((key, Fight { came, turns, decisions, orders, nanos }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fight(turns: u32) -> Fight {
        Fight { came: Came::Draw, turns, decisions: turns, orders: [turns, turns], nanos: [7, 8] }
    }

    fn folder(name: &str) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("firing-arc-results-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    fn header(seed: u64) -> Vec<String> {
        vec!["experiment match".to_owned(), format!("seed {seed}")]
    }

    #[test]
    fn battles_are_found_again_and_half_a_line_is_dropped() {
        let path = folder("again").join("a.results");
        let mut results = Results::open(&path, &header(1)).unwrap();
        for battle in 0..5 {
            results.add(0, battle, fight(battle as u32)).unwrap();
        }
        drop(results);
        let text = std::fs::read_to_string(&path).unwrap();
        for cut in 0..text.len() {
            std::fs::write(&path, &text[..cut]).unwrap();
            let mut results =
                Results::open(&path, &header(1)).unwrap_or_else(|e| panic!("cut at {cut}: {e}"));
            for battle in 0..5 {
                if results.get(0, battle).is_none() {
                    results.add(0, battle, fight(battle as u32)).unwrap();
                }
            }
            drop(results);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "cut at {cut}");
        }
    }

    #[test]
    fn another_experiments_file_is_refused_and_left_alone() {
        let path = folder("other").join("a.results");
        drop(Results::open(&path, &header(1)).unwrap());
        let before = std::fs::read_to_string(&path).unwrap();
        let error = Results::open(&path, &header(2)).unwrap_err().to_string();
        assert!(error.contains("it says \"seed 1\" where this one says \"seed 2\""), "{error}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), before);
        std::fs::write(&path, "my notes\n").unwrap();
        assert!(matches!(Results::open(&path, &header(1)), Err(ResultsError::Foreign(_))));
        assert_eq!(std::fs::read_to_string(&path).unwrap(), "my notes\n");
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_device_without_end_is_refused_and_not_read() {
        let error = Results::open(std::path::Path::new("/dev/full"), &header(1)).unwrap_err();
        assert!(matches!(error, ResultsError::Foreign(_)), "{error}");
    }

    #[test]
    fn a_file_in_use_and_a_folder_that_is_not_there_are_named() {
        let folder = folder("use");
        let path = folder.join("a.results");
        let first = Results::open(&path, &header(1)).unwrap();
        assert!(matches!(Results::open(&path, &header(1)), Err(ResultsError::InUse(_))));
        drop(first);
        let error = Results::open(&folder.join("none/a.results"), &header(1)).unwrap_err().to_string();
        assert!(error.contains("none/a.results"), "{error}");
    }

    #[test]
    fn a_damaged_line_is_named() {
        let path = folder("damaged").join("a.results");
        let mut results = Results::open(&path, &header(1)).unwrap();
        results.add(0, 0, fight(1)).unwrap();
        drop(results);
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, format!("{text}0 1 won\n")).unwrap();
        let error = Results::open(&path, &header(1)).unwrap_err().to_string();
        assert!(error.contains("line 6: \"0 1 won\" is no battle"), "{error}");
        std::fs::write(&path, format!("{text}0 0 win 1 1 1 1 1 1\n")).unwrap();
        let error = Results::open(&path, &header(1)).unwrap_err().to_string();
        assert!(error.contains("stands there already"), "{error}");
    }
}
