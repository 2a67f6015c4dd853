//! Parts for a door with calls of its own: a battle handed over, requests as fields, answers as facts.

use engine::Fact;
use serde_json::{Map, Value};
use shelf::Battle;

use crate::line::Line;
use crate::requests::Request;
use crate::wire::Fault;
use crate::{Referee, limits};

/// Takes a request line apart: its id as JSON text, and its other fields, which keep to all limits of a request.
///
/// # Errors
/// Everything that is wrong with the line; the id is `null` where it cannot be read.
pub fn fields(line: &str) -> (String, Result<Map<String, Value>, Fault>) {
    let Line { id, fields, .. } = Line::read(line);
    (id, fields.and_then(|fields| limits::fields(&fields).map(|()| fields)))
}

impl Referee {
    /// Keeps a battle that the door opened or replayed, and returns its number.
    ///
    /// # Errors
    /// If as many battles are open as may be, or they hold too much memory.
    pub fn adopt(&mut self, battle: Box<dyn Battle>) -> Result<u32, Fault> {
        self.keep(battle)
    }

    /// Returns an open battle. It knows everything: a door tells a player only what it asked for with the player's seat.
    pub fn kept(&self, number: u32) -> Option<&dyn Battle> {
        self.battles.get(&number).map(AsRef::as_ref)
    }

    /// Answers a request given as its fields, `call` among them.
    ///
    /// # Errors
    /// As the answer line would say them.
    pub fn ask(&mut self, fields: Map<String, Value>) -> Result<Fact, Fault> {
        self.begin("null");
        Request::read(fields).and_then(|request| self.answer(request))
    }
}
