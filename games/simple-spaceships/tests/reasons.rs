//! Reasons of *Simple Spaceships* for some orders, with known sentences, told to the seat that writes the order.

use engine::{Fact, Seat};
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
fn assigned_dice_say_what_they_can_do() {
    let battle = at("duel");
    let said = |order| said(&*battle, 0, order);
    assert_eq!(
        said("assign A D2 M3 A1"),
        ["A keeps 2 in Defence, can fly 12 in and attack with 1 die; B is 24 in away"]
    );
    assert_eq!(
        said("assign A M2 A4"),
        ["A keeps 0 in Defence, can fly 8 in and attack with 4 dice; B is 24 in away"]
    );
}
