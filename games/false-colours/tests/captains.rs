//! The captains of *False Colours*: their orders are legal, fixed by seed and view alone, and good.

use captains::judge::Fitted;
use captains::{Advice, Budget, Captain, Glimpse, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Outcome, Rules, Sealed, Seat, Seeded, Side, Silent, Space, Umpire};
use false_colours::FalseColoursGame;
use false_colours::captain::{FalseColoursJudge, captains_false_colours};
use rules_false_colours::{FalseColours, Order, Stance, State};
use shelf::Shelved;

fn rules(id: &str) -> FalseColours {
    let file =
        FalseColoursGame::SCENARIOS.iter().find(|file| file.id == id).expect("a scenario of the shelf");
    FalseColoursGame::set_up(file.text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}")).0
}

fn captain(name: &str) -> &'static dyn Captain<FalseColours> {
    *captains_false_colours().iter().find(|captain| captain.name() == name).expect("a captain of the shelf")
}

fn advise(
    rules: &FalseColours,
    seen: &Seen<'_, FalseColours>,
    name: &str,
    number: u64,
    nodes: u32,
) -> Advice<Order> {
    let mut budget = Budget { nodes, stop: &mut || false, crew: None };
    captain(name).advise(rules, seen, &mut Seeded::new(number), &mut budget)
}

fn now(rules: &FalseColours, state: &State, seat: Seat, name: &str, seed: u64) -> Advice<Order> {
    let view = rules.view(state, Some(seat));
    advise(rules, &Seen::now(seat, &view), name, seed, 20)
}

/// Plays a battle with all that each seat has seen; `look` gets every position.
fn play(
    rules: &FalseColours,
    names: [&str; 2],
    nodes: u32,
    seed: u64,
    mut look: impl FnMut(&State),
) -> Outcome {
    let mut state = rules.start();
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let (mut rng, mut pasts) = (Seeded::new(seed), [Vec::new(), Vec::new()]);
    loop {
        if let Demand::Over(outcome) = rules.demand(&state) {
            return outcome;
        }
        look(&state);
        let orders = [Seat(0), Seat(1)].map(|seat| {
            let view = rules.view(&state, Some(seat));
            let knows = Seen { seat, view: &view, past: &pasts[seat.index()] };
            let advice = advise(rules, &knows, names[seat.index()], rng.bits(), nodes);
            let space = rules.space(&state, seat);
            for thought in &advice.thought {
                assert_eq!(space.check(&thought.order), Ok(()), "{}", thought.order);
                assert!((0.0..=1.0).contains(&thought.share) && (0.0..=1.0).contains(&thought.value));
            }
            Sealed::check(&space, seat, advice.order).unwrap_or_else(|refusal| panic!("{refusal}"))
        });
        for seat in [Seat(0), Seat(1)] {
            let read = orders.iter().filter(|order| rules.reads(&state, order, Some(seat))).cloned();
            pasts[seat.index()]
                .push(Glimpse { before: rules.view(&state, Some(seat)), orders: read.collect() });
        }
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

#[test]
fn every_order_and_every_thought_is_legal_whoever_plays() {
    for (names, nodes) in [
        (["random", "doctrine"], 1),
        (["recruit", "doctrine"], 1),
        (["search", "doctrine"], 3),
        (["random", "search"], 3),
    ] {
        for id in ["first-colours", "melee", "two-squadrons"] {
            play(&rules(id), names, nodes, 11, |_| {});
        }
    }
}

#[test]
fn the_same_view_seed_and_nodes_give_the_same_advice() {
    let rules = rules("line-ahead");
    let mut asked = 0;
    play(&rules, ["doctrine", "doctrine"], 1, 3, |state| {
        asked += 1;
        for name in ["random", "recruit", "doctrine", "search"] {
            let twice = [0, 1].map(|_| now(&rules, state, Seat(asked % 2), name, 5));
            assert_eq!(twice[0], twice[1], "{name}");
        }
    });
    assert!(asked > 3);
}

/// A view hides the enemy's flag, so wherever it flies, the same is advised.
#[test]
fn where_the_enemy_hides_its_flag_changes_no_advice() {
    let rules = rules("line-ahead");
    let mut compared = 0;
    for seed in 0..4 {
        play(&rules, ["doctrine", "doctrine"], 1, seed, |state| {
            if state.chooses_flags() || state.is_known(1) {
                return;
            }
            let hidden =
                state.candidates(1).map(|name| State { flags: [state.flags[0], Some(name.ship)], ..*state });
            let advice: Vec<_> = hidden
                .map(|state| ["doctrine", "search"].map(|name| now(&rules, &state, Seat(0), name, 9)))
                .collect();
            assert!(advice.windows(2).all(|pair| pair[0] == pair[1]));
            compared += advice.len();
        });
    }
    assert!(compared > 20, "{compared} positions");
}

#[test]
fn the_doctrine_beats_random_play_and_the_search_does_not_lose_to_the_doctrine() {
    let rules = rules("first-colours");
    let share = |strong: &str, weak: &str, nodes: u32, battles: u64| {
        let one = |seed: u64| {
            let side = (seed % 2) as u8;
            let names = if side == 0 { [strong, weak] } else { [weak, strong] };
            match play(&rules, names, nodes, seed, |_| {}).winner {
                None => 1,
                Some(winner) => 2 * u64::from(winner == Side(side)),
            }
        };
        (0..battles).map(one).sum::<u64>() * 50 / battles
    };
    assert!(share("doctrine", "random", 1, 40) >= 85);
    assert!(share("search", "doctrine", 200, 30) >= 50);
}

/// Each of three alike ships flies the flag in about a third of the battles.
#[test]
fn the_flag_is_drawn_by_lot() {
    let rules = rules("first-colours");
    let mut counts = [0; 3];
    for seed in 0..300 {
        let Order::Flag(name) = now(&rules, &rules.start(), Seat(0), "doctrine", seed).order else {
            panic!("the flag comes first")
        };
        counts[usize::from(name.ship)] += 1;
    }
    assert!(counts.iter().all(|count| (70..=130).contains(count)), "{counts:?}");
}

/// B2's flag is known, so the ships that can fire at it mostly do.
#[test]
fn a_known_flagship_draws_the_fire() {
    let rules = rules("first-colours");
    let text = "turn 3 calls 0 0; flag A1; flag B2 shown; A1 3,1 f1 hull 4; A2 3,2 f1 hull 4; A3 3,3 f1 hull 4; \
                B1 5,3 f4 hull 4; B2 5,2 f4 hull 4; B3 5,1 f4 hull 4";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws}"));
    let (mut at, mut all) = (0, 0);
    for seed in 0..60 {
        let Order::Plot(plot) = now(&rules, &state, Seat(0), "doctrine", seed).order else {
            panic!("a plot")
        };
        for target in plot.parts().iter().filter_map(|part| part.stance.target()) {
            all += 1;
            at += i32::from(target.ship == 1);
        }
    }
    assert!(all > 60 && at * 10 > all * 7, "{at} of {all} shots are named at the flagship");
}

/// A broadside shows the flag once; a flagship that all know fires nothing else where it has a shot.
#[test]
fn a_flagship_that_is_known_fires_broadsides() {
    let rules = rules("first-colours");
    let text = "turn 3 calls 0 0; flag A1 shown; flag B2; A1 3,1 f1 hull 4; A2 0,0 f4 hull 4; A3 0,1 f4 hull 4; \
                B1 4,1 f1 hull 4; B2 5,1 f1 hull 4; B3 5,0 f1 hull 4";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws}"));
    let stance = |seed: u64| {
        let Order::Plot(plot) = now(&rules, &state, Seat(0), "doctrine", seed).order else {
            panic!("a plot")
        };
        plot.parts()[0].stance
    };
    let all: Vec<Stance> = (0..40).map(stance).collect();
    let count = |of: fn(&Stance) -> bool| all.iter().filter(|stance| of(stance)).count();
    assert!(count(|stance| matches!(stance, Stance::Broadside(_))) > 30, "{all:?}");
    assert_eq!(count(|stance| matches!(stance, Stance::Fire(_))), 0, "{all:?}");
}

