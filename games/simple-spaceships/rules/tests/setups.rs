//! Set-ups for the laws: the scenarios of the shelf under their ids (`tests/copies.rs` of the game compares them with
//! the files), and corner cases of the table and of the options.

use rules_simple_spaceships::{
    Assignment, BeyondEdge, Design, Front, Options, Setup, ShipAt, SimpleSpaceships,
};
use table::{Area, Point};

/// The names of all set-ups.
pub const NAMES: [&str; 15] = [
    "duel",
    "santa",
    "patrol",
    "last-stand",
    "crowd",
    "brink",
    "splinters",
    "slow",
    "far-corner",
    "duel-even",
    "santa-even",
    "patrol-even",
    "last-stand-even",
    "dogfight",
    "short-run",
];

/// The set-ups with a run for the far edge, which are always played with `edge = leave`.
pub const RUNS: [&str; 4] = ["santa", "far-corner", "santa-even", "short-run"];

/// A ship: its side, design, name, x, y and heading.
type Row = (u8, &'static str, &'static str, i32, i32, i32);

fn post(row: &Row) -> ShipAt {
    let (side, design, name, x, y, degrees) = *row;
    ShipAt { side, design: design.into(), name: name.into(), post: Some((Point::inches(x, y), degrees)) }
}

fn entering(name: &str, design: &str) -> ShipAt {
    ShipAt { side: 1, design: design.into(), name: name.into(), post: None }
}

/// Returns the designs of the shelf and of its scenarios, and two that only these set-ups have.
pub fn designs() -> Vec<Design> {
    let design = |id: &str, name: &str, dice, caps| Design { id: id.into(), name: name.into(), dice, caps };
    vec![
        design("sleigh", "Sleigh", 6, [None, None, Some(2)]),
        design("ufo", "UFO", 4, [None; 3]),
        design("star-fighter", "Star-fighter", 4, [Some(0), None, Some(2)]),
        design("cruiser", "Cruiser", 6, [None; 3]),
        design("corsair", "Corsair", 4, [None; 3]),
        design("flagship", "Flagship", 12, [None; 3]),
        design("duellist", "Duellist", 6, [Some(1), None, None]),
        design("laden", "Laden sleigh", 3, [None, None, Some(2)]),
        design("gun-fighter", "Gun-fighter", 4, [Some(0), None, Some(2)]),
        design("heavy-cruiser", "Heavy cruiser", 7, [None; 3]),
        design("mothership", "Mothership", 5, [None; 3]),
        design("raider", "Raider", 6, [None; 3]),
        design("light-raider", "Light raider", 5, [None; 3]),
        design("splinter", "Splinter", 1, [None; 3]),
        design("barge", "Barge", 3, [Some(1), Some(1), Some(1)]),
    ]
}

