//! Looking back on a decision: a search finds the cost of any order, however bad it is and whoever wrote it, and all
//! chances add up.

use captains::assess::{Assessment, Sample, assess, searches};
use captains::{Captain, LookBack, Moment, Plain, Random, Search, Seen, Settings};
use engine::dice::SeededDice;
use engine::{Rules, Sealed, Seat, Seeded, Silent, Space, Umpire};
use testkit::toys::alternating_fire::{AlternatingFire, Order};
use testkit::toys::bogeys::{self, Bogeys};

/// The last turn: the first side's only ship is active beside an enemy with one die left, and has three dice to fire.
const LAST_CHANCE: &str = "12 0 10 1 3 0 0 0 0 1 12 1 0 0 0 0 0 1 1 0 0 3 0 0 0";

/// Looks back on this order of the first side. The dice of the battle are those of `dice`.
fn look(order: &str, nodes: u32, seed: u64, dice: u64) -> Assessment<Order> {
    let rules = AlternatingFire;
    let before = rules.read_position(LAST_CHANCE).expect("a position");
    let order: Order = order.parse().expect("an order");
    let sealed = Sealed::check(&rules.space(&before, Seat(0)), Seat(0), order).expect("a legal order");
    let mut after = before;
    let mut umpire = Umpire::new(SeededDice::new(dice), Silent);
    rules.resolve(&mut umpire, &mut after, std::slice::from_ref(&sealed));
    let search = Search::with(Plain, Settings { playout: 20, habit: 2, ..Settings::USUAL });
    let view = rules.view(&before, Some(Seat(0)));
    let moment = Moment { before: &before, after: &after, seats: vec![(Seen::now(Seat(0), &view), &sealed)] };
    let mut back = LookBack { seed, decision: 0, nodes, stop: &mut |_| false };
    let trials = search.look_back(&rules, &moment, &mut back).expect("a search");
    assert_eq!(trials.len() as u32, searches(nodes));
    assess(&trials)
}

#[test]
fn to_let_a_victory_go_costs_what_it_was_worth() {
    let found = look("end", 4000, 1, 1);
    let passed = &found.orders[0];
    assert!(passed.cost.low > 0.05 && passed.share < 0.05, "{found:?}");
    assert!(passed.mixture[0].order.to_string().starts_with("fire 2"), "{found:?}");
    assert!(passed.mixture[0].value > passed.written.value + 0.05, "{found:?}");
}

#[test]
fn the_best_order_costs_nothing_and_two_analyses_agree_on_the_difference() {
    let (passed, fired) = (look("end", 4000, 1, 1), look("fire 2 3", 4000, 1, 1));
    let (passed, fired) = (&passed.orders[0], &fired.orders[0]);
    assert!(fired.cost.low <= 0.0 && fired.cost.value.abs() < 0.05, "{fired:?}");
    // Firing one, two or all three dice is worth the same here, so the share of this order is about a third.
    assert!(fired.share > 0.1, "{fired:?}");
    let difference = fired.written.value - passed.written.value;
    assert!((difference - passed.cost.value).abs() < 0.06, "{passed:?} {fired:?}");
}

#[test]
fn chances_sum_to_one_and_their_causes_to_the_change() {
    for dice in 0..6 {
        let found = look("fire 2 3", 800, 3, dice);
        let sum = |of: &[captains::assess::Estimate]| of.iter().map(|one| one.value).sum::<f64>();
        assert!((sum(&found.chance) - 1.0).abs() < 1e-9 && (sum(&found.after) - 1.0).abs() < 1e-9);
        assert!(sum(&found.dice).abs() < 1e-9 && sum(&found.guessing).abs() < 1e-9);
        for side in 0..2 {
            let gains = found.orders[0].gains[side] + found.guessing[side].value + found.dice[side].value;
            let change = found.after[side].value - found.chance[side].value;
            assert!((gains - change).abs() < 1e-9, "{found:?}");
            assert!(found.guessing[side].value.abs() < 1e-9, "nobody else wrote: {found:?}");
        }
    }
}

#[test]
fn luck_is_nothing_on_average() {
    let luck: Vec<f64> = (0..300).map(|dice| look("fire 2 3", 200, dice, dice).dice[0].value).collect();
    let count = luck.len() as f64;
    let mean = luck.iter().sum::<f64>() / count;
    let square = luck.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>() / count;
    assert!(square > 1e-3 && mean.abs() < 3.0 * (square / count).sqrt(), "{mean}, {square}");
}

