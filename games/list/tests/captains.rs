//! Captains over every scenario of the shelf: each writes legal orders, and whoever knows the game beats random play.

use captains::{Advice, Budget};
use engine::{Demand, MatchError, Outcome, Seat, Seats, Side};
use games::SHELF;
use shelf::{Battle, Game, Opening};

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

/// Scenarios in which one side nearly always wins, whoever leads it: there the better captain must do no worse.
const UNEVEN: [&str; 1] = ["last-stand-of-furious"];

#[test]
fn the_second_captain_beats_the_first_in_every_scenario() {
    for game in &SHELF {
        let captains = game.captains();
        let [(weak, _), (strong, _), ..] = captains.as_slice() else { continue };
        let (weak, strong) = (*weak, *strong);
        for scenario in game.scenarios() {
            let mut halves = 0;
            let opening = Opening::scenario(scenario.id);
            for seed in 0..5 {
                halves += battle(game, &opening, [strong, weak], 1, seed).halves(Side(0));
                halves += battle(game, &opening, [weak, strong], 1, seed).halves(Side(1));
            }
            let least = if UNEVEN.contains(&scenario.id) { 10 } else { 16 };
            assert!(halves >= least, "{} {}: {halves} of 20 halves", game.id(), scenario.id);
        }
    }
}

#[test]
fn every_captain_plays_every_scenario_to_its_end_legally() {
    for game in &SHELF {
        for scenario in game.scenarios() {
            for (captain, _) in game.captains() {
                battle(game, &Opening::scenario(scenario.id), [captain; 2], 2, 77);
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
            battle(game, &opening, [captain; 2], nodes, 5);
        }
    }
}

/// What every captain of a game writes for a seat, each by the same seed and nodes.
fn all_advice(game: &dyn Game, battle: &dyn Battle, seat: Seat) -> Vec<Advice<String>> {
    let advise = |(captain, _): (&'static str, &'static str)| {
        let advice =
            battle.advise(seat, captain, 9, &mut Budget { nodes: 10, stop: &mut || false, crew: None });
        advice.expect("the seat is asked").expect("a captain of the shelf")
    };
    game.captains().into_iter().map(advise).collect()
}

/// Law 16 for captains, past and all: where one seat has laid another card face down, nobody else writes another order.
#[test]
fn what_lies_face_down_changes_no_captains_order() {
    let game = games::game("black-skies").expect("on the shelf");
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

#[test]
fn who_is_not_asked_gets_no_advice_and_nobody_does_after_the_end() {
    let game = games::game("simple-spaceships").expect("on the shelf");
    let mut battle = game.open(&Opening::scenario("duel")).expect("a sound scenario");
    let mut idle = 0;
    loop {
        let asked = match battle.demand() {
            Demand::Orders(seats) => seats,
            Demand::Over(_) => Seats::NONE,
        };
        for seat in [Seat(0), Seat(1), Seat(7)].into_iter().filter(|seat| !asked.has(*seat)) {
            let advice =
                battle.advise(seat, "cadet", 1, &mut Budget { nodes: 1, stop: &mut || false, crew: None });
            let error = if asked.is_empty() { MatchError::Over } else { MatchError::NotAsked(seat) };
            assert_eq!(advice, Err(error));
            idle += 1;
        }
        if asked.is_empty() {
            break;
        }
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
    assert!(idle > 20);
}
