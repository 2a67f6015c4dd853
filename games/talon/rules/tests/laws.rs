//! The laws over every set-up and option.

use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Space, Umpire};
use rules_talon::{
    Action, Goal, HullBox, OPTIONS, Options, Order, Post, Purchase, Setup, ShipAt, Talon, Terrain, Way,
};
use table::{Arc, Facing, Hex};
use testkit::laws::{self, Reached};

use crate::setups::{At, rules, setup};

/// Every set-up by name: those of the shelf, and corners of the map and of the rules.
pub const NAMES: [&str; 12] =
    ["war", "chance", "circle", "fleet", "convoy", "base", "belt", "crowd", "brink", "far", "starved", "kin"];

/// Every kind of event; random play from the set-ups here reaches them all.
const KINDS: [&str; 37] = [
    "round",
    "turn",
    "expired",
    "bought",
    "moved",
    "blocked",
    "left",
    "rotated",
    "collides",
    "asteroids",
    "launched",
    "landed",
    "missile-launched",
    "missile-moved",
    "missile-hits",
    "missile-damaged",
    "missile-gone",
    "fires",
    "shot",
    "shot-lost",
    "fusion",
    "shield",
    "damaged",
    "critical",
    "group-lost",
    "destroyed",
    "explodes",
    "repair",
    "initiative",
    "holds",
    "power-phase",
    "charged",
    "speed",
    "no-speed",
    "announces",
    "retreated",
    "over",
];

/// Clauses that are never told in a battle: they refuse set-ups, positions and orders, or are tables.
const NEVER_TOLD: [&str; 13] = [
    "TAL-1.4",
    "TAL-2.1",
    "TAL-2.2",
    "TAL-7.1.1",
    "TAL-7.1.2",
    "TAL-7.2.2",
    "TAL-7.4.2",
    "TAL-7.5",
    "TAL-9.3",
    "TAL-12.1",
    "TAL-12.2",
    "TAL-14.1",
    "TAL-15",
];

const fn hex(q: i16, r: i16) -> Hex {
    Hex { q, r }
}

fn aboard(setup: &mut Setup, side: u8, carrier: usize, count: usize) {
    let squadron = ShipAt { side, class: "SQ".into(), name: String::new(), post: Post::Aboard(carrier) };
    let end = setup.ships.iter().position(|ship| ship.side > side).unwrap_or(setup.ships.len());
    for _ in 0..count {
        setup.ships.insert(end, squadron.clone());
    }
}

