//! A battle with its record.

use std::sync::{Mutex, MutexGuard, PoisonError};

use captains::{Budget, LookBack};
use engine::record::{DiceSource, Record};
use engine::{BattleError, Demand, Seat};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::{PyDict, PyList};
use shelf::{AnyBattle, Finding, Opening, SealError};

use crate::errors::{BattleOver, of_flaws, of_reading};
use crate::facts::to_python;

/// A battle in play, with its record.
///
/// A view, an outline and an assessment give lengths in whole thousandths of an inch and headings in whole degrees, clockwise
/// from up; a hex is an inch across. `position`, a position as text, and `text`, a scenario file, are in inches, as in the
/// game's files.
#[pyclass(name = "Battle", module = "firing_arc._native", frozen)]
pub struct PyBattle(Mutex<Box<dyn AnyBattle>>);

/// Returns the exception of a call that a battle does not accept.
fn of_battle(error: BattleError) -> PyErr {
    match error {
        BattleError::Over => BattleOver::new_err(error.to_string()),
        _ => PyValueError::new_err(error.to_string()),
    }
}

/// Opens a scenario, as the constructors of all classes do.
pub fn opening(
    scenario: &str,
    options: Option<Bound<'_, PyDict>>,
    position: Option<String>,
    text: Option<String>,
    game: &str,
) -> PyResult<(&'static dyn shelf::Game, Opening)> {
    let found = games::game(game).ok_or_else(|| {
        let known = games::SHELF.ids().join(", ");
        PyValueError::new_err(format!("game: no game \"{game}\"; there are {known}"))
    })?;
    let first = found.scenarios().first().map_or("", |file| file.id);
    let scenario = if scenario.is_empty() && text.is_none() { first } else { scenario };
    let opening = Opening { options: options_of(options)?, position, text, ..Opening::scenario(scenario) };
    Ok((found, opening))
}

/// Returns the options of a dict as text.
pub fn options_of(options: Option<Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let text = |of: &Bound<'_, PyAny>| of.str().and_then(|text| text.extract::<String>());
    options.iter().flatten().map(|(key, value)| Ok((text(&key)?, text(&value)?))).collect()
}

