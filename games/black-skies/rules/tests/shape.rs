//! Speed by shape: decisions are played without an allocation.

use engine::dice::SeededDice;
use engine::{Demand, RandomOrders, Rules, Sealed, Seeded, Silent, Umpire};

use crate::setups::{duel, rocky};

#[test]
fn a_decision_without_listeners_allocates_nothing() {
    let elements: &[(u8, &str, &[u8])] =
        &[(0, "ace", &[1, 1]), (0, "bomber", &[1, 2]), (1, "ace", &[1, 1]), (1, "turtle", &[1, 1])];
    let mut decisions = 0;
    for rules in [duel(), rocky(elements, &[])] {
        for seed in 0..8 {
            let (mut state, mut rng) = (rules.start(), Seeded::new(seed));
            let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
            while let Demand::Orders(seats) = rules.demand(&state) {
                let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
                let orders: Vec<_> = seats.iter().map(draw).collect();
                let spent = allocation_counter::measure(|| {
                    rules.resolve(&mut umpire, &mut state, &orders);
                });
                assert_eq!(spent.count_total, 0, "{}", rules.write_position(&state));
                decisions += 1;
            }
        }
    }
    assert!(decisions > 500, "{decisions} decisions are too few to say so");
}

#[test]
fn random_decisions_allocate_nothing() {
    let rules = duel();
    let mut decisions = 0;
    for seed in 0..8 {
        let (mut state, mut rng) = (rules.start(), Seeded::new(seed));
        let (mut umpire, mut orders) = (Umpire::new(SeededDice::new(seed), Silent), RandomOrders::default());
        while let Demand::Orders(seats) = rules.demand(&state) {
            let play = || orders.play(&rules, &mut umpire, &mut state, seats, &mut rng);
            let spent = allocation_counter::measure(play);
            assert_eq!(spent.count_total, 0, "{}", rules.write_position(&state));
            decisions += 1;
        }
    }
    assert!(decisions > 100, "{decisions} decisions are too few to say so");
}
