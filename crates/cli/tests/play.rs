//! Battles of people at the terminal, with their lines from a pipe.

use std::fs;

use crate::table::{fine, folder, fresh, root, run_with};

const CLEARED: &str = "(the screen is cleared)";

#[test]
fn two_people_share_one_screen_and_hide_their_orders() {
    let file = fresh("hot-seat");
    let words =
        format!("play ftl --scenario close-quarters --seats you,you --seed 7 --record {}", file.display());
    let input = "\nA L; A S3\ny\n\nB R-40; S8\nn\nB R15\n\n\nquit\n";
    let said = run_with(&words, input);
    assert_eq!(said.code, 0, "{}", said.err);
    let parts: Vec<&str> = said.out.split(CLEARED).collect();
    assert_eq!(parts.len(), 6, "before each person's turn, after each seal:\n{}", said.out);
    assert!(parts[0].contains("Hand over to Teal"));
    assert!(parts[1].contains("ignored  A S3: A already has the order L [FTL-5.5]"), "{}", parts[1]);
    assert!(parts[2].contains("Hand over to Amber"));
    assert!(!parts[2].contains("A L") && !parts[3].contains("A L"), "Amber sees nothing of Teal's order");
    assert!(parts[3].contains("refused  B R-40: ") && parts[3].contains("[FTL-5.2]"), "{}", parts[3]);
    assert!(parts[3].contains("Nothing is sealed"));
    for line in ["  Teal: A L\n", "  Amber: B R15\n", "[FTL-6.1] A launches A.1 at 19,24, heading 90°"] {
        assert!(parts[4].contains(line), "{line} is revealed to both:\n{}", parts[4]);
    }
    let record = fs::read_to_string(&file).unwrap();
    assert!(record.contains("seat 1 you\nseat 2 you\ndice seed 7\n"), "{record}");
    assert!(record.contains("\nturn 1\n> 1  A L\n> 2  B R15\n"), "{record}");
    fine(&format!("replay {}", file.display()));
}

#[test]
fn a_sealed_order_is_taken_back_before_the_reveal() {
    let file = fresh("undo");
    let words = format!("play ftl --scenario duel --seats you,you --record {}", file.display());
    let said = run_with(&words, "\nL\n\nundo\n\nundo\nS4\ny\n\nidle\ny\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("You have no sealed order"), "{}", said.out);
    assert!(said.out.contains("  Teal: A S4\n") && !said.out.contains("  Teal: A L\n"), "{}", said.out);
}

#[test]
fn the_end_of_input_keeps_the_record_and_resuming_goes_on() {
    let file = fresh("eof");
    let file = file.display();
    let first = run_with(
        &format!("play ftl --scenario duel --seats you,random --seed 5 --record {file}"),
        "L\n\nS4\ny\nR1",
    );
    assert_eq!(first.code, 0, "{}", first.err);
    assert!(first.out.contains("The record has 2 turns."), "{}", first.out);
    let replayed = fine(&format!("replay {file}"));
    assert!(
        replayed.contains("Turn 2\n")
            && replayed.ends_with("The battle is not over: orders for turn 3 are due.\n")
    );
    let second = run_with(&format!("play --resume {file}"), "idle\n\n");
    assert!(
        second.out.contains("2 turns are played.") && second.out.contains("The record has 3 turns."),
        "{}",
        second.out
    );
    assert!(fine(&format!("replay {file}")).contains("Turn 3\n"));
    let other = run_with(&format!("play chess --resume {file}"), "");
    assert_eq!(other.code, 2, "{}", other.err);
}

#[test]
fn a_whole_battle_against_a_captain_ends_with_its_result() {
    let file = fresh("whole");
    let file = file.display();
    let words = format!("play ftl --seats random,you --seed 5 --option turn-limit=3 --record {file}");
    let said = run_with(&words, "idle\n\n".repeat(3));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("A draw after 3 turns [FTL-7.1]"), "{}", said.out);
    let again = run_with(&format!("play --resume {file}"), "");
    assert!(again.out.contains("A draw after 3 turns"), "{}", again.out);
}

