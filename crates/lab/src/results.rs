//! The results file: every battle of an experiment on its own line, written as the battle ends.
//!
//! A file begins with a header that identifies the experiment: the game, the captains, the seeds, and the whole
//! scenario. The battles follow, in the order in which they ended. The file is append-only. Every line ends with
//! its checksum, so that an edit is detected. A run that was killed, or that lost power, leaves an incomplete tail:
//! half a line, or zeros. The next run drops that tail and keeps all other battles. Resuming therefore neither
//! loses nor repeats a battle, and the result is that of an undisturbed run.
//!
//! ```text
//! firing-arc results 3
//! experiment match
//! game ftl, rules 1
//! …
//! = 0123456789abcdef
//! 0 12 win 9 9 9 9 31200 28800 0 =0123abcd
//! ```
//!
//! A battle's line holds: index of the series, index of the battle in it, result for the first captain, turns,
//! decisions, orders of each captain, nanoseconds each thought, luck of the first captain
//! in millionths of the victory, and the checksum. The checksum is the first eight
//! digits of the digest of the header and the line.
//!
//! The times differ from run to run. A file whose header has the line [`UNTIMED`] holds 0 in their place, and
//! [`Results::put_in_order`] sorts it after the last battle: it is then the same on every machine.

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use engine::digest::Digest;
use engine::quoting::{quoted, quoted_apart};

use crate::series::{Came, Fight};
use crate::storage::{Begin, Disk, Journal, Storage};

/// First line of every results file.
const FIRST: &str = "firing-arc results 3";
/// Line of a header that leaves the captains' times out of the file.
pub const UNTIMED: &str = "times left out";
/// The words before the version on the first line.
const WORDS: &str = "firing-arc results ";
/// Number of digits of a line's checksum.
const DIGITS: usize = 8;
/// Longest time between two syncs while battles end.
const SYNCED_EVERY: Duration = Duration::from_secs(1);

/// A reason why a results file cannot be used. The file itself is unchanged.
#[derive(Debug)]
pub enum ResultsError {
    /// The file or its folder cannot be read or written.
    File(PathBuf, io::Error),
    /// Another run is writing to it.
    InUse(PathBuf),
    /// The file is not a results file.
    Foreign(PathBuf),
    /// The file has another version, with another format of lines: that version.
    Version(PathBuf, String),
    /// The file belongs to another experiment: the first line that differs, as found and as expected.
    Other(PathBuf, String, String),
    /// A line is not a battle of the experiment: its number, and the fault.
    Damaged(PathBuf, usize, String),
}

impl fmt::Display for ResultsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path, error) => write!(f, "results file {}: {error}", path.display()),
            Self::InUse(path) => write!(f, "results file {}: another run is writing to it", path.display()),
            Self::Foreign(path) => {
                write!(f, "{} is not a results file of this program; it is left unchanged", path.display())
            }
            Self::Version(path, version) => {
                let about = match version.as_str() {
                    "1" => "version 1, whose lines have no checksums".to_owned(),
                    "2" => "version 2, whose lines lack the luck of the dice".to_owned(),
                    other => format!("version {}, not 3", quoted(other)),
                };
                write!(
                    f,
                    "results file {} has {about}. This program cannot continue it, and leaves it unchanged. Move it \
                     away or name another file; its battles are then played again",
                    path.display()
                )
            }
            Self::Other(path, theirs, ours) => {
                let (theirs, ours) = quoted_apart(theirs, ours);
                write!(
                    f,
                    "results file {} belongs to another experiment, and is left unchanged: it says {theirs}, this \
                     one says {ours}. Use another folder",
                    path.display()
                )
            }
            Self::Damaged(path, line, what) => write!(
                f,
                "results file {}, line {line}: {what}. The file is left unchanged; delete the line to play its \
                 battle again",
                path.display()
            ),
        }
    }
}

impl std::error::Error for ResultsError {}

/// The battles of an experiment so far, and the file that stores them, if any.
#[derive(Debug, Default)]
pub struct Results {
    file: Option<Kept>,
    fights: Fights,
    /// `true` if the captains' times are left out.
    untimed: bool,
}

/// Battles by the index of their series and their index in it.
pub type Fights = BTreeMap<(usize, u64), Fight>;

