//! Reminding: the call `remind`, reminders handed to the program that sends them, and what became of them.

use engine::{Fact, Seat};
use serde::Deserialize;
use store::{Hash, Millis, Private, RoomId, Store};

use crate::dues::DueName;
use crate::limits::{Counted, RateKey};
use crate::outbox::{Outbox, Queued, ReminderReason, Try, Waits};
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{Place, Room};
use crate::rooms::{Rooms, Writing};
use crate::targets::{Offers, Target, Targets};

/// Letters of a code: none looks like another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Remind {
    add: Option<Target>,
    remove: Option<u32>,
    confirm: Option<String>,
}

/// A reminder that the program must send.
#[derive(Clone, PartialEq, Eq)]
pub struct Reminder {
    wanted: Try,
    /// Place to which it is sent.
    pub target: Target,
    /// Reason of it.
    pub what: ReminderReason,
    /// Game of the room.
    pub game: String,
    /// Decision that waits.
    pub decision: usize,
    /// Code that the target must prove, where that is the reason.
    pub code: Option<String>,
}

/// The end of one try to send a reminder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It arrived, as far as the program can know.
    Sent,
    /// It failed, and may be tried again.
    Failed,
    /// It was not tried; it may be after these milliseconds.
    Later(Millis),
    /// The target is gone, or may not be sent to.
    Gone(&'static str),
}

impl std::fmt::Debug for Reminder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reminder")
            .field("target", &self.target)
            .field("what", &self.what)
            .finish_non_exhaustive()
    }
}

impl Reminder {
    /// Returns the name of the room.
    pub fn room(&self) -> String {
        self.wanted.room.to_string()
    }
}

impl<S: Store> Rooms<S> {
    /// Says what targets of reminders are taken: those that the program sends to. The first call holds.
    pub fn offer(&self, offers: Offers) {
        // Another program has offered before.
        let _ = self.offers.set(offers);
    }

    /// Returns how many reminders wait for the program.
    pub fn waiting_reminders(&self) -> usize {
        self.post.len()
    }

    /// Answers the call `remind`: adds, removes or proves a target of the seat, and tells of all.
    pub(crate) async fn remind(&self, room: &mut Room, seat: Seat, wish: Remind) -> Result<Fact, Refusal> {
        let (now, id) = (self.now(), room.id);
        let reads = wish.add.is_none() && wish.remove.is_none() && wish.confirm.is_none();
        if !reads {
            room.goes_on()?;
        }
        let place = room.places.get_mut(seat.index());
        let Some(place) = place else {
            return Err(Refusal::new(RefusalReason::Token, "token", "there is no such seat"));
        };
        if reads {
            return Ok(place.targets.facts());
        }
        let (mut targets, mut outbox) = (place.targets.clone(), place.outbox.clone());
        if let Some(number) = wish.remove {
            targets.remove(number);
            outbox.queued.retain(|queued| queued.target != number);
        }
        if let Some(target) = wish.add {
            self.add_target(id, seat, target, &mut targets, &mut outbox)?;
        }
        let wrong = wish.confirm.is_some_and(|code| !targets.confirm(&code));
        let known = !place.targets.all.is_empty();
        (place.targets, place.outbox) = (targets, outbox);
        if !known {
            // Until now nothing kept these times.
            place.waits = place.waits.still(now);
        }
        let facts = place.targets.facts();
        let private = vec![place.targets.row(seat.0), place.outbox.row(seat.0)];
        self.commit(room, Writing { private, ..Writing::default() }).await?;
        if wrong {
            return Err(Refusal::new(
                RefusalReason::Refused,
                "confirm",
                "this is not the code in the e-mail",
            ));
        }
        self.hand_out(room).await?;
        Ok(facts)
    }