impl PyBattle {
    /// Locks the battle. Where it must wait, it lets other threads of Python run.
    fn held(&self, py: Python<'_>) -> MutexGuard<'_, Box<dyn AnyBattle>> {
        self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }

    fn seat(&self, py: Python<'_>, seat: usize) -> PyResult<Seat> {
        seat_of(seat, self.held(py).seats())
    }

    fn viewer(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<Option<Seat>> {
        seat.map(|seat| self.seat(py, seat)).transpose()
    }
}

/// Returns a copy for a long search, which asks Python now and then if it must stop. Over the battle itself it could wait
/// for another thread that waits for the battle.
fn apart(battle: &dyn AnyBattle) -> PyResult<Box<dyn AnyBattle>> {
    battle.branch(battle.revealed(), None).ok_or_else(|| PyRuntimeError::new_err("battle: cannot be copied"))
}

/// Refuses a seat that need not write now.
fn writes(battle: &dyn AnyBattle, seat: usize) -> PyResult<Seat> {
    let of = seat_of(seat, battle.seats())?;
    match battle.demand() {
        Demand::Over(_) => Err(BattleOver::new_err("battle: it is over")),
        Demand::Orders(seats) if seats.has(of) => Ok(of),
        Demand::Orders(_) => Err(PyValueError::new_err(format!("seat: {seat} does not write now"))),
    }
}

/// Refuses a decision that is not revealed yet.
fn refuse_hidden(battle: &dyn AnyBattle, index: usize) -> PyResult<()> {
    if index < battle.revealed() {
        return Ok(());
    }
    Err(PyIndexError::new_err(format!("index: decision {index} is not revealed")))
}

/// Returns a seat by its number from 0.
pub fn seat_of(seat: usize, seats: u8) -> PyResult<Seat> {
    if seat < usize::from(seats) {
        return Ok(Seat(seat as u8));
    }
    Err(PyIndexError::new_err(format!("seat: {seat} is not a number from 0 to {}", seats - 1)))
}

/// Returns the seats that must write, or an empty list.
pub fn demanded(demand: Demand) -> Vec<usize> {
    match demand {
        Demand::Orders(seats) => seats.iter().map(Seat::index).collect(),
        Demand::Over(_) => Vec::new(),
    }
}

#[pymethods]
impl PyBattle {
    #[new]
    #[pyo3(signature = (game, scenario = "", *, seed = 0, options = None, names = None, position = None, text = None))]
    fn new(
        game: &str,
        scenario: &str,
        seed: u64,
        options: Option<Bound<'_, PyDict>>,
        names: Option<Vec<String>>,
        position: Option<String>,
        text: Option<String>,
    ) -> PyResult<Self> {
        let (game, opening) = opening(scenario, options, position, text, game)?;
        let opening = Opening { dice: DiceSource::Seed(seed), names: names.unwrap_or_default(), ..opening };
        Ok(Self(Mutex::new(game.open(&opening).map_err(|flaws| of_flaws(&flaws))?)))
    }

    /// Name of the game.
    #[getter]
    fn game(&self, py: Python<'_>) -> &'static str {
        self.held(py).game().id()
    }

    /// Number of seats.
    #[getter]
    fn seats(&self, py: Python<'_>) -> u8 {
        self.held(py).seats()
    }

    /// The turn, from 1.
    #[getter]
    fn turn(&self, py: Python<'_>) -> u32 {
        self.held(py).turn()
    }

    /// The turn limit.
    #[getter]
    fn limit(&self, py: Python<'_>) -> u32 {
        self.held(py).limit()
    }

    /// Number of decisions that are revealed.
    #[getter]
    fn revealed(&self, py: Python<'_>) -> usize {
        self.held(py).revealed()
    }

    /// The seats that must write now; none once the battle is over.
    #[getter]
    fn demand(&self, py: Python<'_>) -> Vec<usize> {
        demanded(self.held(py).demand())
    }

    /// The seats that have sealed an order of this decision.
    #[getter]
    fn sealed(&self, py: Python<'_>) -> Vec<usize> {
        self.held(py).sealed().iter().map(Seat::index).collect()
    }

    /// The outcome, or `None`.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let outcome = self.held(py).outcome();
        to_python(py, &outcome)
    }

    /// The position as text: the whole truth.
    #[getter]
    fn position(&self, py: Python<'_>) -> String {
        self.held(py).position()
    }

    /// Returns the view of a seat, or of a spectator, when a decision began; by default now.
    #[pyo3(signature = (seat = None, index = None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        index: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.viewer(py, seat)?;
        let index = index.unwrap_or_else(|| self.held(py).revealed());
        let view = self.held(py).view(index, seat);
        let view = view.ok_or_else(|| PyIndexError::new_err(format!("index: no decision {index}")))?;
        to_python(py, &view)
    }

    /// Returns the set of a seat's legal orders as data, and their number if they can be counted.
    fn outline<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<(Option<u128>, Bound<'py, PyAny>)> {
        let (size, outline) = {
            let battle = self.held(py);
            battle.outline(writes(&**battle, seat)?)
        };
        Ok((size, to_python(py, &outline)?))
    }

    /// Returns the request to a seat now, in words.
    #[pyo3(signature = (seat = None))]
    fn ask(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<String> {
        let seat = self.viewer(py, seat)?;
        Ok(self.held(py).ask(seat))
    }

    /// Draws an order uniformly from a seat's legal orders.
    fn drawn(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<String> {
        let battle = self.held(py);
        Ok(battle.drawn(writes(&**battle, seat)?, seed))
    }

    /// Returns the order that the rules assume of a silent seat.
    fn idle(&self, py: Python<'_>, seat: usize) -> PyResult<String> {
        let battle = self.held(py);
        Ok(battle.idle(writes(&**battle, seat)?))
    }

    /// Checks an order, and returns it as the rules understand it.
    fn check(&self, py: Python<'_>, seat: usize, order: &str) -> PyResult<String> {
        let battle = self.held(py);
        let reading = battle.read(writes(&**battle, seat)?, order).map_err(of_battle)?;
        of_reading(&reading).map_or(Ok(reading.order), Err)
    }

    /// Seals an order. The last one of a decision reveals them all.
    fn seal(&self, py: Python<'_>, seat: usize, order: &str) -> PyResult<()> {
        let sealed = py.detach(|| {
            let mut battle = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let seat = writes(&**battle, seat)?;
            Ok::<_, PyErr>(battle.seal(seat, order))
        });
        match sealed? {
            Ok(_) => Ok(()),
            Err(SealError::Refused(reading)) => {
                Err(of_reading(&reading).unwrap_or_else(|| PyValueError::new_err("order: refused")))
            }
            Err(SealError::Battle(error)) => Err(of_battle(error)),
        }
    }

    /// Withdraws a sealed order before the reveal.
    fn unseal(&self, py: Python<'_>, seat: usize) -> PyResult<()> {
        let seat = self.seat(py, seat)?;
        self.held(py).unseal(seat).map_err(of_battle)
    }

    /// Concedes for a seat's side.
    fn concede(&self, py: Python<'_>, seat: usize) -> PyResult<()> {
        let seat = self.seat(py, seat)?;
        self.held(py).concede(seat).map_err(of_battle)
    }

    /// Returns the events of a revealed decision: clause and sentence.
    fn told(&self, py: Python<'_>, index: usize) -> PyResult<Vec<(String, String)>> {
        let battle = self.held(py);
        refuse_hidden(&**battle, index)?;
        Ok(battle.told(index).into_iter().map(|(clause, text)| (clause.to_string(), text)).collect())
    }

    /// Returns the orders of a revealed decision that a seat, or a spectator, may read.
    #[pyo3(signature = (index, seat = None))]
    fn orders(&self, py: Python<'_>, index: usize, seat: Option<usize>) -> PyResult<Vec<(usize, String)>> {
        let seat = self.viewer(py, seat)?;
        let battle = self.held(py);
        refuse_hidden(&**battle, index)?;
        Ok(battle.orders(index, seat).into_iter().map(|(seat, text)| (seat.index(), text)).collect())
    }

    /// The record: the whole battle as text.
    #[getter]
    fn record(&self, py: Python<'_>) -> String {
        self.held(py).record()
    }

    /// Returns the record of all that a seat, or a spectator, may know.
    #[pyo3(signature = (seat = None))]
    fn record_for(&self, py: Python<'_>, seat: Option<usize>) -> PyResult<String> {
        let seat = self.viewer(py, seat)?;
        Ok(self.held(py).record_for(seat))
    }

    /// Asks a captain for an order: the order, and what it considered with shares and values from 0 to 1.
    #[pyo3(signature = (seat, captain, *, nodes = None, seed = 0))]
    fn advise<'py>(
        &self,
        py: Python<'py>,
        seat: usize,
        captain: &str,
        nodes: Option<u32>,
        seed: u64,
    ) -> PyResult<Bound<'py, PyDict>> {
        nodes.map_or(Ok(()), most_nodes)?;
        let (seat, battle) = {
            let battle = self.held(py);
            (writes(&**battle, seat)?, apart(&**battle)?)
        };
        let advice = searched(py, move |stop| {
            battle.advise(seat, captain, seed, &mut Budget::new(nodes.unwrap_or(Budget::OWN), stop))
        })?;
        let advice = advice.map_err(of_battle)?.ok_or_else(|| no_captain(captain))?;
        let (all, thought) = (PyDict::new(py), PyList::empty(py));
        for idea in advice.thought {
            let of = PyDict::new(py);
            of.set_item("order", idea.order)?;
            of.set_item("share", idea.share)?;
            of.set_item("value", idea.value)?;
            thought.append(of)?;
        }
        all.set_item("order", advice.order)?;
        all.set_item("thought", thought)?;
        Ok(all)
    }

    /// Assesses a revealed decision by a captain's search: the chances before it, and what each order did to them, in
    /// thousandths. No player may see it before the battle is over.
    #[pyo3(signature = (index, *, captain = shelf::ANALYST, nodes = 4000, seed = 0))]
    fn assess<'py>(
        &self,
        py: Python<'py>,
        index: usize,
        captain: &str,
        nodes: u32,
        seed: u64,
    ) -> PyResult<Bound<'py, PyAny>> {
        most_nodes(nodes)?;
        let battle = {
            let battle = self.held(py);
            refuse_hidden(&**battle, index)?;
            apart(&**battle)?
        };
        let found = searched(py, move |stop| {
            let mut stop = |_| stop();
            let mut look = LookBack { seed, decision: index as u64, nodes, stop: &mut stop };
            let assessment = battle.assess(captain, &mut look)?;
            Ok::<_, shelf::NotAssessed>(Finding { written: battle.written(index), nodes, assessment })
        })?;
        let found = found.map_err(|error| PyValueError::new_err(error.to_string()))?;
        to_python(py, &engine::Describe::describe(&found))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let battle = self.held(py);
        let scenario = &battle.header().scenario;
        format!("<Battle {} {scenario}, turn {}>", battle.game().id(), battle.turn())
    }
}

