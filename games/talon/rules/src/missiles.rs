//! Missiles: launch, flight, hits and removal (TAL-13.1, TAL-13.2).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::{Arc, Facing};

use crate::clauses;
use crate::damage;
use crate::departures;
use crate::events::{Event, MissileEnd};
use crate::rules::Talon;
use crate::state::{Missile, Name, State};
use crate::weapons::{MISSILE_DAMAGE, MISSILE_HITS};

/// Returns the directions in which a missile, given by its index in the list, may move: the one or two that bring it
/// nearer its target.
#[inline]
pub fn directions(state: &State, missile: usize) -> ArrayVec<Facing, 2> {
    let missile = &state.missiles[missile];
    let target = state.ships[usize::from(missile.target)].at;
    let far = missile.at.distance(target);
    Facing::ALL.into_iter().filter(|to| missile.at.neighbour(*to).distance(target) < far).take(2).collect()
}

/// Puts a missile on the map, in the hex of the ship that launches it; it moves in the next turn of its side.
pub(crate) fn launch<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    target: usize,
) {
    let (number, at) = (state.next_missile, state.ships[ship].at);
    let missile = Missile {
        number,
        at,
        side: rules.side_of(ship),
        target: target as u8,
        hits: MISSILE_HITS,
        moved: true,
    };
    if state.missiles.try_push(missile).is_err() {
        return;
    }
    state.next_missile += 1;
    umpire.tell(Audience::All, clauses::MISSILE, || Event::MissileLaunched {
        ship: rules.name(ship),
        missile: Name::missile(number),
        target: rules.name(target),
        at,
    });
}

/// Moves a missile one hex; it hits if it enters its target's hex.
pub(crate) fn fly<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    missile: usize,
    to: Facing,
) {
    let flying = &mut state.missiles[missile];
    let from = flying.at;
    flying.moved = true;
    flying.at = from.neighbour(to);
    let Missile { number, at, target, .. } = *flying;
    umpire.tell(Audience::All, clauses::MISSILE_FLIGHT, || Event::MissileMoved {
        missile: Name::missile(number),
        from,
        to: at,
    });
    if !rules.is_on_map(at) {
        return departures::lose_missile(rules, umpire, state, missile, MissileEnd::Left);
    }
    if rules.is_planet(at) {
        return departures::lose_missile(rules, umpire, state, missile, MissileEnd::Planet);
    }
    let target = usize::from(target);
    if state.ships[target].at == at
        && let Some(arc) = damage::arcs_towards(state, target, from).single()
    {
        hit(rules, umpire, state, missile, arc);
    }
}

/// Lets the next missile in a ship's hex that flies at it, if any, hit it on `arc`, the side of the ship that leads.
/// Returns `true` if one did.
pub(crate) fn meet<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    ship: usize,
    arc: Arc,
) -> bool {
    let at = state.ships[ship].at;
    let met = state.missiles.iter().position(|m| usize::from(m.target) == ship && m.at == at);
    if let Some(missile) = met.filter(|_| state.ships[ship].on_map()) {
        hit(rules, umpire, state, missile, arc);
        return true;
    }
    false
}

/// Hits a missile's target and removes the missile.
fn hit<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    missile: usize,
    arc: Arc,
) {
    let Missile { number, target, .. } = state.missiles[missile];
    let target = usize::from(target);
    umpire.tell(Audience::All, clauses::MISSILE_FLIGHT, || Event::MissileHits {
        missile: Name::missile(number),
        target: rules.name(target),
        arc,
    });
    departures::lose_missile(rules, umpire, state, missile, MissileEnd::Hit);
    damage::mark(rules, umpire, state, target, arc, MISSILE_DAMAGE, clauses::MISSILE);
}

/// Damages a missile; returns `true` if it is destroyed.
pub(crate) fn hurt<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    missile: usize,
    damage: u8,
    why: MissileEnd,
) -> bool {
    let flying = &mut state.missiles[missile];
    flying.hits = flying.hits.saturating_sub(damage);
    let Missile { number, hits: left, .. } = *flying;
    if left == 0 {
        departures::lose_missile(rules, umpire, state, missile, why);
    } else if damage > 0 {
        let missile = Name::missile(number);
        umpire.tell(Audience::All, clauses::MISSILE, || Event::MissileDamaged { missile, left });
    }
    left == 0
}
