//! Old rules: records of version 1 are played as version 1 played them, and versions that nobody knows are refused by name.

use std::fs;
use std::path::PathBuf;

use engine::record::{Header, Record};
use engine::replay::replay;
use engine::{Battle, Demand, Rules, Seat};
use testkit::toys::two_editions::TwoEditions;

/// The stored record, which the first edition wrote. It is never written anew.
fn stored() -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records/first-edition.arc");
    fs::read_to_string(&path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

fn replayed(text: &str) -> Result<Battle<TwoEditions>, (usize, String)> {
    let record = Record::parse(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let played = replay(TwoEditions::default(), &record);
    played.map(|replayed| replayed.battle).map_err(|error| (error.line, error.what))
}

#[test]
fn a_record_of_the_first_edition_is_played_as_the_first_edition_played_it() {
    let text = stored();
    assert!(text.contains("\ngame toy-two-editions 1\n"), "{text}");
    // A 4 hits, and nothing is told of the hull that is left: so it was in the first edition alone.
    assert!(text.contains("  [EDI-2] d6 = 4\n") && !text.contains("\"left\""), "{text}");
    let battle = replayed(&text).unwrap_or_else(|(line, what)| panic!("line {line}: {what}"));
    assert_eq!(battle.record(), text);
    assert!(matches!(battle.demand(), Demand::Over(_)));
    // Every moment of it is one of the first edition too.
    for index in 0..=battle.past().len() {
        let earlier = battle.until(index, None).expect("a moment of it");
        assert_eq!(earlier.header().version, 1);
        assert!(text.starts_with(&earlier.record()), "decision {index}");
        let position = earlier.rules().write_position(earlier.state());
        assert_eq!(
            position.split(' ').count(),
            3,
            "{position}: a position of the first edition has no shields"
        );
    }
}

#[test]
fn a_battle_of_the_first_edition_goes_on_by_its_rules() {
    let battle = replayed(&stored()).expect("it replays");
    let mut earlier = battle.until(1, None).expect("a moment of it");
    let hold = "hold".parse().expect("an order of the second edition");
    let refused = earlier.seal(Seat(0), hold).expect_err("the first edition does not know it");
    assert!(refused.to_string().starts_with("[EDI-1] hold"), "{refused}");
    for seat in [Seat(0), Seat(1)] {
        earlier.seal(seat, "fire 1".parse().expect("an order")).expect("legal");
    }
    let again = replayed(&earlier.record()).unwrap_or_else(|(line, what)| panic!("line {line}: {what}"));
    assert_eq!((again.record(), again.state()), (earlier.record(), earlier.state()));
}

#[test]
fn the_same_battle_is_another_one_by_the_second_edition() {
    let first = replayed(&stored()).expect("it replays");
    let header = Header { version: 2, ..first.header().clone() };
    let mut second = Battle::new(TwoEditions::default(), header).expect("it stands");
    for sealed in &first.past()[0].orders {
        second.seal(sealed.seat(), *sealed.order()).expect("legal");
    }
    let faces = |battle: &Battle<TwoEditions>| battle.past()[0].faces.clone();
    assert_eq!(faces(&first), faces(&second), "the dice are the same");
    assert_ne!(first.past()[0].told, second.past()[0].told);
    // So a record cannot change its version unseen.
    let (line, what) = replayed(&stored().replacen("editions 1", "editions 2", 1)).expect_err("it differs");
    assert!(what.starts_with("the header has been changed"), "line {line}: {what}");
}

#[test]
fn a_version_that_nobody_knows_is_refused_by_its_number() {
    for (version, said) in [
        (0, "rules version 0 of toy-two-editions is no longer supported; the current one is 2"),
        (3, "rules version 3 of toy-two-editions is newer than this program, which plays version 2"),
    ] {
        let text = stored().replacen("editions 1", &format!("editions {version}"), 1);
        assert_eq!(replayed(&text).expect_err("nobody plays it"), (2, said.to_owned()));
    }
}
