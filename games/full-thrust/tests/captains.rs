//! The captains of *Full Thrust*: legal in every phase, blind to hidden facts, deterministic by seed, and strong.

use std::collections::BTreeSet;

use captains::{Advice, Budget, Captain, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use full_thrust::captain::captains_full_thrust;
use rules_full_thrust::ships::{Class, Kind, Weapon};
use rules_full_thrust::state::Place;
use rules_full_thrust::{Exit, Fire, FullThrust, Options, Order, Setup, ShipAt, State, Target, View, design};
use table::{Area, Edge, Point};

/// Every module at once; the way of fire is chosen separately.
const MODULES: &[(&str, &str)] = &[
    ("thresholds", "on"),
    ("bogeys", "on"),
    ("armour", "on"),
    ("fighters", "on"),
    ("anti-fighter", "on"),
    ("torpedoes", "on"),
    ("needles", "on"),
    ("ramming", "on"),
    ("custom-ships", "on"),
    ("morale", "on"),
    ("flagship", "on"),
];

/// The ways to declare fire and to turn.
const WAYS: [&[(&str, &str)]; 4] = [
    &[],
    &[("fire", "open"), ("turning", "curved"), ("half", "up")],
    &[("fire", "alternate"), ("turning", "printed-1991"), ("course-12", "30")],
    &[("fire", "automatic")],
];

/// Returns a cruiser with torpedoes and needle beams in place of batteries.
fn hunter() -> Class {
    let mut class = design::class("HC").expect("a class of the table");
    "hunter".clone_into(&mut class.id);
    class.base = Some("HC".to_owned());
    class.weapons = class.weapons.iter().take(2).copied().collect();
    for kind in [Kind::Torpedo, Kind::Torpedo, Kind::Needle] {
        class.weapons.push(Weapon { kind, arcs: 1 });
    }
    class
}

/// Returns the rules for two fleets of these classes, facing each other on a table of this size in inches.
fn rules(fleets: [&[&str]; 2], (width, height): (i32, i32), options: &[&[(&str, &str)]]) -> FullThrust {
    let mut chosen = Options { dummies: 3, ..Options::default() };
    for (key, value) in options.iter().copied().flatten() {
        chosen.set(key, value).expect("an option");
    }
    let mut ships = Vec::new();
    for (side, fleet) in fleets.iter().enumerate() {
        for (i, class) in fleet.iter().enumerate() {
            let x = width * (i as i32 + 1) / (fleet.len() as i32 + 1);
            let (y, course) = if side == 0 { (5, 12) } else { (height - 5, 6) };
            ships.push(ShipAt {
                side: side as u8,
                class: (*class).to_owned(),
                name: String::new(),
                at: Point::inches(x, y),
                course,
                velocity: 6,
            });
        }
    }
    let mut classes = design::table();
    if fleets.iter().any(|fleet| fleet.contains(&"hunter")) {
        classes.push(hunter());
    }
    let merchants = fleets[0].contains(&"BK");
    let setup = Setup {
        area: Area::inches(width, height),
        classes,
        ships,
        sides: Default::default(),
        options: chosen,
        exit: merchants.then_some(Exit { side: 0, edge: Edge::Top }),
        target: (merchants && height > 50).then_some(Target { side: 1, points: 20, alone: false }),
    };
    FullThrust::new(&setup).expect("a sound set-up")
}

/// Returns set-ups that bring every phase and every module, by name.
fn all() -> Vec<(String, FullThrust)> {
    let mixed: [&[&str]; 2] = [&["DN", "hunter", "DD", "dummy", "S"], &["CA", "hunter", "FF", "dummy", "L"]];
    let mut all = Vec::new();
    for (i, way) in WAYS.iter().enumerate() {
        let seen: &[&[(&str, &str)]] = &[&MODULES[..1], &MODULES[2..], way];
        all.push((format!("all in sight, {i}"), rules(mixed, (60, 48), seen)));
        all.push((format!("every module, {i}"), rules(mixed, (84, 72), &[MODULES, way])));
        all.push((format!("a duel, {i}"), rules([&["HC"], &["HC"]], (48, 48), &[way])));
        let convoy: [&[&str]; 2] = [&["BK", "LF", "EC"], &["HC", "DD"]];
        all.push((format!("a convoy, {i}"), rules(convoy, (48, 48), &[&MODULES[..1], way])));
        all.push((format!("a last stand, {i}"), rules(convoy, (48, 60), &[way])));
    }
    all
}

fn captain(name: &str) -> &'static dyn Captain<FullThrust> {
    *captains_full_thrust().iter().find(|captain| captain.name() == name).expect("a captain of the shelf")
}

