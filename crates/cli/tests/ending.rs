//! Battles that people at the terminal end: one concedes, or all agree to a draw.

use std::fs;

use crate::table::{fine, fresh, run_with};

/// Plays a battle of two people with these lines; returns the output, the record, and the result in its replay.
fn typed(name: &str, input: &str) -> (String, String, String) {
    let file = fresh(name);
    let words = format!("play ftl --scenario duel --seats you,you --seed 3 --record {}", file.display());
    let said = run_with(&words, input);
    assert_eq!(said.code, 0, "{}", said.err);
    let replayed = fine(&format!("replay {}", file.display()));
    let stands = replayed.lines().last().unwrap().to_owned();
    (said.out, fs::read_to_string(&file).unwrap(), stands)
}

#[test]
fn a_person_concedes_once_they_have_said_so_twice() {
    let (said, record, stands) = typed("conceded", "\nA L\n\n\nB L\n\n\nA S1\n\n\nconcede\nn\nconcede\ny\n");
    assert_eq!(said.matches("Concede? The battle ends").count(), 2, "{said}");
    assert!(said.contains("The battle goes on.\n"), "{said}");
    assert_eq!(stands, "Teal (you) wins after 1 turn: Amber concedes");
    assert!(said.contains(&stands), "{said}");
    let (_, end) = record.split_once("\nend\n").expect("an end");
    assert!(end.starts_with("> 2  concedes\n= ") && end.lines().count() == 2, "{end}");
    assert!(!record.contains("A S1"), "what was sealed is never revealed: {record}");
}

#[test]
fn a_battle_that_was_conceded_is_not_gone_on_with() {
    let (_, record, stands) = typed("conceded-again", "\nconcede\nyes\n");
    let file = fresh("conceded-copy");
    fs::write(&file, &record).unwrap();
    let again = run_with(&format!("play --resume {}", file.display()), "\nA L\n\n");
    assert_eq!(again.code, 0, "{}", again.err);
    assert_eq!(stands, "Amber (you) wins after 0 turns: Teal concedes");
    assert!(again.out.contains(&stands), "{}", again.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), record, "nothing is added to it");
}

#[test]
fn a_draw_needs_both_and_the_second_is_told_of_the_first() {
    let (said, record, stands) = typed("agreed", "\nagree\nA L\n\n\nagree\n");
    let offered = "Teal agrees to a draw. Write `agree` to accept, or write an order to go on.";
    assert_eq!(said.matches(offered).count(), 1, "{said}");
    assert_eq!(stands, "A draw after 0 turns, by agreement");
    assert!(said.contains(&stands), "{said}");
    assert!(record.contains("\nend\n> 1  agrees\n> 2  agrees\n= "), "{record}");
    assert!(!record.contains("A L"), "{record}");
}

#[test]
fn a_draw_that_only_one_agrees_to_lapses_with_the_reveal() {
    let (said, record, stands) = typed("one-agrees", "\nagree\nA L\n\n\nB L\n\n\nidle\n\n\nagree\nquit\n");
    assert_eq!(
        said.matches("agrees to a draw. Write `agree` to accept").count(),
        1,
        "in the first turn alone: {said}"
    );
    assert_eq!(said.matches("You agree to a draw.").count(), 2, "{said}");
    assert_eq!(stands, "The battle is not over: orders for turn 2 are due.");
    assert!(record.contains("\nturn 1\n") && !record.contains("\nend\n"), "{record}");
}

#[test]
fn a_captain_agrees_to_nothing_and_a_person_may_concede_to_it() {
    let file = fresh("captain-conceded");
    let words = format!("play ftl --scenario duel --seats random,you --seed 3 --record {}", file.display());
    let said = run_with(&words, "agree\nconcede\ny\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("Captains do not agree to draws."), "{}", said.out);
    assert!(said.out.contains("Teal (random) wins after 0 turns: Amber concedes"), "{}", said.out);
    assert!(fs::read_to_string(&file).unwrap().contains("\nend\n> 2  concedes\n= "));
}

#[test]
fn help_tells_how_a_battle_is_ended() {
    let (said, ..) = typed("help-ends", "\nhelp\nquit\n");
    for line in ["  concede ", "  agree "] {
        assert!(said.contains(line), "{line}: {said}");
    }
}