/// The file that stores the battles.
#[derive(Debug)]
struct Kept {
    journal: Journal,
    /// Digest of the header, which every checksum covers.
    header: Digest,
    /// Time of the last sync.
    synced: Instant,
    /// The header as the file holds it.
    opening: String,
}

impl Kept {
    fn of(journal: Journal, opening: &str) -> Self {
        Self { journal, header: Digest::of(opening), synced: Instant::now(), opening: opening.to_owned() }
    }
}

impl Results {
    /// Returns results that are kept in memory only.
    pub fn unkept() -> Self {
        Self::default()
    }

    /// Returns results that are kept in memory only, for the run that `header` identifies.
    pub fn unkept_like(header: &[String]) -> Self {
        Self { untimed: header.iter().any(|line| line == UNTIMED), ..Self::default() }
    }

    /// Opens a results file, or begins one; `header` identifies the experiment, line by line.
    ///
    /// # Errors
    /// If the file cannot be used; it is then unchanged.
    pub fn open(path: &Path, header: &[String]) -> Result<Self, ResultsError> {
        Self::open_on(&Disk, path, header)
    }

    /// Opens a results file on a given file system, or begins one.
    ///
    /// # Errors
    /// As for [`Results::open`].
    pub fn open_on(storage: &dyn Storage, path: &Path, header: &[String]) -> Result<Self, ResultsError> {
        let fault = |error: io::Error| match error.kind() {
            io::ErrorKind::ResourceBusy => ResultsError::InUse(path.to_owned()),
            io::ErrorKind::InvalidInput => ResultsError::Foreign(path.to_owned()),
            _ => ResultsError::File(path.to_owned(), error),
        };
        let (opening, untimed) = (opening(header), header.iter().any(|line| line == UNTIMED));
        let Some((mut journal, bytes)) = Journal::open(storage, path).map_err(fault)? else {
            let journal = Journal::begin(storage, path, Begin::New, &opening).map_err(fault)?;
            return Ok(Self { file: Some(Kept::of(journal, &opening)), fights: Fights::new(), untimed });
        };
        let written = &bytes[..bytes.iter().rposition(|b| *b != 0).map_or(0, |at| at + 1)];
        if opening.as_bytes().starts_with(written) && written.len() < opening.len() {
            // Power failed before the header was complete; no battle is lost by beginning again.
            journal.cut(0).and_then(|()| journal.add(&opening)).map_err(fault)?;
            journal.sync().map_err(fault)?;
            return Ok(Self { file: Some(Kept::of(journal, &opening)), fights: Fights::new(), untimed });
        }
        let whole = written.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let fights = read(path, &bytes[..whole], &opening)?;
        if whole < bytes.len() {
            journal.cut(whole as u64).map_err(fault)?;
        }
        Ok(Self { file: Some(Kept::of(journal, &opening)), fights, untimed })
    }

    /// Returns the path of the file, if there is one.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|kept| kept.journal.path())
    }

    /// Returns the number of battles.
    pub fn len(&self) -> usize {
        self.fights.len()
    }

    /// Returns `true` if there is no battle.
    pub fn is_empty(&self) -> bool {
        self.fights.is_empty()
    }

    /// Returns `true` if the captains' times are left out.
    pub const fn is_untimed(&self) -> bool {
        self.untimed
    }

    /// Returns a battle of a series, if it has been fought.
    pub fn get(&self, series: usize, battle: u64) -> Option<&Fight> {
        self.fights.get(&(series, battle))
    }

    /// Adds a battle and writes it at once; about once a second all battles are synced to the disk.
    ///
    /// # Errors
    /// If the file cannot be written. The part of the line that was written is removed again, and nothing more can
    /// be added.
    pub fn add(&mut self, series: usize, battle: u64, mut fight: Fight) -> Result<(), ResultsError> {
        if self.untimed {
            fight.nanos = [0; 2];
        }
        if let Some(kept) = &mut self.file {
            let line = summed(kept.header, &line(series, battle, &fight));
            let written = kept.journal.add(&line).and_then(|()| {
                if kept.synced.elapsed() < SYNCED_EVERY {
                    return Ok(());
                }
                kept.synced = Instant::now();
                kept.journal.sync()
            });
            written.map_err(|error| ResultsError::File(kept.journal.path().to_owned(), error))?;
        }
        self.fights.insert((series, battle), fight);
        Ok(())
    }

    /// Replaces the file by one that holds the first battles of each series, as many as `counted` says, in their
    /// order. The file is replaced atomically, or left alone if it is the same already.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn put_in_order(&mut self, storage: &dyn Storage, counted: &[u64]) -> Result<(), ResultsError> {
        self.fights.retain(|(at, battle), _| counted.get(*at).is_some_and(|counted| battle < counted));
        let Some(kept) = &mut self.file else { return Ok(()) };
        let mut text = kept.opening.clone();
        for ((series, battle), fight) in &self.fights {
            text += &summed(kept.header, &line(*series, *battle, fight));
        }
        let replaced = kept.journal.replace(storage, &text);
        replaced.map_err(|error| ResultsError::File(kept.journal.path().to_owned(), error))
    }

    /// Syncs all battles to the disk.
    ///
    /// # Errors
    /// If the sync fails.
    pub fn sync(&mut self) -> Result<(), ResultsError> {
        let Some(kept) = &mut self.file else { return Ok(()) };
        kept.journal.sync().map_err(|error| ResultsError::File(kept.journal.path().to_owned(), error))
    }
}

