//! A decision in play: the rules, the state it changes, the umpire it asks, and the streams its dice come from.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};

use crate::events::Event;
use crate::movement::Path;
use crate::rules::BlackSkies;
use crate::state::State;

/// Streams of dice of one flip; the set-up has those of flip 0.
pub(crate) mod streams {
    pub(crate) const FLY: u8 = 0;
    pub(crate) const CHECK: u8 = 1;
    pub(crate) const FIRE: u8 = 2;
}

/// A decision being played out: the rules, the state it changes and the umpire it asks.
pub(crate) struct Play<'a, D, L> {
    pub(crate) rules: &'a BlackSkies,
    pub(crate) state: &'a mut State,
    umpire: &'a mut Umpire<D, L>,
    /// The stream to be opened before the next die.
    stream: Option<(u32, u8)>,
    /// The way the element has just flown, for the rocks on it.
    pub(crate) flown: Option<Path>,
}

impl<'a, D: Dice, L: Log<Event>> Play<'a, D, L> {
    /// A decision that begins to be played out.
    #[inline]
    pub(crate) fn new(rules: &'a BlackSkies, umpire: &'a mut Umpire<D, L>, state: &'a mut State) -> Self {
        Self { rules, state, umpire, stream: None, flown: None }
    }

    /// Opens a stream of dice when the next die is rolled.
    #[inline]
    pub(crate) fn stream(&mut self, flip: u32, stream: u8) {
        self.stream = Some((flip, stream));
    }

    /// Announces that so many dice are rolled next, whatever their faces.
    #[inline]
    pub(crate) fn announce(&mut self, dice: u8) {
        self.umpire.announce(dice);
    }

    /// Rolls a die under a clause.
    #[inline]
    pub(crate) fn roll(&mut self, why: Clause, faces: u8) -> u8 {
        if let Some((flip, stream)) = self.stream.take() {
            self.umpire.phase(flip, stream);
        }
        self.umpire.roll(why, faces)
    }

    /// Tells everybody.
    #[inline]
    pub(crate) fn tell(&mut self, why: Clause, event: impl FnOnce() -> Event) {
        self.umpire.tell(Audience::All, why, event);
    }

    /// Tells everybody of an event made from the position.
    #[inline]
    pub(crate) fn tell_of(&mut self, why: Clause, event: impl FnOnce(&BlackSkies, &State) -> Event) {
        let (rules, state) = (self.rules, &*self.state);
        self.umpire.tell(Audience::All, why, || event(rules, state));
    }

    /// Tells one side's seat alone.
    pub(crate) fn tell_side(&mut self, side: usize, why: Clause, event: impl FnOnce() -> Event) {
        let seat = engine::Seats::only(engine::Seat(side as u8));
        self.umpire.tell(Audience::Only(seat), why, event);
    }

    /// Tells one side's seat alone of an event with names in it.
    pub(crate) fn tell_of_side(
        &mut self,
        side: usize,
        why: Clause,
        event: impl FnOnce(&BlackSkies) -> Event,
    ) {
        let rules = self.rules;
        self.tell_side(side, why, || event(rules));
    }
}
