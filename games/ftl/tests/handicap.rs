//! Handicaps: the first and the last step of a weaker side.

use engine::Side;
use ftl::FtlGame;
use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};
use shelf::Opening;

use crate::WING;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["duel", "fleet-sharp"] {
        every_weaker_start_is_read_as_it_was_written::<FtlGame>(scenario);
    }
}

#[test]
fn missiles_go_first_and_then_come_two_hits_a_ship() {
    let amber = |text: &str| format!("turn 1; A 12,24 h90 hits 0 launched 0; B 36,24 h270 {text}");
    starts(&WING, "duel", 1, 1, &amber("hits 0 launched 1"), "without 1 of its 10 missiles");
    starts(&WING, "duel", 1, 10, &amber("hits 0 launched 10"), "without its 10 missiles");
    starts(&WING, "duel", 1, 11, &amber("hits 1 launched 10"), "without its 10 missiles and with 1 hit");
    starts(&WING, "duel", 1, 12, &amber("hits 2 launched 10"), "without its 10 missiles and with 2 hits");
    assert_eq!(start(&WING, "duel", 1, 13), None);
}

#[test]
fn without_missiles_a_step_is_a_hit() {
    let options = vec![("missiles".to_owned(), "0".to_owned())];
    let opening = Opening { options, ..Opening::scenario("duel") };
    let weakened = WING.game.weakened(&opening, Side(0), 1).expect("a sound scenario").expect("a hit");
    assert_eq!(weakened.told, "with 1 hit");
}

#[test]
fn steps_go_from_ship_to_ship() {
    let (position, told) = start(&WING, "fleet-sharp", 0, 20).expect("three ships of five missiles");
    assert_eq!(told, "without its 15 missiles and with 5 hits");
    let ships = position.split("; ").skip(1);
    let lost: Vec<&str> = ships.map(|ship| ship.split_once(" hits ").expect("hits").1).collect();
    let whole = "0 launched 0";
    assert_eq!(lost, ["2 launched 5", "2 launched 5", "1 launched 5", whole, whole, whole], "{position}");
    assert_eq!(start(&WING, "fleet-sharp", 0, 22), None);
}
