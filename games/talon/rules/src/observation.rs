//! The view of a seat as numbers, in the order of the fields that programs observe.

use engine::{Observation, Side};
use table::Arc;

use crate::fire;
use crate::movement;
use crate::power;
use crate::rules::Talon;
use crate::ships::Kind;
use crate::state::{GROUPS, Name, State, Step};
use crate::turn::points;
use crate::view::{View, flight, in_impulse, middle, must_fly, phase_word, place_word, there};
use crate::weapons::{MISSILE_HITS, MISSILE_SPEED};

/// Writes the numbers of the table, then those of each ship and of each missile in flight.
pub(crate) fn write(rules: &Talon, view: &View, own: Side, out: &mut dyn Observation) {
    let state = &view.position;
    let in_impulse = in_impulse(state);
    out.table();
    out.int(i64::from(state.round));
    // Impulses A to F.
    out.int(if in_impulse { i64::from(state.impulse) + 1 } else { 0 });
    out.side(in_impulse.then_some(Side(state.active())), own);
    out.word(phase_word(state));
    out.side(Some(Side(state.initiative)), own);
    for side in [own, own.other()] {
        out.int(i64::from(points(rules, state, side.0)));
    }
    (0..rules.count()).for_each(|place| write_ship(rules, state, place, out));
    (0..state.missiles.len()).for_each(|place| write_missile(state, place, out));
}

fn write_ship(rules: &Talon, state: &State, place: usize, out: &mut dyn Observation) {
    let (card, own) = (&rules.cards[place], &state.ships[place]);
    let side = rules.side_of(place);
    if !out.piece(Side(side), &card.name) {
        return;
    }
    let there = there(state, place);
    let (x, y) = middle(there.at);
    out.flag(true);
    out.put(i64::from(x), 1000);
    out.put(i64::from(y), 1000);
    out.int(i64::from(there.facing.sides()) * 60);
    out.word(card.kind.word());
    out.word(place_word(own.place));
    out.int(i64::from(rules.speed(state, place)));
    out.int(i64::from(rules.radius(state, place)));
    out.int(i64::from(own.count));
    out.flag(own.slip);
    out.flag(own.moved);
    let active = side == state.active();
    out.flag(active && state.step == Step::Move && movement::must_move(rules, state, place));
    out.int(card.hull.len() as i64 - i64::from(own.hull));
    out.int(card.hull.len() as i64);
    out.int(i64::from(own.power));
    out.flag(active && state.step == Step::Power && power::has_point(rules, state, place));
    out.int(i64::from(own.burners));
    let shields = if card.kind == Kind::Squadron { &[][..] } else { &Arc::ALL[..] };
    out.list(4, &mut shields.iter().map(|arc| i64::from(own.shields[*arc as usize])));
    out.list(4, &mut shields.iter().map(|arc| i64::from(own.reinforced[*arc as usize].left)));
    let groups = 0..card.groups.len();
    out.list(GROUPS, &mut groups.clone().map(|group| i64::from(fire::is_ready(rules, state, place, group))));
    out.list(GROUPS, &mut groups.map(|group| i64::from(own.has_lost(group))));
}

fn write_missile(state: &State, place: usize, out: &mut dyn Observation) {
    let missile = &state.missiles[place];
    if !out.piece(Side(missile.side), &Name::missile(missile.number)) {
        return;
    }
    let (x, y) = middle(missile.at);
    out.flag(true);
    out.put(i64::from(x), 1000);
    out.put(i64::from(y), 1000);
    out.int(i64::from(flight(state, place)));
    out.word("missile");
    out.word("table");
    out.int(i64::from(MISSILE_SPEED));
    // Turn radius, count, slip and moved are of ships alone.
    out.list(4, &mut std::iter::empty());
    out.flag(must_fly(state, missile));
    out.int(i64::from(missile.hits));
    out.int(i64::from(MISSILE_HITS));
    // So are power, afterburners, shields and groups.
    out.list(3 + 2 * 4 + 2 * GROUPS, &mut std::iter::empty());
}
