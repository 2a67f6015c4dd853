//! The outbox of a seat: when a reminder is written, and how often it is tried. Times are the caller's, and no rule depends on them.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use store::{Millis, Private, RoomId};
use tokio::sync::Notify;

use crate::clocks::SeatClock;
use crate::terms::ClockTerms;

/// Kind of the private row that keeps the outbox of a seat.
pub(crate) const OUTBOX: &str = "outbox";
/// The time after which somebody who has not sealed and is not connected counts as away.
const AFTER: Millis = 60_000;
/// A shorter clock is divided instead: a tenth of it.
const AFTER_PART: Millis = 10;
/// The second reminder comes when a quarter of the clock is left.
const LEFT_PART: Millis = 4;
/// Clocks shorter than ten minutes have no second reminder.
const LEFT_LEAST: Millis = 600_000;
/// The time for which a program may be sending one reminder.
const SENDING: Millis = 120_000;
/// The time to the next try, after each one that failed.
const PAUSES: [Millis; 4] = [30_000, 120_000, 600_000, 3_600_000];
/// The most reminders that wait for the program; others are handed out later.
const WAITING: usize = 1000;

/// The reason of a reminder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ReminderReason {
    /// The decision waits for the seat.
    Begins,
    /// A quarter of the seat's time is left.
    Left,
    /// No reminder: an e-mail address is asked to prove itself by a code.
    Code,
}

/// The times at which a seat that is away will be reminded in this decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Waits {
    pub(crate) begins: Option<Millis>,
    pub(crate) left: Option<Millis>,
}

impl Waits {
    /// Returns the times for a decision that begins now.
    pub(crate) fn of(terms: Option<&ClockTerms>, clock: &SeatClock, now: Millis) -> Self {
        let after = terms.map_or(AFTER, |terms| AFTER.min(terms.each() / AFTER_PART));
        Self { begins: Some(now.saturating_add(after)), ..Self::again(terms, clock, now) }
    }

    /// Returns the times for an order that was taken back: only those that have not come yet.
    pub(crate) fn again(terms: Option<&ClockTerms>, clock: &SeatClock, now: Millis) -> Self {
        let each = terms.map(ClockTerms::each).filter(|each| *each >= LEFT_LEAST && !clock.late);
        let left = each.and_then(|each| Some(clock.due?.saturating_sub(each / LEFT_PART)));
        Self { begins: None, left: left.filter(|at| *at > now) }
    }

    /// Takes the reason that has come; of two, the later one.
    pub(crate) fn take(&mut self, now: Millis) -> Option<ReminderReason> {
        let begins = self.begins.take_if(|at| *at <= now).map(|_| ReminderReason::Begins);
        let left = self.left.take_if(|at| *at <= now).map(|_| ReminderReason::Left);
        left.or(begins)
    }
}

/// A reminder to one target, until it has arrived or is given up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Queued {
    pub(crate) number: u32,
    pub(crate) what: ReminderReason,
    pub(crate) decision: usize,
    /// Number of the target.
    pub(crate) target: u32,
    /// Tries that were begun.
    pub(crate) tries: usize,
    /// Time of the next try; while one is under way, the time at which it counts as lost.
    pub(crate) next: Millis,
}

/// The reminders of a seat that have not arrived yet, as its private row has them.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Outbox {
    #[serde(rename = "letters")]
    pub(crate) queued: Vec<Queued>,
    written: u32,
}

impl Outbox {
    /// Writes a reminder to a target, in the place of an older one to it.
    pub(crate) fn write(&mut self, what: ReminderReason, decision: usize, target: u32, now: Millis) {
        self.queued.retain(|queued| queued.target != target);
        self.written = self.written.wrapping_add(1);
        let number = self.written;
        self.queued.push(Queued { number, what, decision, target, tries: 0, next: now });
    }

    /// Returns the time of the next try.
    pub(crate) fn next(&self) -> Option<Millis> {
        self.queued.iter().map(|queued| queued.next).min()
    }

    /// Begins the tries that are due, and returns them; those that were tried too often are removed, and their targets returned.
    pub(crate) fn due(&mut self, now: Millis) -> (Vec<Queued>, Vec<u32>) {
        let (mut begun, mut lost) = (Vec::new(), Vec::new());
        self.queued.retain_mut(|queued| {
            if queued.next > now {
                return true;
            }
            if queued.tries > PAUSES.len() {
                lost.push(queued.target);
                return false;
            }
            queued.tries += 1;
            queued.next = now.saturating_add(SENDING);
            begun.push(queued.clone());
            true
        });
        (begun, lost)
    }

    /// Notes that a try failed. Returns `false` if it was the last.
    pub(crate) fn again(&mut self, number: u32, now: Millis) -> bool {
        let Some(queued) = self.queued.iter_mut().find(|queued| queued.number == number) else {
            return true;
        };
        if let Some(pause) = PAUSES.get(queued.tries.saturating_sub(1)) {
            queued.next = now.saturating_add(*pause);
            return true;
        }
        self.remove(number);
        false
    }