/// Returns the set-up with this name.
fn named(name: &str) -> Setup {
    let ships: &[At<'_>] = match name {
        "war" => {
            &[(0, "CA", (8, 2), 1), (0, "CA", (8, 4), 1), (1, "T-CA", (17, 2), 4), (1, "T-CA", (17, 4), 4)]
        }
        "chance" => &[
            (0, "CL", (8, 2), 1),
            (0, "DD", (8, 4), 1),
            (1, "T-FF", (17, 2), 4),
            (1, "T-DD", (17, 4), 4),
            (1, "T-DD", (17, 6), 4),
        ],
        "circle" => &[(0, "CA", (8, 2), 1), (1, "T-CA", (17, 2), 4)],
        "fleet" => &[
            (0, "BB", (8, 4), 1),
            (0, "CV", (7, 3), 1),
            (0, "DD", (8, 6), 1),
            (0, "DD", (8, 2), 1),
            (0, "SC", (8, 0), 1),
            (1, "T-DN", (15, 4), 4),
            (1, "T-BC", (15, 2), 4),
            (1, "T-DD", (15, 6), 4),
            (1, "T-DD", (15, 0), 4),
            (1, "T-FF", (15, -2), 4),
        ],
        "convoy" => &[
            (0, "CL", (9, 3), 1),
            (0, "TR", (5, 4), 1),
            (0, "TR", (5, 6), 1),
            (1, "T-CL", (13, 2), 4),
            (1, "T-DD", (14, 4), 4),
        ],
        "base" => &[
            (0, "BASE", (8, 4), 1),
            (0, "DD", (8, 7), 1),
            (1, "T-CA", (13, 2), 4),
            (1, "T-DD", (13, 4), 4),
            (1, "T-BASE", (15, 0), 4),
        ],
        "belt" => &[
            (0, "CL", (8, 3), 1),
            (0, "DD", (8, 5), 1),
            (0, "SC", (8, 0), 1),
            (1, "T-CL", (15, 1), 4),
            (1, "T-DD", (15, 3), 4),
        ],
        // All ships are close together, with various facings.
        "crowd" => &[
            (0, "CV", (10, 4), 1),
            (0, "CA", (10, 5), 2),
            (0, "SC", (11, 4), 1),
            (1, "T-DN", (12, 4), 4),
            (1, "T-BB", (12, 5), 5),
            (1, "T-BC", (13, 3), 4),
        ],
        // One ship of each side is at the edge and faces outwards.
        "brink" => {
            &[(0, "SC", (0, 3), 5), (0, "DD", (2, 3), 1), (1, "T-FF", (25, 0), 1), (1, "T-FF", (6, 3), 4)]
        }
        "far" => {
            &[(0, "CA", (2, 2), 1), (0, "SC", (12, 8), 4), (1, "T-CA", (22, 2), 4), (1, "T-DD", (12, -4), 1)]
        }
        // A hit or two leave these ships without a legal speed; there are planets near.
        "starved" => {
            &[(0, "SC", (8, 4), 1), (0, "SC", (9, 4), 0), (1, "T-DD", (11, 3), 4), (1, "T-FF", (12, 2), 4)]
        }
        // Both sides are of one race, so enemies collide.
        _ => &[(0, "SC", (8, 4), 1), (0, "DD", (8, 5), 1), (1, "SC", (10, 4), 4), (1, "CL", (10, 5), 4)],
    };
    let mut made = setup(ships, &[("turn-limit", "4")]);
    match name {
        "circle" => made.goal = Goal::Circle,
        "fleet" | "crowd" => aboard(&mut made, 0, usize::from(name == "fleet"), 2),
        "base" => aboard(&mut made, 0, 0, 2),
        "belt" => {
            let asteroids = [(9, 4), (10, 2), (11, 2), (12, 2), (13, 1), (9, 2)];
            made.terrain.extend(asteroids.map(|(q, r)| (hex(q, r), Terrain::Asteroids)));
            made.terrain.extend([(12, 4), (13, 3)].map(|(q, r)| (hex(q, r), Terrain::Nebula)));
            made.terrain.extend([(11, 3), (10, 4)].map(|(q, r)| (hex(q, r), Terrain::Planet)));
        }
        "starved" => {
            let around = [(10, 4), (10, 3), (9, 5), (8, 6), (7, 6), (10, 5), (12, 4)];
            made.terrain.extend(around.map(|(q, r)| (hex(q, r), Terrain::Planet)));
            made.terrain.push((hex(11, 2), Terrain::Asteroids));
            for class in made.classes.iter_mut().filter(|class| class.id == "SC") {
                class.hull.insert(1, HullBox { modifier: -6, critical: true });
                class.hull[2].modifier = -6;
            }
        }
        _ => {}
    }
    made
}

/// A change of the options.
pub type Change = fn(&mut Options);

/// Every option away from its default.
const CHANGES: [(&str, Change); 10] = [
    ("as they are", |_| {}),
    ("floating", |o| o.set("map", "floating").expect("an option")),
    ("three rounds", |o| o.turn_limit = 3),
    ("no batteries", |o| o.battery = false),
    ("no afterburners", |o| o.afterburner = false),
    ("no retreat", |o| o.retreat = false),
    ("no fighters", |o| o.fighters = false),
    ("no missiles", |o| o.missiles = false),
    ("no bases", |o| o.bases = false),
    ("no terrain", |o| o.terrain = false),
];

