//! Reasons of *Faster Than Light* with known sentences, told to the seat that writes the order.

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
fn a_launch_says_from_how_far_and_who_may_hit_it() {
    let battle = at("duel");
    assert_eq!(said(&*battle, 0, "A L"), ["A launches a missile 23 in from B; no enemy bears on A"]);
    assert_eq!(said(&*battle, 0, "A S8"), ["A closes on B, from 24 to 16 in"]);
    assert_eq!(said(&*battle, 0, "A R15"), ["A turns away from B, from 0° to 15° off the bow"]);
    assert_eq!(said(&*battle, 0, "idle"), ["A stays where it is; no enemy bears on it"]);
}
