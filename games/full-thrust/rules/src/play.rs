//! A decision being played out: the rules, the state, the umpire, and the streams of dice.

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Clause, Log, Sealed, Umpire};

use crate::events::Event;
use crate::orders::{Order, Part};
use crate::rules::FullThrust;
use crate::state::{SHIPS, State};

/// Streams of dice, one for each phase of a turn.
pub(crate) mod streams {
    pub(crate) const LEAVING: u8 = 0;
    pub(crate) const RAMS: u8 = 1;
    pub(crate) const LINES: u8 = 2;
    pub(crate) const FIGHTERS: u8 = 3;
    pub(crate) const FIRST: u8 = 4;
    pub(crate) const FIRE: u8 = 5;
    pub(crate) const THRESHOLDS: u8 = 6;
    pub(crate) const MORALE: u8 = 7;
    /// The first slot of alternate fire.
    const FIRST_SLOT: u8 = 65;
    /// The first stream for the slots that find no number left above: with 64 ships a side, some 200 slots can be used.
    const LAST_SLOTS: u8 = 8;

    /// Returns the stream of a slot of alternate fire, counted from 1.
    pub(crate) const fn slot(number: u8) -> u8 {
        let above = u8::MAX - FIRST_SLOT;
        let after = number.saturating_sub(1);
        if after <= above { FIRST_SLOT + after } else { LAST_SLOTS + (after - above - 1) }
    }

    #[cfg(test)]
    mod tests {
        use std::collections::BTreeSet;

        #[test]
        fn slots_and_phases_have_a_stream_each() {
            // With 64 ships a side: one side passes before each shot of the other's 64, then fires its own.
            let slots: BTreeSet<u8> = (1..=195).map(super::slot).collect();
            assert_eq!(slots.len(), 195);
            assert!(slots.iter().all(|slot| *slot > super::MORALE));
        }
    }
}

/// A decision being played out: the rules, the state it changes and the umpire who rolls and tells.
pub(crate) struct Play<'a, D, L> {
    pub(crate) rules: &'a FullThrust,
    pub(crate) state: &'a mut State,
    pub(crate) umpire: &'a mut Umpire<D, L>,
    /// The stream to open before the next die.
    stream: Option<u8>,
}

/// Systems hit by needles and not yet knocked out: the target's index in the ship list, and the system's index.
pub(crate) type NeedleHits = ArrayVec<(u8, u8), { 8 * 2 * SHIPS }>;

impl<'a, D: Dice, L: Log<Event>> Play<'a, D, L> {
    /// Begins to play out a decision.
    #[inline]
    pub(crate) fn new(rules: &'a FullThrust, umpire: &'a mut Umpire<D, L>, state: &'a mut State) -> Self {
        Self { rules, state, umpire, stream: None }
    }

    /// Sets the stream of dice to open when the next die is rolled.
    #[inline]
    pub(crate) fn stream(&mut self, stream: u8) {
        self.stream = Some(stream);
    }

    /// Rolls a six-sided die under a clause.
    #[inline]
    pub(crate) fn roll(&mut self, why: Clause) -> u8 {
        if let Some(stream) = self.stream.take() {
            self.umpire.phase(u32::from(self.state.turn), stream);
        }
        self.umpire.roll(why, 6)
    }

    /// Announces that `dice` dice are rolled next, whatever their faces.
    #[inline]
    pub(crate) fn announce(&mut self, dice: u8) {
        self.umpire.announce(dice);
    }

    /// Rolls `dice` six-sided dice under a clause and adds up the table's values for their faces.
    #[inline]
    pub(crate) fn roll_all(&mut self, why: Clause, dice: u8, table: &[u8; 7]) -> u16 {
        // Where nobody hears the events, zero dice are not skipped: a mispredicted branch costs more.
        if L::HEARS && dice == 0 {
            return 0;
        }
        if let Some(stream) = self.stream.take() {
            self.umpire.phase(u32::from(self.state.turn), stream);
        }
        self.umpire.roll_sum(why, dice, &table[1..]) as u16
    }

    /// Tells everybody an event.
    #[inline]
    pub(crate) fn tell(&mut self, why: Clause, event: impl FnOnce() -> Event) {
        self.umpire.tell(Audience::All, why, event);
    }

    /// Tells everybody an event made from the position.
    #[inline]
    pub(crate) fn tell_of(&mut self, why: Clause, event: impl FnOnce(&FullThrust, &State) -> Event) {
        let (rules, state) = (self.rules, &*self.state);
        self.umpire.tell(Audience::All, why, || event(rules, state));
    }

    /// Tells an event to one side's seat alone.
    pub(crate) fn tell_side(&mut self, side: usize, why: Clause, event: impl FnOnce() -> Event) {
        let seat = engine::Seats::only(engine::Seat(side as u8));
        self.umpire.tell(Audience::Only(seat), why, event);
    }
}

/// Returns all parts of both seats, side after side, each with the index of its seat.
pub(crate) fn parts_of(orders: &[Sealed<Order>]) -> impl Iterator<Item = (usize, &Part)> {
    orders.iter().flat_map(|o| o.order().parts().iter().map(|part| (o.seat().index(), part)))
}
