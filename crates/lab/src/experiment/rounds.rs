//! The battles of an experiment: all at once, round by round, or as shards.
//!
//! A question of fairness is asked in rounds. Each doubles the battles of a case, until the interval of the even value is
//! narrow enough or the limit of battles is reached. Any other question has one round.

use std::fmt;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use engine::digest::Digest;
use engine::record::DiceSource;
use engine::{Flaw, Flaws};
use shelf::{Arena, Game, Opening};

use super::{Experiment, Question, Report};
use crate::luck::Units;
use crate::results::{Results, ResultsError, UNTIMED};
use crate::run::{Ended, RunError, counted};
use crate::series::Series;
use crate::shard::{GatherError, Shard, Split};

/// An experiment after its last battle.
pub struct Fought {
    /// The report.
    pub report: Report,
    /// Number of battles of each case.
    pub battles: u64,
    /// State of each case's series.
    pub ended: Vec<Ended>,
}

/// A reason why an experiment, or a shard of it, stopped.
#[derive(Debug)]
pub enum Stopped {
    /// A set-up is invalid.
    Flaws(Flaws),
    /// A battle could not be fought or stored.
    Run(RunError),
    /// The shards cannot be gathered.
    Gather(GatherError),
    /// The experiment has no such round: that round, and the last one.
    NoRound(u32, u32),
    /// The interval is still too wide: the next round must be fought.
    NextRound(u32),
    /// A folder cannot be made.
    Folder(PathBuf, std::io::Error),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flaws(flaws) => flaws.fmt(f),
            Self::Run(error) => error.fmt(f),
            Self::Gather(error) => error.fmt(f),
            Self::NoRound(round, last) => {
                write!(f, "there is no round {round}: the last round of this experiment is {last}")
            }
            Self::NextRound(round) => write!(
                f,
                "the interval of the even value is still too wide: run every shard again with --round {round}, then \
                 gather again"
            ),
            Self::Folder(path, error) => write!(f, "folder {}: {error}", path.display()),
        }
    }
}

impl std::error::Error for Stopped {}

impl From<RunError> for Stopped {
    fn from(error: RunError) -> Self {
        Self::Run(error)
    }
}

impl From<Flaws> for Stopped {
    fn from(flaws: Flaws) -> Self {
        Self::Flaws(flaws)
    }
}

impl From<GatherError> for Stopped {
    fn from(error: GatherError) -> Self {
        Self::Gather(error)
    }
}

/// Returns a line that changes when a game's captains or its judge change.
pub fn recipes(game: &dyn Game) -> String {
    let recipes = Digest::of(&format!("{:?}", game.recipes()));
    let weights = game.features().iter().fold(recipes, |all, (feature, weight)| {
        all.then(feature.name).then(&format!("{:016x}", weight.to_bits()))
    });
    format!("recipes {weights}")
}

/// Returns the line of a header that names the version of the program.
pub fn program() -> String {
    format!("program {}", env!("CARGO_PKG_VERSION"))
}

impl Experiment {
    /// Returns the header of its results file: all that its battles depend on, except their number. With `untimed`, the
    /// file leaves the captains' times out.
    ///
    /// # Errors
    /// If a case's set-up is invalid; never for an experiment that came from [`Experiment::read`].
    pub fn header(&self, untimed: bool) -> Result<Vec<String>, Flaws> {
        let rules = format!("game {}, rules {}", self.game.id(), self.game.version());
        let mut header = vec![program(), rules, recipes(self.game)];
        header.extend(untimed.then(|| UNTIMED.to_owned()));
        header.extend(self.text.lines().map(|line| format!("> {line}")));
        for case in &self.cases {
            let opening = Opening { dice: DiceSource::Seed(self.seed), ..case.opening.clone() };
            let battle = self.game.open(&opening).map_err(|flaws| {
                let place =
                    |flaw: Flaw| Flaw { place: format!("case {}: {}", case.name, flaw.place), ..flaw };
                flaws.into_iter().map(place).collect::<Flaws>()
            })?;
            header.push(format!("case {}", case.name));
            header.extend(battle.opening().lines().map(|line| format!("| {line}")));
        }
        if let Some(fleets) = &self.fleets {
            header.extend(fleets.pinned());
        }
        Ok(header)
    }

