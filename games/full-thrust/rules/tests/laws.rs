//! The laws of `testkit` over random play, with every module on and off.

use rules_full_thrust::FullThrust;
use testkit::laws;

use crate::fleets::{At, battle, duel};

const FIRST: &[At] = &[("EC", 30, 16, 12, 3), ("DD", 36, 14, 12, 3), ("FF", 24, 14, 12, 3)];
const SECOND: &[At] = &[("HC", 34, 34, 6, 3), ("L", 40, 36, 6, 3)];

fn hold(rules: &FullThrust, seed: u64) {
    laws::hold_all_spelled(rules, 2, seed, |order| order.by_target().to_string());
}

#[test]
fn the_basic_game_keeps_the_laws() {
    hold(&duel(&[]), 1);
    hold(&battle(FIRST, SECOND, &[]), 2);
    hold(&duel(&[("fire", "automatic")]), 3);
}

/// Tests duels with fire by the program: their ships and options decide whether they are played in one step.
#[test]
fn duels_by_the_program_keep_the_laws() {
    let sets: [&[(&str, &str)]; 6] = [
        &[("thresholds", "on")],
        &[("turning", "curved"), ("armour", "on")],
        &[("turning", "printed-1991"), ("half", "up"), ("course-12", "90")],
        &[("thresholds", "on"), ("morale", "on")],
        &[("ramming", "on"), ("thresholds", "on")],
        &[("turn-limit", "4"), ("half", "up")],
    ];
    let fleets: [[&[At]; 2]; 3] = [
        [&[("HC", 24, 12, 12, 6)], &[("HC", 24, 40, 6, 6)]],
        [&[("DD", 30, 16, 12, 3)], &[("BB", 34, 30, 6, 3)]],
        [&[("L", 30, 16, 2, 9)], &[("FF", 34, 44, 9, 12)]],
    ];
    for (seed, set) in sets.into_iter().enumerate() {
        for [first, second] in fleets {
            let set: Vec<(&str, &str)> = set.iter().copied().chain([("fire", "automatic")]).collect();
            hold(&battle(first, second, &set), seed as u64);
        }
    }
}

/// Tests the same from positions that play seldom reaches: systems and drives lost, a ship away, line dice left over.
#[test]
fn a_random_turn_in_one_step_is_the_same_from_any_position() {
    let rules = battle(
        &[("HC", 24, 12, 12, 6)],
        &[("BB", 24, 36, 6, 6)],
        &[("fire", "automatic"), ("thresholds", "on")],
    );
    for position in [
        "turn 2; A1 24,12 c12 v6; B1 24,36 c6 v6",
        "turn 2; A1 24,12 c12 v6 drive 1; B1 24,36 c6 v6 drive 2",
        "turn 2; A1 24,12 c12 v6 lacks A1; B1 24,36 c6 v6",
        "turn 2; A1 24,46 c12 v20 damage 17; B1 24,36 c6 v6 damage 21",
        "turn 3; A1 24,12 c12 v6 line B1 port; B1 36,24 c6 v0",
        "turn 3; A1 24,12 c12 v6; B1 36,-2 c6 v5 away back 3 edge 2",
        "turn 3; A1 24,12 c12 v6; B1 36,-2 c6 v5 away back 7 edge 2",
        "turn 3; A1 12,12 c3 v0; B1 24,24 c9 v0",
    ] {
        let state = engine::Rules::read_position(&rules, position);
        let state = state.unwrap_or_else(|flaws| panic!("{position}: {flaws:?}"));
        for seed in 0..40 {
            laws::at_random_is_drawn_and_resolved(&rules, &state, &engine::Seeded::new(seed))
                .unwrap_or_else(|what| panic!("{position}, seed {seed}: {what}"));
        }
    }
}

#[test]
fn fire_in_turn_and_in_the_open_keeps_the_laws() {
    hold(&battle(FIRST, SECOND, &[("fire", "open"), ("thresholds", "on")]), 1);
    hold(&battle(FIRST, SECOND, &[("fire", "alternate"), ("thresholds", "on"), ("ramming", "on")]), 2);
}

#[test]
fn ships_that_ram_break_and_flee_keep_the_laws() {
    let set = [
        ("ramming", "on"),
        ("morale", "on"),
        ("flagship", "on"),
        ("turning", "curved"),
        ("thresholds", "on"),
    ];
    hold(&battle(FIRST, SECOND, &set), 1);
    hold(&battle(FIRST, SECOND, &[("turning", "printed-1991"), ("half", "up"), ("course-12", "90")]), 2);
}

#[test]
fn hidden_fleets_keep_the_laws() {
    let first: &[At] = &[("EC", 10, 10, 12, 3), ("dummy", 16, 10, 12, 6), ("FF", 22, 10, 12, 6)];
    let second: &[At] = &[("HC", 60, 40, 6, 3), ("dummy", 54, 40, 6, 6), ("LF", 48, 40, 6, 6)];
    hold(&battle(first, second, &[("bogeys", "on"), ("morale", "on"), ("ramming", "on")]), 1);
    let carrier: &[At] = &[("CA", 10, 10, 12, 3), ("dummy", 16, 10, 12, 6), ("FF", 22, 10, 12, 6)];
    hold(&battle(carrier, second, &[("bogeys", "on"), ("fighters", "on"), ("anti-fighter", "on")]), 2);
}

#[test]
fn fighters_keep_the_laws() {
    let first: &[At] = &[("CA", 30, 20, 12, 1), ("DD", 36, 20, 12, 1)];
    let second: &[At] = &[("DN", 30, 28, 6, 1)];
    let set = [("fighters", "on"), ("anti-fighter", "on"), ("armour", "on"), ("turn-limit", "6")];
    hold(&battle(first, second, &set), 1);
}