/// Returns a battle's line with its checksum. Both `line` and the result end with a line feed.
fn summed(header: Digest, line: &str) -> String {
    let line = line.trim_end();
    format!("{line} ={}\n", checksum(header, line))
}

fn checksum(header: Digest, line: &str) -> String {
    header.then(line).to_string()[..DIGITS].to_owned()
}

/// Returns the header as the file holds it, with the digest that closes it.
pub(crate) fn opening(header: &[String]) -> String {
    let mut text = format!("{FIRST}\n");
    for line in header {
        text += line;
        text.push('\n');
    }
    let digest = Digest::of(&text);
    text + &format!("= {digest}\n")
}

/// Reads the battles of a file whose header must be `opening`; `bytes` end with a line feed.
pub(crate) fn read(path: &Path, bytes: &[u8], opening: &str) -> Result<Fights, ResultsError> {
    let first = bytes.split(|b| *b == b'\n').next().unwrap_or_default();
    let first = std::str::from_utf8(first).map_err(|_| ResultsError::Foreign(path.to_owned()))?;
    match first.strip_prefix(WORDS) {
        Some(_) if first == FIRST => {}
        Some(version) => return Err(ResultsError::Version(path.to_owned(), version.to_owned())),
        None => return Err(ResultsError::Foreign(path.to_owned())),
    }
    let Some(behind) = bytes.strip_prefix(opening.as_bytes()) else {
        let text = String::from_utf8_lossy(bytes);
        let (mut theirs, mut ours) = (text.lines(), opening.lines());
        let differ = std::iter::from_fn(|| Some((theirs.next(), ours.next()))).find(|(a, b)| a != b);
        let (theirs, ours) = differ.unwrap_or_default();
        let say = |line: Option<&str>| line.unwrap_or("nothing more").to_owned();
        return Err(ResultsError::Other(path.to_owned(), say(theirs), say(ours)));
    };
    let (before, header) = (opening.lines().count(), Digest::of(opening));
    let mut fights = Fights::new();
    for (at, line) in behind.split_inclusive(|b| *b == b'\n').enumerate() {
        let damaged = |what: String| ResultsError::Damaged(path.to_owned(), before + at + 1, what);
        let line = line.strip_suffix(b"\n").unwrap_or(line);
        let (key, fight) = checked(header, line).map_err(damaged)?;
        if fights.insert(key, fight).is_some() {
            return Err(damaged("this battle is in the file already".to_owned()));
        }
    }
    Ok(fights)
}

/// Reads a line with its checksum.
///
/// # Errors
/// The fault of the line.
fn checked(header: Digest, line: &[u8]) -> Result<((usize, u64), Fight), String> {
    if line.contains(&0) {
        return Err("zero bytes: power failed before the disk was written".to_owned());
    }
    let Ok(line) = std::str::from_utf8(line) else { return Err("it is not text in UTF-8".to_owned()) };
    let Some((battle, sum)) = line.rsplit_once(" =") else {
        return Err(format!("{} has no checksum", quoted(line)));
    };
    if sum != checksum(header, battle) {
        return Err(format!("{} was changed: its checksum does not match", quoted(line)));
    }
    parse(battle).ok_or_else(|| format!("{} is not a battle", quoted(line)))
}

