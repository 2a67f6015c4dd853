//! A decision in play: the rules, the state it changes, the umpire it asks, and the dice streams it uses.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};

use crate::events::Event;
use crate::movement::Path;
use crate::rules::BlackSkies;
use crate::state::State;

/// Numbers of the dice streams of one flip; the set-up uses those of flip 0.
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
    /// Stream to open before the next die.
    stream: Option<(u32, u8)>,
    /// Path that the element has just flown, if there are rocks to touch.
    pub(crate) flown: Option<Path>,
}

impl<'a, D: Dice, L: Log<Event>> Play<'a, D, L> {
    /// Starts to play out a decision.
    #[inline]
    pub(crate) fn new(rules: &'a BlackSkies, umpire: &'a mut Umpire<D, L>, state: &'a mut State) -> Self {
        Self { rules, state, umpire, stream: None, flown: None }
    }

    /// Opens a stream of dice just before the next die is rolled.
    #[inline]
    pub(crate) fn stream(&mut self, flip: u32, stream: u8) {
        self.stream = Some((flip, stream));
    }

    /// Announces that this number of dice is rolled next, whatever their faces.
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

    /// Tells everybody an event.
    #[inline]
    pub(crate) fn tell(&mut self, why: Clause, event: impl FnOnce() -> Event) {
        self.umpire.tell(Audience::All, why, event);
    }

    /// Tells everybody an event made from the position.
    #[inline]
    pub(crate) fn tell_of(&mut self, why: Clause, event: impl FnOnce(&BlackSkies, &State) -> Event) {
        let (rules, state) = (self.rules, &*self.state);
        self.umpire.tell(Audience::All, why, || event(rules, state));
    }

    /// Tells an event to one side's seat alone.
    pub(crate) fn tell_side(&mut self, side: usize, why: Clause, event: impl FnOnce() -> Event) {
        let seat = engine::Seats::only(engine::Seat(side as u8));
        self.umpire.tell(Audience::Only(seat), why, event);
    }

    /// Tells one side's seat alone an event that needs the rules.
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
