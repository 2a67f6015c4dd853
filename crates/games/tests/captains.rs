//! Captains over every scenario of the shelf: each writes legal orders, and whoever knows the game beats random play.

use ai::Budget;
use engine::{Demand, Outcome, Seat, Side};
use games::{Game, Opening, SHELF};

/// Plays a battle between two captains, each by nodes from the seed alone.
fn battle(game: &dyn Game, opening: &Opening, captains: [&str; 2], nodes: u32, seed: u64) -> Outcome {
    let scenario = &opening.scenario;
    let mut battle = game.open(opening).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    loop {
        let seats = match battle.demand() {
            Demand::Over(outcome) => return outcome,
            Demand::Orders(seats) => seats,
        };
        let turn = u64::from(battle.turn());
        let advise = |seat: Seat| {
            let seed = seed * 1_000_000 + turn * 100 + u64::from(seat.0);
            let advice =
                battle.advise(seat, captains[seat.index()], seed, &mut Budget { nodes, stop: &mut || false, crew: None });
            (seat, advice.expect("the seat is asked").expect("a captain of the shelf").order)
        };
        let orders: Vec<(Seat, String)> = seats.iter().map(advise).collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).unwrap_or_else(|e| panic!("{scenario}, seat {seat}: \"{order}\": {e}"));
        }
    }
}

/// Scenarios in which one side nearly always wins, whoever leads it: there the better captain must do no worse.
const UNEVEN: [&str; 1] = ["last-stand-of-furious"];

#[test]
fn the_second_captain_beats_the_first_in_every_scenario() {
    for game in SHELF {
        let captains = game.captains();
        let [(weak, _), (strong, _), ..] = captains.as_slice() else { continue };
        let (weak, strong) = (*weak, *strong);
        for scenario in game.scenarios() {
            let mut halves = 0;
            let opening = Opening::scenario(scenario.id);
            for seed in 0..5 {
                halves += battle(*game, &opening, [strong, weak], 1, seed).halves(Side(0));
                halves += battle(*game, &opening, [weak, strong], 1, seed).halves(Side(1));
            }
            let least = if UNEVEN.contains(&scenario.id) { 10 } else { 16 };
            assert!(halves >= least, "{} {}: {halves} of 20 halves", game.id(), scenario.id);
        }
    }
}

#[test]
fn every_captain_plays_every_scenario_to_its_end_legally() {
    for game in SHELF {
        for scenario in game.scenarios() {
            for (captain, _) in game.captains() {
                battle(*game, &Opening::scenario(scenario.id), [captain; 2], 2, 77);
            }
        }
    }
}

#[test]
fn every_captain_plays_full_thrust_with_every_module() {
    let game = SHELF.iter().find(|game| game.id() == "full-thrust").expect("on the shelf");
    let modules = game.options();
    let on = modules.iter().filter(|option| option.values == ["off", "on"]);
    let on: Vec<_> = on.map(|option| (option.key.to_owned(), "on".to_owned())).collect();
    assert!(on.len() >= 11, "{on:?}");
    for (scenario, fire) in
        game.scenarios().iter().zip(["secret", "open", "alternate", "automatic"].iter().cycle())
    {
        for (captain, nodes) in [("doctrine", 1), ("search", 2)] {
            let mut opening = Opening::scenario(scenario.id);
            opening.options.clone_from(&on);
            opening.options.push(("fire".to_owned(), (*fire).to_owned()));
            battle(*game, &opening, [captain; 2], nodes, 5);
        }
    }
}
