//! The exact ground: `ftl-mini`, a small game with every position solved.

use engine::{Rules, Seat};
use numpy::{PyArray1, PyArray2, PyArrayMethods};
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use yardstick::{Mini, Next, Player, Position, Solution, exploitability};

/// A share that is not one may differ from the sum of its parts by this much.
const ROUNDING: f64 = 1e-6;

/// The small game `ftl-mini`, solved: 0 is the start, and every later position comes after it by orders.
#[pyclass(name = "Mini", module = "firing_arc._native", frozen)]
pub struct PyMini {
    rules: Mini,
    solution: Solution<Mini>,
}

impl PyMini {
    fn at(&self, position: usize) -> PyResult<&Position<Mini>> {
        let all = &self.solution.positions;
        all.get(position).ok_or_else(|| {
            PyIndexError::new_err(format!("position: {position} is not a number from 0 to {}", all.len() - 1))
        })
    }
}

fn seat_index(seat: usize) -> PyResult<usize> {
    if seat < 2 { Ok(seat) } else { Err(PyIndexError::new_err(format!("seat: {seat} is not 0 or 1"))) }
}

#[pymethods]
impl PyMini {
    #[new]
    fn new(py: Python<'_>) -> PyResult<Self> {
        let rules = Mini::ftl_mini();
        let solution = py.detach(|| Solution::of(&rules, &mut |_| ()));
        let solution = solution.map_err(|error| PyRuntimeError::new_err(error.to_string()))?;
        Ok(Self { rules, solution })
    }

    /// Number of positions.
    #[getter]
    fn positions(&self) -> usize {
        self.solution.positions.len()
    }

    /// The first seat's share of the victory, 0 to 1, if both play optimally.
    #[getter]
    fn value(&self) -> f64 {
        self.solution.value().middle()
    }

    /// The positions from the last turn to the first: each comes after all those it leads to.
    #[getter]
    fn backward<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        PyArray1::from_iter(py, self.solution.backward.iter().map(|at| *at as i64))
    }

    /// Returns a position as text.
    fn text(&self, position: usize) -> PyResult<String> {
        Ok(self.rules.write_position(&self.at(position)?.state))
    }

    /// Returns the orders of a seat in a position; none if it does not write.
    fn orders(&self, position: usize, seat: usize) -> PyResult<Vec<String>> {
        let orders = &self.at(position)?.orders[seat_index(seat)?];
        Ok(orders.iter().map(ToString::to_string).collect())
    }

    /// Returns the result of each pair of orders, with the first seat's in rows: a position, or −1, −2, −3 for 0, 1 and 2
    /// halves of the victory of the first seat.
    fn next<'py>(&self, py: Python<'py>, position: usize) -> PyResult<Bound<'py, PyArray2<i64>>> {
        let position = self.at(position)?;
        let number = |next: &Next| match next {
            Next::Position(at) => *at as i64,
            Next::Over(halves) => -1 - i64::from(*halves),
        };
        PyArray1::from_iter(py, position.next.iter().map(number)).reshape(position.choices())
    }

    /// Returns the first seat's value of each pair of orders if both play optimally afterwards.
    fn payoffs<'py>(&self, py: Python<'py>, position: usize) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let position = self.at(position)?;
        let worth = |next: &Next| self.solution.worth(*next).middle();
        PyArray1::from_iter(py, position.next.iter().map(worth)).reshape(position.choices())
    }

    /// Returns the first seat's value of a position.
    fn value_of(&self, position: usize) -> PyResult<f64> {
        Ok(self.at(position)?.value.middle())
    }

    /// Returns the probability of each order in a seat's optimal strategy.
    fn strategy<'py>(
        &self,
        py: Python<'py>,
        position: usize,
        seat: usize,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        Ok(PyArray1::from_slice(py, &self.at(position)?.strategy[seat_index(seat)?]))
    }

    /// Returns the probability of each order in the mixture of a player: `random` or `doctrine`.
    fn mixture<'py>(
        &self,
        py: Python<'py>,
        position: usize,
        seat: usize,
        player: &str,
    ) -> PyResult<Bound<'py, PyArray1<f64>>> {
        if self.at(position)?.orders[seat_index(seat)?].is_empty() {
            return Ok(PyArray1::from_slice(py, &[]));
        }
        let player = match player {
            "random" => Player::Random,
            "doctrine" => Player::Doctrine,
            _ => {
                return Err(PyValueError::new_err(format!("player: \"{player}\" is not random or doctrine")));
            }
        };
        let mixture = player.mixture(&self.rules, &self.solution, position, Seat(seat as u8));
        Ok(PyArray1::from_slice(py, &mixture))
    }

    /// Computes the exploitability of a policy, averaged over both seats. A policy is a function of a position and a seat
    /// that returns the probability of each order.
    fn exploitability(&self, policy: Bound<'_, PyAny>) -> PyResult<f64> {
        let mut failed = None;
        let mut ask = |at: usize, seat: Seat| {
            let count = self.solution.positions[at].orders[seat.index()].len();
            let answer = if failed.is_some() { Ok(None) } else { asked(&policy, at, seat, count).map(Some) };
            match answer {
                Ok(Some(mixture)) => mixture,
                Ok(None) => vec![1.0 / count as f64; count],
                Err(error) => {
                    failed = Some(error);
                    vec![1.0 / count as f64; count]
                }
            }
        };
        let found = exploitability(&self.solution, &mut ask);
        failed.map_or(Ok(found.mean), Err)
    }
}

/// Asks a policy for its mixture, and refuses one that is none.
fn asked(policy: &Bound<'_, PyAny>, at: usize, seat: Seat, count: usize) -> PyResult<Vec<f64>> {
    let place = format!("policy({at}, {})", seat.index());
    let answer = policy.call1((at, seat.index()))?;
    let mixture: Vec<f64> = answer
        .extract()
        .map_err(|_| PyValueError::new_err(format!("{place}: not a list of probabilities")))?;
    if mixture.len() != count {
        return Err(PyValueError::new_err(format!(
            "{place}: {} probabilities for {count} orders",
            mixture.len()
        )));
    }
    if mixture.iter().any(|share| !share.is_finite() || *share < 0.0) {
        return Err(PyValueError::new_err(format!("{place}: a probability is below 0 or no number")));
    }
    let sum: f64 = mixture.iter().sum();
    if (sum - 1.0).abs() > ROUNDING {
        return Err(PyValueError::new_err(format!("{place}: the probabilities sum to {sum}, not to 1")));
    }
    Ok(mixture)
}
