//! Impossible orders in records: opened unread, and written over legal orders.

use engine::Seat;
use engine::record::{DiceSource, Record};
use shelf::Opening;

use crate::WING;

#[test]
fn an_impossible_order_that_was_opened_is_recorded_as_written_and_flies_straight_in_every_replay() {
    let game = WING.game;
    let opening = Opening { dice: DiceSource::Seed(3), ..Opening::scenario("duel-heavy-cruisers") };
    let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let reading = battle.seal_what_stands(Seat(0), "A1 S3; ram B1").expect("opened unread");
    assert_eq!(reading.refused[0].clause.0, "FT-2.4");
    battle.seal(Seat(1), "B1 S2,+2").expect("legal");
    let text = battle.record();
    assert!(text.contains("> 1  A1 S3; ram B1\n> 2  B1 S2,+2\n"), "{text}");
    assert!(text.contains("\n# A1 goes straight on"), "{text}");
    let again = WING.game.replay(&Record::parse(&text).expect("a record"));
    let again = again.unwrap_or_else(|error| panic!("{error}")).battle;
    assert_eq!((again.record(), again.position()), (text.clone(), battle.position()));
    let earlier = again.branch(1, None).expect("a moment of it");
    assert_eq!(earlier.record(), text);
}

#[test]
fn an_impossible_order_written_over_a_legal_one_is_what_a_replay_names() {
    let game = WING.game;
    let opening = Opening { dice: DiceSource::Seed(3), ..Opening::scenario("duel-heavy-cruisers") };
    let mut battle = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    for (seat, order) in [(Seat(0), "A1 +1"), (Seat(1), "B1 S2,+2")] {
        battle.seal(seat, order).expect("legal");
    }
    let edited = battle.record().replace("> 2  B1 S2,+2", "> 2  B1 S4");
    let error = WING.game.replay(&Record::parse(&edited).expect("still a record")).err().expect("it differs");
    let line = 1 + edited.lines().position(|line| line.starts_with("> 2")).expect("an order");
    assert_eq!((error.line, error.clause.map(|c| c.0)), (line, Some("FT-2.4")));
    assert!(error.what.starts_with("order refused: B1 S4"), "{}", error.what);
    assert!(error.what.contains("the rules say "), "{}", error.what);
}
