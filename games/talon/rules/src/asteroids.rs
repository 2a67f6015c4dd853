//! Asteroids: the damage to a ship that enters their hex (TAL-17.1).

use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::Arc;

use crate::clauses;
use crate::damage;
use crate::events::Event;
use crate::rules::Talon;
use crate::ships::Terrain;
use crate::state::State;
use crate::terrain::CAREFUL;

/// Damages a ship that has entered asteroids at a speed above 2: one die of damage on the front.
pub(crate) fn enter<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
) {
    let at = state.ships[ship].at;
    if rules.terrain_at(at) != Some(Terrain::Asteroids) || rules.speed(state, ship) <= CAREFUL {
        return;
    }
    let damage = umpire.roll(clauses::TERRAIN, 6);
    umpire.tell(Audience::All, clauses::TERRAIN, || Event::Asteroids { ship: rules.name(ship), at, damage });
    damage::mark(rules, umpire, state, ship, Arc::Front, damage, clauses::TERRAIN);
}
