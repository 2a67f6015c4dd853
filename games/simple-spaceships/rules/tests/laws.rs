//! All laws over all set-ups and options.

use std::cell::Cell;

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Space, Umpire};
use rules_simple_spaceships::{Entry, OPTIONS as CHOICES, Order, Setup, Ship, SimpleSpaceships, State, Way};
use table::Heading;
use testkit::laws::{self, Reached};

use crate::setups::{NAMES, OPTIONS, rules, setup};

/// Every kind of event; random play from the set-ups here reaches them all.
const KINDS: [&str; 19] = [
    "turn",
    "recalled",
    "coin",
    "assigned",
    "activated",
    "entered",
    "spent",
    "turned",
    "flown",
    "edge",
    "left",
    "overlaps",
    "ended",
    "attacks",
    "rolled",
    "met",
    "lost",
    "destroyed",
    "over",
];

/// Clauses that are never told in a battle: they refuse set-ups, positions and orders.
const NEVER_TOLD: [&str; 9] =
    ["SS-1.1", "SS-1.2", "SS-1.3", "SS-1.4", "SS-1.6", "SS-1.7", "SS-4.2", "SS-4.3", "SS-5.2"];

#[test]
fn the_laws_hold_in_every_scenario_and_random_play_reaches_everything() {
    let mut reached = Reached::default();
    for (i, name) in NAMES.iter().enumerate() {
        println!("{name}");
        reached.and(laws::hold_all(&rules(name, |_| {}), 3, 100 * i as u64));
    }
    for (i, (option, change)) in OPTIONS.iter().enumerate() {
        for name in ["duel", "crowd", "brink", "slow", "splinters"] {
            println!("{name}, {option}");
            reached.and(laws::hold_all(&rules(name, change), 2, 1000 + 10 * i as u64));
        }
    }
    assert_eq!(reached.missing(&KINDS), [""; 0], "{reached}");
    for row in SimpleSpaceships::CLAUSES.iter().filter(|row| !NEVER_TOLD.contains(&row.clause.0)) {
        assert!(reached.clauses.contains_key(row.clause.0), "{} is never told:\n{reached}", row.clause);
    }
    assert!(reached.events.keys().all(|kind| KINDS.contains(&kind.as_str())), "a new kind:\n{reached}");
    assert!(!reached.clauses.keys().any(|clause| NEVER_TOLD.contains(clause)), "{reached}");
}

#[test]
fn draws_are_uniform_whatever_is_asked() {
    let mut asked = Vec::new();
    for (name, change) in [("crowd", OPTIONS[0].1), ("crowd", OPTIONS[1].1), ("patrol", OPTIONS[0].1)] {
        let rules = rules(name, change);
        let mut rng = Seeded::new(3);
        let mut state = rules.start();
        for _ in 0..400 {
            let Demand::Orders(seats) = rules.demand(&state) else {
                state = rules.start();
                continue;
            };
            let mut orders = Vec::new();
            for seat in seats {
                let space = rules.space(&state, seat);
                let kind = state.phase;
                if space.size().is_some_and(|n| (2..=300).contains(&n))
                    && asked.iter().filter(|k| **k == kind).count() < 12
                {
                    asked.push(kind);
                    laws::sample_is_uniform(&space, rng.bits())
                        .unwrap_or_else(|what| panic!("{name}: {}: {what}", rules.write_position(&state)));
                }
                orders.push(Sealed::sample(&space, seat, &mut rng));
            }
            rules.resolve(&mut Umpire::new(SeededDice::new(rng.bits()), Silent), &mut state, &orders);
        }
    }
    assert!(asked.len() > 30, "{asked:?}");
}

/// Returns the set-up mirrored left to right.
fn mirrored(mut setup: Setup) -> Setup {
    for ship in &mut setup.ships {
        if let Some((at, degrees)) = &mut ship.post {
            at.x = setup.area.width.in_thousandths() - at.x;
            *degrees = (360 - *degrees) % 360;
        }
    }
    setup
}

fn mirrored_order(order: &Order) -> Order {
    let other = |way| if way == Way::Left { Way::Right } else { Way::Left };
    match *order {
        Order::Turn(way) => Order::Turn(other(way)),
        Order::Enter(Entry { by, along, heading }) => Order::Enter(Entry {
            by: other(by),
            along,
            heading: Heading::of_steps(-i32::from(heading.steps())),
        }),
        same => same,
    }
}

#[test]
fn a_mirrored_set_up_with_mirrored_orders_gives_the_mirrored_result() {
    let legs = Cell::new(0);
    for name in NAMES {
        for (option, change) in OPTIONS {
            let rules = rules(name, change);
            let mut image = mirrored(setup(name).expect("a set-up"));
            image.options = *rules.options();
            let image = SimpleSpaceships::new(&image).expect("the mirror image of a set-up");
            let width = rules.area().width.in_thousandths();
            let alike = |here: &State, there: &State| {
                let one = |(a, b): (&Ship, &Ship)| {
                    let flipped = Heading::of_steps(-i32::from(a.heading.steps()));
                    let placed =
                        !a.on_table() || (width - a.at.x, a.at.y, flipped) == (b.at.x, b.at.y, b.heading);
                    placed && (a.panel, a.place, a.done) == (b.panel, b.place, b.done)
                };
                here.ships().iter().zip(there.ships()).all(one)
            };
            let order = |order: &Order| {
                legs.set(legs.get() + u32::from(matches!(order, Order::Fly(_))));
                mirrored_order(order)
            };
            for seed in 0..3 {
                laws::mirrors(&rules, &image, seed, alike, order)
                    .unwrap_or_else(|what| panic!("{name}, {option}, seed {seed}: {what}"));
            }
        }
    }
    assert!(legs.get() > 5_000, "{} legs are too few to say so", legs.get());
}

#[test]
fn every_option_is_held_to_the_laws_away_from_its_default() {
    let untouched = rules("duel", |_| {});
    let changed = |key: &str| {
        OPTIONS.iter().any(|(_, change)| {
            let (was, is) = (*untouched.options(), *rules("duel", change).options());
            match key {
                "assignment" => was.assignment != is.assignment,
                "recall" => was.recall != is.recall,
                "edge" => was.edge != is.edge,
                "front" => was.front != is.front,
                "turn-limit" => was.turn_limit != is.turn_limit,
                _ => false,
            }
        })
    };
    let forgotten: Vec<&str> = CHOICES.iter().map(|choice| choice.key).filter(|key| !changed(key)).collect();
    assert_eq!(forgotten, [""; 0]);
}
