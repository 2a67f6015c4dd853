//! A run of the lab as asked, whichever it is: fought whole or in shards, and gathered.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use engine::Flaws;
use lab::chart::svg_file;
use lab::experiment::{Experiment, Stopped};
use lab::page::{answer, effects};
use lab::results::Results;
use lab::rows::rows;
use lab::run::{Ended, counted, run_until};
use lab::series::Series;
use lab::shard::{Shard, Split};
use lab::storage::Disk;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use shelf::Arena;

use super::PyFought;
use super::contest::Contest;
use crate::errors::of_flaws;
use crate::table::PyTable;

/// Progress: called with the battles held and those owed, and breaks to stop the run.
pub type Tell<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;

/// An experiment, or a match or ladder.
pub enum Asked {
    Experiment(Box<Experiment>),
    Contest(Box<Contest>),
}

/// A run after its last battle.
pub struct Done {
    /// State of each series.
    ended: Vec<Ended>,
    /// The battles of each series.
    battles: u64,
    /// The report of an experiment.
    report: Option<lab::experiment::Report>,
    /// The results file, in order.
    results: Results,
}

impl Asked {
    fn arenas(&self) -> Result<Vec<Box<dyn Arena>>, Flaws> {
        match self {
            Self::Experiment(experiment) => experiment.arenas(),
            Self::Contest(contest) => Ok(vec![contest.arena()?]),
        }
    }

