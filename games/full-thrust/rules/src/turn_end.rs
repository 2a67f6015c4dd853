//! The end of a turn: marked damage takes effect, ships are removed, morale is tested, and the next turn begins (FT-3.5).

use engine::Log;
use engine::dice::Dice;

use crate::events::Event;
use crate::options::Fire;
use crate::play::{Play, streams};
use crate::state::{NONE, Phase};

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Applies marked damage at once under alternate fire, with its thresholds (FT-4.2).
    pub(crate) fn damage_at_once(&mut self) {
        if self.rules.options.fire == Fire::Alternate {
            self.apply_marked(&[]);
        }
    }

    /// Applies marked damage and needle hits, and rolls thresholds if the option is on.
    #[inline(never)]
    pub(crate) fn apply_marked(&mut self, hits: &[(u8, u8)]) {
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

    /// Ends the turn: damage, needle hits, removals, thresholds, morale, victory (FT-3.5).
    #[inline(never)]
    pub(crate) fn end_turn(&mut self, hits: &[(u8, u8)]) {
        self.end_turn_here(hits);
    }

    /// Ends the turn as [`Play::end_turn`] does, inlined into its caller for speed.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "every playout runs through it")]
    pub(crate) fn end_turn_here(&mut self, hits: &[(u8, u8)]) {
        if self.clear_lines() || !hits.is_empty() {
            self.apply_marked(hits);
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

    /// Lets the fire of a plain duel take effect without first asking if anything was marked: the processor could not
    /// predict that branch.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "every playout runs through it")]
    pub(crate) fn take_plain_effect(&mut self) {
        let marked = self.clear_lines();
        if self.rules.options.thresholds {
            if marked {
                self.apply_marked(&[]);
            }
        } else {
            self.take_effect(&[]);
            self.clear_marks();
        }
    }

    /// Clears the arcs that dice chose, and the notes of ships that have fired. Returns `true` if any damage is marked.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "every playout runs through it")]
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
    #[allow(clippy::inline_always, reason = "every playout runs through it")]
    pub(crate) fn next_turn(&mut self) {
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
