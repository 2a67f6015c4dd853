//! Exceptions: each says what is wrong, where, and what would be right.

use engine::{Flaws, Reading};
use pyo3::create_exception;
use pyo3::exceptions::{PyIndexError, PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use vector::Fault;

create_exception!(
    firing_arc,
    MaskedAction,
    PyValueError,
    "An action that is masked; the message names its place."
);
create_exception!(
    firing_arc,
    BattleOver,
    PyRuntimeError,
    "A battle that is over and must be reset or begun again."
);
create_exception!(
    firing_arc,
    RefusedOrder,
    PyValueError,
    "An order that the rules refuse; the message names the clause."
);

/// Returns the exception of a fault of a vector.
pub fn of_fault(fault: Fault) -> PyErr {
    let what = fault.to_string();
    match fault {
        Fault::Masked { .. } => MaskedAction::new_err(what),
        Fault::Over { .. } => BattleOver::new_err(what),
        Fault::Refused { .. } => RefusedOrder::new_err(what),
        Fault::NoSuch { .. } => PyIndexError::new_err(what),
        Fault::Unstarted => PyRuntimeError::new_err(what),
        Fault::Game { .. } | Fault::Opening(_) | Fault::Battles(_) | Fault::Size { .. } => {
            PyValueError::new_err(what)
        }
    }
}

/// Returns the exception of a wrong scenario, option or position.
pub fn of_flaws(flaws: &Flaws) -> PyErr {
    PyValueError::new_err(listed(flaws))
}

/// Returns all flaws in a line.
pub fn listed(flaws: &Flaws) -> String {
    let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
    all.join("; ")
}

/// Returns the exception of an order of which parts are refused or ignored; none if every part counts.
pub fn of_reading<O>(reading: &Reading<O>) -> Option<PyErr> {
    let all: Vec<String> = reading.refused.iter().chain(&reading.ignored).map(ToString::to_string).collect();
    (!all.is_empty()).then(|| RefusedOrder::new_err(format!("order: {}", all.join("; "))))
}
