//! Captains over every scenario of the shelf: each writes legal orders, and whoever knows the game beats random play.

use ai::Budget;
use engine::{Demand, Outcome, Seat, Side};
use games::{Game, Opening, SHELF};

/// Plays a battle between two captains, each by nodes from the seed alone.
fn battle(game: &dyn Game, scenario: &str, captains: [&str; 2], nodes: u32, seed: u64) -> Outcome {
    let mut battle = game.open(&Opening::scenario(scenario)).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    loop {
        let seats = match battle.demand() {
            Demand::Over(outcome) => return outcome,
            Demand::Orders(seats) => seats,
        };
        let turn = u64::from(battle.turn());
        let advise = |seat: Seat| {
            let seed = seed * 1_000_000 + turn * 100 + u64::from(seat.0);
            let advice =
                battle.advise(seat, captains[seat.index()], seed, &mut Budget { nodes, stop: &mut || false });
            (seat, advice.expect("the seat is asked").expect("a captain of the shelf").order)
        };
        let orders: Vec<(Seat, String)> = seats.iter().map(advise).collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).unwrap_or_else(|e| panic!("{scenario}, seat {seat}: \"{order}\": {e}"));
        }
    }
}

#[test]
fn the_second_captain_beats_the_first_in_every_scenario() {
    for game in SHELF {
        // A game that has but the random captain has nobody to be beaten by.
        let captains = game.captains();
        let [(weak, _), (strong, _), ..] = captains.as_slice() else { continue };
        let (weak, strong) = (*weak, *strong);
        for scenario in game.scenarios() {
            let mut halves = 0;
            for seed in 0..5 {
                halves += battle(*game, scenario.id, [strong, weak], 1, seed).halves(Side(0));
                halves += battle(*game, scenario.id, [weak, strong], 1, seed).halves(Side(1));
            }
            assert!(halves >= 17, "{} {}: {halves} of 20 halves", game.id(), scenario.id);
        }
    }
}

#[test]
fn every_captain_plays_every_scenario_to_its_end_legally() {
    for game in SHELF {
        for scenario in game.scenarios() {
            for (captain, _) in game.captains() {
                battle(*game, scenario.id, [captain; 2], 2, 77);
            }
        }
    }
}
