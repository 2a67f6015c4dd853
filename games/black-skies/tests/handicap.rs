//! Handicaps: the first and the last step of a weaker side.

use black_skies::BlackSkiesGame;
use engine::Demand;
use proving::handicap::{every_weaker_start_is_read_as_it_was_written, start, starts};
use shelf::Opening;

use crate::WING;

#[test]
fn every_step_is_read_as_it_was_written() {
    for scenario in ["duel", "squadron"] {
        every_weaker_start_is_read_as_it_was_written::<BlackSkiesGame>(scenario);
    }
}

#[test]
fn a_step_is_a_hull_box_and_each_fighter_keeps_one() {
    let amber = |lead: &str, wing: &str| {
        format!(
            "flips 0 phase toss side 1; AE1 speed 6 facing 0; A1 waiting; A2 waiting; \
             BE1 speed 6 facing 180; B1 waiting{lead}; B2 waiting{wing}"
        )
    };
    starts(&WING, "duel", 1, 1, &amber(" hull 5", ""), "without 1 of its 12 hull boxes");
    starts(&WING, "duel", 1, 10, &amber(" hull 1", " hull 1"), "without 10 of its 12 hull boxes");
    assert_eq!(start(&WING, "duel", 1, 11), None);
}

#[test]
fn a_fighter_is_deployed_with_the_hull_it_has() {
    let position = Some(start(&WING, "duel", 0, 5).expect("a weaker side").0);
    let mut battle = WING.game.open(&Opening { position, ..Opening::scenario("duel") }).expect("a position");
    while battle.revealed() < 3 {
        let Demand::Orders(seats) = battle.demand() else { break };
        for seat in seats {
            let order = battle.idle(seat);
            battle.seal(seat, &order).expect("the idle order is legal");
        }
    }
    let position = battle.position();
    assert!(position.contains(" hull 3; A2 ") && position.contains(" hull 4; BE1 "), "{position}");
    assert_eq!(position.matches(" hull 6").count(), 2, "{position}");
}

#[test]
fn the_hull_of_a_waiting_fighter_is_at_most_whole() {
    for (hull, flaws) in [(0, true), (1, false), (6, false), (7, true)] {
        let position = Some(format!(
            "flips 0 phase toss side 1; AE1 speed 6 facing 0; A1 waiting hull {hull}; A2 waiting; \
             BE1 speed 6 facing 180; B1 waiting; B2 waiting"
        ));
        let opened = WING.game.open(&Opening { position, ..Opening::scenario("duel") });
        assert_eq!(opened.is_err(), flaws, "hull {hull}");
    }
}
