//! Counts of plots: the file of counted positions, and an independent count.

use engine::Rules;
use engine::perft::perft;
use table::{Area, Heading, Length, Point};

use crate::setups::rules;

#[test]
fn counted_positions_are_counted_alike() {
    let text = include_str!("perft.txt");
    let counted = testkit::perft::run(text, u128::MAX, |name| Some(rules(name, |_| {})));
    assert_eq!(counted, 18);
}

/// Counts the pairs of actions that keep a ship on a table of 48 inches; it has no missiles. This is geometry, not
/// rules.
fn pairs_that_stay(at: Point, degrees: i32) -> u128 {
    let after = |(at, heading): (Point, Heading)| {
        let turns = (0..24).map(move |steps| (at, heading.turned(steps)));
        let runs = (2..=16).map(move |halves| (at + heading.leg(Length::thousandths(halves * 500)), heading));
        let stays = |(p, _): &(Point, Heading)| Area::inches(48, 48).holds(*p);
        turns.chain(runs).chain([(at, heading)]).filter(stays)
    };
    let start = (at, Heading::of_degrees(degrees).expect("a heading"));
    after(start).map(|next| after(next).count() as u128).sum()
}

#[test]
fn ships_too_far_apart_to_meet_are_counted_as_two_lone_ships() {
    let rules = rules("no-missiles", |_| {});
    for (left, right) in [((6, 24), (42, 24)), ((2, 3), (40, 46)), ((1, 47), (47, 20))] {
        let text = format!(
            "turn 1; A {},{} h90 hits 0 launched 0; B {},{} h285 hits 0 launched 0",
            left.0, left.1, right.0, right.1
        );
        let state = rules.read_position(&text).expect("a position");
        let lone = |(x, y), degrees| pairs_that_stay(Point::inches(x, y), degrees) * 40;
        assert_eq!(perft(&rules, &state, 3), Some(lone(left, 90) * lone(right, 285)), "{text}");
    }
}