#[test]
fn features_are_finite_and_change_sign_with_the_sides() {
    let rules = rules("line-ahead");
    let start = FalseColoursJudge.measure(&rules, &State { flags: [Some(1); 2], turn: 1, ..rules.start() });
    assert!(start.iter().all(|value| value.abs() < 1e-9), "both sides are alike: {start:?}");
    for seed in 0..4 {
        play(&rules, ["doctrine", "recruit"], 1, seed, |state| {
            let measured = FalseColoursJudge.measure(&rules, state);
            let swapped = State {
                flags: [state.flags[1], state.flags[0]],
                shown: [state.shown[1], state.shown[0]],
                called: [state.called[1], state.called[0]],
                fleets: [state.fleets[1], state.fleets[0]],
                ..*state
            };
            let other = FalseColoursJudge.measure(&rules, &swapped);
            assert!(measured.iter().zip(&other).all(|(a, b)| (a + b).abs() < 1e-9), "{measured:?} {other:?}");
        });
    }
}

#[test]
fn nobody_panics_when_asked_after_the_end() {
    let rules = rules("first-colours");
    let text = "turn 4 calls 0 0; flag A1; flag B1; A1 0,2 f1 hull 4; A2 3,1 f1 hull 4; A3 0,0 f1 hull 4; \
                B1 7,1 f4 hull 0; B2 5,1 f4 hull 3; B3 7,-3 f4 hull 2";
    let state = rules.read_position(text).unwrap_or_else(|flaws| panic!("{flaws}"));
    for name in ["random", "recruit", "doctrine", "search"] {
        now(&rules, &state, Seat(1), name, 1);
    }
}