#[test]
fn dice_that_destroy_the_enemy_are_luck_and_those_that_miss_are_none() {
    let luck: Vec<(f64, f64)> = (0..12)
        .map(|dice| look("fire 2 3", 800, 1, dice))
        .map(|found| (found.after[0].value, found.dice[0].value))
        .collect();
    let won: Vec<f64> = luck.iter().filter(|(after, _)| *after > 0.99).map(|(_, dice)| *dice).collect();
    let missed: Vec<f64> = luck.iter().filter(|(after, _)| *after < 0.8).map(|(_, dice)| *dice).collect();
    assert!(!won.is_empty() && !missed.is_empty(), "{luck:?}");
    assert!(won.iter().all(|dice| *dice > 0.0) && missed.iter().all(|dice| *dice < 0.0), "{luck:?}");
}

#[test]
fn a_mixture_comes_from_what_its_seat_knew_and_the_chances_from_the_truth() {
    let (rules, seats) = (Bogeys, [Seat(0), Seat(1)]);
    let truth = rules.start();
    let view = |state: &bogeys::State, seat| rules.view(state, Some(seat));
    // The same for the first seat, but the enemy's markers are others.
    let mut rng = Seeded::new(1);
    let other = std::iter::repeat_with(|| rules.imagine(&view(&truth, Seat(0)), &mut rng))
        .find(|world| *world != truth)
        .expect("a view that hides something");
    assert_eq!(view(&truth, Seat(0)), view(&other, Seat(0)));
    let look = |state: &bogeys::State| {
        let orders = seats.map(|seat| Sealed::idle(&rules.space(state, seat), seat));
        let mut after = *state;
        rules.resolve(&mut Umpire::new(SeededDice::new(1), Silent), &mut after, &orders);
        let views = seats.map(|seat| view(state, seat));
        let seen = orders.iter().zip(&views).map(|(sealed, view)| (Seen::now(sealed.seat(), view), sealed));
        let moment = Moment { before: state, after: &after, seats: seen.collect() };
        let mut back = LookBack { seed: 1, decision: 0, nodes: 600, stop: &mut |_| false };
        let search = Search::with(Plain, Settings { playout: 20, ..Settings::USUAL });
        search.look_back(&rules, &moment, &mut back).expect("a search")
    };
    let (here, there) = (look(&truth), look(&other));
    assert!(here.iter().all(|sample| sample.continuation.is_empty()), "nobody knew the whole position");
    for (here, there) in here.iter().zip(&there) {
        let ideas = |sample: &Sample<bogeys::Order>| -> Vec<bogeys::Order> {
            sample.seats[0].ideas.iter().map(|idea| idea.order.clone()).collect()
        };
        assert_eq!(ideas(here), ideas(there), "the first seat knew the same");
    }
    assert!(here.iter().zip(&there).any(|(a, b)| a.mixed != b.mixed), "the battle was another");
}

#[test]
fn the_likely_continuation_is_the_best_play_found_and_legal() {
    let rules = AlternatingFire;
    let found = look("end", 4000, 1, 1);
    let likely = &found.continuation;
    assert!(likely[0][0].1.to_string().starts_with("fire 2"), "one of the best orders: {likely:?}");
    let before = rules.read_position(LAST_CHANCE).expect("a position");
    assert!(rules.space(&before, Seat(0)).check(&likely[0][0].1).is_ok(), "{likely:?}");
    assert!((1..=4).contains(&likely.len()), "{likely:?}");
}

#[test]
fn the_same_seed_and_nodes_say_the_same() {
    assert_eq!(look("end", 300, 5, 1), look("end", 300, 5, 1));
    assert_ne!(look("end", 300, 5, 1), look("end", 300, 6, 1));
}

#[test]
fn a_single_node_says_something_and_claims_nothing() {
    let found = look("end", 1, 1, 1);
    assert_eq!((found.searches, found.chance[0].low, found.chance[0].high), (1, 0.0, 1.0));
}

#[test]
fn a_captain_that_does_not_search_has_nothing_to_say() {
    let rules = AlternatingFire;
    let before = rules.read_position(LAST_CHANCE).expect("a position");
    let view = rules.view(&before, Some(Seat(0)));
    let sealed = Sealed::idle(&rules.space(&before, Seat(0)), Seat(0));
    let moment =
        Moment { before: &before, after: &before, seats: vec![(Seen::now(Seat(0), &view), &sealed)] };
    let mut back = LookBack { seed: 1, decision: 0, nodes: 10, stop: &mut |_| false };
    assert_eq!(Random.look_back(&rules, &moment, &mut back), None);
}