#[test]
fn words_to_the_program_are_answered_and_seal_nothing() {
    let file = fresh("words");
    let words = format!("play ftl --scenario duel --seats you,random --record {}", file.display());
    let said = run_with(
        &words,
        "help\nwhy FTL-6.3\nwhy\nwhy 99\nboard\nclose\npieces\nlog\nundo\n\ny\nn\n\u{1F680}\n\nquit\n",
    );
    assert_eq!(said.code, 0, "{}", said.err);
    let table = [
        "take back your sealed order",
        "FTL-6.3 Sprints",
        "FTL-2.3",
        "no clause of ftl is called \"99\"",
        "From A: B lies dead ahead, 24 in away",
        "No turn has been played yet.",
        "You have no sealed order",
        "Write an order",
        "[FTL-5.6]",
        "The record has 0 turns.",
    ];
    for text in table {
        assert!(said.out.contains(text), "{text} is missing:\n{}", said.out);
    }
}

#[test]
fn bytes_that_are_no_text_are_refused_like_any_order() {
    let file = fresh("bytes");
    let words = format!("play ftl --scenario duel --seats you,random --record {}", file.display());
    let said = run_with(&words, b"A \xff\xfe\n\nquit\n".to_vec());
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("refused  A "), "{}", said.out);
}

#[test]
fn a_battle_nobody_named_a_record_for_is_kept_all_the_same() {
    let said = run_with("play ftl --seats you,random --seed 12", "L\n\n");
    assert_eq!(said.code, 0, "{}", said.err);
    let resume = said.out.lines().last().unwrap().split("--resume ").nth(1).unwrap();
    assert!(fine(&format!("replay {resume}")).contains("Turn 1\n"));
    fs::remove_file(resume).unwrap();
}

#[test]
fn every_game_can_be_played_without_naming_a_seat_or_a_scenario() {
    for game in &games::SHELF {
        let file = fresh(&format!("plain-{}", game.id()));
        let said = run_with(&format!("play {} --record {}", game.id(), file.display()), "quit\n");
        assert_eq!(said.code, 0, "{}: {}", game.id(), said.err);
        assert!(said.out.contains("(doctrine)"), "{}: {}", game.id(), said.out);
    }
}

#[test]
fn every_scenario_shows_an_order_that_is_legal_now() {
    for game in &games::SHELF {
        for scenario in game.scenarios() {
            let words = |file: &std::path::Path| {
                format!(
                    "play {} --scenario {} --seats you,random --seed 3 --record {}",
                    game.id(),
                    scenario.id,
                    file.display()
                )
            };
            let first = run_with(&words(&fresh("example")), "quit\n").out;
            let first = first.replace('\n', " ");
            let (_, behind) = first.split_once("Example (not advice): ").expect("an example");
            let example = behind.split(". `choices` lists").next().unwrap();
            let said = run_with(&words(&fresh("example")), format!("{example}\n\nquit\n"));
            assert_eq!(said.code, 0, "{}", said.err);
            assert!(said.out.contains("  accepted ") && !said.out.contains("  refused  "), "{}", said.out);
            assert!(!said.out.contains("The record has 0 turns"), "{example} is sealed:\n{}", said.out);
        }
    }
}

#[test]
fn full_thrust_is_told_in_its_own_words() {
    let file = fresh("own-words");
    let words = format!("play full-thrust --seed 3 --seats you,you --record {}", file.display());
    let input = "\nhelp\nchoices\nchoices a1\nchoices B1\nA1 P2,+4\n\nA1 S2,+2\n\n\nB1 S1,+3\n\n\nhelp\nA1 > B1\n\nquit\n";
    let said = run_with(&words, input);
    assert_eq!(said.code, 0, "{}", said.err);
    let table = [
        "A1 turns 2 points to port",
        "You may order: A1.",
        "  A1 P2,+2  to 13.1, 10, course 10, velocity 8",
        "You cannot order B1 now; you may order: ",
        "refused  A1 P2,+4: it needs 6 thrust and has 4 [FT-2.4]",
        "A1 would move to 26.9, 10, course 2, velocity 8",
        "B1 bears on A1 now.",
        "A1 bears on B1: fore, 31.8 in, 2 dice.",
        "A1 fires every weapon that bears at B2",
        "at B1: A1 with A1, A2: 1.3 damage points expected",
    ];
    for text in table {
        assert!(said.out.contains(text), "{text} is missing:\n{}", said.out);
    }
    for text in ["sprint", "missile", "If A1 is marked"] {
        assert!(!said.out.contains(text), "{text} is of another game:\n{}", said.out);
    }
}

