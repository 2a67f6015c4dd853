//! Captains in every scenario of the shelf: each writes legal orders, and those that know the game beat random play.

use captains::Budget;
use engine::{BattleError, Demand, Outcome, Seat, Seats, Side};
use shelf::{Game, Opening};

use crate::wing::Wing;

/// Plays a battle between two captains. Each has a number of nodes, and everything follows from the seed.
pub fn battle(game: &dyn Game, opening: &Opening, captains: [&str; 2], nodes: u32, seed: u64) -> Outcome {
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
            let advice = battle.advise(
                seat,
                captains[seat.index()],
                seed,
                &mut Budget { nodes, stop: &mut || false, crew: None },
            );
            (seat, advice.expect("the seat is asked").expect("a captain of the shelf").order)
        };
        let orders: Vec<(Seat, String)> = seats.iter().map(advise).collect();
        for (seat, order) in orders {
            battle.seal(seat, &order).unwrap_or_else(|e| panic!("{scenario}, seat {seat}: \"{order}\": {e}"));
        }
    }
}

/// Demands that the doctrine, or else the second captain, beats the first in every scenario.
pub fn plain_tactics_beat_random_orders_in_every_scenario(wing: &Wing) {
    let game = wing.game;
    let captains = game.captains();
    let [(weak, _), (second, _), ..] = captains.as_slice() else { return };
    let doctrine = captains.iter().find(|(name, _)| *name == "doctrine");
    let (weak, strong) = (*weak, doctrine.map_or(*second, |(name, _)| *name));
    for scenario in game.scenarios() {
        let mut halves = 0;
        let opening = Opening::scenario(scenario.id);
        for seed in 0..5 {
            halves += battle(game, &opening, [strong, weak], 1, seed).halves(Side(0));
            halves += battle(game, &opening, [weak, strong], 1, seed).halves(Side(1));
        }
        let least = if wing.uneven.contains(&scenario.id) { 10 } else { 16 };
        assert!(halves >= least, "{} {}: {halves} of 20 halves", game.id(), scenario.id);
    }
}

/// Demands that every captain plays every scenario to its end legally.
pub fn every_captain_plays_every_scenario_to_its_end_legally(wing: &Wing) {
    let game = wing.game;
    for scenario in game.scenarios() {
        for (captain, _) in game.captains() {
            battle(game, &Opening::scenario(scenario.id), [captain; 2], 2, 77);
        }
    }
}

/// Demands that a seat that is not asked gets no advice, and that nobody does after the end.
pub fn who_is_not_asked_gets_no_advice_and_nobody_does_after_the_end(wing: &Wing) {
    let game = wing.game;
    let mut battle = game.open(&Opening::scenario(game.scenarios()[0].id)).expect("a sound scenario");
    let (mut idle, mut decisions) = (0, 0);
    loop {
        let asked = match battle.demand() {
            Demand::Orders(seats) => seats,
            Demand::Over(_) => Seats::NONE,
        };
        for seat in [Seat(0), Seat(1), Seat(7)].into_iter().filter(|seat| !asked.has(*seat)) {
            let advice =
                battle.advise(seat, "random", 1, &mut Budget { nodes: 1, stop: &mut || false, crew: None });
            let error = if asked.is_empty() { BattleError::Over } else { BattleError::NotAsked(seat) };
            assert_eq!(advice, Err(error));
            idle += 1;
        }
        if asked.is_empty() {
            break;
        }
        decisions += 1;
        for seat in asked {
            let advice = battle.advise(
                seat,
                "random",
                idle,
                &mut Budget { nodes: 1, stop: &mut || false, crew: None },
            );
            let order = advice.expect("it is asked").expect("a captain of the shelf").order;
            battle.seal(seat, &order).expect("a legal order");
        }
    }
    assert!(idle >= decisions + 3, "{idle} in {decisions} decisions");
}
