//! Clocks of seats as pure functions: when they run out, and what follows. Times are the caller's.

use store::Millis;

use crate::terms::{ClockTerms, TimeoutRule};

/// The time that a battle waits where all people are absent.
pub(crate) const ABANDONED: Millis = 30 * 24 * 3600 * 1000;

/// A seat's clock within one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatClock {
    /// The moment at which the running clock, or its grace, is up.
    pub(crate) due: Option<Millis>,
    /// The time left when the order was sealed.
    pub(crate) left: Option<Millis>,
    /// `true` once the time itself is up.
    pub(crate) late: bool,
    /// `true` once the grace is up too.
    pub(crate) out: bool,
}

/// The time that is up on a clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum TimeUp {
    /// The time of the order is up: the seat is late, and its grace begins.
    Late,
    /// The grace is up: the seat is absent.
    Absent,
}

impl ClockTerms {
    pub(crate) fn each(&self) -> Millis {
        Millis::from(self.each) * 1000
    }

    fn grace(&self) -> Millis {
        Millis::from(self.grace) * 1000
    }
}

impl SeatClock {
    /// Starts the clock of a decision.
    pub(crate) fn start(terms: &ClockTerms, now: Millis) -> Self {
        Self { due: Some(now.saturating_add(terms.each())), ..Self::default() }
    }

    /// Stops the clock: the order is sealed.
    pub(crate) fn stop(&mut self, left: Option<Millis>) {
        self.left = left;
        self.due = None;
    }

    /// Returns what is left of a running clock, at least 0.
    pub(crate) fn left_at(&self, now: Millis) -> Option<Millis> {
        self.due.map(|due| due.saturating_sub(now).max(0))
    }

    /// Lets the clock run on: the order was taken back.
    pub(crate) fn run_on(&mut self, now: Millis) {
        self.due = self.left.take().map(|left| now.saturating_add(left));
    }

    /// Returns which time is up now, the very moment of it included.
    pub(crate) fn time_up(&self, now: Millis) -> Option<TimeUp> {
        self.due.filter(|due| *due <= now)?;
        Some(if self.late { TimeUp::Absent } else { TimeUp::Late })
    }

    /// Notes that the time is up: the grace runs from the moment it was up, however late that is seen.
    pub(crate) fn begin_grace(&mut self, terms: &ClockTerms, now: Millis) {
        self.late = true;
        self.due = Some(self.due.unwrap_or(now).saturating_add(terms.grace()));
    }

    /// Notes that the grace is up too.
    pub(crate) fn run_out(&mut self) {
        *self = Self { due: None, left: None, late: true, out: true };
    }
}

/// The deed done for a seat whose clock has run out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Follows {
    /// The idle order is sealed.
    Idle,
    /// This captain writes from now on.
    Captain(String),
    /// The others may claim the battle.
    Claim,
    /// Nothing: all people are absent, and the battle waits.
    Wait,
}

/// Returns what follows where a clock has run out; `somebody` says whether any person's seat is not absent.
pub(crate) fn follows(terms: &ClockTerms, somebody: bool) -> Follows {
    match &terms.then {
        _ if !somebody => Follows::Wait,
        TimeoutRule::Idle => Follows::Idle,
        TimeoutRule::Captain(name) => Follows::Captain(name.clone()),
        TimeoutRule::Claim => Follows::Claim,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn terms(then: TimeoutRule) -> ClockTerms {
        ClockTerms { each: 60, grace: 30, then }
    }

    #[test]
    fn time_is_up_at_the_very_moment_and_again_when_the_grace_is() {
        let terms = terms(TimeoutRule::Idle);
        let mut clock = SeatClock::start(&terms, 1000);
        assert_eq!((clock.time_up(60_999), clock.time_up(61_000)), (None, Some(TimeUp::Late)));
        clock.begin_grace(&terms, 70_000);
        assert_eq!(clock.due, Some(91_000), "the grace counts from when the time was up");
        assert_eq!((clock.time_up(90_999), clock.time_up(91_000)), (None, Some(TimeUp::Absent)));
        clock.run_out();
        assert_eq!(clock.time_up(Millis::MAX), None);
    }

    #[test]
    fn an_order_taken_back_lets_the_clock_run_on_with_what_was_left() {
        let mut clock = SeatClock::start(&terms(TimeoutRule::Claim), 0);
        let left = clock.left_at(45_000);
        clock.stop(left);
        assert_eq!((clock.time_up(Millis::MAX), left), (None, Some(15_000)));
        clock.run_on(1_000_000);
        assert_eq!(clock.due, Some(1_015_000));
        assert_eq!(clock.left_at(2_000_000), Some(0), "never less than nothing");
    }

    #[test]
    fn nobody_writes_for_people_who_are_all_absent() {
        for then in [TimeoutRule::Idle, TimeoutRule::Captain("cadet".to_owned()), TimeoutRule::Claim] {
            assert_eq!(follows(&terms(then), false), Follows::Wait);
        }
        assert_eq!(follows(&terms(TimeoutRule::Idle), true), Follows::Idle);
        assert_eq!(
            follows(&terms(TimeoutRule::Captain("a".to_owned())), true),
            Follows::Captain("a".to_owned())
        );
        assert_eq!(follows(&terms(TimeoutRule::Claim), true), Follows::Claim);
    }
}
