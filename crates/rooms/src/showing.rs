//! Showing: what anybody who knows a room's address may see of it, for the preview of its link.

use engine::Fact;
use referee::Wire;
use serde_json::{Value, json};
use store::Store;

use crate::deed::Party;
use crate::refusal::{Refusal, RefusalReason};
use crate::rooms::{Rooms, named};

/// A room as anybody may see it.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its public facts: `ROOM` of the protocol.
    pub room: Value,
    /// The board as spectators see it, as late as the terms say; none where the terms let nobody watch, or before the battle begins.
    pub view: Option<Value>,
}

impl<S: Store> Rooms<S> {
    /// Returns a room as anybody may see it.
    ///
    /// # Errors
    /// If there is no such room, or it cannot be read.
    pub async fn shown(&self, room: &str) -> Result<Shown, Refusal> {
        let id = named(room)?;
        let mut held = self.hold(id).await?;
        let Some(room) = held.room.as_mut() else { return Err(Refusal::no_room(id)) };
        let facts = room.facts(None, &self.halls.connected(id));
        let watched = room.terms.spectators.is_some() && room.referee.is_some();
        let view =
            watched.then(|| room.asked(&self.shelf, Party::Spectator, json!({"call": "view"}))).transpose();
        self.put_back(held);
        let view = view?.map(|view| value(&view)).transpose()?;
        Ok(Shown { room: value(&facts)?, view })
    }
}

fn value(fact: &Fact) -> Result<Value, Refusal> {
    serde_json::to_value(Wire(fact))
        .map_err(|fault| Refusal::new(RefusalReason::Store, "room", fault.to_string()))
}