    fn add_target(
        &self,
        room: RoomId,
        seat: Seat,
        target: Target,
        targets: &mut Targets,
        outbox: &mut Outbox,
    ) -> Result<(), Refusal> {
        target.check(self.offers.get().copied().unwrap_or_default())?;
        let now = self.now();
        self.limits.pass(Counted::Targets, RateKey::Seat(room, seat.0), now)?;
        let mail = match &target {
            Target::Mail(address) => Some(Hash::of(address.to_ascii_lowercase().as_bytes())),
            _ => None,
        };
        let draw =
            || self.draw::<6>().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).into_iter().collect();
        let (number, asks) = targets.add(target, draw)?;
        if let (true, Some(address)) = (asks, mail) {
            self.limits.pass(Counted::Codes, RateKey::Mail(address), now)?;
            outbox.write(ReminderReason::Code, 0, number, now);
        }
        Ok(())
    }

    /// Writes the reminders whose time has come, and hands those to the program that are due.
    ///
    /// # Errors
    /// If the store did not keep it.
    pub(crate) async fn hand_out(&self, room: &mut Room) -> Result<(), Refusal> {
        if room.places.iter().all(|place| place.targets.all.is_empty()) {
            return Ok(());
        }
        let present = self.halls.connected(room.id);
        let here = |seat: usize| present.get(seat).copied().unwrap_or_default();
        let (private, tries) = room.queue_reminders(self.now(), here);
        if !private.is_empty() {
            self.commit(room, Writing { private, ..Writing::default() }).await?;
        }
        for wanted in tries {
            self.post.add(wanted);
        }
        Ok(())
    }

    /// Takes the next reminder that must be sent; none if there is none now. Those that are not needed any more are dropped.
    pub async fn take_reminder(&self) -> Option<Reminder> {
        while let Some(wanted) = self.post.next() {
            // A room that cannot be read now is found again by its clock.
            let Ok(mut held) = self.hold(wanted.room).await else { continue };
            let present = self.halls.connected(wanted.room);
            let here = present.get(usize::from(wanted.seat)).copied().unwrap_or_default();
            let Some(room) = held.room.as_mut() else { continue };
            let reminder = room.reminder(wanted, here);
            // What is not needed is taken out; if that is not kept now, it is tried again when its time comes.
            let taken_out = match &reminder {
                Some(_) => Ok(()),
                None => self.take_out(room, wanted).await,
            };
            if taken_out.is_ok() {
                self.put_back(held);
            }
            if reminder.is_some() {
                return reminder;
            }
        }
        None
    }

    async fn take_out(&self, room: &mut Room, wanted: Try) -> Result<(), Refusal> {
        let Some(place) = room.places.get_mut(usize::from(wanted.seat)) else { return Ok(()) };
        if place.outbox.get(wanted.queued).is_none() {
            return Ok(());
        }
        place.outbox.remove(wanted.queued);
        let private = vec![place.outbox.row(wanted.seat)];
        self.commit(room, Writing { private, ..Writing::default() }).await.map(drop)
    }

    /// Waits for the next reminder that must be sent.
    pub async fn wait_for_reminder(&self) -> Reminder {
        loop {
            if let Some(reminder) = self.take_reminder().await {
                return reminder;
            }
            self.post.bell.notified().await;
        }
    }

    /// Notes what became of a reminder.
    ///
    /// # Errors
    /// If the store did not keep it; the reminder is tried again later.
    pub async fn note_outcome(&self, reminder: &Reminder, outcome: Outcome) -> Result<(), Refusal> {
        let wanted = reminder.wanted;
        let now = self.now();
        let mut held = self.hold(wanted.room).await?;
        if let Some(room) = held.room.as_mut()
            && let Some(place) = room.places.get_mut(usize::from(wanted.seat))
        {
            let private = place.note_outcome(wanted, outcome, now);
            if !private.is_empty() {
                self.commit(room, Writing { private, ..Writing::default() }).await?;
            }
        }
        self.put_back(held);
        Ok(())
    }
}

impl Waits {
    /// Returns the times that have not come yet.
    fn still(self, now: Millis) -> Self {
        Self { begins: self.begins.filter(|at| *at > now), left: self.left.filter(|at| *at > now) }
    }
}

impl Place {
    /// Notes what became of a queued reminder, and returns the rows that changed.
    fn note_outcome(&mut self, wanted: Try, outcome: Outcome, now: Millis) -> Vec<Private> {
        let Some(queued) = self.outbox.get(wanted.queued).cloned() else { return Vec::new() };
        match outcome {
            Outcome::Sent => {
                self.outbox.remove(queued.number);
                self.targets.arrived(queued.target);
            }
            Outcome::Failed => {
                if !self.outbox.again(queued.number, now) {
                    self.targets.failed(queued.target);
                }
            }
            Outcome::Later(time) => self.outbox.later(queued.number, now.saturating_add(time.max(1000))),
            Outcome::Gone(why) => {
                self.outbox.remove(queued.number);
                self.targets.give_up(queued.target, why);
            }
        }
        vec![self.targets.row(wanted.seat), self.outbox.row(wanted.seat)]
    }
}

