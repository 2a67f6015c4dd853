//! The map in words, for those who do not see it.

use table::{Arc, Arcs, Hex};

use super::View;
use super::pieces::is_base;
use crate::catalogue;
use crate::chart;
use crate::rules::Talon;
use crate::ships::arc_word;
use crate::state::{Name, Place, Ship, Step, System};

/// Lists every ship and missile, one line each in the order of the pieces; then the round and the step. For a seat,
/// further lines give every enemy by arc and range from each of its own ships.
pub(super) fn lines(rules: &Talon, view: &View) -> Vec<String> {
    let state = &view.position;
    let ships = || state.ships.iter().enumerate();
    let mut lines: Vec<String> = ships().map(|(place, ship)| spoken_ship(rules, view, place, ship)).collect();
    for missile in &state.missiles {
        let (name, target) = (Name::missile(missile.number), rules.name(usize::from(missile.target)));
        lines.push(catalogue::missile_at(name, missile.side + 1, missile.at, target));
    }
    lines.push(match state.step {
        Step::Speeds => catalogue::round_power(state.round),
        Step::Over => catalogue::round_decided(state.round),
        _ => catalogue::round_impulse(
            state.round,
            chart::letter(state.impulse.min(chart::IMPULSES - 1)),
            state.active() + 1,
            state.initiative + 1,
        ),
    });
    let Some(seat) = view.seat else { return lines };
    let on_map =
        |own: bool| ships().filter(move |(place, s)| s.on_map() && (rules.side_of(*place) == seat.0) == own);
    for (own, from) in on_map(true) {
        for (enemy, to) in on_map(false) {
            lines.push(catalogue::bearing_and_range(
                rules.name(own),
                rules.name(enemy),
                bearing(from, to.at),
                hexes(from.at.distance(to.at)),
            ));
        }
    }
    lines
}

pub(crate) fn hexes(n: u16) -> String {
    if n == 1 { "1 hex".to_owned() } else { format!("{n} hexes") }
}

/// Returns the words for the arc of a ship in which a hex lies.
fn bearing(from: &Ship, to: Hex) -> String {
    let arcs: Arcs = from.facing.arcs(to - from.at);
    if arcs == Arcs::ALL {
        return catalogue::IN_ITS_OWN_HEX.to_owned();
    }
    if (to - from.at).facing() == Some(from.facing) {
        return catalogue::DEAD_AHEAD.to_owned();
    }
    let words: Vec<&str> = arcs.iter().map(|arc: Arc| arc_word(arc)).collect();
    catalogue::to_the(words.join(" or "))
}

fn spoken_ship(rules: &Talon, view: &View, place: usize, ship: &Ship) -> String {
    let card = &rules.cards[place];
    let start = catalogue::ship_of_side(card.name, &card.title, rules.side_of(place) + 1);
    match ship.place {
        Place::Destroyed => return catalogue::ship_destroyed(&start),
        Place::Left => return catalogue::ship_left(&start),
        Place::Retreated => return catalogue::ship_retreated(&start),
        Place::Aboard => return catalogue::ship_aboard(&start, rules.name(usize::from(ship.carrier))),
        Place::Map => {}
    }
    let speed = rules.speed(&view.position, place);
    let rate = if is_base(rules, place, ship) { "rotation" } else { "speed" };
    let hull = (ship.hull, card.hull.len());
    let mut text =
        catalogue::ship_at(&start, ship.at, ship.facing, (rate, speed), ship.power, ship.shields, hull);
    if ship.count > 0 {
        text += &catalogue::free_to_turn(hexes(u16::from(ship.count)));
    }
    for system in System::ALL.into_iter().filter(|system| !ship.works(*system)) {
        text += &format!(", {} down", system.word());
    }
    text
}
