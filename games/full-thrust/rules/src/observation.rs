//! The view of a seat as numbers, in the order of the fields that programs observe.

use engine::{Observation, Side};

use crate::damage;
use crate::events::phase_name;
use crate::rules::FullThrust;
use crate::state::{Group, Ship, UNKNOWN, Wing};
use crate::view::{View, flight_word, where_word};

/// The most systems of a ship that have a number.
const SYSTEMS: usize = 16;
/// Damage, hull, thrust, firecons, fighters, moved: a marker shows none of them.
const OF_NO_MARKER: usize = 6;
/// Velocity, hidden, damage, hull, thrust, firecons: a group has none of them.
const OF_SHIPS_ALONE: usize = 6;

/// Writes the numbers of the table, then those of each ship and of each group that the seat knows.
pub(crate) fn write(rules: &FullThrust, view: &View, own: Side, out: &mut dyn Observation) {
    let state = &view.position;
    let points = damage::points(rules, state);
    out.table();
    out.int(i64::from(state.turn));
    out.word(phase_name(state.phase));
    for side in [own, own.other()] {
        out.int(i64::from(points[side.index()]));
    }
    for (place, ship) in state.ships.iter().enumerate() {
        if out.piece(Side(rules.side_of(place) as u8), &rules.name(place)) {
            write_ship(rules, ship, out);
        }
    }
    for (group, wing) in state.groups.iter().zip(&rules.wings) {
        if group.carrier != UNKNOWN && out.piece(Side(wing.side), &Wing(*wing)) {
            write_group(rules, group, out);
        }
    }
}

fn write_ship(rules: &FullThrust, ship: &Ship, out: &mut dyn Observation) {
    let known = ship.class != UNKNOWN;
    out.flag(true);
    out.put(i64::from(ship.at.x), 1000);
    out.put(i64::from(ship.at.y), 1000);
    out.int(i64::from(rules.headings[usize::from(ship.course)].degrees()));
    out.word(if known { "ship" } else { "marker" });
    out.word(where_word(ship.place));
    out.int(i64::from(ship.velocity));
    out.flag(ship.hidden);
    if !known {
        return out.list(OF_NO_MARKER + SYSTEMS, &mut std::iter::empty());
    }
    let class = rules.class(ship);
    out.int(i64::from(ship.damage));
    out.int(i64::from(class.damage));
    out.int(i64::from(rules.thrust(ship)));
    out.int(i64::from(class.firecons_left(ship.lost)));
    // A ship has no fighters of its own, and does not move by itself.
    out.list(2, &mut std::iter::empty());
    out.list(SYSTEMS, &mut (0..class.systems()).map(|system| i64::from(ship.has_lost(class, system))));
}

fn write_group(rules: &FullThrust, group: &Group, out: &mut dyn Observation) {
    out.flag(true);
    out.put(i64::from(group.at.x), 1000);
    out.put(i64::from(group.at.y), 1000);
    out.int(i64::from(rules.headings[usize::from(group.course)].degrees()));
    out.word("fighters");
    out.word(flight_word(group.flight));
    out.list(OF_SHIPS_ALONE, &mut std::iter::empty());
    out.int(i64::from(group.fighters));
    out.flag(group.moved);
    out.list(SYSTEMS, &mut std::iter::empty());
}
