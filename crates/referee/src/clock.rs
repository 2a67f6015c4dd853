//! Time and cancelling, which the door provides: the referee has no clock, and reads one line at a time.

use crate::limits;
use crate::line::Line;
use crate::requests::Request;

/// A source of time.
pub trait Clock: Send {
    /// Returns the milliseconds since any fixed moment.
    fn millis(&self) -> f64;
}

impl<F: Fn() -> f64 + Send> Clock for F {
    fn millis(&self) -> f64 {
        self()
    }
}

/// A source of cancellations, for doors that read further lines while a call is answered.
pub trait Cancels: Send {
    /// Returns `true` if a later line cancels the call being answered. `id` is in the notation of the request.
    fn cancelled(&self, id: &str) -> bool;

    /// Returns `true` if the line being answered is a `cancel` that stopped a call.
    fn stopped(&self) -> bool;
}

/// Returns the id of the call that a line cancels, in its original notation; `None` if the line is not a call of
/// `cancel`.
pub fn cancels(line: &str) -> Option<String> {
    if !line.contains("cancel") || line.len() > limits::CANCEL {
        return None;
    }
    let Line { fields, of, .. } = Line::read(line);
    match Request::read(fields.ok()?) {
        Ok(Request::Cancel) => of,
        _ => None,
    }
}
