//! Speed by shape: a flat state of a known size, and decisions that are played without an allocation.

use engine::dice::SeededDice;
use engine::{Demand, RandomOrders, Rules, Sealed, Seeded, Silent, Umpire};
use rules_simple_spaceships::{Ship, State};

use crate::setups::{NAMES, OPTIONS, rules};

#[test]
fn a_state_is_sixteen_bytes_a_ship() {
    assert_eq!(size_of::<Ship>(), 16);
    assert_eq!(size_of::<State>(), 32 * 16 + 20);
}

#[test]
fn a_decision_without_listeners_allocates_nothing() {
    let mut decisions = 0;
    for name in NAMES {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let (mut state, mut rng) = (rules.start(), Seeded::new(4));
            let mut umpire = Umpire::new(SeededDice::new(4), Silent);
            while let Demand::Orders(seats) = rules.demand(&state) {
                let mut orders = Vec::with_capacity(2);
                let spent = allocation_counter::measure(|| {
                    for seat in seats {
                        orders.push(Sealed::sample(&rules.space(&state, seat), seat, &mut rng));
                    }
                    rules.resolve(&mut umpire, &mut state, &orders);
                });
                assert_eq!(spent.count_total, 0, "{name}, {option}: {}", rules.write_position(&state));
                decisions += 1;
            }
        }
    }
    assert!(decisions > 5_000, "{decisions} decisions are too few to say so");
    let rules = rules("duel", |_| {});
    let told = allocation_counter::measure(|| drop(rules.write_position(&rules.start())));
    assert!(told.count_total > 0, "the counter counts");
}

#[test]
fn random_decisions_allocate_nothing() {
    let mut decisions = 0;
    for name in NAMES {
        let rules = rules(name, |_| {});
        let (mut state, mut rng) = (rules.start(), Seeded::new(4));
        let (mut umpire, mut orders) = (Umpire::new(SeededDice::new(4), Silent), RandomOrders::default());
        while let Demand::Orders(seats) = rules.demand(&state) {
            let play = || orders.play(&rules, &mut umpire, &mut state, seats, &mut rng);
            let spent = allocation_counter::measure(play);
            assert_eq!(spent.count_total, 0, "{name}: {}", rules.write_position(&state));
            decisions += 1;
        }
    }
    assert!(decisions > 100, "{decisions} decisions are too few to say so");
}
