//! Calls that only read: the status of a room, its events, and the battle as a party may know it.

use engine::{Fact, Seat};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use store::{RoomId, Store};

use crate::deed::{Deed, Party, told};
use crate::limits;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::rooms::Rooms;

/// The fields of a call that has none.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    #[serde(default)]
    after: u64,
    most: Option<usize>,
}

impl<S: Store> Rooms<S> {
    /// Answers a call of the referee protocol about the battle, as the party may know it.
    pub(crate) fn battle_call(
        &self,
        room: &mut Room,
        party: Party,
        call: &str,
        mut fields: Map<String, Value>,
    ) -> Result<Fact, Refusal> {
        // At the end nothing in the record is secret any more.
        if call != "record" || !room.is_over() {
            fields.insert("seat".to_owned(), json!(party.seat().map(Seat::number)));
        }
        fields.insert("call".to_owned(), json!(call));
        room.asked(&self.shelf, party, Value::Object(fields))
    }

    /// Returns the status of the battle for a party.
    pub(crate) fn status(&self, room: &mut Room, party: Party) -> Result<Fact, Refusal> {
        room.status(&self.shelf, party, &self.halls.connected(room.id), self.now())
    }

    /// Answers the call `events`.
    pub(crate) async fn events(&self, room: &mut Room, party: Party, asked: After) -> Result<Fact, Refusal> {
        let horizon = room.horizon(party);
        let most = asked.most.unwrap_or(100).clamp(1, limits::EVENTS);
        let told = self.told_events(room.id, party, horizon, asked.after, most).await?;
        let events = told.into_iter().map(|(_, fact)| fact).collect();
        Ok(Fact::map([("events", Fact::List(events)), ("last", Fact::Int(horizon as i64))]))
    }

    /// Returns the events numbered above `after` up to the horizon, at most `most` of them, as the party is told of them.
    pub(crate) async fn told_events(
        &self,
        id: RoomId,
        party: Party,
        horizon: u64,
        after: u64,
        most: usize,
    ) -> Result<Vec<(u64, Fact)>, Refusal> {
        if after >= horizon {
            return Ok(Vec::new());
        }
        let rows = self.store.rows(id, after, most).await.map_err(|error| Refusal::store(&error))?;
        let rows = rows.iter().filter(|event| event.number <= horizon);
        rows.map(|event| Ok((event.number, told(event.number, event.at, &Deed::read(event)?, party))))
            .collect()
    }
}
