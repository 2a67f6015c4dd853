//! Faults that a check finds.

use std::fmt;

/// The first thing in a record or a message that is false.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Fault {
    /// The line of the record, from 1; 0 in a message.
    pub line: usize,
    /// The thing that is false, in a word or two: `commitment`, `step`, `seal`, `opening`, `signature`, …
    pub kind: &'static str,
    /// The fault in a sentence.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line > 0 {
            write!(f, "line {}: ", self.line)?;
        }
        write!(f, "{}: {}", self.kind, self.what)
    }
}

impl Fault {
    /// Returns a fault of a message, which has no line.
    pub fn of(kind: &'static str, what: impl Into<String>) -> Self {
        Self { line: 0, kind, what: what.into() }
    }

    /// Returns this fault at a line of a record.
    #[must_use]
    pub fn at(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}