    /// Puts a try off that was not made: it does not count.
    pub(crate) fn later(&mut self, number: u32, at: Millis) {
        if let Some(queued) = self.queued.iter_mut().find(|queued| queued.number == number) {
            queued.tries = queued.tries.saturating_sub(1);
            queued.next = at;
        }
    }

    pub(crate) fn get(&self, number: u32) -> Option<&Queued> {
        self.queued.iter().find(|queued| queued.number == number)
    }

    pub(crate) fn remove(&mut self, number: u32) {
        self.queued.retain(|queued| queued.number != number);
    }

    /// Returns the private row of a seat.
    pub(crate) fn row(&self, seat: u8) -> Private {
        // They are numbers, which JSON always takes.
        let body =
            if self.queued.is_empty() { Vec::new() } else { serde_json::to_vec(self).unwrap_or_default() };
        Private { seat, kind: OUTBOX.into(), body }
    }
}

/// A try that waits for the program: a queued reminder of a seat of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Try {
    pub(crate) room: RoomId,
    pub(crate) seat: u8,
    pub(crate) queued: u32,
}

/// Tries that wait for the program, in memory: what a program that ends leaves here is found again in the outboxes.
#[derive(Default)]
pub(crate) struct Post {
    line: Mutex<VecDeque<Try>>,
    pub(crate) bell: Notify,
}

impl Post {
    fn line(&self) -> MutexGuard<'_, VecDeque<Try>> {
        self.line.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a try. Where too many wait it is left out, and found in its outbox later.
    pub(crate) fn add(&self, wanted: Try) {
        let mut line = self.line();
        if line.len() < WAITING && !line.contains(&wanted) {
            line.push_back(wanted);
            drop(line);
            self.bell.notify_one();
        }
    }

    pub(crate) fn next(&self) -> Option<Try> {
        self.line().pop_front()
    }

    pub(crate) fn len(&self) -> usize {
        self.line().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terms::TimeoutRule;

    const HOUR: ClockTerms = ClockTerms { each: 3600, grace: 0, then: TimeoutRule::Idle };

    #[test]
    fn a_seat_is_reminded_after_a_minute_and_when_a_quarter_of_its_time_is_left() {
        let clock = SeatClock::start(&HOUR, 0);
        let mut waits = Waits::of(Some(&HOUR), &clock, 0);
        assert_eq!((waits.begins, waits.left), (Some(60_000), Some(2_700_000)));
        assert_eq!(
            (waits.take(59_999), waits.take(60_000), waits.take(60_001)),
            (None, Some(ReminderReason::Begins), None)
        );
        assert_eq!((waits.take(2_700_000), waits.take(Millis::MAX)), (Some(ReminderReason::Left), None));
        assert_eq!(Waits::of(None, &SeatClock::default(), 5).begins, Some(60_005), "without a clock too");
        let short = ClockTerms { each: 60, ..HOUR };
        let waits = Waits::of(Some(&short), &SeatClock::start(&short, 0), 0);
        assert_eq!((waits.begins, waits.left), (Some(6000), None), "a minute has one reminder");
        let mut both = Waits { begins: Some(1), left: Some(2) };
        assert_eq!(
            (both.take(9), both.take(9)),
            (Some(ReminderReason::Left), None),
            "of two that are due, one is sent"
        );
    }

    #[test]
    fn an_order_taken_back_brings_no_reminder_again() {
        let mut clock = SeatClock::start(&HOUR, 0);
        clock.stop(Some(900_000));
        clock.run_on(5_000_000);
        assert_eq!(
            Waits::again(Some(&HOUR), &clock, 5_000_000),
            Waits::default(),
            "a quarter was left already"
        );
        clock.stop(Some(900_001));
        clock.run_on(5_000_000);
        assert_eq!(Waits::again(Some(&HOUR), &clock, 5_000_000).left, Some(5_000_001));
    }

    #[test]
    fn a_reminder_is_tried_five_times_with_longer_and_longer_pauses() {
        let mut outbox = Outbox::default();
        outbox.write(ReminderReason::Begins, 1, 7, 0);
        let (mut at, mut pauses) = (0, Vec::new());
        loop {
            let (begun, _) = outbox.due(at);
            assert_eq!(begun.len(), 1);
            if !outbox.again(begun[0].number, at) {
                break;
            }
            let next = outbox.next().expect("a next try");
            pauses.push((next - at) / 1000);
            at = next;
        }
        assert_eq!((pauses, outbox.next()), (vec![30, 120, 600, 3600], None));
    }

    #[test]
    fn tries_that_nobody_answered_for_count_too() {
        let mut outbox = Outbox::default();
        outbox.write(ReminderReason::Left, 1, 7, 0);
        let tries = (0..9).filter(|round| !outbox.due(round * SENDING).0.is_empty()).count();
        assert_eq!((tries, outbox.next()), (5, None));
    }
}
