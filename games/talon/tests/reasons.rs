//! Tests of the reasons of *Talon*: known reasons for some orders.

use engine::{Fact, Seat};
use shelf::{AnyBattle, Opening};

use crate::WING;

fn at(scenario: &str, position: &str) -> Box<dyn AnyBattle> {
    let opening = Opening { position: Some(position.to_owned()), ..Opening::scenario(scenario) };
    WING.game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn said(battle: &dyn AnyBattle, seat: u8, order: &str) -> Vec<String> {
    let reasons = battle.reasons(battle.revealed(), Seat(seat), order);
    let text = |reason: &Fact| match reason.get("text") {
        Some(Fact::Text(text)) => text.clone(),
        other => panic!("no sentence: {other:?}"),
    };
    reasons.iter().map(text).collect()
}

/// Returns a battle of two heavy cruisers bow to bow, two hexes apart, with every gun of the first charged but one box.
fn duel(step: &str) -> Box<dyn AnyBattle> {
    let own = "CA-1 8,2 f1 speed 3 power 3 shields 6/5/4/5 hull 0 bars 1+1 2+1 1+1";
    let enemy = "T-CA-1 10,2 f4 speed 3 power 3 shields 7/4/3/4 hull 0 bars 1+4 1+4 burners 2";
    at("duel", &format!("round 2 impulse B turn 2 {step} initiative 2; {own}; {enemy}"))
}

#[test]
fn power_moves_and_fire_say_what_they_are_for() {
    assert_eq!(
        said(&*duel("power"), 0, "CA-1: reinforce front"),
        ["CA-1 reinforces its front shield from 6 to 8 against the fire of T-CA-1"]
    );
    let moved = said(&*duel("move"), 0, "CA-1: straight");
    assert_eq!(moved, ["CA-1 brings 2 charged groups to bear on T-CA-1 at range 1"]);
    assert_eq!(said(&*duel("fire"), 0, "done"), ["holds its fire for a better shot"]);
}
