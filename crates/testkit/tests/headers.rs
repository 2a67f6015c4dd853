//! Headers: one without a game becomes one of the rules; one of another game is refused by name, by match and replay.

use engine::example::Broadsides;
use engine::record::{Header, Record};
use engine::replay::replay;
use engine::{Battle, Demand, Rules, Seats, Seeded, Space};
use testkit::toys::ten_thousand_orders::TenThousandOrders;

/// A battle of one decision, drawn at random.
fn one_decision(header: Header) -> Battle<Broadsides> {
    let mut battle = Battle::new(Broadsides, header).expect("a battle");
    let mut rng = Seeded::new(5);
    let Demand::Orders(seats) = battle.demand() else { panic!("a new battle is over") };
    for seat in seats {
        let order = battle.rules().space(battle.state(), seat).sample(&mut rng);
        battle.seal(seat, order).expect("a legal order");
    }
    battle
}

#[test]
fn a_header_without_a_game_becomes_one_of_the_rules_and_its_record_replays() {
    let battle = one_decision(Header::default());
    assert_eq!(
        (battle.header().game.as_str(), battle.header().version),
        (Broadsides::NAME, Broadsides::VERSION)
    );
    let record = Record::parse(&battle.record()).expect("a record");
    assert_eq!(replay(Broadsides, &record).expect("the same battle").battle.digest(), battle.digest());
}

#[test]
fn the_header_of_another_game_is_refused_by_name() {
    let header = Header { game: "ftl".to_owned(), version: 1, ..Header::default() };
    let flaws = Battle::new(Broadsides, header).expect_err("another game");
    assert_eq!(flaws.to_string(), "game: the header names ftl, but these are the rules of broadsides");
}

#[test]
fn the_record_of_another_game_is_refused_at_its_line() {
    let record = Record::parse(&one_decision(Header::default()).record()).expect("a record");
    let error = replay(TenThousandOrders, &record).expect_err("another game");
    let told = format!(
        "this is a record of {}, but these are the rules of {}",
        Broadsides::NAME,
        TenThousandOrders::NAME
    );
    assert_eq!((error.line, error.what.replace('"', "")), (2, told));
}
#[test]
fn what_is_sealed_as_written_is_read_as_the_record_keeps_it() {
    for text in [
        "fire 2\u{1}",
        "fi\u{7}re 2",
        " \u{2028}fire 2 ",
        "fire\u{1}2",
        "\u{1}",
        "nonsense\u{85}",
        "fire 2;\u{1}",
    ] {
        let mut battle = Battle::new(Broadsides, Header::default()).expect("a battle");
        for seat in Seats::first(2) {
            battle.seal_as_written(seat, text).expect("any text is sealed");
        }
        let record = Record::parse(&battle.record()).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        let replayed = replay(Broadsides, &record).unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(replayed.battle.digest(), battle.digest(), "{text:?}");
    }
}
