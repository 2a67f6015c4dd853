//! The tables of the second implementation: chart, weapons and ship displays: TAL-1.4, TAL-8.3, TAL-15.

use super::hexes::{FRONT, LEFT, REAR, RIGHT};

/// The six rows of the impulse chart (TAL-1.4).
pub const CHART: [&[i64]; 6] =
    [&[4, 5, 6], &[3, 5, 6], &[2, 4, 5, 6], &[3, 4, 5, 6], &[6], &[1, 2, 3, 4, 5, 6]];
pub const LETTERS: [&str; 6] = ["A", "B", "C", "D", "E", "F"];

/// A kind of weapon, by its name.
pub type Gun = &'static str;

/// Returns `true` if a weapon reaches a range (TAL-8.3, TAL-13.1).
pub fn reaches(gun: Gun, range: i64) -> bool {
    match gun {
        "phaser" | "fusion" => (1..=3).contains(&range),
        "disruptor" | "missile" => (1..=4).contains(&range),
        "torpedo" | "wave" => (2..=4).contains(&range),
        _ => panic!("no weapon {gun}"),
    }
}

/// Returns the damage of a weapon at a range with a die after modifiers (TAL-8.3).
pub fn damage(gun: Gun, range: i64, die: i64) -> i64 {
    let hit = |least: i64, points: i64| if die >= least { points } else { 0 };
    match (gun, range) {
        ("phaser", 1) => 1 + hit(2, 1),
        ("phaser", 2) => 1 + hit(4, 1),
        ("phaser", 3) => hit(5, 1),
        ("disruptor", 1 | 4) => hit(5, 2),
        ("disruptor", 2) => hit(2, 2),
        ("disruptor", 3) => hit(3, 2),
        ("torpedo", 2) => hit(2, 4),
        ("torpedo", 3) => hit(3, 4),
        ("torpedo", 4) => hit(5, 4),
        ("wave", 2) => hit(2, 10),
        ("wave", 3 | 4) => hit(3, 10),
        ("fusion", _) => [[7, 9, 11], [4, 6, 8], [0, 2, 4]][range as usize - 1][(die as usize - 1) / 2],
        _ => panic!("no {gun} at {range}"),
    }
}

/// A weapon group of a class.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    pub guns: usize,
    pub gun: Gun,
    pub red: i64,
    pub yellow: i64,
    pub arcs: Vec<usize>,
}

/// A class: the data on its display.
#[allow(clippy::struct_excessive_bools, reason = "each is a line of its own on the display")]
#[derive(Clone, PartialEq, Debug)]
pub struct Class {
    pub id: String,
    pub talon: bool,
    pub cost: i64,
    /// Power, speed and turn radius.
    pub curve: Vec<[i64; 3]>,
    pub start: usize,
    pub shields: [i64; 4],
    /// The power modifier of each hull box, and `true` if the box is critical.
    pub hull: Vec<(i64, bool)>,
    pub groups: Vec<Group>,
    pub battery: bool,
    pub burners: i64,
    pub holds: usize,
    pub blast: i64,
    pub base: bool,
    pub squadron: bool,
    /// Hull boxes of one fighter.
    pub each: usize,
}

