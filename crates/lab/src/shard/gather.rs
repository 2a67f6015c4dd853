//! The gathering of shards, and the faults for which they are refused.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use engine::quoting::counted;

use super::{EXTENSION, SHARD, Shard, Split, before_number};
use crate::results::{Fights, Results, ResultsError, opening, read};
use crate::series::Fight;

/// A reason why shards cannot be gathered. No file is changed.
#[derive(Debug)]
pub enum Fault {
    /// A folder has no file of a shard of this name.
    None(PathBuf, String),
    /// A file or folder cannot be read.
    File(PathBuf, io::Error),
    /// The file's header names no shard.
    NoShard(PathBuf),
    /// The file is no results file, is damaged, or belongs to another experiment.
    Results(ResultsError),
    /// The shard is of another split: the file, its shard, and the number of shards of the first file.
    OtherSplit(PathBuf, Shard, u32),
    /// Two files hold the same shard.
    Double(PathBuf, PathBuf, Shard),
    /// A shard's file lacks battles: the file, the shard, the battles lacking and those owed.
    Short(PathBuf, Shard, u64, u64),
    /// A shard's file has a battle of another shard: the file, the shard, and the battle, counted from 1, of the series.
    Strange(PathBuf, Shard, u64, String),
    /// Shards have no file: their numbers, and the number of shards.
    Missing(Vec<u32>, u32),
    /// A battle of the results differs from that of the shards: the battle, counted from 1, of the series.
    Differs(u64, String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None(folder, name) => {
                write!(f, "folder {} has no file {name}…{EXTENSION} of a shard", folder.display())
            }
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::NoShard(path) => write!(f, "{}: its header names no shard", path.display()),
            Self::Results(error) => error.fmt(f),
            Self::OtherSplit(path, shard, of) => write!(
                f,
                "{} is shard {shard}, and others are of {of}: gather one split at a time",
                path.display()
            ),
            Self::Double(first, second, shard) => write!(
                f,
                "shard {shard} is there twice: {} and {}. Remove one of them",
                first.display(),
                second.display()
            ),
            Self::Short(path, shard, lacking, owed) => write!(
                f,
                "{}: shard {shard} lacks {lacking} of its {}. Run it again with --shard {shard}; it goes on where it \
                 stopped",
                path.display(),
                counted(*owed, "battle")
            ),
            Self::Strange(path, shard, battle, series) => {
                write!(f, "{}: battle {battle} of {series} is not one of shard {shard}", path.display())
            }
            Self::Missing(numbers, of) => {
                let (noun, verb) = if numbers.len() == 1 { ("shard", "is") } else { ("shards", "are") };
                write!(f, "{noun} {} of {of} {verb} missing", ranges(numbers))
            }
            Self::Differs(battle, series) => write!(
                f,
                "battle {battle} of {series} is in the results file already, and ended in another way there"
            ),
        }
    }
}

/// All reasons why shards cannot be gathered, one a line.
#[derive(Debug)]
pub struct GatherError(pub Vec<Fault>);

impl fmt::Display for GatherError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults: Vec<String> = self.0.iter().map(Fault::to_string).collect();
        f.write_str(&faults.join("\n"))
    }
}

impl std::error::Error for GatherError {}

impl From<ResultsError> for GatherError {
    fn from(error: ResultsError) -> Self {
        Self(vec![Fault::Results(error)])
    }
}

/// Returns ascending numbers as a list of ranges, such as `3, 7 to 9`.
fn ranges(numbers: &[u32]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let say = |&(first, last): &(u32, u32)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first} to {last}"),
    };
    ranges.iter().map(say).collect::<Vec<_>>().join(", ")
}

