//! Tests of the features that the judge of *Talon* reads off a position.

use captains::judge::Fitted;
use captains::{Budget, Seen};
use engine::dice::SeededDice;
use engine::{Demand, Rules, Sealed, Seeded, Silent, Umpire};
use rules_talon::{State, Talon};
use shelf::Shelved;
use talon::TalonGame;
use talon::captain::{TalonJudge, captains_talon};

/// Returns the file of a scenario.
fn text(id: &str) -> &'static str {
    TalonGame::SCENARIOS.iter().find(|file| file.id == id).expect("a scenario").text
}

fn rules(text: &str) -> Talon {
    TalonGame::set_up(text, &[]).unwrap_or_else(|flaws| panic!("{flaws:?}")).0
}

/// Returns the features of a position.
fn measured(rules: &Talon, position: &str) -> Vec<f64> {
    let state = rules.read_position(position).unwrap_or_else(|flaws| panic!("{position}: {flaws:?}"));
    TalonJudge.measure(rules, &state)
}

/// Returns the place of the feature with this name.
fn place(name: &str) -> usize {
    TalonJudge.features().iter().position(|feature| feature.name == name).expect("a feature")
}

/// Returns the feature with this name in the start position of a scenario, after words of the position are replaced.
fn changed(scenario: &str, name: &str, words: &[(&str, &str)]) -> f64 {
    let rules = rules(text(scenario));
    let mut position = rules.write_position(&rules.start());
    for (from, to) in words {
        assert!(position.contains(from), "no {from:?} in {position}");
        position = position.replacen(from, to, 1);
    }
    measured(&rules, &position)[place(name)]
}

/// Plays a battle of captains; calls `look` with every position.
fn battle(rules: &Talon, captain: &str, seed: u64, mut look: impl FnMut(&State)) {
    let captain = captains_talon().iter().find(|one| one.name() == captain).expect("a captain");
    let mut umpire = Umpire::new(SeededDice::new(seed), Silent);
    let (mut state, mut rng) = (rules.start(), Seeded::new(seed));
    while let Demand::Orders(seats) = rules.demand(&state) {
        look(&state);
        let mut orders = Vec::new();
        for seat in seats {
            let view = rules.view(&state, Some(seat));
            let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
            let order = captain.advise(rules, &Seen::now(seat, &view), &mut rng, &mut budget).order;
            let space = rules.space(&state, seat);
            orders.push(Sealed::check(&space, seat, order).unwrap_or_else(|_| Sealed::idle(&space, seat)));
        }
        rules.resolve(&mut umpire, &mut state, &orders);
    }
}

/// Returns a scenario whose sides have changed places, and of a position the same for it.
fn exchanged(scenario: &str) -> (Talon, impl Fn(&str) -> String) {
    let mut parts = scenario.split("[[side]]");
    let (head, first, second) = (parts.next(), parts.next(), parts.next());
    let [head, first, second] = [head, first, second].map(|part| part.expect("a head and two sides"));
    let rules = rules(&format!("{head}[[side]]{second}\n[[side]]{first}"));
    let position = |position: &str| {
        let (head, ships) = position.split_once(';').expect("ships");
        let mut words: Vec<&str> = head.split(' ').collect();
        let at = words.iter().position(|word| *word == "initiative").expect("the initiative") + 1;
        words[at] = if words[at] == "1" { "2" } else { "1" };
        if let Some(held) = words.iter().position(|word| *word == "held") {
            words.swap(held + 1, held + 2);
        }
        format!("{};{ships}", words.join(" "))
    };
    (rules, position)
}

#[test]
fn features_change_their_sign_when_the_sides_change_places() {
    let mut seen = [false; talon::captain::features::COUNT];
    for scenario in ["chance-encounter", "convoy", "fleet-action", "turning-circle"] {
        let rules = rules(text(scenario));
        let (other, position) = exchanged(text(scenario));
        for seed in 0..3 {
            let mut count = 0;
            battle(&rules, "doctrine", seed, |state| {
                count += 1;
                let here = rules.write_position(state);
                if count % 7 != 0 {
                    return;
                }
                let there = measured(&other, &position(&here));
                for ((i, a), b) in TalonJudge.measure(&rules, state).iter().enumerate().zip(&there) {
                    let name = TalonJudge.features()[i].name;
                    assert!((a + b).abs() < 1e-9, "{scenario}: {name} {a} and {b}: {here}");
                    seen[i] |= *a != 0.0;
                }
            });
        }
    }
    for (feature, seen) in TalonJudge.features().iter().zip(seen) {
        assert!(seen, "{} is 0 in every position", feature.name);
    }
}