fn advise(rules: &FullThrust, view: &View, seat: Seat, name: &str, seed: u64, nodes: u32) -> Advice<Order> {
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain(name).advise(rules, &Seen::now(seat, view), &mut Seeded::new(seed), &mut budget)
}

/// Plays one decision: each demanded seat writes the order that its captain advises.
fn play(
    rules: &FullThrust,
    state: &mut State,
    names: [&str; 2],
    nodes: u32,
    rng: &mut Seeded,
    umpire: &mut Umpire<SeededDice, Silent>,
) -> Option<Outcome> {
    let seats = match rules.demand(state) {
        Demand::Over(outcome) => return Some(outcome),
        Demand::Orders(seats) => seats,
    };
    let write = |seat: Seat| {
        let view = rules.view(state, Some(seat));
        let order = advise(rules, &view, seat, names[seat.index()], rng.bits(), nodes).order;
        Sealed::check(&rules.space(state, seat), seat, order).expect("a legal order")
    };
    let orders: Vec<_> = seats.iter().map(write).collect();
    rules.resolve(umpire, state, &orders);
    None
}

/// Calls `look` at positions of every set-up, in random play and in the doctrine's.
fn everywhere(mut look: impl FnMut(&str, &FullThrust, &State, Seat)) {
    for (name, rules) in all() {
        for (seed, players) in [(1, "random"), (2, "doctrine")] {
            let (mut rng, mut umpire) = (Seeded::new(seed), Umpire::new(SeededDice::new(seed), Silent));
            let mut state = rules.start();
            for decision in 0..90 {
                if let Demand::Orders(seats) = rules.demand(&state)
                    && (decision % 4 == 1 || decision < 12)
                {
                    seats.iter().for_each(|seat| look(&name, &rules, &state, seat));
                }
                if play(&rules, &mut state, [players; 2], 1, &mut rng, &mut umpire).is_some() {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_order_and_every_thought_is_legal_in_every_phase() {
    let mut phases = BTreeSet::new();
    everywhere(|name, rules, state, seat| {
        phases.insert(format!("{:?}", state.phase));
        let space = rules.space(state, seat);
        let view = rules.view(state, Some(seat));
        for who in ["random", "doctrine", "search"] {
            let advice = advise(rules, &view, seat, who, 7, 3);
            let position = rules.write_position(state);
            assert_eq!(space.check(&advice.order), Ok(()), "{name}: {who}: {}\n{position}", advice.order);
            let shares: f64 = advice.thought.iter().map(|thought| thought.share).sum();
            assert!(shares <= 1.0 + 1e-9, "{name}: {who}: shares sum to {shares}");
            for thought in &advice.thought {
                assert_eq!(space.check(&thought.order), Ok(()), "{name}: {who}: {}", thought.order);
                assert!((0.0..=1.0).contains(&thought.value), "{name}: {who}: {thought:?}");
            }
        }
    });
    let all = ["Attacks", "Defence", "Fighters", "Fire", "Orders", "Scans"];
    assert_eq!(phases.iter().map(String::as_str).collect::<Vec<_>>(), all, "every phase is met");
}

#[test]
fn what_is_hidden_changes_no_order() {
    let mut different = 0;
    everywhere(|name, rules, state, seat| {
        let view = rules.view(state, Some(seat));
        let mut rng = Seeded::new(99);
        let other = (0..4).map(|_| rules.imagine(&view, &mut rng)).find(|other| other != state);
        let Some(other) = other else { return };
        different += 1;
        let same = rules.view(&other, Some(seat));
        for who in ["doctrine", "search"] {
            let advice = advise(rules, &view, seat, who, 5, 4);
            assert_eq!(advice, advise(rules, &same, seat, who, 5, 4), "{name}: {who}");
        }
    });
    assert!(different > 50, "{different} positions with something hidden");
}

#[test]
fn the_same_seed_and_nodes_give_the_same_advice() {
    everywhere(|name, rules, state, seat| {
        let view = rules.view(state, Some(seat));
        for who in ["doctrine", "search"] {
            let first = advise(rules, &view, seat, who, 3, 3);
            assert_eq!(first, advise(rules, &view, seat, who, 3, 3), "{name}: {who}");
        }
    });
}

/// Plays a battle between two captains to its end.
fn battle(rules: &FullThrust, names: [&str; 2], nodes: u32, seed: u64) -> (Outcome, State) {
    let (mut rng, mut umpire) = (Seeded::new(seed), Umpire::new(SeededDice::new(seed), Silent));
    let mut state = rules.start();
    loop {
        if let Some(outcome) = play(rules, &mut state, names, nodes, &mut rng, &mut umpire) {
            return (outcome, state);
        }
    }
}

/// Counts the halves of victory that the first captain gets in a number of battles, with sides alternating.
fn halves(rules: &FullThrust, names: [&str; 2], nodes: u32, battles: u64) -> u32 {
    let one = |seed: u64| {
        let side = (seed % 2) as usize;
        let seated = [names[side], names[1 - side]];
        battle(rules, seated, nodes, seed / 2).0.halves(Side(side as u8))
    };
    (0..battles).map(one).sum()
}

#[test]
fn the_doctrine_beats_random_with_fleets_and_with_every_module() {
    let fleet: &[&str] = &["DN", "HC", "EC", "DD", "FF"];
    for (i, way) in WAYS.iter().enumerate() {
        let plain = rules([fleet; 2], (72, 60), &[way]);
        let all = rules([fleet; 2], (72, 60), &[MODULES, way]);
        for (name, rules) in [("basic", &plain), ("every module", &all)] {
            let halves = halves(rules, ["doctrine", "random"], 1, 10);
            // With fire by the program, random orders fire as well as any.
            let least = if rules.options().fire == Fire::Automatic { 15 } else { 19 };
            assert!(halves >= least, "{name}, {i}: {halves} of 20 halves");
        }
    }
}

/// Returns the rules for two ships of a class on crossing courses. Bow to bow on one line, mostly the dice would
/// decide.
fn crossing(class: &str) -> FullThrust {
    let ship = |side: u8, at: Point, course: u8| ShipAt {
        side,
        class: class.to_owned(),
        name: String::new(),
        at,
        course,
        velocity: 6,
    };
    let setup = Setup {
        area: Area::inches(72, 48),
        classes: design::table(),
        ships: vec![ship(0, Point::inches(20, 6), 12), ship(1, Point::inches(52, 42), 6)],
        sides: Default::default(),
        options: Options::default(),
        exit: None,
        target: None,
    };
    FullThrust::new(&setup).expect("a sound set-up")
}

#[test]
fn the_search_beats_the_doctrine() {
    for class in ["DD", "BB"] {
        let halves = halves(&crossing(class), ["search", "doctrine"], 400, 24);
        assert!(halves >= 28, "{class}: {halves} of 48 halves");
    }
}

#[test]
fn the_doctrine_stays_on_the_table_and_comes_to_blows() {
    let fleet: &[&str] = &["DN", "HC", "EC", "DD", "FF", "L"];
    let rules = rules([fleet; 2], (72, 60), &[]);
    let (mut gone, mut lost) = (0, 0);
    for seed in 0..10 {
        let (_, state) = battle(&rules, ["doctrine"; 2], 1, seed);
        gone += state.ships().iter().filter(|s| matches!(s.place, Place::Away | Place::Barred)).count();
        lost += state.ships().iter().filter(|s| s.place == Place::Destroyed).count();
    }
    assert!(gone <= 2 && lost >= 60, "{gone} of 120 ships left the table, {lost} were destroyed");
}

#[test]
fn a_ship_that_is_away_comes_back() {
    let rules = rules([&["HC"]; 2], (48, 48), &[]);
    let text = "turn 5 phase orders; A1 24,0 c6 v6 away edge 2 back 4; B1 24,30 c6 v6; side 1; side 2";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    let order = advise(&rules, &rules.view(&state, Some(Seat(0))), Seat(0), "doctrine", 1, 1).order;
    assert!(order.to_string().contains("enter"), "{order}");
}

#[test]
fn a_search_with_the_largest_fleets_stops_when_told() {
    let fleet = vec!["HC"; 64];
    let rules = rules([&fleet; 2], (120, 96), &[&[("thresholds", "on")]]);
    let view = rules.view(&rules.start(), Some(Seat(0)));
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        true
    };
    let mut budget = Budget { nodes: u32::MAX, stop: &mut stop, crew: None };
    let advice =
        captain("search").advise(&rules, &Seen::now(Seat(0), &view), &mut Seeded::new(1), &mut budget);
    assert_eq!(rules.space(&view.position, Seat(0)).check(&advice.order), Ok(()));
    assert_eq!(asked, 1);
}