impl Split<'_> {
    /// Returns the files of shards of this round in a folder, sorted; `name` is that of the run.
    ///
    /// # Errors
    /// If the folder cannot be read, or has none.
    pub fn files(&self, folder: &Path, name: &str) -> Result<Vec<PathBuf>, GatherError> {
        let fault = |error| GatherError(vec![Fault::File(folder.to_owned(), error)]);
        let before = before_number(name, self.round);
        let mut files = Vec::new();
        for entry in fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            let named = path.file_name().is_some_and(|name| {
                let name = name.to_string_lossy();
                name.starts_with(&before) && name.ends_with(EXTENSION)
            });
            if named {
                files.push(path);
            }
        }
        if files.is_empty() {
            return Err(GatherError(vec![Fault::None(folder.to_owned(), before)]));
        }
        files.sort();
        Ok(files)
    }

    /// Joins the files of all shards of this round, and adds their battles to `results`. Nothing is added if a file is
    /// refused.
    ///
    /// # Errors
    /// As for [`Split::read`] and [`Split::add`].
    pub fn gather(&self, files: &[PathBuf], results: &mut Results) -> Result<(), GatherError> {
        self.add(self.read(files)?, results)
    }

    /// Adds the battles of shards to `results`, in their order. Battles that `results` has already are compared and not
    /// added again, so that an interrupted gathering can be repeated.
    ///
    /// # Errors
    /// If a battle differs from that of `results`; then nothing is added. If `results` cannot be written.
    pub fn add(&self, fights: Fights, results: &mut Results) -> Result<(), GatherError> {
        let came = |fight: &Fight| (fight.came, fight.turns, fight.decisions, fight.orders, fight.luck);
        let differs = fights.iter().filter_map(|((at, battle), fight)| {
            let there = results.get(*at, *battle)?;
            (came(there) != came(fight)).then(|| Fault::Differs(battle + 1, self.series[*at].name.clone()))
        });
        let differs: Vec<Fault> = differs.collect();
        if !differs.is_empty() {
            return Err(GatherError(differs));
        }
        for ((at, battle), fight) in fights {
            if results.get(at, battle).is_none() {
                results.add(at, battle, fight)?;
            }
        }
        Ok(results.sync()?)
    }

    /// Reads the files of all shards of this round, and returns their battles.
    ///
    /// # Errors
    /// Every fault of the files: shards that are missing, double, incomplete, damaged, of another split or experiment.
    pub fn read(&self, files: &[PathBuf]) -> Result<Fights, GatherError> {
        let (mut all, mut faults) = (Fights::new(), Vec::new());
        let mut seen: BTreeMap<u32, &PathBuf> = BTreeMap::new();
        let mut split = None;
        for path in files {
            let (shard, fights) = match self.one(path) {
                Ok(one) => one,
                Err((shard, fault)) => {
                    // A damaged shard is not missing as well.
                    if let Some(shard) = shard {
                        seen.insert(shard.number(), path);
                        split.get_or_insert(shard.of());
                    }
                    faults.push(fault);
                    continue;
                }
            };
            let of = *split.get_or_insert(shard.of());
            if of != shard.of() {
                faults.push(Fault::OtherSplit(path.clone(), shard, of));
            } else if let Some(other) = seen.insert(shard.number(), path) {
                faults.push(Fault::Double(other.clone(), path.clone(), shard));
            } else {
                all.extend(fights);
            }
        }
        let missing =
            Shard::all(split.unwrap_or(0)).map(Shard::number).filter(|number| !seen.contains_key(number));
        let missing: Vec<u32> = missing.collect();
        if let (Some(of), false) = (split, missing.is_empty()) {
            faults.push(Fault::Missing(missing, of));
        }
        if faults.is_empty() { Ok(all) } else { Err(GatherError(faults)) }
    }

    /// Reads the file of a shard. It must hold every battle of its shard, and no other.
    ///
    /// # Errors
    /// The fault of the file, and the shard that it names, if it names one.
    fn one(&self, path: &Path) -> Result<(Shard, Fights), (Option<Shard>, Fault)> {
        let file = |error| (None, Fault::File(path.to_owned(), error));
        if !fs::metadata(path).map_err(file)?.is_file() {
            return Err((None, Fault::NoShard(path.to_owned())));
        }
        let bytes = fs::read(path).map_err(file)?;
        let Some(shard) = named(&bytes) else {
            // A file that is no results file at all is told as such.
            let told = read(path, &bytes, &opening(self.header)).err();
            let told = told.filter(|error| !matches!(error, ResultsError::Damaged(..)));
            return Err((None, told.map_or_else(|| Fault::NoShard(path.to_owned()), Fault::Results)));
        };
        let fault = |fault| (Some(shard), fault);
        // Half a line, or zeros, at the end are what an interrupted shard leaves.
        let written = &bytes[..bytes.iter().rposition(|b| *b != 0).map_or(0, |at| at + 1)];
        let whole = written.iter().rposition(|b| *b == b'\n').map_or(0, |at| at + 1);
        let fights = read(path, &bytes[..whole], &opening(&self.header_of(shard)))
            .map_err(|error| fault(Fault::Results(error)))?;
        if let Some((at, battle)) = fights.keys().find(|(at, battle)| !self.owes(shard, *at, *battle)) {
            let series =
                self.series.get(*at).map_or_else(|| format!("series {}", at + 1), |s| s.name.clone());
            return Err(fault(Fault::Strange(path.to_owned(), shard, battle + 1, series)));
        }
        let owed = self.battles(shard).count();
        match owed - fights.len() {
            0 => Ok((shard, fights)),
            lacking => Err(fault(Fault::Short(path.to_owned(), shard, lacking as u64, owed as u64))),
        }
    }
}

/// Returns the shard that the header of a file names.
fn named(bytes: &[u8]) -> Option<Shard> {
    let lines = bytes.split(|b| *b == b'\n').take_while(|line| !line.starts_with(b"= "));
    let named = lines.filter_map(|line| std::str::from_utf8(line).ok()?.strip_prefix(SHARD)?.parse().ok());
    named.last()
}
