//! Squadrons: launching from carriers and bases, and landing on them (TAL-12.1 to TAL-12.3).

use arrayvec::ArrayVec;
use engine::dice::Dice;
use engine::{Audience, Log, Umpire};
use table::{Facing, Hex};

use crate::asteroids;
use crate::clauses;
use crate::departures;
use crate::events::Event;
use crate::rules::Talon;
use crate::state::{FLEET, NONE, Place, State};

/// The speed at which a squadron is launched.
pub(crate) const LAUNCH_SPEED: u8 = 5;

/// Returns the squadrons aboard a carrier that may still be launched in this turn. A squadron that has moved in this
/// turn, and so landed, may not be launched.
pub fn waiting<'a>(rules: &'a Talon, state: &'a State, carrier: usize) -> impl Iterator<Item = usize> + 'a {
    rules.aboard(state, carrier).filter(|squadron| !state.ships[*squadron].moved)
}

/// Returns the directions into which a carrier or base may launch now. There are none if it has launched in this turn,
/// or has no squadron aboard that may be launched.
pub fn launches(rules: &Talon, state: &State, carrier: usize) -> ArrayVec<Facing, 6> {
    let own = &state.ships[carrier];
    if !own.on_map() || own.launched || waiting(rules, state, carrier).next().is_none() {
        return ArrayVec::new();
    }
    Facing::ALL.into_iter().filter(|to| is_free(rules, state, carrier, own.at.neighbour(*to))).collect()
}

/// Returns `true` if a hex is on the map and holds no planet and no ship of the carrier's race.
fn is_free(rules: &Talon, state: &State, carrier: usize, at: Hex) -> bool {
    let race = rules.cards[carrier].race;
    let taken = |ship: usize| {
        state.ships[ship].on_map() && state.ships[ship].at == at && rules.cards[ship].race == race
    };
    rules.is_on_map(at) && !rules.is_planet(at) && !(0..state.ships.len()).any(taken)
}

/// Returns the carriers and bases in a hex on which a squadron may land: those of its side with room.
pub fn landings(rules: &Talon, state: &State, squadron: usize, at: Hex) -> ArrayVec<u8, FLEET> {
    let takes = |carrier: &usize| {
        let (room, there) = (usize::from(rules.cards[*carrier].squadrons), &state.ships[*carrier]);
        room > 0 && there.on_map() && there.at == at && rules.aboard(state, *carrier).count() < room
    };
    rules.fleet(rules.side_of(squadron)).filter(takes).map(|carrier| carrier as u8).collect()
}

/// Launches a squadron. This is the squadron's move, and asteroids in the hex it enters count (TAL-17.1).
pub(crate) fn launch<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    carrier: usize,
    squadron: usize,
    to: Facing,
) {
    let (at, facing) = (state.ships[carrier].at.neighbour(to), state.ships[carrier].facing);
    state.ships[carrier].launched = true;
    let row = rules.cards[squadron].curve.iter().position(|pace| pace.speed == LAUNCH_SPEED);
    let own = &mut state.ships[squadron];
    (own.place, own.carrier, own.at, own.facing) = (Place::Map, NONE, at, facing);
    (own.count, own.slip, own.moved) = (0, false, true);
    own.row = row.unwrap_or_default() as u8;
    umpire.tell(Audience::All, clauses::CARRIER, || Event::Launched {
        carrier: rules.name(carrier),
        squadron: rules.name(squadron),
        at,
        facing,
    });
    asteroids::enter(rules, umpire, state, squadron);
}

/// Lands a squadron that has entered its carrier's hex, if both are still on the map. Missiles that fly at it are
/// removed.
pub(crate) fn land<D: Dice, L: Log<Event>>(
    rules: &Talon,
    umpire: &mut Umpire<D, L>,
    state: &mut State,
    squadron: usize,
    carrier: usize,
) {
    if !state.ships[squadron].on_map() || !state.ships[carrier].on_map() {
        return;
    }
    let own = &mut state.ships[squadron];
    (own.place, own.carrier) = (Place::Aboard, carrier as u8);
    // A squadron aboard has no hex, facing or markers of its own. It has still moved in this turn.
    (own.at, own.facing) = (Hex::default(), Facing::UP);
    (own.count, own.slip) = (0, false);
    umpire.tell(Audience::All, clauses::CARRIER, || Event::Landed {
        squadron: rules.name(squadron),
        carrier: rules.name(carrier),
    });
    departures::lose_missiles(rules, umpire, state);
}
