//! Counts found by another method: `perft.txt`, and sizes of spaces by hand.

use engine::{Rules, Seat, Space};

use crate::played::Played;
use crate::setups::rules;

#[test]
fn joint_orders_are_as_many_as_were_counted_by_hand() {
    let counted = testkit::perft::run(include_str!("perft.txt"), 100_000_000, |name| {
        crate::setups::setup(name).map(|_| rules(name, |_| {}))
    });
    assert_eq!(counted, 8, "{counted} lines");
}

/// Six dice in four boxes: 84 splits, of which 28 leave Movement empty.
#[test]
fn dice_are_dealt_in_as_many_ways_as_stars_and_bars_say() {
    let rules = rules("duel", |_| {});
    assert_eq!(rules.space(&rules.start(), Seat(0)).size(), Some(84 - 28));
    // With a die in Movement already: five dice in four boxes, 56 splits.
    let game = Played::at(rules, "turn 2 assign; A 18,6 h0 M1 R5; B 18,30 h180 M1 R5");
    assert_eq!(game.rules.space(&game.state, Seat(0)).size(), Some(56));
}

/// Splits of an attack: at most p dice for range, bonus and roll, at least one of them rolled.
#[test]
fn attacks_are_as_many_as_there_are_triples() {
    for dice in 1..=6_u8 {
        let position =
            format!("turn 1 active A flown 4 turned; A 18,6 h0 M0 A{dice} done; B 18,10 h180 M1 A2 R3");
        let game = Played::at(rules("duel", |_| {}), &position);
        let mut triples = 0;
        for range in 0..=dice {
            for bonus in 0..=3 {
                triples += (1..=dice).filter(|roll| range + bonus + roll <= dice).count() as u128;
            }
        }
        assert_eq!(
            game.rules.space(&game.state, Seat(0)).size(),
            Some(triples + 1),
            "{dice} dice, and the end"
        );
    }
}