#[test]
fn fighters_and_weapons_of_our_own_making_are_marked_where_pieces_are_listed() {
    let file = fresh("our-making");
    let pieces = |scenario: &str| {
        let words = format!(
            "play black-skies --scenario {scenario} --seats you,you --seed 3 --force --record {}",
            file.display()
        );
        run_with(&words, "\npieces\nquit\n").out
    };
    let squadron = pieces("squadron");
    assert!(
        squadron.contains("our own, not in the published game: Interceptor, Gunship [BS-1.6]"),
        "{squadron}"
    );
    let duel = pieces("duel");
    assert!(!duel.contains("not in the published game"), "the Black Tiger is published:\n{duel}");
    let text = fs::read_to_string(root().join("games/black-skies/data/scenarios/duel.toml")).unwrap();
    let dart =
        "[fighter.black-tiger]\nname = \"Dart\"\nweight = \"medium\"\nweapons = [\"laser\", \"pulse\"]\n";
    let own = folder("our-making").join("darts.toml");
    fs::write(&own, format!("{text}\n{dart}")).unwrap();
    let darts = pieces(&own.display().to_string());
    assert!(
        darts.contains("our own, not in the published game: Pulse Laser [BS-1.6]"),
        "a fighter of one's own, a weapon of ours:\n{darts}"
    );
}

#[test]
fn a_carrier_launches_and_its_group_is_offered_a_flight() {
    let file = fresh("flight");
    let words = format!(
        "play full-thrust --scenario carrier-strike --seats you,random --seed 3 --record {}",
        file.display()
    );
    let said = run_with(&words, "A1 launch 1\n\nchoices\nchoices G1\nquit\n");
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("would be launched at"), "{}", said.out);
    assert!(said.out.contains("any place within 18 in of"), "{}", said.out);
    assert!(!said.out.contains("AG1 with AG2"), "groups aboard are not on the table:\n{}", said.out);
}

/// Returns the program's output for lines typed in a battle against a captain.
fn duel(game: &str, name: &str, input: &str) -> String {
    let words = format!(
        "play {game} --scenario duel --seats you,doctrine --seed 77 --nodes 50 --record {}",
        fresh(name).display()
    );
    let said = run_with(&words, input);
    assert_eq!(said.code, 0, "{}", said.err);
    said.out
}

#[test]
fn an_order_of_which_nothing_stands_leaves_nothing_to_seal() {
    let out = duel("simple-spaceships", "refused-all", "assign A M9\ny\nassign A M2 A2\n\nquit\n");
    assert!(out.contains("refused  A M9") && !out.contains("Seal the legal parts?"), "{out}");
    assert!(
        out.contains("No part of the order is legal, so nothing is sealed. Turn 1: assign dice"),
        "{out}"
    );
    assert!(out.contains("  South: assign A M2 A2\n") && !out.contains("assign A none"), "{out}");
    let part = duel("ftl", "refused-part", "A S3; Z S3\ny\nquit\n");
    assert!(
        part.contains("Seal the legal parts?") && part.contains("accepted A S3\n"),
        "a part stands:\n{part}"
    );
}

#[test]
fn an_order_of_the_wrong_kind_is_told_what_is_asked_now() {
    let skies = duel("black-skies", "wrong-kind", "toss\n\ndeploy E1 36,3 38,3\n\nfire A1 B1\nshoot\nquit\n");
    for order in ["fire A1 B1", "shoot"] {
        let asked = format!("refused  {order}: lay speeds, first cards and the deck now, such as deck");
        assert!(skies.contains(&asked), "{order}:\n{skies}");
    }
    let ships = duel("simple-spaceships", "wrong-kind-ships", "attack B\ndance\nquit\n");
    for order in ["attack B", "dance"] {
        assert!(ships.contains(&format!("refused  {order}: assign dice first")), "{order}:\n{ships}");
    }
}