type Row = (&'static str, i64, &'static str, [i64; 4], &'static str, &'static str, &'static str, i64);

/// The Terran classes: id, cost, curve, shields, hull, groups, other equipment, explosion (TAL-15).
const TERRAN: [Row; 10] = [
    ("SC", 37, "1-5-1 1-4-1 2-3-0* 2-2-0 2-1-0", [2, 1, 1, 1], "0 -1", "1 phaser 1+1 FRL", "", 1),
    (
        "DD",
        55,
        "1-5-2 2-4-1 2-3-1* 3-2-0 3-1-0",
        [3, 3, 2, 3],
        "0 0c -1 -1",
        "1 torpedo 2+2 FRL",
        "battery",
        1,
    ),
    (
        "CL",
        88,
        "1-5-2 2-4-2 3-3-1* 3-2-1 4-1-0",
        [5, 4, 3, 4],
        "0 0 -1c -1 -1",
        "1 phaser 1+1 FRL, 1 torpedo 2+2 FRL",
        "battery",
        2,
    ),
    (
        "CA",
        115,
        "1-5-3 2-4-2 3-3-2* 4-2-1 5-1-1",
        [6, 5, 4, 5],
        "0 0 -1 -1c -1 -2",
        "1 phaser 1+1 FL, 1 torpedo 2+2 F, 1 phaser 1+1 FR",
        "battery",
        3,
    ),
    (
        "BC",
        134,
        "2-5-3 3-4-2 4-3-2* 5-2-1 6-1-1",
        [7, 5, 5, 5],
        "0 0 -1 -1c -1 -2",
        "1 phaser 1+1 FL, 2 torpedo 2+4 F, 1 phaser 1+1 FR",
        "battery",
        3,
    ),
    (
        "BB",
        194,
        "0-5-3 2-4-3 3-3-2* 5-2-2 6-1-1",
        [8, 7, 7, 7],
        "0 0 -1 -1 -1c -2 -2 -2 -3",
        "2 phaser 1+2 FL, 1 wave 2+5 F, 2 phaser 1+2 FR",
        "battery",
        4,
    ),
    (
        "CV",
        70,
        "4-3-3 5-2-2* 6-1-2",
        [4, 4, 4, 4],
        "0 0 -1c -1 -2c -2",
        "1 phaser 1+1 FBL, 1 phaser 1+1 FRB",
        "four",
        4,
    ),
    ("SQ", 44, "0-6-1 0-5-0*", [0; 4], "0 0 0 0 0 0", "3 phaser 1+1 F", "squadron", 0),
    ("TR", 32, "0-3-3 1-2-2* 2-1-1", [4, 4, 4, 4], "0 0c -1 -1", "", "", 2),
    (
        "BASE",
        184,
        "6-3-0 6-2-0* 6-1-0",
        [7, 7, 7, 7],
        "0 0 -1 -1 -1c -2 -2 -2 -3",
        "2 phaser 1+2 FBL, 2 phaser 1+2 FRB, 1 wave 2+5 F",
        "base four",
        5,
    ),
];

/// The Talon classes (TAL-15).
const TALON: [Row; 9] = [
    (
        "T-FF",
        44,
        "1-5-1 1-4-1 2-3-0* 2-2-0 2-1-0",
        [3, 2, 2, 2],
        "0 0c -1",
        "1 disruptor 1+2 F, 1 disruptor 1+2 F",
        "",
        1,
    ),
    (
        "T-DD",
        48,
        "0-5-1 1-4-1 1-3-0* 2-2-0 2-1-0",
        [4, 2, 2, 2],
        "0c 0 -1c -1",
        "1 missile 2+0 FRL, 1 missile 2+0 F",
        "burners",
        1,
    ),
    (
        "T-CL",
        88,
        "2-5-2 3-4-1 4-3-1* 4-2-0 5-1-0",
        [6, 3, 3, 3],
        "0 0c -1 -1c -2",
        "1 disruptor 1+2 FRL, 2 disruptor 1+4 F",
        "burners",
        2,
    ),
    (
        "T-CA",
        115,
        "1-5-2 2-4-2 3-3-1* 4-2-1 5-1-0",
        [7, 4, 3, 4],
        "0 0 -1c -1 -2c -2 -2",
        "2 disruptor 1+4 FL, 2 disruptor 1+4 FR",
        "burners",
        3,
    ),
    (
        "T-BC",
        142,
        "1-5-2 2-4-2 3-3-1* 4-2-1 5-1-0",
        [8, 4, 4, 4],
        "0 0 -1c -1 -2c -2 -2",
        "2 disruptor 1+4 FRL, 3 missile 2+0 F, 1 disruptor 1+2 F",
        "burners",
        3,
    ),
    (
        "T-BB",
        179,
        "0-5-3 2-4-2 3-3-2* 5-2-1 6-1-1",
        [9, 7, 6, 7],
        "0 0 -1 -1c -2 -2c -2 -3",
        "2 disruptor 1+4 FL, 1 fusion 3+3 F, 2 disruptor 1+4 FR",
        "burners",
        4,
    ),
    (
        "T-DN",
        218,
        "1-4-3 3-3-2* 5-2-2 6-1-1",
        [11, 9, 8, 9],
        "0 0 -1 -1 -2c -2 -2c -3 -3 -3",
        "2 disruptor 1+4 FL, 2 fusion 3+6 F, 2 disruptor 1+4 FR",
        "burners",
        5,
    ),
    ("T-TR", 36, "0-3-2 1-2-1* 2-1-0", [5, 4, 3, 4], "0 0c -1 -1", "", "", 2),
    (
        "T-BASE",
        184,
        "6-3-0 6-2-0* 6-1-0",
        [7, 7, 7, 7],
        "0 0 -1 -1 -2c -2 -2c -3 -3 -3",
        "2 disruptor 1+4 FBL, 2 disruptor 1+4 FRB, 2 missile 2+0 FRB",
        "base",
        5,
    ),
];

fn numbers<const N: usize>(text: &str, between: char) -> [i64; N] {
    let all: Vec<i64> = text.split(between).map(|n| n.parse().expect("a number")).collect();
    all.try_into().unwrap_or_else(|_| panic!("{text}: {N} numbers"))
}

fn group(text: &'static str) -> Group {
    let words: Vec<&'static str> = text.split(' ').collect();
    let [red, yellow] = numbers(words[2], '+');
    let arcs = words[3].chars().map(|c| match c {
        'F' => FRONT,
        'R' => RIGHT,
        'B' => REAR,
        _ => LEFT,
    });
    Group { guns: words[0].parse().expect("a number"), gun: words[1], red, yellow, arcs: arcs.collect() }
}

fn class((id, cost, curve, shields, hull, groups, more, blast): Row, talon: bool) -> Class {
    let box_of = |text: &str| (text.trim_end_matches('c').parse().expect("a modifier"), text.ends_with('c'));
    Class {
        id: id.to_owned(),
        talon,
        cost,
        curve: curve.split(' ').map(|step| numbers(step.trim_end_matches('*'), '-')).collect(),
        start: curve.split(' ').position(|step| step.ends_with('*')).expect("a start"),
        shields,
        hull: hull.split(' ').map(box_of).collect(),
        groups: groups.split(", ").filter(|text| !text.is_empty()).map(group).collect(),
        battery: more.contains("battery"),
        burners: if more.contains("burners") { 2 } else { 0 },
        holds: if more.contains("four") { 4 } else { 0 },
        blast,
        base: more.contains("base"),
        squadron: more.contains("squadron"),
        each: if more.contains("squadron") { 2 } else { 0 },
    }
}

/// Returns every class, the Terran ones first.
pub fn classes() -> Vec<Class> {
    TERRAN.iter().map(|row| class(*row, false)).chain(TALON.iter().map(|row| class(*row, true))).collect()
}
