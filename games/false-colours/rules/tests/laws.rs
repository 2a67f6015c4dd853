//! All laws over all set-ups and options.

use engine::{Demand, Outcome, Rules};
use rules_false_colours::{FalseColours, OPTIONS as CARDS, Order, State, clauses};
use testkit::laws::{self, Reached};

use crate::setups::{NAMES, OPTIONS, rules, setup, turned};

/// Every kind of event; random play from the set-ups here reaches them all.
const KINDS: [&str; 14] = [
    "flag",
    "flags",
    "silent",
    "calls",
    "shown",
    "cleared",
    "moved",
    "evades",
    "fires",
    "no-shot",
    "damaged",
    "destroyed",
    "over",
    "margin",
];

/// Clauses that are never told in a battle: they refuse set-ups, positions and orders.
const NEVER_TOLD: [&str; 8] =
    ["FC-1.1", "FC-1.2", "FC-1.3", "FC-1.4", "FC-2.3", "FC-3.1", "FC-3.2", "FC-3.4"];

#[test]
fn the_laws_hold_in_every_set_up_and_random_play_reaches_everything() {
    let mut reached = Reached::default();
    for (i, name) in (0..).zip(NAMES) {
        println!("{name}");
        reached.and(laws::hold_all(&rules(name, |_| {}), 3, 100 * i));
    }
    reached.and(laws::hold_all(&rules("stack", |o| o.open = true), 2, 2000));
    assert_eq!(reached.missing(&KINDS), [""; 0], "{reached}");
    assert!(reached.events.keys().all(|kind| KINDS.contains(&kind.as_str())), "a new kind:\n{reached}");
    for row in FalseColours::CLAUSES.iter().filter(|row| !NEVER_TOLD.contains(&row.clause.0)) {
        assert!(reached.clauses.contains_key(row.clause.0), "{} is never told:\n{reached}", row.clause);
    }
    assert!(!reached.clauses.keys().any(|clause| NEVER_TOLD.contains(clause)), "{reached}");
}

#[test]
fn the_laws_hold_under_every_option() {
    for (i, (option, change)) in (0..).zip(OPTIONS) {
        for name in ["first-colours", "stack"] {
            println!("{name}, {option}");
            laws::hold_all(&rules(name, change), 2, 1000 + 10 * i);
        }
    }
}

#[test]
fn every_option_is_held_to_the_laws_away_from_its_default() {
    let untouched = *rules("pair", |_| {}).options();
    let changed = |key: &str| {
        OPTIONS.iter().any(|(_, change)| {
            let is = *rules("pair", change).options();
            match key {
                "hull" => untouched.hull != is.hull,
                "calls" => untouched.calls != is.calls,
                "turns" => untouched.turns != is.turns,
                "open" => untouched.open != is.open,
                _ => false,
            }
        })
    };
    let forgotten: Vec<&str> = CARDS.iter().map(|card| card.key).filter(|key| !changed(key)).collect();
    assert_eq!(forgotten, [""; 0]);
}

/// Returns a position turned by 180°.
fn half_turn(rules: &FalseColours, state: &State) -> State {
    let mut image = *state;
    for name in rules.ships() {
        let ship = &mut image.fleets[usize::from(name.side)][usize::from(name.ship)];
        (ship.at, ship.facing) = (turned(rules.map(), ship.at), ship.facing.turned(3));
    }
    image
}

/// A half-turn takes left turns to left turns, so the orders are the same.
#[test]
fn a_set_up_turned_by_180_degrees_with_the_same_orders_gives_the_turned_result() {
    for (i, name) in (0..).zip(NAMES) {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let mut image = setup(name);
            image.options = *rules.options();
            for ship in &mut image.ships {
                (ship.at, ship.facing) = (turned(image.map, ship.at), (ship.facing + 3) % 6);
            }
            let image = FalseColours::new(&image).expect("the image of a set-up");
            for seed in 0..4 {
                let alike = |a: &State, b: &State| half_turn(&rules, a) == *b;
                laws::mirrors(&rules, &image, seed + 10 * i, alike, Order::clone)
                    .unwrap_or_else(|what| panic!("{name}, {option}, seed {seed}: {what}"));
            }
        }
    }
}

/// The second side of an even set-up is the first one turned by 180°.
#[test]
fn both_sides_of_an_even_set_up_are_alike() {
    for name in ["first-colours", "line", "crossing", "melee", "squadrons"] {
        let rules = rules(name, |_| {});
        let state = rules.start();
        for (own, enemy) in state.fleets[0].iter().zip(&state.fleets[1]).filter(|(own, _)| own.on_table()) {
            let turned = (turned(rules.map(), own.at), own.facing.turned(3));
            assert_eq!(turned, (enemy.at, enemy.facing), "{name}");
        }
    }
}

#[test]
fn a_battle_without_orders_ends_after_its_last_turn_in_a_draw() {
    let rules = rules("line", |o| o.turns = 3);
    let mut played = crate::setups::Played { state: rules.start(), rules };
    let mut decisions = 0;
    while played.rules.demand(&played.state) != Demand::Over(Outcome { winner: None, why: clauses::POINTS }) {
        played.plays(["idle", "idle"], &[]);
        decisions += 1;
    }
    assert_eq!(decisions, 4, "the flags and three turns");
}