#[test]
fn what_a_side_has_more_of_counts_for_it() {
    let hurt = |name: &str, from: &str, to: &str| {
        let (unhurt, hurt) = (changed("duel", name, &[]), changed("duel", name, &[(from, to)]));
        assert!(hurt < unhurt, "{name}: {unhurt}, and {hurt} after {to}");
    };
    hurt("lead", "hull 0", "hull 3");
    hurt("armed", "hull 0", "hull 3");
    hurt("shields", "shields 6/5/4/5", "shields 6/0/4/5");
    hurt("arcs", "bars 1+1", "bars lost");
    hurt("power", "hull 0", "hull 5");
}

#[test]
fn a_missile_in_flight_counts_for_the_side_that_launched_it() {
    let rules = rules(text("chance-encounter"));
    let start = rules.write_position(&rules.start());
    let flying = start.replacen("initiative 2", "initiative 2 next 2", 1) + "; M1 12,2 at CL-1 hits 3";
    assert!(measured(&rules, &start)[place("missiles")].abs() < 1e-12);
    assert!((measured(&rules, &flying)[place("missiles")] + 0.2).abs() < 1e-12, "one missile, five ships");
}

#[test]
fn points_and_the_lead_count_late_as_the_rounds_run_out() {
    let rules = rules(text("chance-encounter"));
    let mut position = rules.write_position(&rules.start());
    let ships: Vec<&str> = position.split("; ").filter(|part| part.starts_with("T-DD-1")).collect();
    position = position.replacen(&ships.concat(), "T-DD-1 destroyed 17,4", 1);
    let at = |round: &str| {
        let now = measured(&rules, &position.replacen("round 1", round, 1));
        [now[place("points-late")], now[place("lead-late")]]
    };
    assert!(at("round 1").iter().all(|value| value.abs() < 1e-12), "round 1");
    let [half, whole] = [at("round 7"), at("round 12")];
    assert!(half[0] > 0.0 && half[1] > 0.0, "{half:?}");
    assert!(whole[0] > half[0] && whole[1] > half[1], "{half:?} and {whole:?}");
}

#[test]
fn facts_of_the_set_up_do_not_change_when_ships_are_lost() {
    for (scenario, name, ship) in [("convoy", "burden", "TR-1"), ("base-assault", "squadrons", "DD-1")] {
        let rules = rules(text(scenario));
        let start = rules.write_position(&rules.start());
        let part = start.split("; ").find(|part| part.starts_with(ship)).expect("a ship");
        let lost = start.replacen(part, &format!("{ship} destroyed 8,6"), 1);
        let [before, after] = [&start, &lost].map(|position| measured(&rules, position)[place(name)]);
        assert!(before > 0.0 && before < 1.0, "{scenario}: {name} {before}");
        assert!((before - after).abs() < 1e-12, "{scenario}: {name} {before} and {after}");
    }
    assert!(changed("duel", "burden", &[]).abs() < 1e-12 && changed("duel", "squadrons", &[]).abs() < 1e-12);
}

#[test]
fn a_wide_turn_counts_in_the_turning_circle_alone() {
    assert!(changed("turning-circle", "circle-radius", &[]) > 0.0);
    assert!(changed("turning-circle-even", "circle-radius", &[]).abs() < 1e-12);
    assert!(changed("duel", "circle-radius", &[]).abs() < 1e-12);
}

#[test]
fn features_are_bounded_even_where_no_ship_has_a_weapon() {
    let ships = |class: &str, q: u8, facing: u8| {
        format!(
            "[[side]]\nname = \"{class}\"\nship = [{{ class = \"{class}\", at = [{q}, 2], facing = {facing} }}]\n"
        )
    };
    let bare =
        format!("title = \"Bare\"\nbrief = \"Two.\"\n\n{}\n{}", ships("TR", 8, 1), ships("T-TR", 17, 4));
    for text in [bare.as_str(), text("base-assault"), text("turning-circle")] {
        let rules = rules(text);
        battle(&rules, "random", 1, |state| {
            for (feature, value) in TalonJudge.features().iter().zip(TalonJudge.measure(&rules, state)) {
                let most = match feature.name {
                    "held" => 3.0,
                    "shields" => 4.0,
                    "power" => 40.0,
                    "missiles" => 20.0,
                    _ => 2.0,
                };
                assert!(value.abs() <= most, "{}: {value}", feature.name);
            }
        });
    }
}
