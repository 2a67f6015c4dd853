//! Settling: all that follows by itself after a write. Standing orders are sealed, clocks that ran out have their effect, captains
//! are asked, and a rematch is made.

use serde_json::json;
use store::{Private, Store};

use crate::clocks::{Bell, Follows, follows};
use crate::deed::{By, Deed};
use crate::refusal::{Refusal, Why};
use crate::room::{ABANDONED, Dropped, Room, Standing, Writes};
use crate::rooms::{Rooms, Writing};
use crate::waking::STANDING;

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
    /// # Errors
    /// The last refusal of the store; other rooms are fired all the same.
    pub async fn tick(&self) -> Result<usize, Refusal> {
        let dues = self.store.dues(self.now(), store::PAGE).await.map_err(|error| Refusal::store(&error))?;
        let mut rooms: Vec<_> = dues.into_iter().map(|due| due.room).collect();
        rooms.sort_unstable();
        rooms.dedup();
        let mut failed = None;
        for id in &rooms {
            let fired = async {
                let mut held = self.hold(*id).await?;
                if let Some(room) = held.room.as_mut() {
                    self.fire(room).await?;
                }
                self.put_back(held);
                Ok(())
            };
            failed = fired.await.err().or(failed);
        }
        failed.map_or(Ok(rooms.len()), Err)
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
            let deeds = room.rung(now);
            if deeds.is_empty() {
                break;
            }
            self.commit(room, Writing::of(deeds, None)).await?;
        }
        if room.abandoned.is_some_and(|at| at <= now) {
            let closed = Deed::Closed { why: ABANDONED.to_owned() };
            self.commit(room, Writing::of(vec![closed], None)).await?;
        }
        self.settle(room).await?;
        self.hand_out(room).await?;
        room.kept.remove(crate::room::CAPTAIN);
        if room.running(now) != room.kept {
            // Clocks that do not run any more, and captains who are asked again later.
            self.commit(room, Writing::default()).await?;
        }
        Ok(())
    }
}

impl Room {
    /// Returns what the clocks say that have run out; all seats that are late at once are late together.
    fn rung(&self, now: store::Millis) -> Vec<Deed> {
        let decision = self.decision();
        let seats = self.places.iter().enumerate();
        let bells = seats.filter_map(|(seat, place)| Some((seat as u8, place.clock.rings(now)?)));
        bells
            .map(|(seat, bell)| match bell {
                Bell::Late => Deed::Late { seat, decision },
                Bell::Out => Deed::Absent { seat, decision },
            })
            .collect()
    }

    /// Seals the next standing order of a seat that is asked; if it does not stand, all are dropped.
    fn next_standing(&mut self, now: store::Millis) -> Option<Writing> {
        let seat = self
            .awaited()
            .into_iter()
            .find(|seat| self.places.get(*seat).is_some_and(|place| !place.standing.orders.is_empty()))?;
        let order = self.places.get(seat)?.standing.orders.first()?.clone();
        let (standing, deeds) = match self.seal(seat as u8, &order, false, By::Standing, now) {
            Ok((deeds, _)) => {
                let rest = self.places[seat].standing.orders.iter().skip(1).cloned().collect();
                (Standing { orders: rest, dropped: None }, deeds)
            }
            Err(refusal) => {
                let dropped = Dropped { decision: self.decision(), order, why: refusal.said() };
                (Standing { orders: Vec::new(), dropped: Some(dropped) }, Vec::new())
            }
        };
        let private = vec![self.keep_standing(seat, standing)];
        Some(Writing { deeds, private, ..Writing::default() })
    }

    /// Takes standing orders over, and returns their private row.
    pub(crate) fn keep_standing(&mut self, seat: usize, standing: Standing) -> Private {
        let empty = standing == Standing::default();
        let body = if empty { Vec::new() } else { json!(standing).to_string().into_bytes() };
        if let Some(place) = self.places.get_mut(seat) {
            place.standing = standing;
        }
        Private { seat: seat as u8, kind: STANDING.into(), body }
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
        sealed.map(|(deeds, _)| deeds).map_err(|refusal| {
            Refusal::new(Why::Store, "room", format!("the idle order \"{idle}\" does not stand: {refusal}"))
        })
    }
}
