//! News: what a listener has not been told yet. A server asks for them when the bell of a room rings.

use referee::Wire;
use store::Store;

use crate::deed::{Deed, told};
use crate::hall::Listening;
use crate::refusal::{Refusal, RefusalReason};
use crate::rooms::{Rooms, no_room};

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
        let last = horizon.ok_or_else(|| no_room(id))?;
        let rows = if after < last { self.store.rows(id, after, most).await } else { Ok(Vec::new()) };
        let mut events = Vec::new();
        for event in rows.map_err(|error| Refusal::store(&error))? {
            if event.number <= last {
                let fact = told(event.number, event.at, &Deed::read(&event)?, party);
                let line = serde_json::to_string(&Wire(&fact)).map_err(|_| {
                    Refusal::new(
                        RefusalReason::Store,
                        "room",
                        format!("event {} cannot be told", event.number),
                    )
                })?;
                events.push((event.number, line));
            }
        }
        let present = self.halls.connected(id);
        let present = (1..).zip(present).filter_map(|(seat, there)| there.then_some(seat)).collect();
        Ok(News { events, last, present })
    }
}
