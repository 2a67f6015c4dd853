//! Halls: who listens to a room now, and the bell that tells them that something came.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::RoomId;
use tokio::sync::watch;

use crate::deed::Party;
use crate::facts::Connected;

/// The listeners of one room.
struct Hall {
    bell: watch::Sender<u64>,
    listeners: usize,
    /// Connections of each seat.
    seats: BTreeMap<usize, usize>,
}

/// Halls by room; a room without listeners has none.
#[derive(Clone, Default)]
pub(crate) struct Halls(Arc<Mutex<BTreeMap<RoomId, Hall>>>);

/// A connection to a room. While it lives, its seat counts as present.
pub struct Listening {
    halls: Halls,
    room: RoomId,
    party: Party,
    bell: watch::Receiver<u64>,
}

impl Halls {
    fn all(&self) -> MutexGuard<'_, BTreeMap<RoomId, Hall>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn enter(&self, room: RoomId, party: Party) -> Listening {
        let mut all = self.all();
        let hall = all.entry(room).or_insert_with(|| Hall {
            bell: watch::Sender::new(0),
            listeners: 0,
            seats: BTreeMap::new(),
        });
        hall.listeners += 1;
        if let Party::Seat(seat) = party {
            *hall.seats.entry(seat.index()).or_default() += 1;
        }
        hall.bell.send_modify(|rung| *rung += 1);
        let bell = hall.bell.subscribe();
        drop(all);
        Listening { halls: self.clone(), room, party, bell }
    }

    /// Tells all listeners of a room that something came.
    pub(crate) fn ring(&self, room: RoomId) {
        if let Some(hall) = self.all().get(&room) {
            hall.bell.send_modify(|rung| *rung += 1);
        }
    }

    /// Returns which seats of a room are connected.
    pub(crate) fn connected(&self, room: RoomId) -> Connected {
        let all = self.all();
        let Some(hall) = all.get(&room) else { return Connected::new() };
        let most = hall.seats.keys().next_back().map_or(0, |seat| seat + 1);
        (0..most).map(|seat| hall.seats.contains_key(&seat)).collect()
    }

    fn leave(&self, room: RoomId, party: Party) {
        let mut all = self.all();
        let Some(hall) = all.get_mut(&room) else { return };
        hall.listeners -= 1;
        if let Party::Seat(seat) = party {
            let left = hall.seats.get(&seat.index()).copied().unwrap_or_default();
            if left > 1 {
                hall.seats.insert(seat.index(), left - 1);
            } else {
                hall.seats.remove(&seat.index());
            }
        }
        hall.bell.send_modify(|rung| *rung += 1);
        if hall.listeners == 0 {
            all.remove(&room);
        }
    }
}

impl Listening {
    /// Returns the room that is listened to.
    pub(crate) const fn room(&self) -> RoomId {
        self.room
    }

    /// Returns the party that listens.
    pub const fn party(&self) -> Party {
        self.party
    }

    /// Waits until something came: an event, or somebody who came or went. Rings that nobody waited for count as one.
    pub async fn changed(&mut self) {
        // The bell lives as long as somebody listens.
        let _ = self.bell.changed().await;
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.halls.leave(self.room, self.party);
    }
}
