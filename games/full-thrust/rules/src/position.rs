//! Positions as one line of text: `turn 3; A1 24,12 c12 v6 damage 4; B1 24,60 c6 v6`.

mod reading;

use table::Edge;

use crate::events::{edge_name, phase_name};
use crate::rules::FullThrust;
use crate::ships::arc_name;
use crate::state::{Flight, Group, NONE, Phase, Place, Ship, State, Tally, Wing, arc_numbered, arc_of};

pub(crate) use reading::read;

const FLIGHTS: [(Flight, &str); 4] = [
    (Flight::Aboard, "aboard"),
    (Flight::Flying, "flying"),
    (Flight::Recovered, "recovered"),
    (Flight::Lost, "lost"),
];

const fn place_word(place: Place) -> &'static str {
    match place {
        Place::Table => "",
        Place::Away => "away",
        Place::Barred => "barred",
        Place::Destroyed => "destroyed",
        Place::Out => "out",
        Place::Gone => "gone",
    }
}

/// Writes a position as text.
pub(crate) fn write(rules: &FullThrust, state: &State) -> String {
    let mut text = format!("turn {}", state.turn);
    if state.phase != Phase::Orders {
        text += &format!(" phase {}", phase_name(state.phase));
    }
    let mut note = |word: &str, value: u8| {
        if value > 0 {
            text += &format!(" {word} {value}");
        }
    };
    note("slot", state.slot);
    note("used", state.used);
    note("passes", state.passes);
    if state.phase == Phase::Over {
        note("winner", state.ending.winner.wrapping_add(1));
    }
    for (side, tally) in state.tallies.iter().enumerate() {
        text += &write_tally(side, *tally);
    }
    for (i, ship) in state.ships.iter().enumerate() {
        text += &format!("; {}", write_ship(rules, i, ship));
    }
    for (g, group) in state.groups.iter().enumerate() {
        text += &format!("; {}", write_group(rules, g, group));
    }
    for shot in &state.declared {
        let name = |i: u8| rules.name(usize::from(i));
        let (weapon, system) = (shot.weapon, shot.system);
        text += &format!("; shot {} {} {weapon} {system}", name(shot.ship), name(shot.target));
    }
    text
}

fn write_tally(side: usize, tally: Tally) -> String {
    if tally == Tally::default() {
        return String::new();
    }
    let broken = if tally.broken { " broken" } else { "" };
    format!(
        "; side {} lost {} tested {} flagship {} needed {} exits {}{broken}",
        side + 1,
        tally.lost,
        tally.tested,
        tally.flagship_at,
        tally.needed,
        tally.exits
    )
}

fn write_lines(rules: &FullThrust, side: usize, lines: [u64; 2]) -> String {
    let enemies = rules.fleet(1 - side);
    let mut text = String::new();
    for enemy in enemies.clone() {
        let arc = arc_of(lines, enemy - enemies.start);
        if arc > 0 {
            text += &format!(" line {} {}", rules.name(enemy), arc_name(arc_numbered(arc)));
        }
    }
    text
}

fn write_ship(rules: &FullThrust, index: usize, ship: &Ship) -> String {
    let course = if ship.course == 0 { 12 } else { ship.course };
    let mut text = format!("{} {} c{course} v{}", rules.name(index), ship.at, ship.velocity);
    let scenario = &rules.start.ships[index];
    let mut note = |word: &str, value: u16| {
        if value > 0 {
            text += &format!(" {word} {value}");
        }
    };
    note("damage", ship.damage);
    note("marked", ship.marked);
    note("drive", u16::from(ship.drive));
    note("back", ship.back);
    note("edge", u16::from(ship.edge));
    if ship.class != scenario.class {
        text += &format!(" class {}", ship.class);
    }
    if ship.place != Place::Table {
        text += &format!(" {}", place_word(ship.place));
    }
    for (flag, word) in [(ship.hidden, "hidden"), (ship.done, "done")] {
        if flag {
            text += &format!(" {word}");
        }
    }
    let class = rules.class(ship);
    for system in (0..class.systems()).filter(|s| !class.is_drive(*s) && ship.lost & class.bit(*s) != 0) {
        let name = class.system(system).map_or_else(String::new, |s| s.to_string());
        text += &format!(" lacks {name}");
    }
    text + &write_lines(rules, rules.side_of(index), ship.lines)
}

fn write_group(rules: &FullThrust, g: usize, group: &Group) -> String {
    let course = if group.course == 0 { 12 } else { group.course };
    let flight = FLIGHTS.iter().find(|(f, _)| *f == group.flight).map_or("", |(_, word)| word);
    let wing = Wing(rules.wings[g]);
    let mut text = format!("{wing} {} c{course} {flight} fighters {}", group.at, group.fighters);
    if group.rank > 0 {
        text += &format!(" rank {}", group.rank);
    }
    if group.carrier != rules.start.groups[g].carrier {
        text += &format!(" carrier {}", rules.name(usize::from(group.carrier)));
    }
    if group.target != NONE {
        text += &format!(" target {}", rules.name(usize::from(group.target)));
    }
    for (flag, word) in [(group.moved, "moved"), (group.recall, "recall")] {
        if flag {
            text += &format!(" {word}");
        }
    }
    text + &write_lines(rules, usize::from(wing.0.side), group.lines)
}

/// Returns the word for the edge that a ship left by.
pub(crate) fn edge_word(ship: &Ship) -> &'static str {
    edge_name(Edge::ALL[usize::from(ship.edge & 3)])
}