/// Number of calls between two looks at the keyboard.
const CALLS: u32 = 256;

/// Does a search without the interpreter's lock. The search calls the function that it is given, and stops once a person
/// at the keyboard interrupts it.
///
/// # Errors
/// The interrupt, or the exception of another signal.
fn searched<T: Send>(
    py: Python<'_>,
    search: impl FnOnce(&mut (dyn FnMut() -> bool + Send)) -> T + Send,
) -> PyResult<T> {
    let (found, raised) = py.detach(move || {
        let (mut calls, mut raised) = (0u32, None);
        let mut stop = || {
            calls = calls.wrapping_add(1);
            if raised.is_none() && calls.is_multiple_of(CALLS) {
                // A signal is told once, so its exception is kept.
                #[allow(
                    clippy::redundant_closure_for_method_calls,
                    reason = "the method is for one lifetime only"
                )]
                let signals = Python::attach(|py| py.check_signals());
                raised = signals.err();
            }
            raised.is_some()
        };
        let found = search(&mut stop);
        (found, raised)
    });
    match raised {
        Some(error) => Err(error),
        None => py.check_signals().map(|()| found),
    }
}

/// Refuses more nodes than a search may have.
fn most_nodes(nodes: u32) -> PyResult<()> {
    if nodes <= Budget::MOST {
        return Ok(());
    }
    Err(PyValueError::new_err(format!("nodes: {nodes} is more than {}", Budget::MOST)))
}

fn no_captain(name: &str) -> PyErr {
    PyValueError::new_err(format!("captain: no captain is called \"{name}\""))
}

/// Plays a record again, and returns its battle.
#[pyfunction]
pub fn replay(text: &str) -> PyResult<PyBattle> {
    let record = Record::parse(text).map_err(|error| PyValueError::new_err(format!("record: {error}")))?;
    let replayed =
        games::replay(&record).map_err(|error| PyRuntimeError::new_err(format!("record: {error}")))?;
    Ok(PyBattle(Mutex::new(replayed.battle)))
}
