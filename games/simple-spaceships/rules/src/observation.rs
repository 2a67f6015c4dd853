//! The view of a seat as numbers, in the order of the fields that programs observe.

use engine::{Observation, Side};

use crate::rules::SimpleSpaceships;
use crate::state::{PanelBox, State};
use crate::view::{View, phase_word, place_word};

/// Writes the numbers of the table, then those of each ship.
pub(crate) fn write(rules: &SimpleSpaceships, view: &View, out: &mut dyn Observation) {
    let state = &view.position;
    let die = state.active().map(|_| state.die).unwrap_or_default();
    out.table();
    out.int(i64::from(state.turn));
    out.word(phase_word(state.phase));
    out.flag(die.open);
    out.put(i64::from(die.flown), 2);
    out.flag(die.turned);
    out.int(state.losing().map_or(0, |(_, hits)| i64::from(hits)));
    (0..state.ships.len()).for_each(|place| write_ship(rules, state, place, out));
}

fn write_ship(rules: &SimpleSpaceships, state: &State, place: usize, out: &mut dyn Observation) {
    let ship = &state.ships[place];
    if !out.piece(Side(rules.side_of(place)), &rules.name(place)) {
        return;
    }
    out.flag(true);
    out.put(i64::from(ship.at.x), 1000);
    out.put(i64::from(ship.at.y), 1000);
    out.int(i64::from(ship.heading.degrees()));
    out.word(place_word(ship.place));
    out.flag(state.active() == Some(place));
    out.flag(state.losing().is_some_and(|(losing, _)| losing == place));
    out.int(i64::from(ship.panel.dice()));
    for of in [PanelBox::Movement, PanelBox::Attack, PanelBox::Defence, PanelBox::Reserve] {
        out.int(i64::from(ship.panel[of]));
    }
    out.flag(ship.done);
}
