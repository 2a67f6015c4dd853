//! The captains of *Black Skies*: their orders are legal, fixed by seed and view alone, and good.

use black_skies::captain::BlackSkiesJudge;
use black_skies::captain::captains_black_skies;
use captains::judge::Fitted;
use captains::{Advice, Budget, Captain, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use rules_black_skies::{
    BlackSkies, ElementAt, Fighter, Options, Order, Penalty, Rock, Setup, View, Weapon, Weight, Zone,
};
use table::{Area, Edge, Length, Point};

fn weapon(id: &str, arcs: u8, range: [i32; 3], damage: u8, halves: u8) -> Weapon {
    let (once, rate) = (id == "missile", 1);
    let (id, name) = (id.to_owned(), id.to_owned());
    Weapon { id, name, arcs, rate, range: range.map(Length::inches), damage, halves, once, ours: true }
}

/// Returns a set-up of fighters with all thrusters, a laser, missiles and a tail gun; with rocks if they are asked for.
fn setup(elements: [&[&[u8]]; 2], rocks: bool) -> Setup {
    let all: Vec<ElementAt> = (0..2u8)
        .flat_map(|side| elements[usize::from(side)].iter().map(move |skills| (side, skills.to_vec())))
        .map(|(side, skills)| ElementAt {
            side,
            fighter: "wasp".to_owned(),
            skills,
            name: String::new(),
            speed: 6,
        })
        .collect();
    let wasp = Fighter {
        id: "wasp".to_owned(),
        name: "Wasp".to_owned(),
        weight: Weight::Heavy,
        thrusters: [true; 3],
        weapons: ["laser", "missile", "missile", "tail"].map(str::to_owned).to_vec(),
        armour: 0,
        shields: 1,
        ours: true,
    };
    let rock = |x| Rock { at: Point::inches(x, 20), radius: Length::inches(2) };
    let zone = |edge| Zone { edge, depth: Length::inches(6) };
    Setup {
        area: Area::inches(48, 40),
        weapons: vec![
            weapon("laser", 1, [6, 12, 18], 6, 2),
            weapon("missile", 1, [6, 12, 24], 12, 1),
            weapon("tail", 8, [4, 8, 12], 4, 2),
        ],
        fighters: vec![wasp],
        elements: all,
        zones: [zone(Edge::Bottom), zone(Edge::Top)],
        rocks: if rocks { [12, 24, 36].map(rock).to_vec() } else { Vec::new() },
        options: Options::default(),
    }
}

/// Returns the rules of this set-up.
fn rules(elements: [&[&[u8]]; 2], rocks: bool) -> BlackSkies {
    BlackSkies::new(&setup(elements, rocks)).unwrap_or_else(|flaws| panic!("{flaws:?}"))
}

fn captain(name: &str) -> &'static dyn Captain<BlackSkies> {
    *captains_black_skies().iter().find(|c| c.name() == name).expect("a captain of the shelf")
}

fn advise(rules: &BlackSkies, view: &View, seat: Seat, name: &str, seed: u64, nodes: u32) -> Advice<Order> {
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain(name).advise(rules, &Seen::now(seat, view), &mut Seeded::new(seed), &mut budget)
}

