//! Counting orders: the file of counted positions, and volleys counted by hand.

use engine::Rules;
use engine::perft::perft;
use rules_full_thrust::FullThrust;
use table::Area;

use crate::fleets::{At, battle, rules, setup};

const CARRIER: At = ("BKA", 24, 12, 12, 0);
const FACING: At = ("BKA", 24, 18, 6, 0);

/// Returns rules with two fleets so far apart that they never meet.
fn far(first: &[At], second: &[At], set: &[(&str, &str)]) -> FullThrust {
    rules(&setup(Area::inches(240, 240), [first, second], set))
}

fn named(name: &str) -> Option<FullThrust> {
    let freighters = |set: &[(&str, &str)]| battle(&[CARRIER], &[FACING], set);
    Some(match name {
        "cruisers" => far(&[("HC", 60, 60, 12, 6)], &[("HC", 160, 160, 6, 6)], &[]),
        "cruisers-at-rest" => far(&[("HC", 60, 60, 12, 0)], &[("HC", 160, 160, 6, 0)], &[]),
        "squadrons" => far(
            &[("HC", 60, 60, 12, 6), ("DD", 64, 60, 12, 6)],
            &[("S", 160, 160, 6, 8), ("DN", 164, 160, 6, 2)],
            &[],
        ),
        "carriers" => far(&[("CA", 60, 60, 12, 2)], &[("DN", 160, 160, 6, 2)], &[("fighters", "on")]),
        "freighters" => freighters(&[]),
        "freighters-open" => freighters(&[("fire", "open")]),
        "freighters-in-turn" => freighters(&[("fire", "alternate")]),
        "freighters-ramming" => freighters(&[("ramming", "on")]),
        "markers" => battle(&[("BKA", 24, 2, 12, 0)], &[("BKA", 24, 47, 6, 0)], &[("bogeys", "on")]),
        "facing-out" => battle(&[("BKA", 24, 0, 6, 0)], &[("BKA", 24, 30, 12, 0)], &[]),
        _ => return None,
    })
}

#[test]
fn counted_positions_are_counted_alike() {
    let counted = testkit::perft::run(include_str!("perft.txt"), u128::MAX, named);
    assert_eq!(counted, 21);
}

/// Counts the ways in which the seats can declare fire in a position.
fn volleys(rules: &FullThrust, position: &str) -> Option<u128> {
    perft(rules, &rules.read_position(position).unwrap_or_else(|flaws| panic!("{flaws:?}")), 1)
}

/// A heavy cruiser has two A and four B in its fore arc, four B in its aft arc, and two firecons (FT-3.3, FT-3.4).
#[test]
fn each_battery_holds_or_fires_at_one_of_the_targets_engaged() {
    let one = battle(&[("HC", 24, 12, 12, 0)], &[("BK", 24, 30, 6, 0)], &[]);
    let alone = "turn 1 phase fire; A1 24,12 c12 v0; B1 24,30 c6 v0";
    assert_eq!(volleys(&one, alone), Some(1 << 6), "six batteries bear at 18 inches");
    let far = "turn 1 phase fire; A1 24,12 c12 v0; B1 24,37 c6 v0";
    assert_eq!(volleys(&one, far), Some(1 << 2), "at 25 inches the A alone");
    let two = battle(&[("HC", 24, 24, 12, 0)], &[("BK", 24, 30, 6, 0), ("BK", 24, 18, 6, 0)], &[]);
    let both_ends = "turn 1 phase fire; A1 24,24 c12 v0; B1 24,30 c6 v0; B2 24,18 c6 v0";
    assert_eq!(volleys(&two, both_ends), Some(2 * 2 * 81), "an A has one target, a B has two");
    let ahead = "turn 1 phase fire; A1 24,24 c12 v0; B1 24,30 c6 v0; B2 24,34 c6 v0";
    assert_eq!(volleys(&two, ahead), Some(1 + 63 + 63), "of two in one arc one is engaged");
    let blinded = "turn 1 phase fire; A1 24,24 c12 v0 lacks F1; B1 24,30 c6 v0; B2 24,18 c6 v0";
    assert_eq!(volleys(&two, blinded), Some(1 + 63 + 15), "with one firecon one of them is engaged");
}
