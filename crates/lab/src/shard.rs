//! Shards: the battles of a run split over many processes or machines, and gathered again.
//!
//! A battle depends only on its series and its index there. So it does not matter where it is fought, and the run that
//! is gathered from its shards is the run that nobody split. [`Split::fight`] fights the battles of one shard and keeps
//! them in a results file of its own. A shard that was interrupted goes on from that file. [`Split::gather`] joins the
//! files. It refuses shards that are missing, double, incomplete, damaged or of another experiment, each by its name.
//!
//! The file of a shard is a results file ([`crate::results`]). Its header is that of the run, and two more lines:
//!
//! ```text
//! shard 3/64
//! battles 1 to 500 of 12 series
//! ```
//!
//! Battles are dealt to shards in pairs: each shard gets one of every `of` pairs, counted through all series, so that all have
//! the same number of pairs, or one more. A sequential test ends no shard, because it looks at all battles; it is asked after the shards are gathered.

mod gather;

use std::fmt;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{Mutex, PoisonError};

pub use gather::{Fault, GatherError};

use crate::results::Results;
use crate::run::{RunError, fight_all};
use crate::series::Series;

/// The battles of a pair, which stay in one shard.
const PAIR: u64 = 2;

/// One of the parts into which a run is split, counted from 1 and written `3/64`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Shard {
    number: u32,
    of: u32,
}

impl Shard {
    /// Largest number of shards.
    pub const MOST: u32 = 100_000;

    /// Returns a shard by its number, from 1, and the number of shards; `None` if there is no such shard.
    pub const fn new(number: u32, of: u32) -> Option<Self> {
        if number == 0 || number > of || of > Self::MOST {
            return None;
        }
        Some(Self { number, of })
    }

    /// Returns all shards of a split.
    pub fn all(of: u32) -> impl Iterator<Item = Self> {
        (1..=of.min(Self::MOST)).map(move |number| Self { number, of })
    }

    /// Returns the shard's number, from 1.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Returns the number of shards of the split.
    pub const fn of(self) -> u32 {
        self.of
    }

    /// Returns `true` if the shard fights the pair with this number in the run.
    ///
    /// Of every `of` pairs in turn each shard gets one, the next one each time. Without that step a shard of 64 would
    /// have pairs of a single series where a run has 4.
    const fn takes(self, pair: u64) -> bool {
        let of = self.of as u64;
        (pair + pair / of) % of == self.number as u64 - 1
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| {
            let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
            (digits(number) && digits(of)).then_some((number.parse().ok()?, of.parse().ok()?))
        });
        numbers.and_then(|(number, of)| Self::new(number, of)).ok_or_else(|| {
            format!(
                "write the number of the shard, a slash and the number of shards, at most {}, such as 3/64",
                Self::MOST
            )
        })
    }
}

/// A run to be split: battles of its series, all from the same index on.
///
/// A question of fairness is asked in rounds, each with more battles; the later rounds have `from` above 0. Any other
/// run has one round, from battle 0.
#[derive(Clone, Copy)]
pub struct Split<'a> {
    /// The lines that identify the run, as in its results file.
    pub header: &'a [String],
    /// The series, with their numbers of battles.
    pub series: &'a [Series<'a>],
    /// Number of the round, from 1.
    pub round: u32,
    /// Index of the first battle of the round in each series.
    pub from: u64,
}

impl Split<'_> {
    /// Returns the battles of a shard, each by the index of its series and its index there, pair after pair.
    pub fn battles(&self, shard: Shard) -> impl Iterator<Item = (usize, u64)> {
        let pairs = self.series.iter().map(|series| series.battles.div_ceil(PAIR)).max().unwrap_or(0);
        let pairs =
            (self.from / PAIR..pairs).flat_map(|pair| (0..self.series.len()).map(move |at| (at, pair)));
        let ours = pairs.filter(move |(at, pair)| self.takes(shard, *at, *pair));
        let both = ours.flat_map(|(at, pair)| [(at, PAIR * pair), (at, PAIR * pair + 1)]);
        both.filter(|(at, battle)| (self.from..self.series[*at].battles).contains(battle))
    }

    /// Returns `true` if a battle is one of the shard's.
    fn owes(&self, shard: Shard, at: usize, battle: u64) -> bool {
        let there = self.series.get(at).is_some_and(|series| battle < series.battles);
        there && battle >= self.from && self.takes(shard, at, battle / PAIR)
    }

    fn takes(&self, shard: Shard, at: usize, pair: u64) -> bool {
        shard.takes((pair - self.from / PAIR) * self.series.len() as u64 + at as u64)
    }

    /// Returns the header of a shard's file.
    fn header_of(&self, shard: Shard) -> Vec<String> {
        let mut counts: Vec<(u64, usize)> = Vec::new();
        for series in self.series {
            match counts.last_mut() {
                Some((battles, many)) if *battles == series.battles => *many += 1,
                _ => counts.push((series.battles, 1)),
            }
        }
        let first = self.from + 1;
        let counts: Vec<String> =
            counts.iter().map(|(battles, many)| format!("{first} to {battles} of {many} series")).collect();
        let mut header = self.header.to_vec();
        header.push(format!("{SHARD}{shard}"));
        header.push(format!("battles {}", counts.join(", ")));
        header
    }

    /// Returns the path of a shard's file in a folder; `name` is that of the run.
    pub fn file(&self, folder: &Path, name: &str, shard: Shard) -> PathBuf {
        folder.join(format!(
            "{}{}-of-{}{EXTENSION}",
            before_number(name, self.round),
            shard.number(),
            shard.of()
        ))
    }

    /// Fights the battles of a shard that its file at `path` does not hold yet, on this number of threads, and returns
    /// the number of battles that it holds then. `told` is called with the battles held and those owed, once at the
    /// start and after every battle. If it breaks, the battles in play are finished and kept, and no other is begun.
    ///
    /// Two processes cannot fight the same shard in the same file at once: the second is refused.
    ///
    /// # Errors
    /// If the file cannot be used, or a battle cannot be fought or stored, or `told` breaks. Battles fought before that
    /// are kept.
    pub fn fight(
        &self,
        shard: Shard,
        path: &Path,
        threads: usize,
        told: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<u64, RunError> {
        let mut results = Results::open(path, &self.header_of(shard))?;
        let owed: Vec<(usize, u64)> = self.battles(shard).collect();
        let left: Vec<(usize, u64)> =
            owed.iter().copied().filter(|(at, battle)| results.get(*at, *battle).is_none()).collect();
        let (most, mut held) = (owed.len() as u64, (owed.len() - left.len()) as u64);
        if told(held, most).is_break() {
            return Err(RunError::Halted);
        }
        let queue = Mutex::new(left.into_iter());
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
        fight_all(self.series, threads, &mut results, &next, &mut |_, _| {
            held += 1;
            told(held, most)
        })?;
        Ok(held)
    }
}

/// The word of a header's line before the shard.
const SHARD: &str = "shard ";
/// The end of the name of a results file.
const EXTENSION: &str = ".results";

/// Returns the part of the name of a shard's file that comes before its number.
fn before_number(name: &str, round: u32) -> String {
    match round {
        0 | 1 => format!("{name}.shard-"),
        round => format!("{name}.round-{round}.shard-"),
    }
}

#[cfg(test)]
mod tests;
