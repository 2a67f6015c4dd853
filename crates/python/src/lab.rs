//! Runs of the lab: experiments, matches and ladders.
//!
//! `asked` fights them, whole or in shards; `contest` has what matches and ladders need beside.

mod asked;
mod contest;

use std::path::PathBuf;

use ::lab::experiment::{Experiment, Stopped};
use ::lab::ladder::Pairings;
use ::lab::page::{Cell, Row};
use ::lab::report::Kind;
use ::lab::results::ResultsError;
use ::lab::run::RunError;
use ::lab::series::Thinking;
use ::lab::shard::Shard;
use pyo3::exceptions::{PyBlockingIOError, PyKeyboardInterrupt, PyOSError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use shelf::Game;

use self::asked::Asked;
use self::contest::{Contest, Form};
use crate::battle::opening;
use crate::errors::{listed, of_flaws};
use crate::table::PyTable;
use crate::watch::watched;

/// Returns the exception of a run that stopped, or of a shard of it.
fn of_stopped(stopped: Stopped) -> PyErr {
    let what = stopped.to_string();
    match stopped {
        Stopped::Flaws(flaws) => of_flaws(&flaws),
        Stopped::Run(RunError::Halted) => PyKeyboardInterrupt::new_err(what),
        Stopped::Run(RunError::Battle(..)) => PyRuntimeError::new_err(what),
        Stopped::Run(RunError::Results(ResultsError::InUse(_))) => {
            PyBlockingIOError::new_err(format!("out: {what}"))
        }
        Stopped::Run(RunError::Results(ResultsError::File(..))) | Stopped::Folder(..) => {
            PyOSError::new_err(format!("out: {what}"))
        }
        Stopped::Run(RunError::Results(_)) | Stopped::Gather(_) => {
            PyValueError::new_err(format!("out: {what}"))
        }
        Stopped::NoRound(..) | Stopped::NextRound(_) => PyValueError::new_err(format!("round: {what}")),
    }
}

/// A run of the lab, checked: an experiment, a match or a ladder.
#[pyclass(name = "Run", module = "firing_arc._native", frozen)]
pub struct PyRun(Asked);

/// A run after its last battle.
#[pyclass(name = "Fought", module = "firing_arc._native", frozen)]
pub struct PyFought {
    /// The report, as the terminal prints it with `--json`.
    #[pyo3(get)]
    report: String,
    /// The answer, in a sentence or two.
    #[pyo3(get)]
    answer: String,
    /// The rows of cases, classes or captains.
    effects: Vec<Row>,
    /// The chart of an experiment, as the terminal draws it.
    #[pyo3(get)]
    svg: Option<String>,
    /// The results file.
    #[pyo3(get)]
    path: PathBuf,
    /// Every battle as a row.
    #[pyo3(get)]
    table: PyTable,
}

#[pymethods]
impl PyFought {
    /// A dict for every case, class, match or captain: text, whole numbers, floats, and `None` where there is no value.
    #[getter]
    fn effects<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyDict>>> {
        let row = |row: &Row| {
            let dict = PyDict::new(py);
            for (column, cell) in row {
                match cell {
                    Cell::Text(text) => dict.set_item(column, text)?,
                    Cell::Whole(number) => dict.set_item(column, number)?,
                    Cell::Number(number) => dict.set_item(column, number)?,
                    Cell::Empty => dict.set_item(column, py.None())?,
                }
            }
            Ok(dict)
        };
        self.effects.iter().map(row).collect()
    }
}

/// The outcome of a gathering: the whole, or the number of the round that is still to be fought.
#[derive(IntoPyObject)]
pub enum Gathered {
    All(PyFought),
    Round(u32),
}

impl PyRun {
    fn contest(contest: Contest) -> PyResult<Self> {
        contest
            .checked()
            .map(|contest| Self(Asked::Contest(Box::new(contest))))
            .map_err(|flaws| of_flaws(&flaws))
    }
}

/// Returns a kind of interval by its name.
fn interval_of(name: &str) -> PyResult<Kind> {
    match name {
        "paired" => Ok(Kind::Paired),
        "wilson" => Ok(Kind::Wilson),
        "exact" => Ok(Kind::Exact),
        _ => Err(PyValueError::new_err(format!("interval: \"{name}\" is not paired, wilson or exact"))),
    }
}

#[pymethods]
impl PyRun {
    /// Reads an experiment from the text of its file. `seed`, `battles` and `nodes` replace those of the text.
    #[staticmethod]
    #[pyo3(signature = (name, text, *, seed = None, battles = None, nodes = None))]
    fn experiment(
        name: &str,
        text: &str,
        seed: Option<i64>,
        battles: Option<i64>,
        nodes: Option<i64>,
    ) -> PyResult<Self> {
        let changed = changed(text, &[("seed", seed), ("battles", battles), ("nodes", nodes)]);
        let read = Experiment::read(&games::SHELF, name, changed.as_deref().unwrap_or(text));
        read.map(|experiment| Self(Asked::Experiment(Box::new(experiment))))
            .map_err(|flaws| PyValueError::new_err(format!("experiment: {}", listed(&flaws))))
    }

    /// Makes a match between two captains.
    #[staticmethod]
    #[pyo3(signature = (game, captains, scenario, *, options, text, battles, seed, nodes, fixed_sides, interval))]
    #[expect(clippy::too_many_arguments, reason = "named arguments of Python")]
    fn match_of(
        game: &str,
        captains: [String; 2],
        scenario: &str,
        options: Bound<'_, PyDict>,
        text: Option<String>,
        battles: u64,
        seed: u64,
        nodes: Option<u32>,
        fixed_sides: bool,
        interval: &str,
    ) -> PyResult<Self> {
        let (game, opening) = opening(scenario, Some(options), None, text, game)?;
        let (form, interval) = (Form::Match(fixed_sides), interval_of(interval)?);
        let (captains, thinking) = (captains.to_vec(), Thinking { nodes, millis: None });
        Self::contest(Contest { game, opening, captains, form, battles, seed, thinking, interval })
    }

    /// Makes a ladder of captains, weakest first.
    #[staticmethod]
    #[pyo3(signature = (game, captains, scenario, *, options, text, battles, seed, nodes, anchor, everyone, interval))]
    #[expect(clippy::too_many_arguments, reason = "named arguments of Python")]
    fn ladder_of(
        game: &str,
        captains: Vec<String>,
        scenario: &str,
        options: Bound<'_, PyDict>,
        text: Option<String>,
        battles: u64,
        seed: u64,
        nodes: Option<u32>,
        anchor: usize,
        everyone: bool,
        interval: &str,
    ) -> PyResult<Self> {
        let (game, opening) = opening(scenario, Some(options), None, text, game)?;
        if anchor >= captains.len() || captains.len() < 2 {
            return Err(PyValueError::new_err(
                "captains: a ladder needs two or more, and its anchor among them",
            ));
        }
        let pairings = if everyone { Pairings::All } else { Pairings::Neighbours };
        let (form, interval) = (Form::Ladder(anchor, pairings), interval_of(interval)?);
        let thinking = Thinking { nodes, millis: None };
        Self::contest(Contest { game, opening, captains, form, battles, seed, thinking, interval })
    }

    /// Name of its files.
    #[getter]
    fn name(&self) -> PyResult<String> {
        self.0.name().map_err(|flaws| of_flaws(&flaws))
    }

    /// The text of an experiment's file.
    #[getter]
    fn text(&self) -> Option<&str> {
        match &self.0 {
            Asked::Experiment(experiment) => Some(&experiment.text),
            Asked::Contest(_) => None,
        }
    }

    /// Returns the number of battles of a round, from 1; 0 if there is no such round.
    fn owed(&self, round: u32) -> PyResult<u64> {
        self.0.owed(round).map_err(|flaws| of_flaws(&flaws))
    }

    /// Fights the battles that the results file in the folder does not hold, and returns the answer.
    #[pyo3(signature = (folder, *, threads = 1, progress = None))]
    fn fight(
        &self,
        py: Python<'_>,
        folder: PathBuf,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<PyFought> {
        let done = watched(py, progress.as_ref(), of_stopped, |watch| {
            self.0.fight(&folder, threads, &mut |held, owed| watch.told(held, owed))
        })?;
        py.detach(move || self.0.told(&done))
    }

    /// Fights the battles of a shard that its file in the folder does not hold, and returns the file.
    #[pyo3(signature = (shard, shards, folder, *, round = 1, threads = 1, progress = None))]
    #[expect(clippy::too_many_arguments, reason = "named arguments of Python")]
    fn fight_shard(
        &self,
        py: Python<'_>,
        shard: u32,
        shards: u32,
        folder: PathBuf,
        round: u32,
        threads: usize,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<PathBuf> {
        let shard = Shard::new(shard, shards).ok_or_else(|| {
            let most = Shard::MOST;
            PyValueError::new_err(format!("shard: {shard} of {shards} is no shard of 1 to {most}"))
        })?;
        watched(py, progress.as_ref(), of_stopped, |watch| {
            self.0.fight_shard(shard, round, &folder, threads, &mut |held, owed| watch.told(held, owed))
        })
    }

    /// Joins the shards of all rounds in a folder into the results file of another, and returns the answer, or the round
    /// that must be fought first.
    fn gather(&self, py: Python<'_>, shards: PathBuf, folder: PathBuf) -> PyResult<Gathered> {
        py.detach(|| match self.0.gather(&shards, &folder) {
            Ok(done) => self.0.told(&done).map(Gathered::All),
            Err(Stopped::NextRound(round)) => Ok(Gathered::Round(round)),
            Err(stopped) => Err(of_stopped(stopped)),
        })
    }

    fn __repr__(&self) -> PyResult<String> {
        Ok(format!("<Run {}>", self.name()?))
    }
}

/// Returns the text of an experiment with other values of these keys; `None` if none is given, or the text is no TOML.
fn changed(text: &str, keys: &[(&str, Option<i64>)]) -> Option<String> {
    let given: Vec<(&str, i64)> = keys.iter().filter_map(|(key, value)| Some((*key, (*value)?))).collect();
    let mut table: toml::Table = text.parse().ok().filter(|_| !given.is_empty())?;
    table.extend(given.into_iter().map(|(key, value)| (key.to_owned(), value.into())));
    toml::to_string(&table).ok()
}

/// Returns the text of an experiment's file, from its tables as JSON.
#[pyfunction]
pub fn experiment_text(json: &str) -> PyResult<String> {
    let table: toml::Table = serde_json::from_str(json)
        .map_err(|error| PyValueError::new_err(format!("experiment: no table of TOML: {error}")))?;
    toml::to_string(&table).map_err(|error| PyValueError::new_err(format!("experiment: {error}")))
}

/// Returns the id, title, game and text of every included experiment.
#[pyfunction]
pub fn experiments() -> Vec<(String, String, String, String)> {
    let of = |game: &'static dyn Game| {
        game.experiments().iter().map(move |shelved| {
            let read = Experiment::read(&games::SHELF, shelved.id, shelved.text);
            let title = read.map_or_else(|_| String::new(), |experiment| experiment.title);
            (shelved.id.to_owned(), title, game.id().to_owned(), shelved.text.to_owned())
        })
    };
    games::SHELF.iter().flat_map(of).collect()
}
