//! Handicaps: the first and the last step of a weaker side.

use engine::Seat;
use full_thrust::FullThrustGame;
use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};
use shelf::Opening;

use crate::WING;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["line-duel", "convoy", "hide-and-seek", "carrier-strike"] {
        every_weaker_start_is_read_as_it_was_written::<FullThrustGame>(scenario);
    }
}

#[test]
fn a_step_is_a_damage_point_and_a_ship_keeps_one() {
    let amber = |text: &str| format!("turn 1; A1 24,12 c12 v6; B1 24,60 c6 v6{text}");
    starts(&WING, "duel-heavy-cruisers", 1, 1, &amber(" damage 1"), "with 1 damage point");
    starts(&WING, "duel-heavy-cruisers", 1, 17, &amber(" damage 17"), "with 17 damage points");
    assert_eq!(start(&WING, "duel-heavy-cruisers", 1, 18), None);
}

/// Returns the damage of each ship of the first side.
fn damage(position: &str) -> Vec<u32> {
    let first = position.split("; ").filter(|ship| ship.starts_with('A'));
    let of = |ship: &str| ship.split_once(" damage ").map_or("0", |(_, rest)| rest).to_owned();
    first.map(|ship| of(ship).split(' ').next().and_then(|n| n.parse().ok()).expect("a number")).collect()
}

#[test]
fn merchants_are_damaged_last() {
    let lost = |steps| damage(&start(&WING, "convoy", 0, steps).expect("a weaker convoy").0);
    assert_eq!(lost(2), [0, 0, 0, 0, 1, 1, 0]);
    assert_eq!(lost(26), [1, 0, 0, 0, 13, 7, 5]);
    assert_eq!(lost(85), [25, 9, 9, 17, 13, 7, 5]);
    assert_eq!(start(&WING, "convoy", 0, 86), None);
}

#[test]
fn damage_behind_a_marker_is_not_seen() {
    let view = |steps, seat| {
        let position = Some(start(&WING, "hide-and-seek", 0, steps).expect("a weaker side").0);
        let opening = Opening { position, ..Opening::scenario("hide-and-seek") };
        WING.game.open(&opening).expect("a position").view(0, seat)
    };
    for seat in [Some(Seat(1)), None] {
        assert_eq!(view(0, seat), view(42, seat));
    }
    assert_ne!(view(0, Some(Seat(0))), view(42, Some(Seat(0))));
    assert_eq!(
        damage(&start(&WING, "hide-and-seek", 0, 42).expect("a weaker side").0),
        [0, 17, 7, 0, 13, 5, 0]
    );
}

#[test]
fn damage_never_reaches_the_points_that_the_other_side_must_score() {
    let furious = |side, steps| start(&WING, "last-stand-of-furious-even", side, steps).is_some();
    assert!(furious(1, 16) && !furious(1, 17), "the defence wins with 17");
    assert!(furious(0, 17), "the invasion has no target");
}
