//! Settling: all that follows by itself after a write. Standing orders are sealed, clocks that ran out have their effect, captains
//! are asked, and a rematch is made.

use std::collections::BTreeSet;

use store::{RoomId, Store};

use crate::clocks::{Follows, TimeUp, follows};
use crate::deed::{By, Deed};
use crate::dues::DueName;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Room, Writes};
use crate::rooms::{Rooms, Writing};

impl<S: Store> Rooms<S> {
    /// Carries out what follows by itself. What fails here is done when the room is woken the next time.
    ///
    /// # Errors
    /// If the store did not keep it.
    pub(crate) async fn settle(&self, room: &mut Room) -> Result<(), Refusal> {
        loop {
            let writing = match room.next_standing(self.now()) {
                Some(writing) => Some(writing),
                None => room.next_for_absent(self.now())?,
            };
            match writing {
                Some(writing) => drop(self.commit(room, writing).await?),
                None => break,
            }
        }
        if room.captain_asked().is_some() {
            self.queue.add(room.id);
        }
        self.rematch_if_all_wish(room).await
    }

    /// Fires all clocks that have run out, and asks captains again who did not answer. Returns how many rooms were looked at.
    ///
    /// A room that fails holds up no other; it is tried again after a pause that doubles.
    ///
    /// # Errors
    /// The last refusal of the store; other rooms are fired all the same.
    pub async fn tick(&self) -> Result<usize, Refusal> {
        let now = self.now();
        let (mut after, mut failed, mut seen) = (None, None, BTreeSet::new());
        loop {
            let dues =
                self.store.dues(after, now, store::PAGE).await.map_err(|error| Refusal::store(&error))?;
            let whole = dues.len() < store::PAGE;
            after = dues.last().cloned();
            for id in dues.into_iter().map(|due| due.room) {
                if !seen.insert(id) || self.pauses.holds(id, now) {
                    continue;
                }
                let fired = self.fire_in(id).await;
                self.pauses.note(id, now, fired.is_ok());
                failed = fired.err().or(failed);
            }
            if whole {
                return failed.map_or(Ok(seen.len()), Err);
            }
        }
    }

    /// Fires the clocks of a room.
    async fn fire_in(&self, id: RoomId) -> Result<(), Refusal> {
        let mut held = self.hold(id).await?;
        if let Some(room) = held.room.as_mut() {
            self.fire(room).await?;
        }
        self.put_back(held);
        Ok(())
    }

    /// Notes the heartbeat: the program is alive.
    ///
    /// # Errors
    /// If the store did not keep it.
    pub async fn alive(&self) -> Result<(), Refusal> {
        self.store.alive(self.now()).await.map_err(|error| Refusal::store(&error))
    }

    /// Begins after a time in which no program ran: it is added to all clocks. To be called once, before anything else.
    ///
    /// # Errors
    /// If the store did not keep it.
    pub async fn resume(&self) -> Result<store::Millis, Refusal> {
        self.store.resume(self.now()).await.map_err(|error| Refusal::store(&error))
    }

    async fn fire(&self, room: &mut Room) -> Result<(), Refusal> {
        let now = self.now();
        loop {
            let deeds = room.times_up(now);
            if deeds.is_empty() {
                break;
            }
            self.commit(room, Writing::of(deeds, None)).await?;
        }
        if room.abandoned.is_some_and(|at| at <= now) {
            let closed = Deed::Closed { why: "abandoned".to_owned() };
            self.commit(room, Writing::of(vec![closed], None)).await?;
        }
        self.settle(room).await?;
        self.hand_out(room).await?;
        room.kept.remove(&DueName::Captain);
        if room.running(now) != room.kept {
            // Clocks that do not run any more, and captains who are asked again later.
            self.commit(room, Writing::default()).await?;
        }
        Ok(())
    }
}

impl Room {
    /// Returns what the clocks say that have run out; all seats that are late at once are late together.
    fn times_up(&self, now: store::Millis) -> Vec<Deed> {
        let decision = self.decision();
        let seats = self.places.iter().enumerate();
        let up = seats.filter_map(|(seat, place)| Some((seat as u8, place.clock.time_up(now)?)));
        up.map(|(seat, up)| match up {
            TimeUp::Late => Deed::Late { seat, decision },
            TimeUp::Absent => Deed::Absent { seat, decision },
        })
        .collect()
    }

    /// Does for a seat whose clock has run out what the terms say.
    fn next_for_absent(&mut self, now: store::Millis) -> Result<Option<Writing>, Refusal> {
        let (Some(terms), somebody) = (self.terms.clock.clone(), self.somebody()) else { return Ok(None) };
        let decision = self.decision();
        for at in self.awaited() {
            let seat = at as u8;
            let Some(place) = self.places.get(at).filter(|place| place.clock.out) else { continue };
            match follows(&terms, somebody) {
                Follows::Captain(captain) if place.writes == Writes::Absent => {
                    let deed = Deed::Substitute { seat, decision, captain: Some(captain) };
                    return Ok(Some(Writing::of(vec![deed], None)));
                }
                Follows::Idle => {
                    let mut deeds = vec![Deed::Substitute { seat, decision, captain: None }];
                    deeds.extend(self.seal_idle(seat, By::Idle, now)?);
                    return Ok(Some(Writing::of(deeds, None)));
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// Seals the order that the rules assume of a seat that writes nothing.
    pub(crate) fn seal_idle(&mut self, seat: u8, by: By, now: store::Millis) -> Result<Vec<Deed>, Refusal> {
        let idle = self.begun()?.idle(engine::Seat(seat));
        let sealed = self.seal(seat, &idle, false, by, now);
        sealed.map(|(deeds, _)| deeds).map_err(|_| {
            let what = format!("the idle order of seat {} is not legal", seat + 1);
            Refusal::new(RefusalReason::Store, "room", what)
        })
    }
}
