//! The end of a turn: marked damage takes effect, ships are removed, morale is tested, and the next turn begins (FT-3.5).

use engine::Log;
use engine::dice::Dice;

use crate::events::Event;
use crate::options::Fire;
use crate::play::{Play, streams};
use crate::state::{NONE, Phase};

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Damage that counts at once under alternate fire, with its thresholds (FT-4.2).
    pub(crate) fn at_once(&mut self) {
        if self.rules.options.fire == Fire::Alternate {
            self.settle(&[]);
        }
    }

    /// Marked damage and needle hits take effect, with thresholds where they are played.
    #[inline(never)]
    pub(crate) fn settle(&mut self, hits: &[(u8, u8)]) {
        let any = self.take_effect(hits);
        if any && self.rules.options.thresholds {
            if self.rules.options.fire != Fire::Alternate {
                self.stream(streams::THRESHOLDS);
            }
            self.thresholds();
        }
        if any {
            self.clear_marks();
        }
    }

    /// The end of the turn: damage, needle hits, removals, thresholds, morale, victory (FT-3.5).
    #[inline(never)]
    pub(crate) fn end(&mut self, hits: &[(u8, u8)]) {
        self.close(hits);
    }

    /// The same, in the place from where it is called.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn close(&mut self, hits: &[(u8, u8)]) {
        if self.clear_lines() || !hits.is_empty() {
            self.settle(hits);
        }
        if self.rules.options.morale {
            self.stream(streams::MORALE);
            self.morale(self.rules.options.flagship);
        }
        if !self.state.groups.is_empty() {
            self.settle_groups();
        }
        self.next_turn();
    }

    /// The end of the turn of a plain duel: whether anything was marked is not asked, because it cannot be guessed.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    pub(crate) fn close_plainly(&mut self) {
        let marked = self.clear_lines();
        if self.rules.options.thresholds {
            if marked {
                self.settle(&[]);
            }
        } else {
            self.take_effect(&[]);
            self.clear_marks();
        }
        self.next_turn();
    }

    /// Clears what dice said of lines, and who has fired; whether any damage is marked.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn clear_lines(&mut self) -> bool {
        let mut marked = 0;
        for ship in &mut self.state.ships {
            (ship.lines, ship.done) = ([0; 2], false);
            marked |= ship.marked;
        }
        marked > 0
    }

    /// Begins the next turn, unless the battle is decided.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the way of every playout")]
    fn next_turn(&mut self) {
        let state = &mut *self.state;
        state.turn += 1;
        (state.slot, state.used, state.passes) = (0, 0, 0);
        state.phase = Phase::Orders;
        state.asked = 3;
        self.victory();
    }

    #[inline(never)]
    fn settle_groups(&mut self) {
        for group in &mut self.state.groups {
            (group.lines, group.moved, group.recall, group.target) = ([0; 2], false, false, NONE);
        }
    }
}
