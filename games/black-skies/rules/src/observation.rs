//! The view of a seat as numbers, in the order of the fields that programs observe.

use engine::{Observation, Side};

use crate::fire::usable;
use crate::rules::BlackSkies;
use crate::state::{Place, State};
use crate::turn;
use crate::view::{View, phase_name, place_name};

/// The number of cards of the own deck that are observed, from the top.
const CARDS: usize = 8;
/// The number of weapons of a fighter that are observed.
const WEAPONS: usize = 6;

/// Writes the numbers of the table, then those of each fighter that is in the battle.
pub(crate) fn write(rules: &BlackSkies, view: &View, own: Side, out: &mut dyn Observation) {
    let state = &view.position;
    let hull = turn::hulls(rules, state);
    out.table();
    out.int(i64::from(turn::round(rules, state)));
    out.word(phase_name(state.phase));
    out.int(i64::from(state.flips));
    out.side(Some(Side(state.side)), own);
    for side in [own, own.other()] {
        out.int(i64::from(hull[side.index()]));
    }
    out.list(CARDS, &mut state.decks[own.index()].iter().map(|slot| i64::from(slot.known)));
    for element in 0..state.elements.len() {
        for who in 0..2 {
            if state.pilots[element][who].place != Place::Absent {
                write_fighter(rules, state, (element, who), out);
            }
        }
    }
}

fn write_fighter(
    rules: &BlackSkies,
    state: &State,
    (element, who): (usize, usize),
    out: &mut dyn Observation,
) {
    let (pilot, of, frame) = (&state.pilots[element][who], &state.elements[element], rules.frame(element));
    if !out.piece(Side(rules.side_of(element) as u8), &rules.name(element, who)) {
        return;
    }
    out.flag(true);
    out.put(i64::from(pilot.at.x), 1000);
    out.put(i64::from(pilot.at.y), 1000);
    out.int(i64::from(of.facing) * 60);
    out.word(place_name(pilot.place));
    out.flag(state.flown() == Some(element));
    out.flag(pilot.in_play() && state.lead(element) == who);
    out.int(i64::from(rules.skill(element, who)));
    out.int(i64::from(of.speed));
    out.flag(of.retrograde);
    out.int(i64::from(pilot.hull));
    for built in [frame.hull, frame.armour, frame.shields] {
        out.int(i64::from(built));
    }
    out.flag(pilot.failed);
    out.flag(pilot.done);
    let left = usable(rules, state, (element, who));
    out.list(WEAPONS, &mut (0..frame.weapons.len()).map(|weapon| i64::from(left >> weapon & 1 == 0)));
}