/// Returns a battle as a line without checksum: index of the series, index of the battle in it, and its result.
pub fn line(series: usize, battle: u64, fight: &Fight) -> String {
    let Fight { came, turns, decisions, orders: [a, b], nanos: [x, y], luck } = fight;
    let came = match came {
        Came::Win => "win",
        Came::Draw => "draw",
        Came::Loss => "loss",
    };
    format!("{series} {battle} {came} {turns} {decisions} {a} {b} {x} {y} {luck}\n")
}

/// Parses a battle's line without checksum and line feed; returns its series, its index there, and its result.
/// `None` if the line is malformed.
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
    let luck = next()?.parse().ok()?;
    words.next().is_none().then_some((key, Fight { came, turns, decisions, orders, nanos, luck }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fight(turns: u32) -> Fight {
        Fight { came: Came::Draw, turns, decisions: turns, orders: [turns, turns], nanos: [7, 8], luck: -9 }
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
        assert!(error.contains("it says \"seed 1\", this one says \"seed 2\""), "{error}");
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
        assert!(error.contains("line 6: \"0 1 won\" has no checksum"), "{error}");
        let sum = Digest::of(&opening(&header(1)));
        std::fs::write(&path, format!("{text}{}", summed(sum, "0 1 won"))).unwrap();
        let error = Results::open(&path, &header(1)).unwrap_err().to_string();
        assert!(error.contains("\" is not a battle"), "{error}");
        std::fs::write(&path, format!("{text}{}", summed(sum, "0 0 win 1 1 1 1 1 1 0"))).unwrap();
        let error = Results::open(&path, &header(1)).unwrap_err().to_string();
        assert!(error.contains("is in the file already"), "{error}");
    }

    #[test]
    fn every_mutation_of_a_file_is_named_or_changes_nothing() {
        let path = folder("mutations").join("a.results");
        let mut results = Results::open(&path, &header(1)).unwrap();
        for battle in 0..5 {
            results.add(0, battle, fight(battle as u32)).unwrap();
        }
        let fights = results.fights.clone();
        drop(results);
        let bytes = std::fs::read(&path).unwrap();
        for at in 0..bytes.len() {
            for new in *b"017 aw=\n\0\xff" {
                if bytes[at] == new {
                    continue;
                }
                let mut changed = bytes.clone();
                changed[at] = new;
                std::fs::write(&path, &changed).unwrap();
                if let Ok(found) = Results::open(&path, &header(1)) {
                    // The battles found are right; a battle whose line end was changed may be fought again.
                    assert!(
                        found.fights.iter().all(|(key, fight)| fights.get(key) == Some(fight)),
                        "byte {at}: {new}"
                    );
                    assert!(at >= bytes.len() - 1, "byte {at} becomes {new}, and nobody notices");
                }
            }
        }
    }

    #[test]
    fn a_tail_of_zeros_heals_like_half_a_line() {
        let path = folder("zeros").join("a.results");
        let mut results = Results::open(&path, &header(1)).unwrap();
        for battle in 0..5 {
            results.add(0, battle, fight(battle as u32)).unwrap();
        }
        drop(results);
        let text = std::fs::read(&path).unwrap();
        for cut in 0..=text.len() {
            std::fs::write(&path, [&text[..cut], &[0; 4096]].concat()).unwrap();
            let mut results =
                Results::open(&path, &header(1)).unwrap_or_else(|e| panic!("cut at {cut}: {e}"));
            for battle in 0..5 {
                if results.get(0, battle).is_none() {
                    results.add(0, battle, fight(battle as u32)).unwrap();
                }
            }
            drop(results);
            assert_eq!(std::fs::read(&path).unwrap(), text, "cut at {cut}");
        }
    }

    #[test]
    fn files_of_other_versions_are_refused_with_what_to_do() {
        let path = folder("versions").join("a.results");
        for (version, said) in [
            ("1", "version 1, whose lines have no checksums"),
            ("2", "version 2, whose lines lack the luck of the dice"),
            ("4", "version \"4\", not 3"),
        ] {
            let old = format!(
                "firing-arc results {version}\nexperiment match\n= 0123456789abcdef\n0 0 win 1 1 1 1 1 1\n"
            );
            std::fs::write(&path, &old).unwrap();
            let error = Results::open(&path, &header(1)).unwrap_err().to_string();
            assert!(error.contains(said) && error.contains("Move it away or name another file"), "{error}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), old);
        }
    }
}
