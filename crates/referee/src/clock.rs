//! Time and cancelling, lent to the referee by the door it stands in: it has no clock of its own, and reads one line at once.

use serde_json::Value;

use crate::limits;
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
    /// `true` if a later line cancels the call with this id, which is being answered.
    fn cancelled(&self, id: &Value) -> bool;

    /// `true` if the line that is being answered, which cancels, stopped a call.
    fn stopped(&self) -> bool;
}

/// The id of the call that a line cancels; none if the line is no call of `cancel`.
pub fn cancels(line: &str) -> Option<Value> {
    if !line.contains("cancel") || line.len() > limits::CANCEL {
        return None;
    }
    let Ok(Value::Object(mut fields)) = serde_json::from_str(line) else { return None };
    fields.remove("id");
    match Request::read(fields) {
        Ok(Request::Cancel(cancel)) => Some(cancel.of),
        _ => None,
    }
}
