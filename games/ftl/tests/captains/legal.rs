//! Orders of captains: they are legal, fixed by seed and nodes, and leave the view alone.

use captains::{Advice, Budget, Captain, Seen};
use engine::{Demand, Rules, Seat, Seeded, Space};
use ftl::captain::captains_ftl;
use rules_ftl::{Ftl, Plot, View};

use super::set_ups::{all, captain, play, rules};

fn advise(
    rules: &Ftl,
    view: &View,
    seat: Seat,
    captain: &dyn Captain<Ftl>,
    seed: u64,
    nodes: u32,
) -> Advice<Plot> {
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain.advise(rules, &Seen::now(seat, view), &mut Seeded::new(seed), &mut budget)
}

/// Calls `look` with positions of every set-up, from random play and from the doctrine's.
fn everywhere(mut look: impl FnMut(&str, &Ftl, &View, Seat)) {
    for (name, rules) in all() {
        for players in ["random", "doctrine"] {
            let mut rngs = [1, 2].map(Seeded::new);
            let mut state = rules.start();
            for turn in 0..24 {
                if matches!(rules.demand(&state), Demand::Over(_)) {
                    break;
                }
                if turn % 4 == 3 || turn == 0 {
                    for seat in [Seat(0), Seat(1)] {
                        look(&name, &rules, &rules.view(&state, Some(seat)), seat);
                    }
                }
                play(&rules, &mut state, [captain(players); 2], 1, &mut rngs);
            }
        }
    }
}

#[test]
fn every_order_and_every_thought_is_legal() {
    everywhere(|name, rules, view, seat| {
        let space = rules.space(&view.position, seat);
        for captain in captains_ftl() {
            let before = view.clone();
            let advice = advise(rules, view, seat, *captain, 7, 12);
            assert_eq!(space.check(&advice.order), Ok(()), "{name}: {}", captain.name());
            assert_eq!(*view, before, "{name}: {}: the view is left alone", captain.name());
            thoughts_are_sound(name, &space, &advice);
        }
    });
}

fn thoughts_are_sound(name: &str, space: &impl Space<Order = Plot>, advice: &Advice<Plot>) {
    assert!(!advice.thought.is_empty(), "{name}: no thought");
    let mut sum = 0.0;
    for (i, thought) in advice.thought.iter().enumerate() {
        assert_eq!(space.check(&thought.order), Ok(()), "{name}");
        assert!(
            (0.0..=1.0).contains(&thought.share) && (0.0..=1.0).contains(&thought.value),
            "{name}: {thought:?}"
        );
        assert!(i == 0 || thought.share <= advice.thought[i - 1].share, "{name}: best first");
        assert!(
            advice.thought[..i].iter().all(|other| other.order != thought.order),
            "{name}: each order once"
        );
        sum += thought.share;
    }
    assert!(sum <= 1.0 + 1e-9, "{name}: shares sum to {sum}");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_advice() {
    everywhere(|name, rules, view, seat| {
        for captain in captains_ftl() {
            let first = advise(rules, view, seat, *captain, 3, 5);
            assert_eq!(first, advise(rules, view, seat, *captain, 3, 5), "{name}: {}", captain.name());
        }
    });
}

#[test]
fn a_search_stops_when_told_and_thinks_at_least_once() {
    let rules = rules("duel", &[]);
    let view = rules.view(&rules.start(), Some(Seat(0)));
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked == 3
    };
    let mut budget = Budget { nodes: u32::MAX, stop: &mut stop, crew: None };
    let advice =
        captain("search").advise(&rules, &Seen::now(Seat(0), &view), &mut Seeded::new(1), &mut budget);
    assert!(!advice.thought.is_empty());
    assert_eq!(asked, 3);
    assert!(
        !advise(&rules, &view, Seat(0), captain("search"), 1, 0).thought.is_empty(),
        "no nodes count as one"
    );
}

#[test]
fn nobody_panics_when_asked_after_the_end() {
    let rules = rules("duel", &[]);
    let mut state = rules.start();
    let mut rngs = [1, 2].map(Seeded::new);
    while matches!(rules.demand(&state), Demand::Orders(_)) {
        play(&rules, &mut state, [captain("random"); 2], 1, &mut rngs);
    }
    for seat in [Seat(0), Seat(1)] {
        let view = rules.view(&state, Some(seat));
        for captain in captains_ftl() {
            let advice = advise(&rules, &view, seat, *captain, 1, 3);
            assert_eq!(rules.space(&state, seat).check(&advice.order), Ok(()), "{}", captain.name());
        }
    }
}

#[test]
fn the_shelf_goes_from_the_weakest_to_the_strongest() {
    let names: Vec<_> = captains_ftl().iter().map(|captain| captain.name()).collect();
    assert_eq!(
        names,
        ["random", "recruit", "doctrine", "cadet", "lieutenant", "captain", "admiral", "search"]
    );
}

#[test]
fn a_search_is_fixed_to_the_last_bit() {
    // Only operations that IEEE 754 fixes are used; `cargo xtask digests` compares native and wasm over a battle.
    let rules = rules("crossing-courses", &[]);
    let mut state = rules.start();
    let mut rngs = [5, 6].map(Seeded::new);
    for _ in 0..9 {
        play(&rules, &mut state, [captain("doctrine"); 2], 1, &mut rngs);
    }
    let advice = advise(&rules, &rules.view(&state, Some(Seat(1))), Seat(1), captain("search"), 11, 200);
    let best = &advice.thought[0];
    let bits = format!("{}, {:016x}, {:016x}", advice.order, best.share.to_bits(), best.value.to_bits());
    assert_eq!(bits, FROZEN);
}

const FROZEN: &str = "B.1 S1; B.4 S6.5, 3faa4c77b03531e0, 3fe235c8710283af";