/// Returns the set-up of a name.
pub fn setup(name: &str) -> Option<Setup> {
    let rows: &[Row] = match name {
        "duel" => &[(0, "cruiser", "", 18, 6, 0), (1, "cruiser", "", 18, 30, 180)],
        "santa" => &[(0, "sleigh", "Sleigh", 24, 0, 0)],
        "patrol" => &[
            (0, "star-fighter", "Fighter1", 20, 6, 0),
            (0, "star-fighter", "Fighter2", 24, 6, 0),
            (0, "star-fighter", "Fighter3", 28, 6, 0),
            (1, "cruiser", "Cruiser1", 22, 42, 180),
            (1, "cruiser", "Cruiser2", 26, 42, 180),
        ],
        "last-stand" => &[
            (0, "flagship", "Flagship", 24, 24, 0),
            (1, "corsair", "South", 24, 0, 0),
            (1, "corsair", "West", 0, 24, 60),
            (1, "corsair", "North", 24, 48, 180),
            (1, "corsair", "East", 48, 24, 300),
        ],
        "duel-even" => &[(0, "duellist", "", 12, 4, 0), (1, "duellist", "", 12, 20, 180)],
        "dogfight" => &[(0, "star-fighter", "", 12, 4, 0), (1, "star-fighter", "", 12, 20, 180)],
        "santa-even" => &[(0, "laden", "Sleigh", 24, 0, 0)],
        "short-run" => &[(0, "laden", "Sleigh", 18, 0, 0)],
        "patrol-even" => &[
            (0, "gun-fighter", "Fighter1", 13, 6, 0),
            (0, "gun-fighter", "Fighter2", 17, 6, 0),
            (1, "heavy-cruiser", "Cruiser", 15, 26, 180),
        ],
        "last-stand-even" => &[
            (0, "flagship", "Flagship", 18, 18, 0),
            (1, "raider", "South", 18, 0, 0),
            (1, "light-raider", "West", 0, 18, 60),
            (1, "raider", "North", 18, 36, 180),
            (1, "raider", "East", 36, 18, 300),
        ],
        // Ships of both sides face each other at close range.
        "crowd" => &[
            (0, "corsair", "", 10, 10, 0),
            (0, "star-fighter", "", 12, 10, 0),
            (0, "ufo", "", 14, 10, 0),
            (1, "corsair", "", 10, 13, 180),
            (1, "sleigh", "", 12, 13, 180),
            (1, "ufo", "", 14, 13, 180),
        ],
        // A ship at the edge, facing outwards.
        "brink" => &[(0, "cruiser", "", 0, 9, 300), (1, "cruiser", "", 18, 18, 60)],
        "splinters" => &[
            (0, "splinter", "", 9, 6, 0),
            (0, "cruiser", "", 12, 6, 0),
            (1, "splinter", "", 9, 12, 180),
            (1, "splinter", "", 12, 12, 180),
        ],
        // Ships with few dice and low caps, so that hardly any dice are left in Reserve.
        "slow" => &[(0, "barge", "", 9, 6, 0), (1, "barge", "", 9, 9, 180), (1, "splinter", "", 9, 12, 180)],
        "far-corner" => &[(0, "sleigh", "Sleigh", 2, 66, 0)],
        _ => return None,
    };
    let mut ships: Vec<ShipAt> = rows.iter().map(post).collect();
    if RUNS.contains(&name) {
        let saucers: &[&str] = match name {
            "short-run" => &["ufo", "ufo", "mothership"],
            _ => &["ufo"; 4],
        };
        ships.extend(
            ["UFO1", "UFO2", "UFO3", "UFO4"].iter().zip(saucers).map(|(name, of)| entering(name, of)),
        );
    }
    let area = match name {
        "duel" | "last-stand-even" => Area::inches(36, 36),
        "santa" | "far-corner" => Area::inches(48, 72),
        "santa-even" => Area::inches(48, 96),
        "short-run" => Area::inches(36, 58),
        "patrol-even" => Area::inches(30, 32),
        "duel-even" | "dogfight" | "crowd" => Area::inches(24, 24),
        "brink" | "splinters" | "slow" => Area::inches(18, 18),
        _ => Area::inches(48, 48),
    };
    let run = RUNS.contains(&name).then_some(0);
    let mut options = Options::default();
    if name == "last-stand-even" {
        options.turn_limit = 40;
    }
    Some(Setup { area, designs: designs(), ships, options, run })
}

/// Returns the rules of a set-up with its options changed.
pub fn rules(name: &str, change: impl Fn(&mut Options)) -> SimpleSpaceships {
    let mut setup = setup(name).unwrap_or_else(|| panic!("no set-up {name}"));
    change(&mut setup.options);
    if setup.run.is_some() {
        setup.options.edge = BeyondEdge::Leave;
    }
    SimpleSpaceships::new(&setup).unwrap_or_else(|flaws| panic!("{name}: {flaws:?}"))
}

/// A change of the options.
pub type Change = fn(&mut Options);

/// The default options, and changes of them that cover every option.
pub const OPTIONS: [(&str, Change); 7] = [
    ("as they are", |_| {}),
    ("assigned in the open", |o| o.assignment = Assignment::OpenAlternating),
    ("recall", |o| o.recall = true),
    ("stop at the edge", |o| o.edge = BeyondEdge::Stop),
    ("wrap at the edge", |o| o.edge = BeyondEdge::Wrap),
    ("corridor", |o| o.front = Front::Corridor),
    ("in the open, recalled, three turns", |o| {
        (o.assignment, o.recall, o.turn_limit) = (Assignment::OpenAlternating, true, 3);
    }),
];
