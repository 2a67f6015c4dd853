//! All laws over all set-ups and options.

use engine::dice::Script;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
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

/// Returns a position with the sides exchanged: each fleet, flag and number of calls is the other side's.
fn exchanged(state: &State) -> State {
    let mut image = *state;
    image.fleets.swap(0, 1);
    image.flags.swap(0, 1);
    image.shown.swap(0, 1);
    image.called.swap(0, 1);
    image
}

/// Returns an order of one side as the other side writes it.
fn exchanged_order(order: &Order) -> Order {
    let letter = |c| match c {
        'A' => 'B',
        'B' => 'A',
        other => other,
    };
    // `L` and `R` of a course stay; no other capital letter stands in an order.
    order.to_string().chars().map(letter).collect::<String>().parse().expect("an order")
}

/// No rule prefers a seat. Dice are rolled side by side, so all of a turn show the same face here.
#[test]
fn sides_that_change_places_and_orders_change_results() {
    for name in NAMES {
        let (rules, mut image) = (rules(name, |_| {}), setup(name));
        image.ships.iter_mut().for_each(|ship| ship.side = 1 - ship.side);
        image.ships.sort_by_key(|ship| ship.side);
        let image = FalseColours::new(&image).expect("the image of a set-up");
        for seed in 0..8 {
            let mut rng = Seeded::new(seed);
            let (mut state, mut other) = (rules.start(), image.start());
            while !matches!(rules.demand(&state), Demand::Over(_)) {
                assert_eq!(exchanged(&state), other, "{name}, seed {seed}");
                let orders = [Seat(0), Seat(1)].map(|seat| rules.space(&state, seat).sample(&mut rng));
                let face = if rng.chance(1, 2) { 6 } else { 5 };
                let resolve = |rules: &FalseColours, state: &mut State, orders: [Order; 2]| {
                    let mut seat = (0..).map(Seat);
                    let sealed = orders.map(|order| {
                        let seat = seat.next().expect("a seat");
                        Sealed::check(&rules.space(state, seat), seat, order).expect("legal")
                    });
                    rules.resolve(&mut Umpire::new(Script::new(&[face; 64]), Silent), state, &sealed);
                };
                let [first, second] = &orders;
                resolve(&image, &mut other, [exchanged_order(second), exchanged_order(first)]);
                resolve(&rules, &mut state, orders);
            }
            let winner =
                |demand| if let Demand::Over(Outcome { winner, .. }) = demand { winner } else { None };
            let won = winner(rules.demand(&state)).map(|side| Side(1 - side.0));
            assert_eq!(won, winner(image.demand(&other)), "{name}, seed {seed}");
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
