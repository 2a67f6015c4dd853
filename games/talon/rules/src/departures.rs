//! How ships go: off the map, by retreat or destroyed, with those aboard and the missiles at them; and how missiles go.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};

use crate::clauses;
use crate::events::{Event, MissileEnd};
use crate::rules::Talon;
use crate::state::{Blast, NONE, Name, Place, Ship, State};

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
            lose_missile(rules, umpire, state, missile, MissileEnd::TargetGone);
        }
    }
}

/// Destroys a ship: it is taken off the map with those aboard, and its explosion is put at the end of the queue.
pub(crate) fn destroy<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    why: Clause,
) {
    let (at, rating) = (state.ships[ship].at, rules.cards[ship].explosion);
    depart(rules, umpire, state, ship, Place::Destroyed, why);
    if rating > 0 {
        state.blasts.push(Blast { ship: ship as u8, at, rating, next: 0 });
    }
}

/// Takes a missile out of the list and tells why.
pub(crate) fn lose_missile<D: Dice, L: Log<Event>>(
    _rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    missile: usize,
    why: MissileEnd,
) {
    let gone = state.missiles.remove(missile);
    umpire.tell(Audience::All, clauses::MISSILE_FLIGHT, || Event::MissileGone {
        missile: Name::missile(gone.number),
        why,
    });
}
