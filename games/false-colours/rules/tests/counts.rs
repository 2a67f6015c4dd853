//! Counts of orders: the file of counted positions, an independent count, and lists of all orders of small positions.

use std::collections::BTreeSet;

use engine::perft::perft;
use engine::{Rules, Seat, Space};
use rules_false_colours::{FalseColours, Options, Setup, ShipAt};
use testkit::laws;

use crate::setups::{Played, rules};

#[test]
fn counted_positions_are_counted_alike() {
    let text = include_str!("perft.txt");
    let counted = testkit::perft::run(text, u128::MAX, |name| Some(rules(name, |_| {})));
    assert_eq!(counted, 7);
}

/// Hexes of the map by column and height in half hexes: odd columns stand half a hex higher. This is geometry, not rules.
#[derive(Clone, Copy)]
struct Place {
    column: i32,
    height: i32,
    sides: i32,
}

impl Place {
    /// Returns the places after every course that stays on a map of 40 columns and 12 rows.
    fn courses(self) -> Vec<Self> {
        // Across and up by half hexes, for each facing.
        const STEPS: [(i32, i32); 6] = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)];
        let mut all = Vec::new();
        for turn in [0, 5, 1] {
            let sides = (self.sides + turn) % 6;
            let (across, up) = STEPS[sides as usize];
            for far in 0..4 {
                let (column, height) = (self.column + far * across, self.height + far * up);
                let row = (height - column % 2) / 2;
                if (0..40).contains(&column) && height >= column % 2 && (0..12).contains(&row) {
                    all.push(Self { column, height, sides });
                }
            }
        }
        all
    }

    /// Counts the lines of play of a lone flagship against one enemy: 4 stances for each course.
    fn lines(self, depth: u32) -> u128 {
        if depth == 0 { 1 } else { self.courses().iter().map(|next| 4 * next.lines(depth - 1)).sum() }
    }
}

/// Flagships alone on the table are known, so nobody is called (FC-2.4); out of range nobody rolls.
#[test]
fn lone_ships_out_of_range_are_counted_as_two_lone_ships() {
    let rules = rules("pair", |_| {});
    for (a, b) in [((1, 5, 1), (37, 3, 4)), ((0, 0, 4), (39, 11, 1)), ((2, 11, 0), (35, 0, 2))] {
        let lone = |(column, row, sides): (i32, i32, i32)| {
            let at = table::HexMap::hex(column as i16, row as i16);
            let place = Place { column, height: 2 * row + column % 2, sides };
            (format!("{at} f{sides}"), place)
        };
        let ((a, own), (b, enemy)) = (lone(a), lone(b));
        let text = format!(
            "turn 2 calls 0 0; flag A1; flag B2; A1 {a} hull 4; A2 9,0 f0 hull 0; B1 9,0 f0 hull 0; B2 {b} hull 1"
        );
        let state = rules.read_position(&text).expect("a position");
        for depth in 1..=2 {
            let product = own.lines(depth) * enemy.lines(depth);
            assert_eq!(perft(&rules, &state, depth), Some(product), "{text}");
        }
    }
}

