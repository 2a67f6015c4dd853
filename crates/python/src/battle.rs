//! A battle with its record.

use std::sync::{Mutex, MutexGuard, PoisonError};

use captains::{Budget, LookBack};
use engine::record::{DiceSource, Record};
use engine::{BattleError, Demand, Seat};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use shelf::{AnyBattle, Finding, Opening, SealError};

use crate::errors::{BattleOver, of_flaws, of_reading};
use crate::facts::to_python;

/// A battle in play, with its record.
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
    fn held(&self) -> MutexGuard<'_, Box<dyn AnyBattle>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seat(&self, seat: usize) -> PyResult<Seat> {
        seat_of(seat, self.held().seats())
    }

    fn viewer(&self, seat: Option<usize>) -> PyResult<Option<Seat>> {
        seat.map(|seat| self.seat(seat)).transpose()
    }

    /// Returns a copy for a long search, which asks Python now and then if it must stop. Over the battle itself it could
    /// wait for another thread that waits for the battle.
    fn apart(&self) -> PyResult<Box<dyn AnyBattle>> {
        let battle = self.held();
        battle
            .branch(battle.revealed(), None)
            .ok_or_else(|| PyRuntimeError::new_err("battle: cannot be copied"))
    }

    /// Refuses a seat that need not write now.
    fn writes(&self, seat: usize) -> PyResult<Seat> {
        let of = self.seat(seat)?;
        match self.held().demand() {
            Demand::Over(_) => Err(BattleOver::new_err("battle: it is over")),
            Demand::Orders(seats) if seats.has(of) => Ok(of),
            Demand::Orders(_) => Err(PyValueError::new_err(format!("seat: {seat} does not write now"))),
        }
    }
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
    fn game(&self) -> &'static str {
        self.held().game().id()
    }

    /// Number of seats.
    #[getter]
    fn seats(&self) -> u8 {
        self.held().seats()
    }

    /// The turn, from 1.
    #[getter]
    fn turn(&self) -> u32 {
        self.held().turn()
    }

    /// The turn limit.
    #[getter]
    fn limit(&self) -> u32 {
        self.held().limit()
    }

    /// Number of decisions that are revealed.
    #[getter]
    fn revealed(&self) -> usize {
        self.held().revealed()
    }

    /// The seats that must write now; none once the battle is over.
    #[getter]
    fn demand(&self) -> Vec<usize> {
        demanded(self.held().demand())
    }

    /// The seats that have sealed an order of this decision.
    #[getter]
    fn sealed(&self) -> Vec<usize> {
        self.held().sealed().iter().map(Seat::index).collect()
    }

    /// The outcome, or `None`.
    #[getter]
    fn outcome<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        to_python(py, &self.held().outcome())
    }

    /// The position as text: the whole truth.
    #[getter]
    fn position(&self) -> String {
        self.held().position()
    }

    /// Returns the view of a seat, or of a spectator, when a decision began; by default now.
    #[pyo3(signature = (seat = None, index = None))]
    fn view<'py>(
        &self,
        py: Python<'py>,
        seat: Option<usize>,
        index: Option<usize>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.viewer(seat)?;
        let index = index.unwrap_or_else(|| self.revealed());
        let view = self.held().view(index, seat);
        let view = view.ok_or_else(|| PyIndexError::new_err(format!("index: no decision {index}")))?;
        to_python(py, &view)
    }

    /// Returns the set of a seat's legal orders as data, and their number if they can be counted.
    fn outline<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<(Option<u128>, Bound<'py, PyAny>)> {
        let (size, outline) = self.held().outline(self.writes(seat)?);
        Ok((size, to_python(py, &outline)?))
    }

    /// Returns the request to a seat now, in words.
    #[pyo3(signature = (seat = None))]
    fn ask(&self, seat: Option<usize>) -> PyResult<String> {
        let seat = self.viewer(seat)?;
        Ok(self.held().ask(seat))
    }

    /// Draws an order uniformly from a seat's legal orders.
    fn drawn(&self, seat: usize, seed: u64) -> PyResult<String> {
        let seat = self.writes(seat)?;
        Ok(self.held().drawn(seat, seed))
    }

    /// Returns the order that the rules assume of a silent seat.
    fn idle(&self, seat: usize) -> PyResult<String> {
        let seat = self.writes(seat)?;
        Ok(self.held().idle(seat))
    }

    /// Checks an order, and returns it as the rules understand it.
    fn check(&self, seat: usize, order: &str) -> PyResult<String> {
        let seat = self.writes(seat)?;
        let reading = self.held().read(seat, order).map_err(of_battle)?;
        of_reading(&reading).map_or(Ok(reading.order), Err)
    }

    /// Seals an order. The last one of a decision reveals them all.
    fn seal(&self, py: Python<'_>, seat: usize, order: &str) -> PyResult<()> {
        let seat = self.writes(seat)?;
        match py.detach(|| self.held().seal(seat, order)) {
            Ok(_) => Ok(()),
            Err(SealError::Refused(reading)) => {
                Err(of_reading(&reading).unwrap_or_else(|| PyValueError::new_err("order: refused")))
            }
            Err(SealError::Battle(error)) => Err(of_battle(error)),
        }
    }

    /// Withdraws a sealed order before the reveal.
    fn unseal(&self, seat: usize) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.held().unseal(seat).map_err(of_battle)
    }

    /// Concedes for a seat's side.
    fn concede(&self, seat: usize) -> PyResult<()> {
        let seat = self.seat(seat)?;
        self.held().concede(seat).map_err(of_battle)
    }

    /// Returns the events of a revealed decision: clause and sentence.
    fn told(&self, index: usize) -> Vec<(String, String)> {
        let told = self.held().told(index);
        told.into_iter().map(|(clause, text)| (clause.to_string(), text)).collect()
    }

    /// Returns the orders of a revealed decision that a seat, or a spectator, may read.
    #[pyo3(signature = (index, seat = None))]
    fn orders(&self, index: usize, seat: Option<usize>) -> PyResult<Vec<(usize, String)>> {
        let seat = self.viewer(seat)?;
        let orders = self.held().orders(index, seat);
        Ok(orders.into_iter().map(|(seat, text)| (seat.index(), text)).collect())
    }

    /// The record: the whole battle as text.
    #[getter]
    fn record(&self) -> String {
        self.held().record()
    }

    /// Returns the record of all that a seat, or a spectator, may know.
    #[pyo3(signature = (seat = None))]
    fn record_for(&self, seat: Option<usize>) -> PyResult<String> {
        let seat = self.viewer(seat)?;
        Ok(self.held().record_for(seat))
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
        let seat = self.writes(seat)?;
        if nodes.is_some_and(|nodes| nodes > Budget::MOST) {
            return Err(PyValueError::new_err(format!("nodes: at most {}", Budget::MOST)));
        }
        let (battle, mut stop) = (self.apart()?, stopper());
        let advice = py.detach(move || {
            let mut budget = Budget::new(nodes.unwrap_or(Budget::OWN), &mut stop);
            battle.advise(seat, captain, seed, &mut budget)
        });
        py.check_signals()?;
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
        if index >= self.revealed() {
            return Err(PyIndexError::new_err(format!("index: decision {index} is not revealed")));
        }
        let (battle, mut stop) = (self.apart()?, stopper());
        let found = py.detach(move || {
            let mut stop = |_| stop();
            let mut look = LookBack { seed, decision: index as u64, nodes, stop: &mut stop };
            let assessment = battle.assess(captain, &mut look)?;
            Ok::<_, shelf::NotAssessed>(Finding { written: battle.written(index), nodes, assessment })
        });
        py.check_signals()?;
        let found = found.map_err(|error| PyValueError::new_err(error.to_string()))?;
        to_python(py, &engine::Describe::describe(&found))
    }

    fn __repr__(&self) -> String {
        let battle = self.held();
        let scenario = &battle.header().scenario;
        format!("<Battle {} {scenario}, turn {}>", battle.game().id(), battle.turn())
    }
}

/// Returns a function that stops a search once the person at the keyboard interrupts it. It looks seldom.
fn stopper() -> impl FnMut() -> bool + Send {
    let mut calls = 0u32;
    move || {
        calls = calls.wrapping_add(1);
        calls.is_multiple_of(256)
            && Python::attach(|py| py.check_signals().map_err(|error| error.restore(py)).is_err())
    }
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