pub fn changed(name: &str, change: Change) -> Talon {
    let mut made = named(name);
    change(&mut made.options);
    rules(&made)
}

#[test]
fn the_laws_hold_in_every_set_up_and_random_play_reaches_everything() {
    let mut reached = Reached::default();
    for (i, name) in NAMES.iter().enumerate() {
        println!("{name}");
        reached.and(laws::hold_all(&changed(name, |_| {}), 2, 100 * i as u64));
    }
    for (i, (option, change)) in CHANGES.iter().enumerate().skip(1) {
        for name in ["chance", "base", "belt", "far"] {
            println!("{name}, {option}");
            reached.and(laws::hold_all(&changed(name, *change), 1, 2000 + 10 * i as u64));
        }
    }
    println!("{reached}");
    assert_eq!(reached.missing(&KINDS), [""; 0], "{reached}");
    for row in Talon::CLAUSES.iter().filter(|row| !NEVER_TOLD.contains(&row.clause.0)) {
        assert!(reached.clauses.contains_key(row.clause.0), "{} is never told:\n{reached}", row.clause);
    }
    assert!(reached.events.keys().all(|kind| KINDS.contains(&kind.as_str())), "a new kind:\n{reached}");
    assert!(!reached.clauses.keys().any(|clause| NEVER_TOLD.contains(clause)), "{reached}");
}