/// Plays a battle; `look` gets every view before its order is written.
fn play(
    rules: &BlackSkies,
    names: [&str; 2],
    nodes: u32,
    seed: u64,
    mut look: impl FnMut(&View, Seat),
) -> Outcome {
    let mut state = rules.start();
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let mut rng = Seeded::new(seed);
    loop {
        let seats = match rules.demand(&state) {
            Demand::Over(outcome) => return outcome,
            Demand::Orders(seats) => seats,
        };
        let mut orders = Vec::new();
        for seat in seats {
            let view = rules.view(&state, Some(seat));
            look(&view, seat);
            let advice = advise(rules, &view, seat, names[seat.index()], rng.bits(), nodes);
            let space = rules.space(&state, seat);
            let sealed = Sealed::check(&space, seat, advice.order);
            orders.push(sealed.unwrap_or_else(|refusal| panic!("{}: {refusal}", advice.order)));
            for thought in &advice.thought {
                assert_eq!(space.check(&thought.order), Ok(()), "{}", thought.order);
                assert!((0.0..=1.0).contains(&thought.share) && (0.0..=1.0).contains(&thought.value));
            }
        }
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

const UNEVEN: [&[&[u8]]; 2] = [&[&[1, 4], &[2]], &[&[1, 1], &[3, 2], &[1]]];
const EVEN: [&[&[u8]]; 2] = [&[&[2, 2]], &[&[2, 2]]];

#[test]
fn every_order_and_every_thought_is_legal_whoever_plays() {
    for (names, nodes) in [
        (["random", "doctrine"], 1),
        (["doctrine", "doctrine"], 1),
        (["search", "doctrine"], 3),
        (["random", "search"], 3),
    ] {
        for rocks in [false, true] {
            play(&rules(UNEVEN, rocks), names, nodes, 11, |_, _| {});
        }
    }
}

#[test]
fn the_same_view_seed_and_nodes_give_the_same_advice() {
    let rules = rules(UNEVEN, true);
    let mut asked = 0;
    play(&rules, ["doctrine", "doctrine"], 1, 3, |view, seat| {
        asked += 1;
        if asked % 7 == 0 {
            for name in ["random", "doctrine", "search"] {
                let first = advise(&rules, view, seat, name, 5, 8);
                assert_eq!(first, advise(&rules, view, seat, name, 5, 8), "{name}");
            }
        }
    });
    assert!(asked > 20);
}

#[test]
fn what_lies_face_down_with_the_enemy_changes_no_advice() {
    // Two states that look alike to a seat give it the same view, and so the same advice. No view tells imagined decks
    // apart.
    let rules = rules(UNEVEN, false);
    let mut state_seed = Seeded::new(2);
    play(&rules, ["doctrine", "doctrine"], 1, 8, |view, seat| {
        let other = rules.view(&rules.imagine(view, &mut state_seed), Some(seat));
        assert_eq!(*view, other, "an imagined deck shows");
        let (a, b) =
            (advise(&rules, view, seat, "doctrine", 4, 1), advise(&rules, &other, seat, "doctrine", 4, 1));
        assert_eq!(a, b);
    });
}

#[test]
fn the_penalty_that_counts_is_the_one_that_the_option_names() {
    // One laser, and two targets that differ only in the penalty they have paid: B1 four points, B3 none.
    let position = |own: u8| {
        format!(
            "flips 3 phase fire side 1 choice Smooth; AE1 speed 6 facing 0 penalty {own}; A1 24,12 hull 8; \
             BE1 speed 6 facing 180 penalty 4; B1 22,21 hull 8; BE2 speed 6 facing 180; B3 26,21 hull 8; \
             deck 1 E1 Left known, pass; deck 2 E1 Straight known, E2 Straight"
        )
    };
    let weighed = |penalty: Penalty, own: u8| {
        let setup = Setup {
            options: Options { penalty, ..Options::default() },
            ..setup([&[&[2]], &[&[2], &[2]]], false)
        };
        let rules = BlackSkies::new(&setup).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let state = rules.read_position(&position(own)).unwrap_or_else(|flaws| panic!("{flaws:?}"));
        let view = rules.view(&state, Some(Seat(0)));
        let thought = advise(&rules, &view, Seat(0), "doctrine", 1, 1).thought;
        let at = |name: &str| {
            let fires =
                |order: &Order| matches!(order, Order::Fire { target, .. } if target.to_string() == name);
            thought.iter().filter(|t| fires(&t.order)).map(|t| t.share).sum::<f64>()
        };
        (at("B1"), at("B3"), thought[0].value)
    };
    let (slowed, other, fast) = weighed(Penalty::Target, 0);
    assert!(other > 1.5 * slowed, "the target's penalty makes it harder to hit: {slowed} to {other}");
    let same = |a: f64, b: f64| (a - b).abs() < 1e-9;
    assert!(fast < weighed(Penalty::Target, 4).2, "its own makes it harder to hit, and costs it nothing");
    let (slowed, other, fast) = weighed(Penalty::Firer, 0);
    assert!(same(slowed, other) && slowed > 0.0, "the target's is not asked: {slowed} to {other}");
    assert!(fast > weighed(Penalty::Firer, 4).2, "its own makes the position worse");
}

#[test]
fn the_doctrine_beats_random_play_and_the_search_does_too() {
    let rules = rules(EVEN, false);
    let wins = |strong: &str, nodes: u32, battles: u64| {
        let one = |seed: u64| {
            let side = (seed % 2) as u8;
            let names = if side == 0 { [strong, "random"] } else { ["random", strong] };
            u64::from(play(&rules, names, nodes, seed, |_, _| {}).winner == Some(Side(side)))
        };
        (0..battles).map(one).sum::<u64>()
    };
    assert!(wins("doctrine", 1, 20) >= 18);
    assert!(wins("search", 4, 10) >= 9);
}

#[test]
fn nobody_panics_when_asked_out_of_turn_or_after_the_end() {
    let rules = rules(EVEN, false);
    let view = rules.view(&rules.start(), Some(Seat(1)));
    for name in ["random", "doctrine", "search"] {
        advise(&rules, &view, Seat(1), name, 1, 2);
    }
}

#[test]
fn whoever_stands_behind_the_enemy_mostly_aims_better() {
    let rules = rules([&[&[2]], &[&[2]]], false);
    let names: Vec<&str> = BlackSkiesJudge.features().iter().map(|feature| feature.name).collect();
    let [aim, chase] =
        ["aim", "chase"].map(|name| names.iter().position(|other| *other == name).expect("a feature"));
    let (mut agree, mut differ) = (0, 0);
    for seed in 0..120 {
        play(&rules, ["doctrine", "doctrine"], 1, seed, |view, _| {
            let measured = BlackSkiesJudge.measure(&rules, &rules.imagine(view, &mut Seeded::new(seed)));
            assert!(measured.iter().all(|value| value.is_finite()), "{measured:?}");
            if measured[aim].abs() > 0.1 && measured[chase].abs() > 0.2 {
                let both = (measured[aim] > 0.0) == (measured[chase] > 0.0);
                *(if both { &mut agree } else { &mut differ }) += 1;
            }
        });
    }
    assert!(agree >= 20 && agree > 3 * differ, "{agree} positions agree, {differ} do not");
}