    /// Returns the numbers of battles of a case before a round, from 1, and after it; `None` if there is no such round.
    pub fn round(&self, round: u32) -> Option<(u64, u64)> {
        let most = match self.question {
            Question::Fair { most, .. } => most.max(self.battles),
            Question::Sweep | Question::Rules | Question::Points => self.battles,
        };
        let after =
            |round: u32| self.battles.checked_shl(round - 1).filter(|n| *n >> (round - 1) == self.battles);
        let after = |round: u32| after(round).map_or(most, |battles| battles.min(most));
        match round {
            0 => None,
            1 => Some((0, self.battles)),
            round => Some((after(round - 1), after(round))).filter(|(from, to)| from < to),
        }
    }

    /// Returns `true` if a report after this round answers the question, or cannot be improved by another round.
    fn is_answered(&self, report: &Report, round: u32) -> bool {
        !report.even.as_ref().is_some_and(super::evenness::Even::may_be_found)
            || self.round(round + 1).is_none()
    }

    /// Fights all rounds that its question needs. `fight` is called with the number of each round, from 1, and its series,
    /// and returns their states: [`run`](crate::run::run) does that, for instance.
    ///
    /// # Errors
    /// Those of `fight`.
    pub fn fight<E>(
        &self,
        arenas: &[Box<dyn Arena>],
        results: &mut Results,
        mut fight: impl FnMut(u32, &[Series<'_>], &mut Results) -> Result<Vec<Ended>, E>,
    ) -> Result<Fought, E> {
        let mut round = 1;
        loop {
            let battles = self.round(round).map_or(self.battles, |(_, to)| to);
            let series = self.series(arenas, battles);
            let ended = fight(round, &series, results)?;
            let report = self.report(&ended, &self.all_units(&series, results));
            if self.is_answered(&report, round) {
                return Ok(Fought { report, battles, ended });
            }
            round += 1;
        }
    }

    fn all_units(&self, series: &[Series<'_>], results: &Results) -> Vec<Units> {
        series.iter().enumerate().map(|(at, s)| self.units(s, at, results)).collect()
    }

    /// Fights the battles of a shard of one round, and keeps them in a file in `folder`, which is made if it is not there.
    /// Returns the file. A shard that was interrupted goes on where it stopped. `told` is called with the battles held and
    /// those owed, and stops the shard if it breaks.
    ///
    /// With the same `untimed` for every shard, [`Experiment::gather`] joins them.
    ///
    /// # Errors
    /// If there is no such round, the file cannot be used, or a battle cannot be fought or stored, or `told` breaks.
    pub fn fight_shard(
        &self,
        shard: Shard,
        round: u32,
        untimed: bool,
        folder: &Path,
        threads: usize,
        told: &mut dyn FnMut(u64, u64) -> ControlFlow<()>,
    ) -> Result<PathBuf, Stopped> {
        let Some((from, to)) = self.round(round) else {
            // Each round doubles a number of 64 bits.
            let last = (1..=u64::BITS).rev().find(|round| self.round(*round).is_some()).unwrap_or(1);
            return Err(Stopped::NoRound(round, last));
        };
        fs::create_dir_all(folder).map_err(|error| Stopped::Folder(folder.to_owned(), error))?;
        let (arenas, header) = (self.arenas()?, self.header(untimed)?);
        let series = self.series(&arenas, to);
        let split = Split { header: &header, series: &series, round, from };
        let file = split.file(folder, &self.id, shard);
        split.fight(shard, &file, threads, told)?;
        Ok(file)
    }

    /// Joins the shards of all rounds in `folder` into `results`, and returns what [`Experiment::fight`] returns for the
    /// same experiment. No battle is fought.
    ///
    /// `results` must have the header of [`Experiment::header`], with the same `untimed` as the shards.
    ///
    /// # Errors
    /// Every shard that is missing, double, incomplete, damaged or of another experiment; then none of its round is
    /// added. [`Stopped::NextRound`] if the question needs another round.
    pub fn gather(
        &self,
        arenas: &[Box<dyn Arena>],
        folder: &Path,
        results: &mut Results,
    ) -> Result<Fought, Stopped> {
        let header = self.header(results.is_untimed())?;
        self.fight(arenas, results, |round, series, results| {
            let from = self.round(round).map_or(0, |(from, _)| from);
            let split = Split { header: &header, series, round, from };
            let files = match split.files(folder, &self.id) {
                Err(_) if round > 1 => return Err(Stopped::NextRound(round)),
                files => files?,
            };
            split.gather(&files, results)?;
            Ok(counted(series, results))
        })
    }
}

impl From<ResultsError> for Stopped {
    fn from(error: ResultsError) -> Self {
        Self::Run(error.into())
    }
}
