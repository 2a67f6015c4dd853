//! Handicaps: the first and the last step of a weaker side.

use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};
use talon::TalonGame;

use crate::WING;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["duel", "convoy", "base-assault", "the-belt", "turning-circle"] {
        every_weaker_start_is_read_as_it_was_written::<TalonGame>(scenario);
    }
}

#[test]
fn shields_go_first_and_then_hull_boxes_are_marked() {
    let terran = |text: &str| {
        format!(
            "round 1 impulse A turn 1 move initiative 2; CA-1 8,2 f1 speed 3 {text} bars 1+1 2+2 1+1; \
             T-CA-1 17,2 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2"
        )
    };
    let twenty = "without 1 of its 20 shield boxes";
    starts(&WING, "duel", 0, 1, &terran("power 3 shields 5/5/4/5 hull 0"), twenty);
    let three = "without 3 of its 20 shield boxes";
    starts(&WING, "duel", 0, 3, &terran("power 3 shields 5/4/4/4 hull 0"), three);
    starts(&WING, "duel", 0, 20, &terran("power 3 shields 0/0/0/0 hull 0"), "without shields");
    let one = "without shields and with 1 hull box marked";
    starts(&WING, "duel", 0, 21, &terran("power 3 shields 0/0/0/0 hull 1"), one);
    let five = "without shields and with 5 hull boxes marked";
    starts(&WING, "duel", 0, 25, &terran("power 1 shields 0/0/0/0 hull 5"), five);
    assert_eq!(start(&WING, "duel", 0, 26), None);
}

#[test]
fn squadrons_and_transports_come_last() {
    let (position, told) = start(&WING, "convoy", 0, 34).expect("a weaker convoy");
    assert_eq!(told, "without 27 of its 75 shield boxes and with 7 hull boxes marked");
    assert_eq!(position.matches("shields 4/4/4/4 hull 0").count(), 3, "{position}");
    let (position, told) = start(&WING, "convoy", 0, 35).expect("a weaker convoy");
    assert_eq!(told, "without 28 of its 75 shield boxes and with 7 hull boxes marked");
    assert!(position.contains("TR-1 5,4 f1 speed 2 power 1 shields 3/4/4/4 hull 0"), "{position}");
    let (position, _) = start(&WING, "base-assault", 0, 51).expect("a weaker base");
    assert!(position.contains("SQ-1 aboard BASE-1 speed 5 power 0 shields 0/0/0/0 hull 1"), "{position}");
}
