//! Tests of the shape that makes the rules fast: a flat state of known size, and decisions without an allocation.

use engine::dice::SeededDice;
use engine::{Demand, RandomOrders, Rules, Sealed, Seeded, Silent, Umpire};
use rules_talon::{Missile, Ship, State};

use crate::laws::{NAMES, changed};

#[test]
fn a_state_is_so_many_bytes_a_piece() {
    assert_eq!(size_of::<Ship>(), 46);
    assert_eq!(size_of::<Missile>(), 10);
    assert_eq!(size_of::<State>(), 32 * 46 + 40 * 10 + 32 * 8 + 56);
}

#[test]
fn a_decision_without_listeners_allocates_nothing() {
    let mut decisions = 0;
    for name in NAMES {
        let rules = changed(name, |_| {});
        for seed in 0..8 {
            let (mut state, mut rng) = (rules.start(), Seeded::new(seed));
            let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
            while let Demand::Orders(seats) = rules.demand(&state) {
                let mut orders = Vec::with_capacity(2);
                let spent = allocation_counter::measure(|| {
                    for seat in seats {
                        orders.push(Sealed::sample(&rules.space(&state, seat), seat, &mut rng));
                    }
                    rules.resolve(&mut umpire, &mut state, &orders);
                });
                assert_eq!(spent.count_total, 0, "{name}: {}", rules.write_position(&state));
                decisions += 1;
            }
        }
    }
    assert!(decisions > 2_000, "{decisions} decisions are too few to say so");
    let rules = changed("war", |_| {});
    let told = allocation_counter::measure(|| drop(rules.write_position(&rules.start())));
    assert!(told.count_total > 0, "the counter counts");
}

#[test]
fn random_decisions_allocate_nothing() {
    let mut decisions = 0;
    for name in NAMES {
        let rules = changed(name, |_| {});
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
