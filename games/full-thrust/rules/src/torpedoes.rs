//! Pulse torpedoes: a die to hit by range, then a die of damage (FT-4.9).

use engine::Log;
use engine::dice::Dice;
use table::Length;

use crate::aim::weapon_of;
use crate::clauses;
use crate::events::Event;
use crate::play::Play;
use crate::state::Shot;

/// Returns the face a torpedo needs: 4 up to 6 inches, 5 up to 12, 6 up to 18. The edge of a band counts as the nearer
/// band.
pub(crate) const fn needs(square: i64) -> u8 {
    4 + (square > 36_000_000) as u8 + (square > 144_000_000) as u8
}

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Fires a torpedo; a hit rolls its damage at once.
    pub(crate) fn torpedo(&mut self, shot: Shot, square: i64) {
        let rules = self.rules;
        let needs = needs(square);
        let face = self.roll(clauses::TORPEDOES);
        let points = if face >= needs { u16::from(self.roll(clauses::TORPEDOES)) } else { 0 };
        let target = usize::from(shot.target);
        self.mark(target, points);
        let weapon = weapon_of(rules, self.state, shot);
        self.tell(clauses::TORPEDOES, || Event::Torpedo {
            ship: rules.name(usize::from(shot.ship)),
            weapon,
            target: rules.name(target),
            range: Length::thousandths(square.isqrt() as i32),
            face,
            needs,
            points,
        });
    }
}
