//! The view of a seat as numbers, in the order of the fields that programs observe.

use engine::{Observation, Side};

use crate::rules::FalseColours;
use crate::state::{Name, State};
use crate::view::{View, flies, is_public, middle, phase, where_word};

/// Writes the numbers of the table, then those of each ship.
pub(crate) fn write(rules: &FalseColours, view: &View, own: Side, out: &mut dyn Observation) {
    let state = &view.position;
    let sides = [own.0, own.other().0];
    out.table();
    out.int(i64::from(state.turn.max(1)));
    out.word(phase(rules, state));
    for side in sides {
        out.int(i64::from(rules.calls_left(state, side)));
    }
    for side in sides {
        out.flag(is_public(rules, state, side));
    }
    for side in sides {
        out.int(i64::from(state.points(side)));
    }
    rules.ships().for_each(|name| write_ship(rules, state, name, out));
}

fn write_ship(rules: &FalseColours, state: &State, name: Name, out: &mut dyn Observation) {
    if !out.piece(Side(name.side), &name) {
        return;
    }
    let ship = state.ship(name);
    let (x, y) = middle(ship.at);
    out.flag(true);
    out.put(i64::from(x), 1000);
    out.put(i64::from(y), 1000);
    out.int(i64::from(ship.facing.sides()) * 60);
    out.word(where_word(ship));
    out.int(i64::from(ship.hull));
    out.int(i64::from(rules.options.hull));
    out.flag(flies(state, name) == Some(true));
    out.flag(ship.cleared);
}