#[test]
fn draws_are_uniform_whatever_is_asked() {
    let mut asked = Vec::new();
    for name in ["crowd", "chance", "base", "kin", "circle"] {
        let rules = changed(name, |_| {});
        let mut rng = Seeded::new(3);
        let mut state = rules.start();
        for _ in 0..600 {
            let Demand::Orders(seats) = rules.demand(&state) else {
                state = rules.start();
                continue;
            };
            let mut orders = Vec::new();
            for seat in seats {
                let space = rules.space(&state, seat);
                let kind =
                    format!("{:?} {}", state.step, state.question() == rules_talon::state::Question::None);
                if space.size().is_some_and(|n| (2..=300).contains(&n))
                    && asked.iter().filter(|k| **k == kind).count() < 8
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
    assert!(asked.len() > 36, "{asked:?}");
}

/// Returns the set-up in an upright mirror between two columns: directions and the sides of ships change places.
fn mirrored(mut setup: Setup) -> Setup {
    for ship in &mut setup.ships {
        if let Post::Map(at, facing) = &mut ship.post {
            (*at, *facing) = (image(*at), (6 - *facing) % 6);
        }
    }
    for class in &mut setup.classes {
        class.shields.swap(1, 3);
        for group in &mut class.groups {
            group.arcs = group.arcs.iter().map(other).collect();
        }
    }
    for (at, _) in &mut setup.terrain {
        *at = image(*at);
    }
    setup
}

/// Returns the image of a hex in the mirror, shifted by an even number of columns so that rows stay rows.
fn image(at: Hex) -> Hex {
    let mirrored = Hex { q: -at.q, r: at.r + at.q };
    mirrored + table::Offset { q: 26, r: -13 }
}

const fn other(arc: Arc) -> Arc {
    match arc {
        Arc::Left => Arc::Right,
        Arc::Right => Arc::Left,
        same => same,
    }
}

fn mirrored_order(order: &Order) -> Order {
    let facing = |facing: Facing| Facing::of_sides(-i32::from(facing.sides()));
    match order {
        Order::Buy(all) => {
            let mut buys = rules_talon::Purchases::default();
            for (name, purchase) in all.parts() {
                let purchase = match *purchase {
                    Purchase::Reinforce(arc) => Purchase::Reinforce(other(arc)),
                    same => same,
                };
                buys.push(*name, purchase);
            }
            Order::Buy(buys)
        }
        Order::Move(name, action) => {
            let action = match *action {
                Action::Go { way, afterburner, land } => {
                    let way = match way {
                        Way::Straight => Way::Straight,
                        Way::Left => Way::Right,
                        Way::Right => Way::Left,
                        Way::SlipLeft => Way::SlipRight,
                        Way::SlipRight => Way::SlipLeft,
                    };
                    Action::Go { way, afterburner, land }
                }
                Action::Launch(squadron, to) => Action::Launch(squadron, facing(to)),
                Action::To(to) => Action::To(facing(to)),
            };
            Order::Move(*name, action)
        }
        Order::Shield(arc) => Order::Shield(other(*arc)),
        same => *same,
    }
}

/// Plays both sides of the mirror with the same dice. The map floats: its columns are half a hex apart, so edges have
/// no mirror image.
#[test]
fn a_mirrored_set_up_with_mirrored_orders_gives_the_mirrored_result() {
    let mut moves = 0;
    for name in NAMES {
        let mut made = named(name);
        made.options.set("map", "floating").expect("an option");
        // The map is wide enough for both.
        made.map.columns = 40;
        let here_rules = rules(&made);
        let image_rules = rules(&mirrored(made));
        for seed in 0..3 {
            let mut rng = Seeded::new(seed);
            let mut umpires = [0, 1].map(|_| Umpire::new(SeededDice::new(seed), Silent));
            let (mut here, mut there) = (here_rules.start(), image_rules.start());
            while let Demand::Orders(seats) = here_rules.demand(&here) {
                let place = || format!("{name}, {seed}: {}", here_rules.write_position(&here));
                assert_eq!(here_rules.demand(&here), image_rules.demand(&there), "{}", place());
                let (mut orders, mut reflected) = (Vec::new(), Vec::new());
                for seat in seats {
                    let drawn = Sealed::sample(&here_rules.space(&here, seat), seat, &mut rng);
                    moves += u32::from(matches!(drawn.order(), Order::Move(..)));
                    let space = image_rules.space(&there, seat);
                    assert_eq!(here_rules.space(&here, seat).size(), space.size(), "{}", place());
                    let sealed = Sealed::check(&space, seat, mirrored_order(drawn.order()));
                    reflected.push(sealed.unwrap_or_else(|refusal| panic!("{}: {refusal}", place())));
                    orders.push(drawn);
                }
                here_rules.resolve(&mut umpires[0], &mut here, &orders);
                image_rules.resolve(&mut umpires[1], &mut there, &reflected);
                for (a, b) in here.ships().iter().zip(there.ships()) {
                    let at = if a.on_map() { image(a.at) } else { b.at };
                    let [front, right, rear, left] = b.shields;
                    assert_eq!(
                        (at, a.shields, a.hull, a.place, a.power, a.count, a.charges),
                        (b.at, [front, left, rear, right], b.hull, b.place, b.power, b.count, b.charges),
                        "{name}, {seed}"
                    );
                }
            }
            assert_eq!(here_rules.demand(&here), image_rules.demand(&there), "{name}, {seed}");
        }
    }
    assert!(moves > 1_000, "{moves} moves are too few to say so");
}

#[test]
fn every_option_is_held_to_the_laws_away_from_its_default() {
    let touched = |key: &str| {
        CHANGES.iter().any(|(_, change)| {
            let (was, mut is) = (Options::default(), Options::default());
            change(&mut is);
            match key {
                "map" => was.map != is.map,
                "turn-limit" => was.turn_limit != is.turn_limit,
                "battery" => was.battery != is.battery,
                "afterburner" => was.afterburner != is.afterburner,
                "retreat" => was.retreat != is.retreat,
                "fighters" => was.fighters != is.fighters,
                "missiles" => was.missiles != is.missiles,
                "bases" => was.bases != is.bases,
                "terrain" => was.terrain != is.terrain,
                _ => false,
            }
        })
    };
    let forgotten: Vec<&str> = OPTIONS.iter().map(|option| option.key).filter(|key| !touched(key)).collect();
    assert_eq!(forgotten, [""; 0]);
}
