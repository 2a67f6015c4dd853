//! Awake rooms: a sharded map within a budget of bytes, the room used longest ago resting first.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::RoomId;
use tokio::sync::{Mutex as Lock, OwnedMutexGuard};

use crate::room::{Place, Room};

/// Number of maps that share the rooms out.
const SHARDS: usize = 16;

/// A room, or nothing while it rests.
type Slot = Arc<Lock<Option<Room>>>;

#[derive(Default)]
struct Entry {
    slot: Slot,
    used: u64,
    bytes: usize,
}

/// Rooms by name.
pub(crate) struct Awake {
    shards: [Mutex<BTreeMap<RoomId, Entry>>; SHARDS],
    clock: AtomicU64,
    bytes: AtomicUsize,
    budget: usize,
}

/// A room that a call holds. If it is dropped without [`Held::put_back`], the room rests, and is woken from its rows the next time: so
/// nothing that is not durable outlives a call that failed or was given up.
pub(crate) struct Held {
    slot: OwnedMutexGuard<Option<Room>>,
    id: RoomId,
    /// The room, once it is awake.
    pub(crate) room: Option<Room>,
}

impl Awake {
    pub(crate) fn new(budget: usize) -> Self {
        let shards = std::array::from_fn(|_| Mutex::default());
        Self { shards, clock: AtomicU64::new(0), bytes: AtomicUsize::new(0), budget }
    }

    fn shard(&self, id: RoomId) -> MutexGuard<'_, BTreeMap<RoomId, Entry>> {
        let shard = &self.shards[usize::from(id.0[9]) % SHARDS];
        // An entry is never half written when its holder panics.
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a room, and takes it out of its slot.
    pub(crate) async fn hold(&self, id: RoomId) -> Held {
        let slot = {
            let mut shard = self.shard(id);
            let entry = shard.entry(id).or_default();
            entry.used = self.clock.fetch_add(1, Ordering::Relaxed);
            entry.slot.clone()
        };
        let mut slot = slot.lock_owned().await;
        let room = slot.take();
        Held { slot, id, room }
    }

    /// Puts a room back, and lets others rest if the budget asks for it.
    pub(crate) fn put_back(&self, mut held: Held) {
        let bytes = held.room.as_mut().map_or(0, Room::bytes);
        *held.slot = held.room.take();
        let id = held.id;
        drop(held);
        self.count(id, bytes);
        self.rest();
    }

    fn count(&self, id: RoomId, bytes: usize) {
        if let Some(entry) = self.shard(id).get_mut(&id) {
            self.bytes.fetch_add(bytes, Ordering::Relaxed);
            self.bytes.fetch_sub(entry.bytes, Ordering::Relaxed);
            entry.bytes = bytes;
        }
    }

    /// Lets the rooms rest that were used longest ago, down to nine tenths of the budget.
    fn rest(&self) {
        if self.bytes.load(Ordering::Relaxed) <= self.budget {
            return;
        }
        let mut free: Vec<(u64, RoomId)> = Vec::new();
        for shard in &self.shards {
            let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
            let nobody = shard.iter().filter(|(_, entry)| Arc::strong_count(&entry.slot) == 1);
            free.extend(nobody.map(|(id, entry)| (entry.used, *id)));
        }
        free.sort_unstable();
        for (_, id) in free {
            if self.bytes.load(Ordering::Relaxed) <= self.budget / 10 * 9 {
                return;
            }
            self.forget(id);
        }
    }

    /// Lets a room rest that nobody holds. Returns `true` if it was awake.
    pub(crate) fn forget(&self, id: RoomId) -> bool {
        let mut shard = self.shard(id);
        let free = shard.get(&id).is_some_and(|entry| Arc::strong_count(&entry.slot) == 1);
        let entry = if free { shard.remove(&id) } else { None };
        entry.is_some_and(|entry| self.bytes.fetch_sub(entry.bytes, Ordering::Relaxed) > 0)
    }

    /// Lets all rooms rest that nobody holds.
    pub(crate) fn forget_all(&self) {
        let ids: Vec<RoomId> = self
            .shards
            .iter()
            .flat_map(|shard| {
                let shard = shard.lock().unwrap_or_else(PoisonError::into_inner);
                shard.keys().copied().collect::<Vec<_>>()
            })
            .collect();
        for id in ids {
            self.forget(id);
        }
    }

    /// Returns how many rooms are known, awake or held, and their bytes.
    pub(crate) fn size(&self) -> (usize, usize) {
        let rooms =
            self.shards.iter().map(|shard| shard.lock().unwrap_or_else(PoisonError::into_inner).len());
        (rooms.sum(), self.bytes.load(Ordering::Relaxed))
    }
}

impl Room {
    /// Returns about how many bytes the room holds.
    fn bytes(&mut self) -> usize {
        let (decisions, before) = self.counted;
        let now = self.revealed();
        if before == 0 || now != decisions {
            let more =
                self.battle().map_or(0, |battle| battle.bytes(if before == 0 { 0 } else { decisions }));
            self.counted = (now, before + more);
        }
        let terms = self.terms.text.as_ref().map_or(0, String::len) + 4096;
        let keys = self.keys.len() * 48 + self.steps.len() * 8;
        // What spectators are shown is a second battle.
        let battles = if self.behind.is_some() { 2 } else { 1 };
        let places: usize = self.places.iter().map(Place::bytes).sum();
        terms + keys + places + self.counted.1 * battles
    }
}

impl Place {
    /// Returns the bytes of the texts that a seat has written.
    fn bytes(&self) -> usize {
        let dropped = self.standing.dropped.as_ref();
        let dropped = dropped.map_or(0, |dropped| dropped.order.len() + dropped.why.len());
        let texts = self.order.iter().chain(&self.stood).chain(&self.standing.orders).chain([&self.name]);
        dropped + texts.map(String::len).sum::<usize>()
    }
}
