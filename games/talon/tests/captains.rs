//! Tests of the captains of *Talon*: their orders are legal, fixed by the seed, and good.

use captains::{Advice, Budget, Captain, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use rules_talon::state::System;
use rules_talon::{
    Class, Goal, Group, HullBox, Kind, MAP, Options, Order, Place, Post, Race, Row, Setup, ShipAt, State,
    Talon, Terrain, Weapon,
};
use table::{Arc, Arcs, Hex};
use talon::captain::captains_talon;

fn group(weapon: Weapon, count: i64, red: i64, yellow: i64, arcs: &[Arc]) -> Group {
    Group { weapon, count, red, yellow, arcs: arcs.iter().copied().collect::<Arcs>() }
}

fn class(id: &str, race: Race, groups: Vec<Group>) -> Class {
    let row = |(power, speed, radius)| Row { power, speed, radius };
    let hull = |(modifier, critical)| HullBox { modifier, critical };
    Class {
        id: id.to_owned(),
        name: id.to_owned(),
        race,
        kind: Kind::Ship,
        points: 100,
        curve: [(1, 5, 3), (2, 4, 2), (3, 3, 1), (4, 2, 1), (5, 1, 0)].map(row).to_vec(),
        start: 2,
        shields: [6, 4, 3, 4],
        hull: [(0, false), (0, true), (-1, false), (-1, true), (-2, false)].map(hull).to_vec(),
        each: 0,
        groups,
        battery: race == Race::Terran,
        afterburners: if race == Race::Talon { 2 } else { 0 },
        squadrons: 0,
        explosion: 2,
    }
}

/// Returns classes with every kind of weapon, a carrier with a squadron, a base, and a ship without a gun.
fn classes() -> Vec<Class> {
    use Arc::{Front, Left, Rear, Right};
    let torpedoes = vec![
        group(Weapon::Phaser, 1, 1, 1, &[Front, Left]),
        group(Weapon::Torpedo, 1, 2, 2, &[Front]),
        group(Weapon::WaveGun, 1, 2, 5, &[Front]),
    ];
    let disruptors =
        vec![group(Weapon::Disruptor, 2, 1, 4, &[Front, Right]), group(Weapon::Missile, 1, 2, 0, &[Front])];
    let cannon = vec![
        group(Weapon::FusionCannon, 1, 3, 3, &[Front]),
        group(Weapon::Disruptor, 2, 1, 4, &[Front, Left]),
    ];
    let tower = vec![group(Weapon::Phaser, 2, 1, 2, &[Front, Rear, Left])];
    let six = Row { power: 6, speed: 2, radius: 0 };
    let fighters = [5, 6].map(|speed| Row { power: 0, speed, radius: 0 });
    let boxes = vec![HullBox::default(); 6];
    vec![
        class("CA", Race::Terran, torpedoes),
        class("T-CA", Race::Talon, disruptors),
        class("T-DN", Race::Talon, cannon),
        Class { squadrons: 2, ..class("CV", Race::Terran, vec![group(Weapon::Phaser, 1, 1, 1, &[Front])]) },
        class("TR", Race::Terran, Vec::new()),
        Class {
            kind: Kind::Base,
            curve: vec![six],
            start: 0,
            squadrons: 2,
            ..class("BASE", Race::Terran, tower)
        },
        Class {
            kind: Kind::Squadron,
            curve: fighters.into_iter().rev().collect(),
            start: 1,
            shields: [0; 4],
            hull: boxes,
            each: 2,
            battery: false,
            explosion: 0,
            ..class("SQ", Race::Terran, vec![group(Weapon::Phaser, 3, 1, 1, &[Front])])
        },
    ]
}

/// A set-up of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Case {
    Duel,
    Fleet,
    Base,
    Belt,
    Circle,
}

const CASES: [Case; 5] = [Case::Duel, Case::Fleet, Case::Base, Case::Belt, Case::Circle];

fn rules(case: Case) -> Talon {
    let at = |side: u8, class: &str, (q, r): (i16, i16)| ShipAt {
        side,
        class: class.to_owned(),
        name: String::new(),
        post: Post::Map(Hex { q, r }, if side == 0 { 1 } else { 4 }),
    };
    let aboard = |carrier| ShipAt { post: Post::Aboard(carrier), ..at(0, "SQ", (0, 0)) };
    let ships = match case {
        Case::Fleet => vec![
            at(0, "CA", (8, 2)),
            at(0, "CV", (6, 3)),
            aboard(1),
            aboard(1),
            at(0, "TR", (5, 5)),
            at(1, "T-DN", (17, 2)),
            at(1, "T-CA", (17, 4)),
            at(1, "T-CA", (17, 0)),
        ],
        Case::Base => {
            vec![at(0, "BASE", (8, 2)), aboard(0), at(1, "T-CA", (17, 2)), at(1, "T-CA", (17, 4))]
        }
        _ => vec![at(0, "CA", (8, 2)), at(1, "T-CA", (17, 2))],
    };
    let mut terrain = Vec::new();
    if case == Case::Belt {
        for (kind, hexes) in [
            (Terrain::Planet, vec![(12, 2), (13, 1)]),
            (Terrain::Asteroids, vec![(11, 3), (14, 2), (15, 0)]),
            (Terrain::Nebula, vec![(10, 4), (15, 2)]),
        ] {
            terrain.extend(hexes.into_iter().map(|(q, r)| (Hex { q, r }, kind)));
        }
    }
    let goal = if case == Case::Circle { Goal::Circle } else { Goal::LastSide };
    let options = Options::default();
    let setup = Setup { map: MAP, classes: classes(), ships, terrain, initiative: 1, goal, options };
    Talon::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn captain(name: &str) -> &'static dyn Captain<Talon> {
    *captains_talon().iter().find(|captain| captain.name() == name).expect("a captain of the shelf")
}

