//! A battle without a record: cheap to copy, for searches and for other libraries of games.

use std::sync::{Mutex, MutexGuard, PoisonError};

use engine::outline::{FactorError, Factors};
use engine::{Demand, Seat, Seeded};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::sync::MutexExt;
use pyo3::types::PyDict;
use shelf::Bout;

use crate::battle::{demanded, opening, seat_of};
use crate::errors::{BattleOver, MaskedAction, RefusedOrder, of_flaws};
use crate::facts::to_python;

/// A battle without a record.
///
/// A view gives lengths in whole thousandths of an inch and headings in whole degrees, clockwise from up; a hex is an inch
/// across. `position`, a position as text, and `text`, a scenario file, are in inches, as in the game's files. The argument
/// `choices` is the largest number of values of a factor.
#[pyclass(name = "Bout", module = "firing_arc._native", frozen)]
pub struct PyBout(Mutex<Held>);

struct Held {
    bout: Box<dyn Bout>,
    choices: usize,
    /// The factors of each seat in this decision, once they were asked for.
    factors: Vec<Option<Factors>>,
}

impl Held {
    fn new(bout: Box<dyn Bout>, choices: usize) -> Self {
        let factors = vec![None; usize::from(bout.seats())];
        Self { bout, choices, factors }
    }

    fn factors(&mut self, seat: Seat) -> &Factors {
        let (bout, choices) = (&self.bout, self.choices);
        self.factors[seat.index()].get_or_insert_with(|| bout.outline(seat).factors(choices))
    }

    /// Refuses a seat that need not write now.
    fn writes(&self, seat: usize) -> PyResult<Seat> {
        let of = seat_of(seat, self.bout.seats())?;
        match self.bout.demand() {
            Demand::Over(_) => Err(BattleOver::new_err("battle: it is over")),
            Demand::Orders(seats) if seats.has(of) => Ok(of),
            Demand::Orders(_) => Err(PyValueError::new_err(format!("seat: {seat} does not write now"))),
        }
    }

    /// Plays a decision, if there is one order for each seat that must write.
    fn play(&mut self, orders: &[(usize, String)]) -> PyResult<()> {
        let sealed = orders
            .iter()
            .map(|(seat, order)| Ok((self.writes(*seat)?, order.as_str())))
            .collect::<PyResult<Vec<_>>>()?;
        let Demand::Orders(seats) = self.bout.demand() else {
            return Err(BattleOver::new_err("battle: it is over"));
        };
        for seat in seats {
            if sealed.iter().filter(|(of, _)| *of == seat).count() != 1 {
                let what = format!("orders: one of seat {} is needed", seat.index());
                return Err(PyValueError::new_err(what));
            }
        }
        let played = self.bout.play(&sealed);
        played.map_err(|refusal| RefusedOrder::new_err(format!("order: {refusal}")))?;
        self.factors.fill(None);
        Ok(())
    }
}

