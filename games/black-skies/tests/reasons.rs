//! Reasons of *Black Skies* with known sentences, told to the seat that writes the order.

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

const FIRE: &str = "flips 1 phase fire side 1 choice Steady; AE1 speed 6 facing 0; A1 30,12 hull 6; A2 32,12 hull 6; \
                    BE1 speed 6 facing 180; B1 30,18 hull 6; B2 32,18 hull 6; deck 1 E1 Straight known; deck 2 E1 Straight";

#[test]
fn fire_says_its_exact_odds() {
    let battle = at("duel", FIRE);
    // A laser at close range hits on 4 or more of d12; a d6 less one for armour then does 2.5 points on average.
    assert_eq!(
        said(&*battle, 0, "fire A1 laser1 B1"),
        [
            "A1 fires 1 weapon at B1, 6 in away: 1.9 damage expected; it takes 6 to destroy it, which is not possible now"
        ]
    );
    assert_eq!(said(&*battle, 0, "hold"), ["Viper holds its fire"]);
}
