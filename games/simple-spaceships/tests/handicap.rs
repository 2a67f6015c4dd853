//! Handicaps: the first and the last step of a weaker side.

use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};
use simple_spaceships::SimpleSpaceshipsGame;

use crate::WING;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["duel", "santa", "short-run", "patrol"] {
        every_weaker_start_is_read_as_it_was_written::<SimpleSpaceshipsGame>(scenario);
    }
}

#[test]
fn a_step_is_a_die_and_each_ship_keeps_one() {
    let north = |dice: u8| format!("turn 1 assign; A 18,6 h0 D0 M0 A0 R6; B 18,30 h180 D0 M0 A0 R{dice}");
    starts(&WING, "duel", 1, 1, &north(5), "without 1 of its 6 dice");
    starts(&WING, "duel", 1, 5, &north(1), "without 5 of its 6 dice");
    assert_eq!(start(&WING, "duel", 1, 6), None);
}

#[test]
fn steps_go_from_ship_to_ship() {
    let (position, told) = start(&WING, "santa", 1, 6).expect("four ships of four dice");
    assert_eq!(told, "without 6 of its 16 dice");
    let ships = position.split("; ").skip(1);
    let left: Vec<&str> = ships.map(|ship| ship.rsplit_once(' ').expect("dice").1).collect();
    assert_eq!(left, ["R6", "R2", "R2", "R3", "R3"], "{position}");
}
