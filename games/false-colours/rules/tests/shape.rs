//! Speed by shape: a flat state of a known size, and decisions that are played without an allocation.

use engine::dice::SeededDice;
use engine::{Demand, RandomOrders, Rules, Seeded, Silent, Umpire};
use rules_false_colours::{Order, Ship, State};

use crate::setups::{NAMES, OPTIONS, rules};

/// Counts two fleets of six ships, the turn, flags, shown flags and calls.
#[test]
fn a_state_is_eight_bytes_a_ship() {
    assert_eq!(size_of::<Ship>(), 8);
    assert_eq!(size_of::<State>(), 2 * 6 * 8 + 10);
    assert!(size_of::<Order>() <= 64, "{}", size_of::<Order>());
}

#[test]
fn a_decision_without_listeners_allocates_nothing() {
    let mut decisions = 0;
    for name in NAMES {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let (mut state, mut rng) = (rules.start(), Seeded::new(4));
            let (mut umpire, mut orders) = (Umpire::new(SeededDice::new(4), Silent), RandomOrders::default());
            while let Demand::Orders(seats) = rules.demand(&state) {
                let spent = allocation_counter::measure(|| {
                    orders.play(&rules, &mut umpire, &mut state, seats, &mut rng);
                });
                assert_eq!(spent.count_total, 0, "{name}, {option}: {}", rules.write_position(&state));
                decisions += 1;
            }
        }
    }
    assert!(decisions > 300, "{decisions} decisions are too few to say so");
    let rules = rules("line", |_| {});
    let told = allocation_counter::measure(|| drop(rules.write_position(&rules.start())));
    assert!(told.count_total > 0, "the counter counts");
}
