//! Errands: orders that captains must write. They think on a copy, on threads of the program, a room after the other.

use std::collections::{BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use captains::Budget;
use engine::Seat;
use shelf::AnyBattle;
use store::{RoomId, Store};
use tokio::sync::{Notify, Semaphore};

use crate::deed::By;
use crate::refusal::Refusal;
use crate::room::Room;
use crate::rooms::{Rooms, Writing};

/// Rooms in which a captain must write, each at most once; who came first is served first.
#[derive(Default)]
pub(crate) struct Queue {
    rooms: Mutex<Waiting>,
    bell: Notify,
}

#[derive(Default)]
struct Waiting {
    line: VecDeque<RoomId>,
    /// Rooms in the line, and those for which a captain thinks now.
    known: BTreeSet<RoomId>,
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn add(&self, room: RoomId) {
        let mut waiting = self.waiting();
        if waiting.known.insert(room) {
            waiting.line.push_back(room);
            drop(waiting);
            self.bell.notify_one();
        }
    }

    fn next(&self) -> Option<RoomId> {
        self.waiting().line.pop_front()
    }

    fn len(&self) -> usize {
        self.waiting().known.len()
    }
}

/// A room whose captain thinks; it may stand in the line again once this is gone.
struct Busy {
    queue: Arc<Queue>,
    room: RoomId,
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.queue.waiting().known.remove(&self.room);
    }
}

/// An order that a captain must write: a copy of the battle, of which it is shown what its seat may know.
pub struct Errand {
    busy: Busy,
    decision: usize,
    seat: Seat,
    captain: String,
    seed: u64,
    nodes: u32,
    battle: Box<dyn AnyBattle>,
}

/// A captain's answer.
pub struct Thought {
    busy: Busy,
    decision: usize,
    seat: Seat,
    /// Its order; none if it has none, so that the idle order is sealed.
    order: Option<String>,
}

impl Errand {
    /// Thinks on the calling thread. `stop` is asked now and then; `true` ends the thinking with the best order so far.
    pub fn think(self, stop: &mut dyn FnMut() -> bool) -> Thought {
        let Self { busy, decision, seat, captain, seed, nodes, battle } = self;
        let advice = battle.advise(seat, &captain, seed, &mut Budget::new(nodes, stop));
        let order = advice.ok().flatten().map(|advice| advice.order);
        Thought { busy, decision, seat, order }
    }
}

impl<S: Store> Rooms<S> {
    /// Returns how many rooms wait for a captain.
    pub fn waiting_for_captains(&self) -> usize {
        self.queue.len()
    }

    /// Takes the next errand; none if no captain must write.
    pub async fn take_errand(&self) -> Option<Errand> {
        while let Some(id) = self.queue.next() {
            let busy = Busy { queue: self.queue.clone(), room: id };
            // A room that cannot be read now is found again by its clock.
            let Ok(mut held) = self.hold(id).await else { continue };
            let errand = held.room.as_mut().and_then(|room| self.make_errand(room, busy));
            self.put_back(held);
            if errand.is_some() {
                return errand;
            }
        }
        None
    }

    fn make_errand(&self, room: &mut Room, busy: Busy) -> Option<Errand> {
        let (seat, captain) = room.captain_asked().map(|(seat, captain)| (seat, captain.to_owned()))?;
        let battle = room.battle()?.branch(room.revealed(), None)?;
        let decision = room.decision();
        let seed = room.seed.wrapping_add((decision as u64) << 8 | seat as u64);
        let nodes = self.settings.nodes.unwrap_or(Budget::OWN);
        Some(Errand { busy, decision, seat: Seat(seat as u8), captain, seed, nodes, battle })
    }

    /// Seals the captain's order, unless the battle has gone on without it.
    ///
    /// # Errors
    /// If the store did not keep it; the captain is asked again later.
    pub async fn seal_thought(&self, thought: Thought) -> Result<(), Refusal> {
        let Thought { busy, decision, seat, order } = thought;
        let id = busy.room;
        let mut held = self.hold(id).await?;
        // From here on the room may stand in the line again.
        drop(busy);
        let Some(room) = held.room.as_mut() else { return Ok(()) };
        let asked = room.captain_asked().map(|(seat, _)| seat);
        if room.decision() == decision && asked == Some(seat.index()) {
            let now = self.now();
            let sealed = order.and_then(|order| room.seal(seat.0, &order, false, By::Captain, now).ok());
            let deeds = match sealed {
                Some((deeds, _)) => deeds,
                None => room.seal_idle(seat.0, By::Captain, now)?,
            };
            self.commit(room, Writing::of(deeds, None)).await?;
        }
        self.settle(room).await?;
        self.put_back(held);
        Ok(())
    }

    /// Runs all errands on the calling thread until no captain must write: for tests and simulations.
    ///
    /// # Errors
    /// The first refusal of the store.
    pub async fn run_errands(&self) -> Result<(), Refusal> {
        while let Some(errand) = self.take_errand().await {
            self.seal_thought(errand.think(&mut || false)).await?;
        }
        Ok(())
    }

    /// Serves errands for ever, at most `hands` at once, on threads where they block nobody.
    ///
    /// Once `stopped` answers `true`, captains end their thinking, and nothing of it is sealed: the next program that opens the rooms asks them
    /// again. Each task that serves an errand holds `thinking`, so that a program can wait for the last.
    pub async fn serve_errands<H: Clone + Send + 'static>(
        self: Arc<Self>,
        hands: usize,
        stopped: impl Fn() -> bool + Clone + Send + 'static,
        thinking: H,
    ) {
        let free = Arc::new(Semaphore::new(hands.max(1)));
        loop {
            let Ok(hand) = free.clone().acquire_owned().await else { return };
            let Some(errand) = self.take_errand().await else {
                self.queue.bell.notified().await;
                continue;
            };
            let (rooms, stopped, thinking) = (self.clone(), stopped.clone(), thinking.clone());
            drop(tokio::spawn(async move {
                let stop = stopped.clone();
                let thought = tokio::task::spawn_blocking(move || errand.think(&mut || stop())).await;
                // A captain that fails, or a store that does, is asked again when the clock of the room is looked at.
                if let Ok(thought) = thought
                    && !stopped()
                {
                    drop(rooms.seal_thought(thought).await);
                }
                drop((hand, thinking));
            }));
        }
    }
}
