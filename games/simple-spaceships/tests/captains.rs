//! The captains of *Simple Spaceships*: their orders are legal, fixed by the seed, and good.

use captains::{Budget, Captain, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use rules_simple_spaceships::{Order, SimpleSpaceships, State};
use simple_spaceships::captain::captains_simple_spaceships;

#[allow(dead_code)]
#[path = "../rules/tests/setups.rs"]
pub mod setups;

use setups::{NAMES, OPTIONS, rules};

fn captain(name: &str) -> &'static dyn Captain<SimpleSpaceships> {
    *captains_simple_spaceships()
        .iter()
        .find(|captain| captain.name() == name)
        .expect("a captain of the shelf")
}

fn advise(
    rules: &SimpleSpaceships,
    state: &State,
    seat: Seat,
    name: &str,
    rng: &mut Seeded,
    nodes: u32,
) -> captains::Advice<Order> {
    let view = rules.view(state, Some(seat));
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain(name).advise(rules, &Seen::now(seat, &view), rng, &mut budget)
}

/// Plays a battle between two captains; `look` is called for every position with a seat that is asked.
fn battle(
    rules: &SimpleSpaceships,
    names: [&str; 2],
    nodes: u32,
    seed: u64,
    mut look: impl FnMut(&State, Seat),
) -> Outcome {
    let mut rng = Seeded::new(seed);
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let mut state = rules.start();
    loop {
        let seats = match rules.demand(&state) {
            Demand::Over(outcome) => return outcome,
            Demand::Orders(seats) => seats,
        };
        let orders: Vec<_> = seats
            .iter()
            .map(|seat| {
                look(&state, seat);
                let advice = advise(rules, &state, seat, names[seat.index()], &mut rng, nodes);
                Sealed::check(&rules.space(&state, seat), seat, advice.order)
                    .unwrap_or_else(|refusal| panic!("{}: {refusal}", rules.write_position(&state)))
            })
            .collect();
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

#[test]
fn every_order_and_every_thought_is_legal_and_fixed_by_the_seed() {
    for name in NAMES {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let mut seen = 0;
            battle(&rules, ["doctrine", "random"], 1, 3, |state, seat| {
                seen += 1;
                if seen % 17 != 1 {
                    return;
                }
                let space = rules.space(state, seat);
                for captain in ["random", "doctrine", "search"] {
                    let first = advise(&rules, state, seat, captain, &mut Seeded::new(7), 4);
                    let again = advise(&rules, state, seat, captain, &mut Seeded::new(7), 4);
                    assert_eq!(first, again, "{name}, {option}: {captain}");
                    assert_eq!(space.check(&first.order), Ok(()), "{name}, {option}: {captain}");
                    let mut sum = 0.0;
                    for thought in &first.thought {
                        assert_eq!(space.check(&thought.order), Ok(()), "{name}, {option}: {captain}");
                        assert!((0.0..=1.0).contains(&thought.value), "{name}, {option}: {thought:?}");
                        sum += thought.share;
                    }
                    assert!(!first.thought.is_empty() && sum <= 1.0 + 1e-9, "{name}, {option}: {captain}");
                }
            });
        }
    }
}

#[test]
fn nobody_panics_when_asked_after_the_end() {
    let rules = rules("duel", |_| {});
    let mut state = rules.start();
    let mut rng = Seeded::new(1);
    let mut umpire = Umpire::new(SeededDice::new(1), Silent);
    while let Demand::Orders(seats) = rules.demand(&state) {
        let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
        let orders: Vec<_> = seats.iter().map(draw).collect();
        rules.resolve(&mut umpire, &mut state, &orders);
    }
    for seat in [Seat(0), Seat(1)] {
        for captain in ["random", "doctrine", "search"] {
            let advice = advise(&rules, &state, seat, captain, &mut Seeded::new(1), 3);
            assert_eq!(rules.space(&state, seat).check(&advice.order), Ok(()), "{captain}");
        }
    }
}

/// Plays battles fixed by their seeds, with sides swapped, and returns the half points of the first captain.
fn halves(scenario: &str, names: [&str; 2], battles: u64, nodes: u32) -> u32 {
    let rules = rules(scenario, |_| {});
    let of = |seed: u64| {
        let side = (seed % 2) as u8;
        let seated = if side == 0 { names } else { [names[1], names[0]] };
        battle(&rules, seated, nodes, seed, |_, _| {}).halves(Side(side))
    };
    (0..battles).map(of).sum()
}

#[test]
fn doctrine_beats_random_in_every_scenario() {
    for scenario in ["duel", "santa", "patrol", "last-stand"] {
        let halves = halves(scenario, ["doctrine", "random"], 20, 1);
        assert!(halves >= 36, "{scenario}: {halves} of 40 halves");
    }
}