    fn series<'a>(&self, arenas: &'a [Box<dyn Arena>], battles: u64) -> Vec<Series<'a>> {
        match self {
            Self::Experiment(experiment) => experiment.series(arenas, battles),
            Self::Contest(contest) => arenas.iter().flat_map(|arena| contest.series(&**arena)).collect(),
        }
    }

    fn header(&self) -> Result<Vec<String>, Flaws> {
        match self {
            Self::Experiment(experiment) => experiment.header(true),
            Self::Contest(contest) => contest.header(),
        }
    }

    /// Returns the name of its files.
    ///
    /// # Errors
    /// The flaws of the set-up.
    pub fn name(&self) -> Result<String, Flaws> {
        match self {
            Self::Experiment(experiment) => Ok(experiment.id.clone()),
            Self::Contest(contest) => contest.name(),
        }
    }

    /// Returns the number of battles of a round, from 1; 0 if there is no such round.
    ///
    /// # Errors
    /// The flaws of the set-up.
    pub fn owed(&self, round: u32) -> Result<u64, Flaws> {
        let (from, to) = match self {
            Self::Experiment(experiment) => experiment.round(round).unwrap_or_default(),
            Self::Contest(contest) if round == 1 => (0, contest.battles),
            Self::Contest(_) => (0, 0),
        };
        Ok((to - from) * self.series(&self.arenas()?, to).len() as u64)
    }

    /// Opens the results file in a folder, which is made if it is not there.
    fn results(&self, folder: &Path) -> Result<Results, Stopped> {
        fs::create_dir_all(folder).map_err(|error| Stopped::Folder(folder.to_owned(), error))?;
        Ok(Results::open(&folder.join(format!("{}.results", self.name()?)), &self.header()?)?)
    }

    /// Fights the battles that the results file in a folder lacks.
    ///
    /// # Errors
    /// If a battle cannot be fought or kept, or `told` breaks.
    pub fn fight(&self, folder: &Path, threads: usize, told: &mut Tell<'_>) -> Result<Done, Stopped> {
        let (arenas, mut results) = (self.arenas()?, self.results(folder)?);
        let mut fight = |series: &[Series<'_>], results: &mut Results| {
            run_until(series, threads, results, &mut |progress| told(progress.done, progress.most))
        };
        match self {
            Self::Experiment(experiment) => {
                let fought =
                    experiment.fight(&arenas, &mut results, |_, series, results| fight(series, results))?;
                Done::settled(fought.ended, fought.battles, Some(fought.report), results)
            }
            Self::Contest(contest) => {
                let ended = fight(&self.series(&arenas, contest.battles), &mut results)?;
                Done::settled(ended, contest.battles, None, results)
            }
        }
    }

    /// Fights the battles that the file of a shard in a folder lacks, and returns the file.
    ///
    /// # Errors
    /// If there is no such round, a battle cannot be fought or kept, or `told` breaks.
    pub fn fight_shard(
        &self,
        shard: Shard,
        round: u32,
        folder: &Path,
        threads: usize,
        told: &mut Tell<'_>,
    ) -> Result<PathBuf, Stopped> {
        let contest = match self {
            Self::Experiment(experiment) => {
                return experiment.fight_shard(shard, round, true, folder, threads, told);
            }
            Self::Contest(_) if round != 1 => return Err(Stopped::NoRound(round, 1)),
            Self::Contest(contest) => contest,
        };
        fs::create_dir_all(folder).map_err(|error| Stopped::Folder(folder.to_owned(), error))?;
        let (arenas, header) = (self.arenas()?, self.header()?);
        let series = self.series(&arenas, contest.battles);
        let split = Split { header: &header, series: &series, round, from: 0 };
        let file = split.file(folder, &self.name()?, shard);
        split.fight(shard, &file, threads, told)?;
        Ok(file)
    }

    /// Joins shards into the results file of a folder. Shards that cannot be gathered are named before a file is begun.
    ///
    /// # Errors
    /// The faults of the shards; [`Stopped::NextRound`] if another round must be fought.
    pub fn gather(&self, shards: &Path, folder: &Path) -> Result<Done, Stopped> {
        let (arenas, header) = (self.arenas()?, self.header()?);
        match self {
            Self::Experiment(experiment) => {
                experiment.gather(&arenas, shards, &mut Results::unkept_like(&header))?;
                let mut results = self.results(folder)?;
                let fought = experiment.gather(&arenas, shards, &mut results)?;
                Done::settled(fought.ended, fought.battles, Some(fought.report), results)
            }
            Self::Contest(contest) => {
                let series = self.series(&arenas, contest.battles);
                let split = Split { header: &header, series: &series, round: 1, from: 0 };
                let fights = split.read(&split.files(shards, &self.name()?)?)?;
                let mut results = self.results(folder)?;
                split.add(fights, &mut results)?;
                Done::settled(counted(&series, &results), contest.battles, None, results)
            }
        }
    }

    /// Returns all that there is to tell of a run.
    pub fn told(&self, done: &Done) -> PyResult<PyFought> {
        let arenas = self.arenas().map_err(|flaws| of_flaws(&flaws))?;
        let series = self.series(&arenas, done.battles);
        let rows = rows(&series, &done.ended, &done.results);
        let fleets = match self {
            Self::Experiment(experiment) => experiment.fleets.as_ref(),
            Self::Contest(_) => None,
        };
        let table = PyTable::of(&rows, fleets);
        let (json, answer, effects, svg) = match (self, &done.report) {
            (Self::Contest(contest), _) => {
                let report = contest.report(&series, &done.ended).map_err(|flaws| of_flaws(&flaws))?;
                (report.json, report.answer, report.effects, None)
            }
            (Self::Experiment(_), Some(report)) => {
                (serde_json::to_string(report), answer(report), effects(report), Some(svg_file(report)))
            }
            (Self::Experiment(_), None) => return Err(PyRuntimeError::new_err("report: there is none")),
        };
        Ok(PyFought {
            report: json.map_err(|error| PyRuntimeError::new_err(format!("report: {error}")))?,
            answer,
            effects,
            svg,
            path: done.results.path().map(Path::to_owned).unwrap_or_default(),
            table: table.map_err(|error| PyRuntimeError::new_err(format!("table: {error}")))?,
        })
    }
}

impl Done {
    /// Puts the results file in order, with the counted battles alone.
    fn settled(
        ended: Vec<Ended>,
        battles: u64,
        report: Option<lab::experiment::Report>,
        mut results: Results,
    ) -> Result<Self, Stopped> {
        let counted: Vec<u64> = ended.iter().map(|ended| ended.tally.battles).collect();
        results.put_in_order(&Disk, &counted)?;
        Ok(Self { ended, battles, report, results })
    }
}
