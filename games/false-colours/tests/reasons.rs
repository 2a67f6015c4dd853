//! Reasons of *False Colours* with known sentences, told to the seat that writes the order.

use engine::{Fact, Seat};
use shelf::{AnyBattle, Opening};

use crate::WING;

fn at(position: Option<&str>) -> Box<dyn AnyBattle> {
    let opening = Opening { position: position.map(str::to_owned), ..Opening::scenario("first-colours") };
    WING.game.open(&opening).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn said(battle: &dyn AnyBattle, order: &str) -> Vec<String> {
    let reasons = battle.reasons(battle.revealed(), Seat(0), order);
    let text = |reason: &Fact| match reason.get("text") {
        Some(Fact::Text(text)) => text.clone(),
        other => panic!("no sentence: {other:?}"),
    };
    reasons.iter().map(text).collect()
}

#[test]
fn a_flag_says_how_far_the_enemy_is() {
    assert_eq!(said(&*at(None), "flag A2"), ["A2 flies the flag, 7 hexes from the nearest enemy"]);
}

#[test]
fn a_shot_says_its_dice_and_another_target_is_told() {
    let battle = at(Some(
        "turn 2 calls 0 0; flag A1; flag B1; A1 2,1 f1 hull 4; A2 3,1 f1 hull 4; A3 0,0 f4 hull 4; \
         B1 7,1 f4 hull 4; B2 5,1 f4 hull 3; B3 8,-3 f4 hull 4",
    ));
    assert_eq!(
        said(&*battle, "A1 0 broadside B2; A2 0 fire B3; A3 0 fire B1; call B2"),
        [
            "calls B2, one of 3 ships that may fly the flag; a call that fails repairs it",
            "A1 fires a broadside at B2, 3 hexes away: 3 dice, 70 % for a hit; it shows the flag",
            "A2 aims at B3, and fires at B2 if B3 stays out of arc or range: 2 hexes away, 1 die, 33 % for a hit",
            "A3 aims at B1, in case it comes into arc and range",
        ]
    );
    assert_eq!(
        said(&*battle, "A1 2 evade; A2 R3 hold; A3 0 hold"),
        ["A1 evades the fire of B1, B2, B3", "A2 closes on B3, from 5 to 2 hexes", "A3 keeps its distance",]
    );
}
