//! News: what a listener has not been told yet. A server asks for them when the bell of a room rings.

use engine::Fact;
use referee::Wire;
use store::Store;

use crate::hall::Listening;
use crate::refusal::{Refusal, RefusalReason};
use crate::rooms::Rooms;

/// News of a room for one listener.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// Events with their numbers, each as a line of JSON.
    pub events: Vec<(u64, String)>,
    /// Number of the last event that the listener may be told.
    pub last: u64,
    /// Seats that are connected, counted from 1.
    pub present: Vec<usize>,
}

impl<S: Store> Rooms<S> {
    /// Returns the events numbered above `after`, at most `most` of them, and who is connected. They do not count as a call.
    ///
    /// # Errors
    /// If the room cannot be read, or is gone.
    pub async fn news(&self, listening: &Listening, after: u64, most: usize) -> Result<News, Refusal> {
        let (id, party) = (listening.room(), listening.party());
        let held = self.hold(id).await?;
        let horizon = held.room.as_ref().map(|room| room.horizon(party));
        self.put_back(held);
        let last = horizon.ok_or_else(|| Refusal::no_room(id))?;
        let told = self.told_events(id, party, last, after, most).await?;
        let events = told.into_iter().map(|(number, fact)| Ok((number, line(number, &fact)?)));
        let events = events.collect::<Result<Vec<_>, Refusal>>()?;
        let present = self.halls.connected(id);
        let present = (1..).zip(present).filter_map(|(seat, there)| there.then_some(seat)).collect();
        Ok(News { events, last, present })
    }
}

fn line(number: u64, fact: &Fact) -> Result<String, Refusal> {
    serde_json::to_string(&Wire(fact))
        .map_err(|_| Refusal::new(RefusalReason::Store, "room", format!("event {number} cannot be told")))
}
