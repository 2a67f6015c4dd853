//! The referee's parts, for doors with calls of their own: battles handed over, requests as fields, answers as facts.

use engine::Fact;
use serde_json::{Map, Value};
use shelf::AnyBattle;

use crate::line::Line;
use crate::requests::Request;
use crate::wire::Fault;
use crate::{Referee, limits};

/// Parses a request line into its id, as JSON text, and its other fields, and checks the fields' limits.
///
/// # Errors
/// Every fault of the line; the id is `null` if it cannot be read.
pub fn fields(line: &str) -> (String, Result<Map<String, Value>, Fault>) {
    let Line { id, fields, .. } = Line::read(line);
    (id, fields.and_then(|fields| limits::fields(&fields).map(|()| fields)))
}

impl Referee {
    /// Keeps a battle that the door opened or replayed, and returns its number.
    ///
    /// # Errors
    /// If the limit of open battles or of their memory is reached.
    pub fn adopt(&mut self, battle: Box<dyn AnyBattle>) -> Result<u32, Fault> {
        self.keep(battle)
    }

    /// Returns an open battle with all its secrets. A door must show a player only results for that player's seat.
    pub fn kept(&self, number: u32) -> Option<&dyn AnyBattle> {
        self.battles.get(&number).map(AsRef::as_ref)
    }

    /// Answers a request given as its fields, including `call`.
    ///
    /// # Errors
    /// The faults that the answer line would list.
    pub fn ask(&mut self, fields: Map<String, Value>) -> Result<Fact, Fault> {
        self.begin("null");
        Request::read(fields).and_then(|request| self.answer(request))
    }
}
