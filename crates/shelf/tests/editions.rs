//! A game with changed rules: a door replays an old record by the old rules, and continues by them.

use engine::record::Record;
use engine::{Demand, Flaws, Seat};
use shelf::{Opening, ScenarioCard, Shelf, Shelved};
use testkit::toys::two_editions::TwoEditions;

/// A game with two editions of its rules; its files are for the present one.
struct Editions;

impl Shelved for Editions {
    type Rules = TwoEditions;
    const TITLE: &'static str = "Two Editions";
    const LINE: &'static str = "Its rules have changed once.";

    fn set_up(_: &str, _: &[(String, String)]) -> Result<(TwoEditions, ScenarioCard), Flaws> {
        Ok((TwoEditions::default(), ScenarioCard { seats: 2, ..ScenarioCard::default() }))
    }
}

const SHELF: Shelf = Shelf::of(&[shelf::game::<Editions>()]);

#[test]
fn a_record_of_version_1_is_played_and_gone_on_with_by_version_1() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../testkit/tests/records/first-edition.arc");
    let text = std::fs::read_to_string(path).expect("a stored record");
    let record = Record::parse(&text).expect("a record");
    let old = SHELF.replay(&record).unwrap_or_else(|error| panic!("{error}")).battle;
    assert_eq!((old.record(), old.header().version), (text, 1));
    assert!(matches!(old.demand(), Demand::Over(_)));
    let mut earlier = old.branch(1, None).expect("a moment of it");
    assert!(earlier.seal(Seat(0), "hold").is_err(), "version 1 knows no such order");
    for seat in [Seat(0), Seat(1)] {
        earlier.seal(seat, "fire 1").unwrap_or_else(|error| panic!("{error}"));
    }
    let again = SHELF.replay(&Record::parse(&earlier.record()).expect("a record"));
    assert_eq!(again.unwrap_or_else(|error| panic!("{error}")).battle.record(), earlier.record());
    // A new battle has the present version.
    let opening = Opening { text: Some(String::new()), ..Opening::scenario("mine") };
    let game = SHELF.game("toy-two-editions").expect("on the shelf");
    let mut new = game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!(new.header().version, 2);
    assert!(new.seal(Seat(0), "hold").is_ok());
}
