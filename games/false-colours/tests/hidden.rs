//! Law 16 for captains: a hidden flag changes no captain's order.

use captains::Budget;
use engine::{Demand, Seat};
use false_colours::FalseColoursGame;
use proving::hidden::{alike, all_advice};
use shelf::Opening;

use crate::WING;

#[test]
fn what_a_view_hides_changes_no_captains_order() {
    let mut compared = 0;
    for seed in 0..8 {
        for seat in [Seat(0), Seat(1)] {
            compared += alike::<FalseColoursGame>(WING.game, "first-colours", seat, seed);
        }
    }
    assert!(compared >= 4, "{compared} comparisons");
}

/// Two battles with the same orders, in which the enemy's flag flies from another ship: the seat sees no difference, and no
/// captain advises it another order.
#[test]
fn another_flag_behind_the_same_orders_changes_no_advice() {
    let mut compared = 0;
    for seed in 0..6 {
        let mut pair = ["flag B1", "flag B3"].map(|flag| {
            let mut battle = WING.game.open(&Opening::scenario("first-colours")).expect("a sound scenario");
            battle.seal(Seat(0), "flag A2").expect("legal");
            battle.seal(Seat(1), flag).expect("legal");
            battle
        });
        for turn in 0..3 {
            let [a, b] = &pair;
            assert_eq!(a.view(a.revealed(), Some(Seat(0))), b.view(b.revealed(), Some(Seat(0))));
            assert_eq!(
                all_advice(WING.game, &**a, Seat(0)),
                all_advice(WING.game, &**b, Seat(0)),
                "turn {turn}"
            );
            compared += 1;
            let orders = [Seat(0), Seat(1)].map(|seat| {
                let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
                let advice = a.advise(seat, "doctrine", seed, &mut budget).expect("asked");
                // A broadside would be illegal for the other flagship.
                advice.expect("a captain").order.replace("broadside", "fire")
            });
            for battle in &mut pair {
                for (seat, order) in (0..).map(Seat).zip(&orders) {
                    battle.seal(seat, order).expect("legal");
                }
            }
            // A true call and the end of a battle may tell the two apart; nothing else may.
            let over = pair.iter().any(|battle| matches!(battle.demand(), Demand::Over(_)));
            if over || ["call B1", "call B3"].iter().any(|call| orders[0].contains(call)) {
                break;
            }
        }
    }
    assert!(compared >= 8, "{compared} decisions");
}