impl PyBout {
    /// Locks the battle. Where it must wait, it lets other threads of Python run.
    fn held(&self, py: Python<'_>) -> MutexGuard<'_, Held> {
        self.0.lock_py_attached(py).unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl PyBout {
    #[new]
    #[pyo3(signature = (game, scenario = "", *, seed = 0, choices = 64, options = None, position = None, text = None))]
    fn new(
        game: &str,
        scenario: &str,
        seed: u64,
        choices: usize,
        options: Option<Bound<'_, PyDict>>,
        position: Option<String>,
        text: Option<String>,
    ) -> PyResult<Self> {
        if !(2..=4096).contains(&choices) {
            return Err(PyValueError::new_err(format!("choices: {choices} is not a number from 2 to 4096")));
        }
        let (game, opening) = opening(scenario, options, position, text, game)?;
        let mut bout = game.bout(&opening).map_err(|flaws| of_flaws(&flaws))?;
        bout.begin(seed);
        Ok(Self(Mutex::new(Held::new(bout, choices))))
    }

    /// Begins again, with dice from a seed.
    fn begin(&self, py: Python<'_>, seed: u64) {
        let mut held = self.held(py);
        held.bout.begin(seed);
        held.factors.fill(None);
    }

    /// Number of seats.
    #[getter]
    fn seats(&self, py: Python<'_>) -> u8 {
        self.held(py).bout.seats()
    }

    /// The turn, from 1.
    #[getter]
    fn turn(&self, py: Python<'_>) -> u32 {
        self.held(py).bout.turn()
    }

    /// The turn limit.
    #[getter]
    fn limit(&self, py: Python<'_>) -> u32 {
        self.held(py).bout.limit()
    }

    /// The seats that must write now; none once the battle is over.
    #[getter]
    fn demand(&self, py: Python<'_>) -> Vec<usize> {
        demanded(self.held(py).bout.demand())
    }

    /// Each seat's result once the battle is over: 1, 0 or −1; else `None`.
    #[getter]
    fn returns(&self, py: Python<'_>) -> Option<Vec<f64>> {
        let held = self.held(py);
        let Demand::Over(outcome) = held.bout.demand() else { return None };
        let result = |seat| f64::from(outcome.halves(held.bout.side(Seat(seat)))) - 1.0;
        Some((0..held.bout.seats()).map(result).collect())
    }

    /// The position as text: the whole truth.
    #[getter]
    fn position(&self, py: Python<'_>) -> String {
        self.held(py).bout.position()
    }

    /// Returns the view of a seat.
    fn view<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyAny>> {
        let view = {
            let held = self.held(py);
            held.bout.view(seat_of(seat, held.bout.seats())?)
        };
        to_python(py, &view)
    }

    /// Returns the factors of a seat's order now, each with its name and number of choices.
    fn factors(&self, py: Python<'_>, seat: usize) -> PyResult<Vec<(String, usize)>> {
        let mut held = self.held(py);
        let seat = held.writes(seat)?;
        Ok(held.factors(seat).all().iter().map(|factor| (factor.name.clone(), factor.choices)).collect())
    }

    /// Returns the text of each value of a factor; empty if they have none.
    fn texts(&self, py: Python<'_>, seat: usize, factor: usize) -> PyResult<Vec<String>> {
        let mut held = self.held(py);
        let seat = held.writes(seat)?;
        Ok(held.factors(seat).all().get(factor).map_or_else(Vec::new, |factor| factor.texts.to_vec()))
    }

    /// Writes the order that values of the factors make.
    fn write(&self, py: Python<'_>, seat: usize, values: Vec<usize>) -> PyResult<String> {
        let mut held = self.held(py);
        let of = held.writes(seat)?;
        held.factors(of).write(&values).map_err(|error| match error {
            FactorError::Closed { .. } => MaskedAction::new_err(format!("seat {seat}, {error}")),
            FactorError::Nothing => RefusedOrder::new_err(format!("seat {seat}: {error}")),
        })
    }

    /// Draws an order uniformly from a seat's legal orders.
    fn drawn(&self, py: Python<'_>, seat: usize, seed: u64) -> PyResult<String> {
        let held = self.held(py);
        let seat = held.writes(seat)?;
        Ok(held.bout.drawn(seat, &mut Seeded::new(seed)))
    }

    /// Plays a decision: an order for each seat that must write.
    fn play(&self, py: Python<'_>, orders: Vec<(usize, String)>) -> PyResult<()> {
        // Locked by the thread that plays, and not before: another one may have the interpreter and wait for this battle.
        py.detach(|| self.0.lock().unwrap_or_else(PoisonError::into_inner).play(&orders))
    }

    /// Returns a copy, with the same dice to come.
    fn copy(&self, py: Python<'_>) -> Self {
        let held = self.held(py);
        let (bout, factors) = (held.bout.copy(), held.factors.clone());
        Self(Mutex::new(Held { bout, choices: held.choices, factors }))
    }

    fn __copy__(&self, py: Python<'_>) -> Self {
        self.copy(py)
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: Bound<'_, PyAny>) -> Self {
        self.copy(py)
    }
}
