//! Law 16 for captains: face-down cards change no captain's order.

use black_skies::BlackSkiesGame;
use captains::Budget;
use engine::{Demand, Seat};
use proving::hidden::{alike, all_advice};
use shelf::Opening;

use crate::WING;

#[test]
fn what_a_view_hides_changes_no_captains_order() {
    let mut compared = 0;
    for seed in 0..16 {
        for seat in [Seat(0), Seat(1)] {
            compared += alike::<BlackSkiesGame>(WING.game, "duel", seat, seed);
        }
    }
    assert!(compared >= 4, "{compared} comparisons");
}

/// Law 16 for captains, with the past: if a seat lays another card face down, no other seat's order changes.
#[test]
fn what_lies_face_down_changes_no_captains_order() {
    let game = WING.game;
    let mut compared = 0;
    for scenario in ["duel", "ace"] {
        let mut battle = game.open(&Opening::scenario(scenario)).expect("a sound scenario");
        for decision in 0..40 {
            let Demand::Orders(seats) = battle.demand() else { break };
            let write = |seat: Seat, captain: &str, seed: u64| {
                let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
                battle.advise(seat, captain, seed, &mut budget).expect("asked").expect("a captain").order
            };
            let orders: Vec<(Seat, String)> =
                seats.iter().map(|s| (s, write(s, "doctrine", decision))).collect();
            for (writer, order) in &orders {
                let other = write(*writer, "random", decision);
                if other == *order {
                    continue;
                }
                let mut pair = [0, 1].map(|_| battle.branch(battle.revealed(), None).expect("the present"));
                for (seat, order) in &orders {
                    pair[0].seal(*seat, order).expect("a legal order");
                    pair[1].seal(*seat, if seat == writer { &other } else { order }).expect("a legal order");
                }
                let [a, b] = &pair;
                let Demand::Orders(next) = a.demand() else { continue };
                let alike = |seat: &Seat| {
                    a.demand() == b.demand()
                        && a.view(a.revealed(), Some(*seat)) == b.view(b.revealed(), Some(*seat))
                };
                if a.position() == b.position() {
                    continue;
                }
                for seat in next.iter().filter(|seat| seat != writer).filter(alike) {
                    assert_eq!(
                        all_advice(game, &**a, seat),
                        all_advice(game, &**b, seat),
                        "{scenario}, {decision}"
                    );
                    compared += 1;
                }
            }
            for (seat, order) in &orders {
                battle.seal(*seat, order).expect("a legal order");
            }
        }
    }
    assert!(compared >= 8, "{compared} pairs of battles that look alike");
}