/// A1 stands in the lower left corner, facing out; turned to the right it has B1 in its arc at four hexes. B1 stands in the
/// upper left corner, facing out, and has A1 in its arc once it is turned to the left.
///
/// A ship without a shot has 4 stances with one outcome each. With one it has 1 + 1 + 6 + 6³ = 224 outcomes: hold, evade, a
/// die, three dice. Each has 4 stances in the next turn. Its courses then are 3, 3 and (turned right) 6 for A1, and 3, 6
/// (turned left) and 4 for B1: 16 · (4·3 + 4·3 + 224·6) · (4·3 + 224·6 + 4·4).
#[test]
fn every_outcome_of_the_dice_is_counted() {
    let map = table::HexMap { columns: 8, rows: 5 };
    let corners = [(0, 0, 4), (0, 0, 4), (0, 4, 5), (0, 4, 5)];
    let ships = corners.into_iter().zip([0, 0, 1, 1]).map(|((q, r, facing), side)| ShipAt {
        side,
        at: table::Hex { q, r },
        facing,
    });
    let setup = Setup { map, ships: ships.collect(), options: Options::default() };
    let rules = FalseColours::new(&setup).expect("a set-up");
    let lone = "A1 0,0 f4 hull 4; A2 0,0 f4 hull 0; B1 0,4 f5 hull 4; B2 0,4 f5 hull 0";
    let state =
        rules.read_position(&format!("turn 2 calls 0 0; flag A1; flag B1; {lone}")).expect("a position");
    assert_eq!(perft(&rules, &state, 1), Some(12 * 12));
    assert_eq!(perft(&rules, &state, 2), Some(16 * 1_368 * 1_372));
}

/// Returns every order of a seat as text.
fn written(played: &Played, seat: u8) -> BTreeSet<String> {
    let space = played.rules.space(&played.state, Seat(seat));
    laws::visited_once(&space, 4_000).expect("law 1");
    let all = space.listed(4_000).expect("a small space");
    all.iter().map(ToString::to_string).collect()
}

/// A2 and A3 face the upper edge: A2 has three hexes ahead of it and A3 two. All orders are written out here.
#[test]
fn the_orders_of_a_small_position_are_those_written_out_by_hand() {
    let flags = Played { rules: rules("uneven", |_| {}), state: rules("uneven", |_| {}).start() };
    assert_eq!(written(&flags, 0), ["A1", "A2", "A3", "A4"].map(|ship| format!("flag {ship}")).into());
    let text = "turn 5 calls 1 0; flag A2; flag B1 shown; A1 3,-1 f0 hull 0; A2 3,4 f0 hull 2; A3 3,5 f0 hull 3; \
        B1 7,0 f3 hull 1; B2 7,0 f3 hull 0; B3 7,1 f3 hull 4 cleared";
    let played = Played::at(rules("first-colours", |_| {}), text);
    let courses = |straight: &[&str]| {
        let turned = ["L0", "L1", "L2", "L3", "R0", "R1", "R2", "R3"];
        straight.iter().chain(&turned).map(ToString::to_string).collect::<Vec<String>>()
    };
    let stances = ["hold", "evade", "fire B1", "fire B3"];
    let broadsides = ["broadside B1", "broadside B3"];
    let mut expected = BTreeSet::new();
    for second in courses(&["0", "1", "2", "3"]) {
        for third in courses(&["0", "1", "2"]) {
            for stance in stances.iter().chain(&broadsides) {
                for other in stances {
                    expected.insert(format!("A2 {second} {stance}; A3 {third} {other}"));
                }
            }
        }
    }
    assert_eq!(expected.len(), 12 * 6 * 11 * 4);
    assert_eq!(written(&played, 0), expected, "the enemy's flag is shown: there is no call");
}

/// A1 has 12 courses and 6 stances, and calls one of two ships or none. B1 has 12 courses and 3 stances; B2, in a corner,
/// has 3 courses and, as flagship, 4 stances.
#[test]
fn orders_and_calls_are_drawn_uniformly() {
    let far = "A1 1,1 f1 hull 4; A2 2,1 f1 hull 0; A3 3,1 f1 hull 0; B1 9,1 f4 hull 3; B2 0,8 f5 hull 3";
    let text = format!("turn 3 calls 0 0; flag A1; flag B2; {far}; B3 9,0 f0 hull 0");
    let played = Played::at(rules("first-colours", |_| {}), &text);
    for (seat, orders) in [(0, 12 * 6 * 3), (1, 12 * 3 * 3 * 4)] {
        let space = played.rules.space(&played.state, Seat(seat));
        assert_eq!(space.size(), Some(orders), "seat {seat}");
        laws::sample_is_uniform(&space, 3).expect("law 2");
    }
}
