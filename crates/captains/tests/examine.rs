//! Assessments of written orders: a search finds the cost of any order, however bad it is and whoever wrote it.

use captains::assess::{Assessment, assess, trees};
use captains::{Budget, Captain, Plain, Random, Search, Seen, Settings};
use engine::{Rules, Seat, Seeded, Space};
use testkit::toys::alternating_fire::{AlternatingFire, Order};

/// The last turn: the first side's only ship is active beside an enemy with one die left, and has three dice to fire.
const LAST_CHANCE: &str = "12 0 10 1 3 0 0 0 0 1 12 1 0 0 0 0 0 1 1 0 0 3 0 0 0";

fn put(order: &str, nodes: u32, seed: u64) -> Assessment<Order> {
    let rules = AlternatingFire;
    let state = rules.read_position(LAST_CHANCE).expect("a position");
    let order: Order = order.parse().expect("an order");
    rules.space(&state, Seat(0)).check(&order).expect("a legal order");
    let search = Search::with(Plain, Settings { playout: 20, habit: 2, ..Settings::USUAL });
    let view = rules.view(&state, Some(Seat(0)));
    let trials: Vec<_> = (0..trees(nodes))
        .map(|tree| {
            let mut rng = Seeded::keyed(seed, 0, u64::from(tree));
            let mut stop = || false;
            let mut budget = Budget::new(nodes / trees(nodes), &mut stop);
            search
                .examine(&rules, &Seen::now(Seat(0), &view), &order, &mut rng, &mut budget)
                .expect("a search")
        })
        .collect();
    assess(&trials, &order).expect("trials")
}

#[test]
fn to_let_a_victory_go_costs_what_it_was_worth() {
    let passed = put("end", 4000, 1);
    assert!(passed.cost.low > 0.05, "{passed:?}");
    assert!(passed.share < 0.05, "{passed:?}");
    assert!(passed.mixture[0].order.to_string().starts_with("fire 2"), "{passed:?}");
}

#[test]
fn the_best_order_costs_nothing_and_two_analyses_agree_on_the_difference() {
    let (passed, fired) = (put("end", 4000, 1), put("fire 2 3", 4000, 1));
    assert!(fired.cost.low <= 0.0 && fired.cost.value.abs() < 0.05, "{fired:?}");
    // Firing one, two or all three dice is worth the same here, so the share of this order is about a third.
    assert!(fired.share > 0.1, "{fired:?}");
    let difference = fired.written.value - passed.written.value;
    assert!((difference - passed.cost.value).abs() < 0.06, "{passed:?} {fired:?}");
}

#[test]
fn the_same_seed_and_nodes_say_the_same() {
    assert_eq!(put("end", 300, 5), put("end", 300, 5));
    assert_ne!(put("end", 300, 5), put("end", 300, 6));
}

#[test]
fn a_single_node_says_something_and_claims_nothing() {
    let found = put("end", 1, 1);
    assert_eq!((found.trees, found.chance.low, found.chance.high), (1, 0.0, 1.0));
}

#[test]
fn a_captain_that_does_not_search_has_nothing_to_say() {
    let rules = AlternatingFire;
    let state = rules.read_position(LAST_CHANCE).expect("a position");
    let view = rules.view(&state, Some(Seat(0)));
    let mut stop = || false;
    let mut budget = Budget::new(10, &mut stop);
    let order: Order = "end".parse().expect("an order");
    let seen = Seen::now(Seat(0), &view);
    assert_eq!(Random.examine(&rules, &seen, &order, &mut Seeded::new(1), &mut budget), None);
}
