//! The map in words, for those who do not see it.

use table::{Arc, Arcs, Hex};

use super::View;
use super::pieces::is_base;
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
        lines.push(format!(
            "Missile {name} of side {} at {}, on its way to {target}",
            missile.side + 1,
            missile.at
        ));
    }
    lines.push(match state.step {
        Step::Speeds => format!("Round {}, power phase", state.round),
        Step::Over => format!("Round {}, decided", state.round),
        _ => format!(
            "Round {}, impulse {}: side {} takes its turn; side {} has the initiative",
            state.round,
            chart::letter(state.impulse.min(chart::IMPULSES - 1)),
            state.active() + 1,
            state.initiative + 1
        ),
    });
    let Some(seat) = view.seat else { return lines };
    let on_map =
        |own: bool| ships().filter(move |(place, s)| s.on_map() && (rules.side_of(*place) == seat.0) == own);
    for (own, from) in on_map(true) {
        for (enemy, to) in on_map(false) {
            lines.push(format!(
                "From {}: {} lies {}, {} away",
                rules.name(own),
                rules.name(enemy),
                bearing(from, to.at),
                hexes(from.at.distance(to.at))
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
        return "in its own hex".to_owned();
    }
    if (to - from.at).facing() == Some(from.facing) {
        return "dead ahead".to_owned();
    }
    let words: Vec<&str> = arcs.iter().map(|arc: Arc| arc_word(arc)).collect();
    format!("to the {}", words.join(" or "))
}

fn spoken_ship(rules: &Talon, view: &View, place: usize, ship: &Ship) -> String {
    let card = &rules.cards[place];
    let start = format!("{} ({}) of side {}", card.name, card.title, rules.side_of(place) + 1);
    match ship.place {
        Place::Destroyed => return format!("{start} is destroyed"),
        Place::Left => return format!("{start} has left the map"),
        Place::Retreated => return format!("{start} has retreated"),
        Place::Aboard => return format!("{start} is aboard {}", rules.name(usize::from(ship.carrier))),
        Place::Map => {}
    }
    let speed = rules.speed(&view.position, place);
    let rate = if is_base(rules, place, ship) { "rotation" } else { "speed" };
    let [front, right, rear, left] = ship.shields;
    let mut text = format!(
        "{start} at {}, facing {}, {rate} {speed}, power {}, shields front {front}, right {right}, rear {rear}, left \
         {left}, {} of {} hull boxes marked",
        ship.at,
        ship.facing,
        ship.power,
        ship.hull,
        card.hull.len()
    );
    if ship.count > 0 {
        text += &format!(", free to turn after {}", hexes(u16::from(ship.count)));
    }
    for system in System::ALL.into_iter().filter(|system| !ship.works(*system)) {
        text += &format!(", {} down", system.word());
    }
    text
}