#[test]
fn before_dice_are_assigned_nobody_is_said_to_be_in_range() {
    let out = duel("simple-spaceships", "opening", "quit\n");
    assert!(out.contains("A is ahead of B, which may assign enough dice to reach it."), "{out}");
    assert!(!out.contains("in range"), "{out}");
}

#[test]
fn an_example_of_an_order_is_said_to_be_no_advice() {
    let out = duel("black-skies", "no-advice", "quit\n");
    assert!(out.contains("Example (not advice): toss. `choices` lists"), "{out}");
    assert!(!out.contains("You could write"), "{out}");
}

#[test]
fn a_line_that_is_too_long_is_told_and_asked_for_again() {
    let path = fresh("long-lines");
    let words = format!("play ftl --scenario duel --seed 1 --seats you,doctrine --record {}", path.display());
    let said = run_with(&words, format!("{}\nA R15\ny\nquit\n", "A R15; ".repeat(10_000)));
    assert_eq!(said.code, 0, "{}", said.err);
    assert!(said.out.contains("That line is longer than 32768 bytes; it is ignored."), "{}", said.out);
    assert!(said.out.len() < 20_000, "the line is not repeated: {} bytes", said.out.len());
    assert!(std::fs::read_to_string(&path).unwrap().contains("> 1  A R15"), "the next line counts");
}

#[test]
fn a_battle_with_real_dice_asks_for_the_faces_it_wants() {
    let asked = "{\"call\":\"new\",\"game\":\"simple-spaceships\",\"scenario\":\"duel\",\"dice\":{\"faces\":[]}}\n\
                 {\"call\":\"record\",\"battle\":1}\n";
    let answers = run_with("referee", asked).out;
    let answer: serde_json::Value = serde_json::from_str(answers.lines().nth(1).unwrap()).unwrap();
    let record = fresh("real-dice");
    std::fs::write(&record, answer["ok"]["record"].as_str().unwrap()).unwrap();
    let typed = "\nassign A M5 A1\n\n\nassign B M5 A1\n\nseven\n3\n1 1\nhelp\n2\nquit\n";
    let said = run_with(&format!("play --resume {}", record.display()), typed);
    assert_eq!(said.code, 0, "{}", said.err);
    for line in [
        "Roll a d2 [SS-2.3] and type the face> ",
        "\"seven\" is not a list of faces; write, for example, 3 or 3 6.",
        "face 1 of those given: [SS-2.3] a d2 has no face 3; none of them is kept.",
        "2 faces given, but the decision rolls 1 more; none of them is kept.",
        "All orders are sealed. Type the faces of the dice, such as 3 or 3 6, or `quit`.",
    ] {
        assert!(said.out.contains(line), "{line}\n{}", said.out);
    }
    let kept = std::fs::read_to_string(&record).unwrap();
    assert!(kept.contains("\n> dice  2\n"), "{kept}");
}

#[test]
fn a_hint_says_what_a_captain_would_write_and_why_and_seals_nothing() {
    let typed = "hint doctrine\nhint doctrine\nhint nobody\nquit\n";
    let file = fresh("hint");
    let words = format!("play ftl --scenario duel --seats you,random --seed 3 --record {}", file.display());
    let said = run_with(&words, typed);
    assert_eq!(said.code, 0, "{}", said.err);
    let hints: Vec<&str> = said.out.split("  doctrine would write ").skip(1).collect();
    let [first, second] = hints[..] else { panic!("two hints: {}", said.out) };
    let lines: Vec<&str> = first.lines().take(2).collect();
    assert!(lines[0].starts_with('A') && lines[1].starts_with("    A "), "{lines:?}");
    assert_eq!(lines, second.lines().take(2).collect::<Vec<_>>(), "the same hint again");
    assert!(
        said.out.contains("No captain is called nobody; there are random, recruit, doctrine, "),
        "{}",
        said.out
    );
    assert!(said.out.contains("The record has 0 turns"), "{}", said.out);
}
