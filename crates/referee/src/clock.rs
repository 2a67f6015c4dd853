//! Time and cancelling, lent to the referee by the door it stands in: it has no clock of its own, and reads one line at once.

use crate::limits;
use crate::line::Line;
use crate::requests::Request;

/// Tells the time.
pub trait Clock: Send {
    /// Milliseconds since any fixed moment.
    fn millis(&self) -> f64;
}

impl<F: Fn() -> f64 + Send> Clock for F {
    fn millis(&self) -> f64 {
        self()
    }
}

/// Tells which calls later lines cancel, where the door reads on while a call is answered.
pub trait Cancels: Send {
    /// `true` if a later line cancels the call with this id, as it is written, which is being answered.
    fn cancelled(&self, id: &str) -> bool;

    /// `true` if the line that is being answered, which cancels, stopped a call.
    fn stopped(&self) -> bool;
}

/// The id of the call that a line cancels, as it is written there; none if the line is no call of `cancel`.
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
