//! How ships go: off the map, by retreat or destroyed, with those aboard and the missiles at them.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};

use crate::events::{Event, MissileEnd};
use crate::missiles;
use crate::ships::Talon;
use crate::state::{NONE, Place, Ship, State};

/// Takes a ship off the map and tells it; those aboard share its fate, and missiles that fly at any of them are gone.
pub(crate) fn depart<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    place: Place,
    why: Clause,
) {
    let at = state.ships[ship].at;
    let tell = |umpire: &mut Umpire<D, L>, ship: usize| {
        let name = rules.name(ship);
        umpire.tell(Audience::All, why, || match place {
            Place::Destroyed => Event::Destroyed { ship: name },
            Place::Left => Event::Left { ship: name, at },
            _ => Event::Retreated { ship: name },
        });
    };
    // What is no longer in play keeps nothing but the hex it was in last.
    let gone = Ship { at, place, carrier: NONE, ..Ship::default() };
    tell(umpire, ship);
    for other in rules.fleet(rules.side_of(ship)) {
        if state.ships[other].place == Place::Aboard && usize::from(state.ships[other].carrier) == ship {
            state.ships[other] = gone;
            tell(umpire, other);
        }
    }
    state.ships[ship] = gone;
    lose_missiles(rules, umpire, state);
}

/// Missiles whose target is no longer on the map are gone (TAL-13.2).
pub(crate) fn lose_missiles<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
) {
    let mut missile = 0;
    while let Some(flying) = state.missiles.get(missile) {
        if state.ships[usize::from(flying.target)].on_map() {
            missile += 1;
        } else {
            missiles::end(rules, umpire, state, missile, MissileEnd::TargetGone);
        }
    }
}
