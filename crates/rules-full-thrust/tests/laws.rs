//! The laws of `testkit` over random play, with every module on and off.

use rules_full_thrust::FullThrust;
use testkit::laws;

use crate::fleets::{At, battle, duel};

const FIRST: &[At] = &[("EC", 30, 16, 12, 3), ("DD", 36, 14, 12, 3), ("FF", 24, 14, 12, 3)];
const SECOND: &[At] = &[("HC", 34, 34, 6, 3), ("L", 40, 36, 6, 3)];

fn hold(rules: &FullThrust, seed: u64) {
    laws::hold_all(rules, 2, seed);
}

#[test]
fn the_basic_game_keeps_the_laws() {
    hold(&duel(&[]), 1);
    hold(&battle(FIRST, SECOND, &[]), 2);
    hold(&duel(&[("fire", "automatic")]), 3);
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
