//! Needle beams: a die at one named system of the target (FT-4.10).

use engine::Log;
use engine::dice::Dice;

use crate::aim::weapon_of;
use crate::clauses;
use crate::events::Event;
use crate::play::{NeedleHits, Play};
use crate::ships::System;
use crate::state::Shot;

impl<D: Dice, L: Log<Event>> Play<'_, D, L> {
    /// Fires a needle beam; a hit takes effect with the turn's damage.
    pub(crate) fn needle(&mut self, shot: Shot, hits: &mut NeedleHits) {
        let rules = self.rules;
        let face = self.roll(clauses::NEEDLES);
        if face >= 5 {
            hits.extend(std::iter::once((shot.target, shot.system)).take(hits.remaining_capacity()));
        }
        let weapon = weapon_of(rules, self.state, shot);
        let target = usize::from(shot.target);
        let system = rules.class(&self.state.ships[target]).system(usize::from(shot.system));
        self.tell(clauses::NEEDLES, || Event::Needle {
            ship: rules.name(usize::from(shot.ship)),
            weapon,
            target: rules.name(target),
            system: system.unwrap_or(System::Drive),
            face,
        });
    }
}
