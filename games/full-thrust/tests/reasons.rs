//! Reasons of *Full Thrust* that are known in advance: the reasons that some orders give to the seat that writes them.

use engine::{Demand, Fact, Seat};
use shelf::{AnyBattle, Opening};

use crate::WING;

fn at(scenario: &str) -> Box<dyn AnyBattle> {
    WING.game.open(&Opening::scenario(scenario)).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn said(battle: &dyn AnyBattle, seat: u8, order: &str) -> Vec<String> {
    let reasons = battle.reasons(battle.revealed(), Seat(seat), order);
    let text = |reason: &Fact| match reason.get("text") {
        Some(Fact::Text(text)) => text.clone(),
        other => panic!("no sentence: {other:?}"),
    };
    reasons.iter().map(text).collect()
}

#[test]
fn a_movement_says_what_it_brings_to_bear_and_the_range_it_comes_to() {
    let battle = at("skirmish");
    let order = "A1 S2,+4; A2 S3,+3; A3 S1,-2";
    assert_eq!(
        said(&*battle, 0, order),
        [
            "Steadfast brings 1 battery to bear on Sabre at 28.2 in, fore arc: 0.7 damage expected",
            "Ardent closes on Sabre, from 37.9 to 24.2 in",
            "Merlin closes on Sabre, from 49.5 to 40.9 in",
        ]
    );
}

#[test]
fn fire_says_its_exact_odds() {
    let mut battle = at("line-duel");
    assert!(battle.reasons(1, Seat(0), "A1 > B1").is_empty(), "there is no such decision yet");
    battle.seal(Seat(0), "A1 S2,+2").expect("it is legal");
    battle.seal(Seat(1), "B1 S2,+2").expect("it is legal");
    let [fire] = &said(&*battle, 0, "A1 > B1")[..] else { panic!("one target") };
    // Two dice do two thirds of a point each.
    assert!(
        fire.contains(": 1.3 damage expected; it takes ") && fire.ends_with("which is not possible now"),
        "{fire}"
    );
    assert_eq!(said(&*battle, 0, "idle"), ["holds its fire"]);
}

#[test]
fn a_marker_has_no_name_and_no_class_for_its_enemy() {
    let battle = at("hide-and-seek");
    let Demand::Orders(seats) = battle.demand() else { panic!("it begins with orders") };
    for seat in seats {
        let letter = char::from(b'B' - seat.0);
        for reason in battle.reasons(0, seat, "idle") {
            let named = |name: &str| match reason.get(name) {
                Some(Fact::Text(text)) => text.clone(),
                _ => String::new(),
            };
            assert_eq!(named("called"), named("target"), "{reason:?}");
            assert!(named("target").is_empty() || named("target").starts_with(letter), "{reason:?}");
        }
    }
}