impl Room {
    /// Returns the clocks of reminders that run.
    pub(crate) fn reminders_due(&self) -> impl Iterator<Item = (DueName, Millis)> {
        let seats = self.places.iter().enumerate().filter(|(_, place)| !place.targets.all.is_empty());
        seats.flat_map(|(seat, place)| {
            let times = [
                (DueName::Begins(seat), place.waits.begins),
                (DueName::Left(seat), place.waits.left),
                (DueName::Outbox(seat), place.outbox.next()),
            ];
            times.into_iter().filter_map(|(name, at)| Some((name, at?)))
        })
    }

    /// Takes over the times of reminders as the store has them; a seat without targets has none there.
    pub(crate) fn settle_waits(&mut self) {
        for (seat, place) in self.places.iter_mut().enumerate() {
            if place.targets.all.is_empty() {
                let begins = place.waits.begins;
                // The clock may have been moved on by the time in which the program was down.
                let left = Waits::again(self.terms.clock.as_ref(), &place.clock, 0).left;
                place.waits = Waits { begins, left: left.filter(|_| place.waits.left.is_some()) };
            } else {
                let kept = |name| self.kept.get(&name).copied();
                place.waits = Waits { begins: kept(DueName::Begins(seat)), left: kept(DueName::Left(seat)) };
            }
        }
    }

    /// Forgets all targets, because the room is over; returns the rows to delete.
    pub(crate) fn forget_targets(&mut self) -> Vec<Private> {
        let mut rows = Vec::new();
        for (seat, place) in (0..).zip(&mut self.places) {
            if place.targets != Targets::default() || place.outbox != Outbox::default() {
                (place.targets, place.outbox) = (Targets::default(), Outbox::default());
                rows.extend([place.targets.row(seat), place.outbox.row(seat)]);
            }
        }
        rows
    }

    /// Writes the reminders whose time has come, and begins the tries that are due; returns the rows that changed, and the tries.
    fn queue_reminders(&mut self, now: Millis, here: impl Fn(usize) -> bool) -> (Vec<Private>, Vec<Try>) {
        let (awaited, decision, room) = (self.awaited(), self.decision(), self.id);
        let (mut rows, mut tries) = (Vec::new(), Vec::new());
        for (index, place) in self.places.iter_mut().enumerate() {
            let seat = index as u8;
            let before = (place.targets.clone(), place.outbox.clone());
            let waited_for = awaited.contains(&index);
            if let Some(what) = place.waits.take(now)
                && waited_for
                && !here(index)
            {
                let ready: Vec<u32> = place.targets.ready().map(|kept| kept.number).collect();
                for target in ready {
                    place.outbox.write(what, decision, target, now);
                }
            }
            let stands = |queued: &Queued| queued.stands(waited_for, decision);
            place.outbox.queued.retain(stands);
            let (begun, lost) = place.outbox.due(now);
            for target in lost {
                place.targets.failed(target);
            }
            tries.extend(begun.into_iter().map(|queued| Try { room, seat, queued: queued.number }));
            if place.targets != before.0 {
                rows.push(place.targets.row(seat));
            }
            if place.outbox != before.1 {
                rows.push(place.outbox.row(seat));
            }
        }
        (rows, tries)
    }

    /// Returns a reminder as it must be sent, unless it is not needed any more.
    fn reminder(&self, wanted: Try, here: bool) -> Option<Reminder> {
        let waited_for = !self.is_over() && self.awaited().contains(&usize::from(wanted.seat));
        let (decision, game) = (self.decision(), self.terms.game.clone());
        let place = self.places.get(usize::from(wanted.seat))?;
        let queued = place.outbox.get(wanted.queued)?;
        let is_code = queued.what == ReminderReason::Code;
        if !queued.stands(waited_for, decision) || (here && !is_code) {
            return None;
        }
        let kept = place.targets.get(queued.target)?;
        let code = kept.code.clone().filter(|_| is_code);
        if is_code != code.is_some() {
            return None;
        }
        Some(Reminder { wanted, target: kept.target.clone(), what: queued.what, game, decision, code })
    }
}

impl Queued {
    /// Returns `true` as long as the reminder says something true: the decision is the present one, and waits for the seat.
    fn stands(&self, waited_for: bool, decision: usize) -> bool {
        self.what == ReminderReason::Code || (waited_for && self.decision == decision)
    }
}
