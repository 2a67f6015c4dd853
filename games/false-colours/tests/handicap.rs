//! Handicaps: the first and the last step of a weaker side.

use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};

use crate::WING;
use false_colours::FalseColoursGame;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["first-colours", "two-squadrons"] {
        every_weaker_start_is_read_as_it_was_written::<FalseColoursGame>(scenario);
    }
}

#[test]
fn hull_points_go_from_ship_to_ship_and_each_keeps_one() {
    let scarlet = |hulls: [u8; 3]| {
        let [first, second, third] = hulls;
        format!(
            "turn 0 calls 0 0; A1 1,2 f1 hull 4; A2 1,4 f1 hull 4; A3 1,6 f1 hull 4; B1 8,2 f4 hull {first}; \
             B2 8,0 f4 hull {second}; B3 8,-2 f4 hull {third}"
        )
    };
    starts(&WING, "first-colours", 1, 1, &scarlet([3, 4, 4]), "without 1 hull point");
    starts(&WING, "first-colours", 1, 4, &scarlet([2, 3, 3]), "without 4 hull points");
    starts(&WING, "first-colours", 1, 9, &scarlet([1, 1, 1]), "without 9 hull points");
    assert_eq!(start(&WING, "first-colours", 1, 10), None);
}
