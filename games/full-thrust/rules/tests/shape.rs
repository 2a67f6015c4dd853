//! Speed by construction: decisions are played out without an allocation, in the basic game and in every module.

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};
use rules_full_thrust::FullThrust;

use crate::fleets::{At, battle, duel};

const FIRST: &[At] = &[("CA", 30, 16, 12, 3), ("DD", 36, 14, 12, 3), ("EC", 24, 14, 12, 3)];
const SECOND: &[At] = &[("DN", 34, 34, 6, 3), ("L", 40, 36, 6, 3)];

/// Plays random battles; returns the number of decisions played out.
fn play(rules: &FullThrust, named: &str) -> u32 {
    let mut decisions = 0;
    for seed in 0..4 {
        let (mut state, mut rng) = (rules.start(), Seeded::new(seed));
        while let Demand::Orders(seats) = rules.demand(&state) {
            let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
            let orders: Vec<_> = seats.iter().map(draw).collect();
            let before = rules.write_position(&state);
            let dice = SeededDice::new(u64::from(decisions));
            let spent = allocation_counter::measure(|| {
                rules.resolve(&mut Umpire::new(dice, Silent), &mut state, &orders);
            });
            assert_eq!(spent.count_total, 0, "{named}: {before}");
            decisions += 1;
        }
    }
    decisions
}

#[test]
fn a_decision_without_listeners_allocates_nothing() {
    let modules: [&[(&str, &str)]; 7] = [
        &[],
        &[("fire", "automatic")],
        &[("fire", "open"), ("turning", "curved")],
        &[("fire", "alternate"), ("thresholds", "on"), ("ramming", "on")],
        &[("fighters", "on"), ("anti-fighter", "on"), ("armour", "on"), ("thresholds", "on")],
        &[("bogeys", "on"), ("morale", "on"), ("flagship", "on"), ("ramming", "on")],
        &[("bogeys", "on"), ("fighters", "on"), ("fire", "automatic"), ("morale", "on")],
    ];
    let mut decisions = play(&duel(&[("fire", "automatic")]), "duel");
    for set in modules {
        decisions += play(&battle(FIRST, SECOND, set), &format!("{set:?}"));
    }
    assert!(decisions > 500, "{decisions} decisions are too few to say so");
    let told = allocation_counter::measure(|| drop(duel(&[]).write_position(&duel(&[]).start())));
    assert!(told.count_total > 0, "the counter counts");
}
