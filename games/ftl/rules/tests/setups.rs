//! Set-ups that must keep the laws: the scenarios of the shelf under their ids (the game's test `copies` compares them
//! with the files), and corners of the table and of the options.

use rules_ftl::{AtLimit, Ftl, Options, Ram, Setup, Ship, Sprints};
use table::{Area, Length, Point};

/// Every set-up by name.
pub const NAMES: [&str; 16] = [
    "duel",
    "crossing-courses",
    "close-quarters",
    "perft",
    "fleet",
    "duel-sharp",
    "crossing-courses-sharp",
    "close-quarters-sharp",
    "fleet-sharp",
    "no-missiles",
    "one-missile",
    "four-apart",
    "facing-out",
    "brink",
    "crowd",
    "becalmed",
];

/// Returns the set-up with this name.
pub fn setup(name: &str) -> Option<Setup> {
    let nose_to_nose = |left, right| vec![ship(0, left, 24, 90), ship(1, right, 24, 270)];
    let (ships, missiles) = match name {
        "duel" => (nose_to_nose(12, 36), 10),
        "duel-sharp" => (vec![ship(0, 12, 22, 90), ship(1, 36, 26, 270)], 10),
        "close-quarters-sharp" => (vec![ship(0, 18, 20, 90), ship(1, 30, 28, 270)], 3),
        "crossing-courses" | "crossing-courses-sharp" => (vec![ship(0, 24, 6, 0), ship(1, 42, 24, 270)], 10),
        "close-quarters" => (nose_to_nose(18, 30), 3),
        "perft" => (nose_to_nose(6, 42), 10),
        "fleet" | "fleet-sharp" => (fleet(), 5),
        "no-missiles" => (nose_to_nose(6, 42), 0),
        "one-missile" => (nose_to_nose(6, 42), 1),
        "four-apart" => (nose_to_nose(22, 26), 0),
        "facing-out" => (vec![ship(0, 6, 24, 270), ship(1, 42, 24, 90)], 0),
        "brink" => (vec![ship(0, 0, 24, 270), ship(1, 48, 20, 90)], 4),
        "crowd" => (crowd(), 8),
        "becalmed" => (vec![ship(0, 80, 120, 90), ship(0, 70, 120, 0), ship(1, 160, 120, 270)], 0),
        _ => return None,
    };
    let (width, height) = match name {
        "fleet" | "fleet-sharp" => (60, 48),
        "becalmed" => (240, 240),
        _ => (48, 48),
    };
    let turn_limit = if name == "becalmed" { 60 } else { 200 };
    let mut options = Options { missiles, turn_limit, ..Options::default() };
    if name.ends_with("-sharp") {
        (options.idle_is_marked, options.ram) = (true, Ram::Hit);
        (options.turn_limit, options.at_limit) = (20, AtLimit::Hits);
    }
    Some(Setup { area: Area::inches(width, height), ships, options })
}

/// Returns the rules of a set-up with its options changed.
pub fn rules(name: &str, change: impl Fn(&mut Options)) -> Ftl {
    let mut setup = setup(name).unwrap_or_else(|| panic!("no set-up {name}"));
    change(&mut setup.options);
    Ftl::new(&setup).unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"))
}

/// A change of the options.
pub type Change = fn(&mut Options);

/// The default options, and changes that take every option away from its default.
pub const OPTIONS: [(&str, Change); 8] = [
    ("as they are", |_| {}),
    ("by side", |o| o.sprints = Sprints::BySide),
    ("idle is marked", |o| o.idle_is_marked = true),
    ("large bases", |o| (o.ship_radius, o.missile_radius) = (Length::inches(1), Length::thousandths(777))),
    ("three turns", |o| o.turn_limit = 3),
    ("a ram is a hit", |o| o.ram = Ram::Hit),
    ("nine turns, hits decide", |o| (o.turn_limit, o.at_limit) = (9, AtLimit::Hits)),
    ("by side, idle marked, no missiles", |o| {
        (o.sprints, o.idle_is_marked, o.missiles) = (Sprints::BySide, true, 0);
    }),
];

const fn ship(side: u8, x: i32, y: i32, degrees: i32) -> Ship {
    Ship { side, at: Point::inches(x, y), degrees }
}

fn fleet() -> Vec<Ship> {
    let line = |side, x, astern, degrees| {
        vec![ship(side, x, 14, degrees), ship(side, astern, 24, degrees), ship(side, x, 34, degrees)]
    };
    [line(0, 12, 10, 90), line(1, 48, 50, 270)].concat()
}

/// Returns two rows of five ships, five inches apart: everything meets everything.
fn crowd() -> Vec<Ship> {
    let line = |side, y, degrees| [16, 19, 24, 27, 30].map(|x| ship(side, x, y, degrees));
    [line(0, 21, 0), line(1, 26, 180)].concat()
}
