//! Law 16 for captains, in every game: if only hidden facts differ, the same seed and nodes give the same order with
//! the same reasons.

use captains::{Advice, Budget};
use engine::{Demand, Fact, Rules, Seat, Seeded};
use shelf::{AnyBattle, Game, Opening, Shelved};

use crate::wing::Wing;

/// Returns the advice of one captain to a seat.
pub fn write(battle: &dyn AnyBattle, seat: Seat, captain: &str, seed: u64, nodes: u32) -> Advice<String> {
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    battle
        .advise(seat, captain, seed, &mut budget)
        .expect("the seat is asked")
        .expect("a captain of the shelf")
}

/// Advice, with the reasons for its order and for each order that was considered.
pub type Reasoned = (Advice<String>, Vec<Vec<Fact>>);

/// Returns the advice of every captain of a game for a seat, with reasons. Each has the same seed and nodes.
pub fn all_advice(game: &dyn Game, battle: &dyn AnyBattle, seat: Seat) -> Vec<Reasoned> {
    let reasoned = |(captain, _)| {
        let advice = write(battle, seat, captain, 9, 6);
        let orders = advice.thought.iter().map(|thought| &thought.order).chain([&advice.order]);
        let reasons = orders.map(|order| battle.reasons(battle.revealed(), seat, order)).collect();
        (advice, reasons)
    };
    game.captains().into_iter().map(reasoned).collect()
}

fn copy(battle: &dyn AnyBattle) -> Box<dyn AnyBattle> {
    battle.branch(battle.revealed(), None).expect("the present")
}

/// Plays one decision with plain captains for every seat.
fn play_on(battle: &mut dyn AnyBattle, seed: u64) -> bool {
    let Demand::Orders(seats) = battle.demand() else { return false };
    let orders: Vec<_> =
        seats.iter().map(|seat| (seat, write(battle, seat, "doctrine", seed, 1).order)).collect();
    for (seat, order) in orders {
        battle.seal(seat, &order).expect("a legal order");
    }
    true
}

/// Demands that what others have sealed changes no captain's order.
pub fn what_others_have_sealed_changes_no_captains_order(wing: &Wing) {
    let mut compared = 0;
    let game = wing.game;
    let scenario = game.scenarios()[0].id;
    let mut battle = game.open(&Opening::scenario(scenario)).expect("a sound scenario");
    for decision in 0..24 {
        let Demand::Orders(seats) = battle.demand() else { break };
        if let [one, two] = seats.iter().collect::<Vec<_>>()[..]
            && decision % 3 == 0
        {
            let before = all_advice(game, &*battle, one);
            for other in ["doctrine", "random"] {
                let mut sealed = copy(&*battle);
                let order = write(&*battle, two, other, decision, 1).order;
                sealed.seal(two, &order).expect("a legal order");
                assert_eq!(before, all_advice(game, &*sealed, one), "{} {decision}", game.id());
                compared += 1;
            }
        }
        play_on(&mut *battle, decision);
    }
    assert!(compared >= wing.together, "{compared} comparisons");
}

/// Returns everything that a seat has been shown so far.
fn shown(battle: &dyn AnyBattle, seat: Seat) -> impl PartialEq {
    let past: Vec<_> = (0..battle.revealed()).map(|index| battle.revealed_turn(index, Some(seat))).collect();
    (past, battle.view(battle.revealed(), Some(seat)), format!("{:?}", battle.demand()))
}

/// Plays two battles from positions that look alike to a seat, with the same orders, and asserts that its captains
/// answer alike. Stops when the battles no longer look alike. Returns how often every captain was asked in both.
pub fn alike<G: Shelved>(game: &dyn Game, scenario: &str, seat: Seat, seed: u64) -> usize {
    let file = G::SCENARIOS.iter().find(|file| file.id == scenario).expect("on the shelf");
    let (rules, _) = G::set_up(file.text, &[]).expect("a sound scenario");
    let mut battle = game.open(&Opening::scenario(scenario)).expect("a sound scenario");
    for decision in 0..3 + seed % 5 * 2 {
        play_on(&mut *battle, seed * 100 + decision);
    }
    let state = rules.read_position(&battle.position()).expect("a position of its own");
    let imagined = rules.imagine(&rules.view(&state, Some(seat)), &mut Seeded::new(seed));
    if imagined == state {
        return 0;
    }
    let from = |state: &<G::Rules as Rules>::State| {
        let position = Some(rules.write_position(state));
        game.open(&Opening { position, ..Opening::scenario(scenario) }).expect("a sound position")
    };
    let (mut true_one, mut other) = (from(&state), from(&imagined));
    let mut compared = 0;
    for step in 0..6 {
        let Demand::Orders(seats) = true_one.demand() else { break };
        if shown(&*true_one, seat) != shown(&*other, seat) {
            break;
        }
        if seats.has(seat) {
            let (a, b) = (all_advice(game, &*true_one, seat), all_advice(game, &*other, seat));
            assert_eq!(a, b, "{scenario}, seed {seed}, step {step}");
            compared += 1;
        }
        let orders: Vec<_> =
            seats.iter().map(|seat| (seat, write(&*true_one, seat, "doctrine", step, 1).order)).collect();
        if orders.iter().any(|(seat, order)| other.read(*seat, order).is_ok_and(|r| !r.refused.is_empty())) {
            break;
        }
        for (seat, order) in &orders {
            true_one.seal(*seat, order).expect("a legal order");
            other.seal(*seat, order).expect("legal there too");
        }
    }
    compared
}