fn advise(rules: &Talon, state: &State, seat: Seat, name: &str, seed: u64, nodes: u32) -> Advice<Order> {
    let view = rules.view(state, Some(seat));
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain(name).advise(rules, &Seen::now(seat, &view), &mut Seeded::new(seed), &mut budget)
}

/// Plays a battle between two captains; calls `look` with every position and a seat that is asked.
fn battle(
    rules: &Talon,
    names: [&str; 2],
    nodes: u32,
    seed: u64,
    mut look: impl FnMut(&State, Seat),
) -> Outcome {
    let mut rng = Seeded::new(seed);
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let mut state = rules.start();
    loop {
        let seats = match rules.demand(&state) {
            Demand::Over(outcome) => return outcome,
            Demand::Orders(seats) => seats,
        };
        let mut orders = Vec::new();
        for seat in seats {
            look(&state, seat);
            let advice = advise(rules, &state, seat, names[seat.index()], rng.bits(), nodes);
            let sealed = Sealed::check(&rules.space(&state, seat), seat, advice.order);
            orders
                .push(sealed.unwrap_or_else(|refusal| panic!("{}: {refusal}", rules.write_position(&state))));
        }
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

#[test]
fn every_order_and_every_thought_is_legal_and_fixed_by_the_seed() {
    for case in CASES {
        let rules = rules(case);
        for names in [["doctrine", "random"], ["random", "doctrine"], ["doctrine"; 2]] {
            let mut seen = 0;
            battle(&rules, names, 1, 3, |state, seat| {
                seen += 1;
                if seen % 13 != 1 {
                    return;
                }
                let space = rules.space(state, seat);
                for captain in ["random", "doctrine", "search"] {
                    let first = advise(&rules, state, seat, captain, 7, 4);
                    assert_eq!(first, advise(&rules, state, seat, captain, 7, 4), "{case:?}: {captain}");
                    assert_eq!(space.check(&first.order), Ok(()), "{case:?}: {captain}");
                    let mut sum = 0.0;
                    for thought in &first.thought {
                        assert_eq!(space.check(&thought.order), Ok(()), "{case:?}: {captain}");
                        assert!((0.0..=1.0).contains(&thought.value), "{case:?}: {thought:?}");
                        sum += thought.share;
                    }
                    assert!(!first.thought.is_empty() && sum <= 1.0 + 1e-9, "{case:?}: {captain}");
                }
            });
        }
    }
}

#[test]
fn a_search_plays_every_set_up_to_its_end() {
    for case in CASES {
        battle(&rules(case), ["search", "doctrine"], 2, 5, |_, _| {});
    }
}

#[test]
fn nobody_panics_when_asked_out_of_turn_or_after_the_end() {
    let rules = rules(Case::Duel);
    let mut state = rules.start();
    let mut rng = Seeded::new(1);
    let mut umpire = Umpire::new(SeededDice::new(1), Silent);
    let asked = |state: &State| {
        for seat in [Seat(0), Seat(1)] {
            for captain in ["random", "doctrine", "search"] {
                let advice = advise(&rules, state, seat, captain, 1, 3);
                assert_eq!(rules.space(state, seat).check(&advice.order), Ok(()), "{captain}");
            }
        }
    };
    asked(&state);
    while let Demand::Orders(seats) = rules.demand(&state) {
        let draw = |seat| Sealed::sample(&rules.space(&state, seat), seat, &mut rng);
        let orders: Vec<_> = seats.iter().map(draw).collect();
        rules.resolve(&mut umpire, &mut state, &orders);
    }
    asked(&state);
}

/// Returns the half victories of the first captain in battles with fixed seeds, in which it changes sides.
fn halves(case: Case, names: [&str; 2], battles: u64, nodes: u32) -> u32 {
    let rules = rules(case);
    let of = |seed: u64| {
        let side = (seed % 2) as u8;
        let seated = if side == 0 { names } else { [names[1], names[0]] };
        battle(&rules, seated, nodes, seed, |_, _| {}).halves(Side(side))
    };
    (0..battles).map(of).sum()
}

#[test]
fn doctrine_beats_random_everywhere() {
    for case in CASES {
        let halves = halves(case, ["doctrine", "random"], 20, 1);
        assert!(halves >= 35, "{case:?}: {halves} of 40 halves");
    }
}

#[test]
fn search_beats_doctrine() {
    let halves = halves(Case::Duel, ["search", "doctrine"], 20, 60);
    assert!(halves >= 24, "{halves} of 40 halves");
}

#[test]
fn doctrine_keeps_ships_that_can_turn_on_the_map() {
    let mut left = 0;
    for case in CASES {
        let rules = rules(case);
        for seed in 0..10 {
            let mut last = rules.start();
            battle(&rules, ["doctrine"; 2], 1, seed, |state, _| {
                let pairs = state.ships().iter().zip(last.ships());
                let gone = pairs.filter(|(ship, before)| {
                    ship.place == Place::Left && before.on_map() && before.works(System::Helm)
                });
                left += gone.count();
                last.clone_from(state);
            });
        }
    }
    // Once in a thousand battles a turn radius grows too wide for the room left.
    assert!(left <= 1, "{left} ships left the map in 50 battles");
}
