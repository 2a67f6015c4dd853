//! Every event is printed once at the terminal, no matter who made the decision.

use std::collections::BTreeMap;

use crate::table::{fine, fresh, run_with};

/// Counts each line of events, rolls and orders in a text.
fn told(text: &str) -> BTreeMap<&str, usize> {
    let mut lines = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("    [") || line.starts_with("      d")) {
        *lines.entry(line).or_default() += 1;
    }
    lines
}

#[test]
fn every_event_is_told_once_to_one_person_in_every_game() {
    for game in &games::SHELF {
        for scenario in game.scenarios() {
            let file = fresh(&format!("told-{}-{}", game.id(), scenario.id));
            let captain = game.captains().get(1).map_or("random", |(name, _)| *name);
            let words = format!(
                "play {} --scenario {} --seats you,{captain} --seed 77 --nodes 50 --record {}",
                game.id(),
                scenario.id,
                file.display()
            );
            let said = run_with(&words, "idle\n\n".repeat(12));
            assert_eq!(said.code, 0, "{}", said.err);
            let (played, replayed) = (told(&said.out), fine(&format!("replay {}", file.display())));
            let replayed = told(&replayed);
            assert!(!replayed.is_empty(), "{} {}: something happens", game.id(), scenario.id);
            for (line, times) in replayed {
                assert_eq!(
                    played.get(line).copied().unwrap_or(0),
                    times,
                    "{} {}: {line}\n{}",
                    game.id(),
                    scenario.id,
                    said.out
                );
            }
        }
    }
}

#[test]
fn people_who_share_a_screen_are_told_all_that_happened_since_they_wrote() {
    for game in &games::SHELF {
        let file = fresh(&format!("shared-{}", game.id()));
        let words = format!("play {} --seats you,you --seed 77 --record {}", game.id(), file.display());
        let said = run_with(&words, "\nidle\n\n".repeat(16));
        assert_eq!(said.code, 0, "{}", said.err);
        let (played, replayed) = (told(&said.out), fine(&format!("replay {}", file.display())));
        for (line, times) in told(&replayed) {
            let shown = played.get(line).copied().unwrap_or(0);
            assert!(shown >= times, "{}: {line} is shown {shown} times\n{}", game.id(), said.out);
        }
    }
}

#[test]
fn the_log_holds_all_decisions_of_the_turn_and_names_the_sides() {
    let file = fresh("log");
    let words = format!(
        "play black-skies --scenario duel --seats you,doctrine --seed 77 --record {}",
        file.display()
    );
    let input = "toss\n\ndeploy E1 36,3 38,3\n\ndeck E1 Straight 6\n\nfly Steady\n\nnext Left\n\nlog\nquit\n";
    let said = run_with(&words, input);
    assert_eq!(said.code, 0, "{}", said.err);
    let (before, log) = said.out.split_once("> log\n").expect("the log is asked for");
    for line in ["Teal flips first", "AE1 flips Straight", "AE1 flies Steady", "BE1 flips", "BE1 flies"] {
        assert!(log.contains(line), "{line} is missing in the log:\n{log}");
        assert!(before.contains(line), "{line} was told as it happened:\n{before}");
    }
    assert!(before.contains("Amber: deploy E1"), "the enemy's order is told:\n{before}");
    assert!(!said.out.contains("side 1") && !said.out.contains("side 2"), "{}", said.out);
    let turn = fine(&format!("replay --turn 1 {}", file.display()));
    assert!(turn.contains("Teal: toss\n") && turn.contains("BE1 flies"), "a turn is replayed whole:\n{turn}");
    assert_eq!(turn.matches("Round 1\n").count(), 1, "{turn}");
}
