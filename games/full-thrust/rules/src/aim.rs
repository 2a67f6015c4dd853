//! Aim: the range from ship to ship, the arc an enemy lies in, and the weapon of a shot (FT-2.8, FT-3.3).

use table::{Bearing, Quarter};

use crate::rules::FullThrust;
use crate::ships::System;
use crate::state::{Ship, Shot, State, arc_numbered, arc_of};

/// Returns the square of the distance between two ships, centre to centre, in square thousandths of an inch (FT-2.8).
#[inline]
pub(crate) fn square(ship: &Ship, target: &Ship) -> i64 {
    let v = target.at - ship.at;
    v.dot(v)
}

/// Returns the arc of a ship in which an enemy lies. For an enemy on the line between two arcs, a die has chosen the arc
/// (FT-3.3).
#[inline]
pub(crate) fn arc(rules: &FullThrust, state: &State, place: usize, enemy: usize) -> Quarter {
    let ship = &state.ships[place];
    match rules.headings[usize::from(ship.course)].quarter(state.ships[enemy].at - ship.at) {
        Bearing::In(quarter) => quarter,
        _ => arc_numbered(arc_of(ship.lines, enemy - rules.fleet(1 - rules.side_of(place)).start)),
    }
}

/// Returns the weapon of a shot as a named system.
pub(crate) fn weapon_of(rules: &FullThrust, state: &State, shot: Shot) -> System {
    let class = rules.class(&state.ships[usize::from(shot.ship)]);
    class.system(usize::from(shot.weapon)).unwrap_or(System::Drive)
}
