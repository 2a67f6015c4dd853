//! Departures: ships that leave the map, retreat or are destroyed, with squadrons aboard and missiles that fly at them;
//! and missiles that are removed.

use engine::dice::Dice;
use engine::{Audience, Clause, Log, Umpire};

use crate::clauses;
use crate::events::{Event, MissileEnd};
use crate::rules::Talon;
use crate::state::{Blast, NONE, Name, Place, Ship, State};

/// Takes a ship off the map and tells it. Squadrons aboard share its fate, and missiles that fly at any of them are
/// removed.
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
    // A piece no longer in play keeps nothing but the hex it was in last.
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

/// Removes the missiles whose target is no longer on the map (TAL-13.2).
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

/// Destroys a ship: it leaves the map with the squadrons aboard, and its explosion is added to the end of the queue.
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

/// Removes a missile from the list and tells the reason.
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
