//! Every command runs on small inputs and prints the expected result.

use serde_json::Value;

use crate::table::{fine, folder, fresh, run};

#[test]
fn a_watched_battle_replays() {
    let file = fresh("watched");
    let file = file.display();
    let out = fine(&format!(
        "watch ftl --scenario close-quarters --seats search,doctrine --seed 7 --nodes 50 --record {file}"
    ));
    assert!(
        out.starts_with("Close quarters: Teal (search) against Amber (doctrine). Seed 7.\nTurn 1\n"),
        "{out}"
    );
    let last = out.lines().last().unwrap();
    let replayed = fine(&format!("replay {file}"));
    assert_eq!(replayed, out, "a replay tells the same battle");
    assert_eq!(fine("watch ftl --seats random,random --seed 1 --quiet").lines().count(), 1);
    let again = run(&format!("watch ftl --seats random,random --seed 7 --record {file}"));
    assert_eq!(again.code, 2, "a record is not overwritten unasked");
    assert!(again.err.contains("--force"), "{}", again.err);
    assert_eq!(fine(&format!("replay {file}")).lines().last(), Some(last));
    fine(&format!("watch ftl --seats random,random --seed 7 --record {file} --force"));
    assert!(fine(&format!("replay {file}")).starts_with("Duel: Teal (random)"));
}

#[test]
fn the_same_seed_and_nodes_give_the_same_battle() {
    let battle = || fine("watch ftl --seats doctrine,random --seed 11 --nodes 20 --json");
    assert_eq!(battle(), battle());
    for line in battle().lines() {
        let turn: Value = serde_json::from_str(line).unwrap();
        assert!(turn["orders"].is_array() && turn["told"].is_array());
    }
}

#[test]
fn a_replay_shows_one_turn_its_table_or_json() {
    let file = fresh("shown");
    let file = file.display();
    fine(&format!(
        "watch ftl --scenario close-quarters --seats random,random --seed 3 --record {file} --quiet"
    ));
    let turn = fine(&format!("replay {file} --turn 2"));
    assert_eq!(turn.matches("Turn ").count(), 1, "{turn}");
    let board = fine(&format!("replay {file} --turn 1 --board"));
    assert!(board.contains("▶A") && board.contains("◀B"), "{board}");
    assert!(board.lines().all(|line| line.chars().count() <= 80 || line.starts_with("    [")), "{board}");
    let whole: Value = serde_json::from_str(&fine(&format!("replay {file} --json"))).unwrap();
    assert_eq!((&whole["whole"], &whole["game"]), (&true.into(), &"ftl".into()));
    let second: Value = serde_json::from_str(&fine(&format!("replay {file} --turn 2 --json"))).unwrap();
    assert_eq!(second, whole["turns"][1]);
    let none = run(&format!("replay {file} --turn 199"));
    assert_eq!(none.code, 2);
    assert!(none.err.contains("there is no turn 199"), "{}", none.err);
}

#[test]
fn joint_orders_are_counted() {
    let last = |words: &str| fine(words).lines().last().unwrap().to_owned();
    assert_eq!(last("perft ftl --scenario perft --depth 0"), "1");
    assert_eq!(last("perft ftl --scenario perft --depth 1"), "1681");
    assert_eq!(last("perft ftl --scenario perft --depth 2"), "10758400");
    let divided = fine("perft ftl --scenario perft --depth 2 --divide");
    assert_eq!(divided.lines().count(), 1682);
    assert!(divided.ends_with("\n10758400\n"));
    assert!(divided.contains("A L | B L: 2689600\n"), "with a missile each there are 1640 × 1640 plots");
    let json: Value =
        serde_json::from_str(&fine("perft ftl --scenario perft --depth 1 --divide --json")).unwrap();
    assert_eq!(json["count"], "1681");
    assert_eq!(json["divide"].as_array().unwrap().len(), 1681);
}

#[test]
fn playouts_are_counted_and_the_same_for_a_seed() {
    let words = "lab playouts ftl --scenario duel --battles 500 --seed 1 --option sprints=by-side";
    let counted = |threads: u8| -> Value {
        serde_json::from_str(&fine(&format!("{words} --threads {threads} --json"))).unwrap()
    };
    let first = counted(1);
    let n = |name: &str| first[name].as_u64().unwrap();
    assert_eq!(n("games"), 500);
    assert_eq!(first["wins"][0].as_u64().unwrap() + first["wins"][1].as_u64().unwrap() + n("draws"), 500);
    assert!(n("turns") > 5000 && first["seconds"].is_f64());
    for threads in [1, 2, 7] {
        let again = counted(threads);
        for what in ["games", "wins", "draws", "turns", "decisions"] {
            assert_eq!(first[what], again[what], "{what} on {threads} threads");
        }
    }
    assert!(fine(words).contains("ns per turn"));
}

#[test]
fn playouts_of_every_game_state_their_speed_by_the_turn_and_by_the_decision() {
    for game in &games::SHELF {
        let words = format!("lab playouts {} --scenario {} --battles 20", game.id(), game.scenarios()[0].id);
        let said: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
        let [turns, decisions] = ["turns", "decisions"].map(|name| said[name].as_u64().unwrap());
        assert!(turns >= 20 && decisions >= turns, "{}: every turn has a decision: {said}", game.id());
        let f = |name: &str| said[name].as_f64().unwrap();
        let near = |a: f64, b: f64| (a - b).abs() <= b * 1e-6;
        assert!(near(f("ns_per_turn") * turns as f64, f("seconds") * 1e9), "{said}");
        assert!(near(f("decisions_per_second") * f("seconds"), decisions as f64), "{said}");
        let text = fine(&words);
        assert!(text.contains(&format!("decisions      {decisions}, ")), "{text}");
        assert!(text.contains("ns per turn ") && text.contains("per second "), "{text}");
    }
}

#[test]
fn a_match_counts_wins_by_captain() {
    let words =
        "lab match ftl --scenario close-quarters --seats doctrine,random --battles 7 --nodes 20 --threads 2";
    let json: Value = serde_json::from_str(&fine(&format!("{words} --json"))).unwrap();
    let wins = |i: usize| json["wins"][i].as_u64().unwrap();
    assert_eq!(json["battles"], 7);
    assert_eq!(wins(0) + wins(1) + json["draws"].as_u64().unwrap(), 7);
    assert!(wins(0) > wins(1), "whichever side it has: {json}");
    let (low, high) = (json["interval"][0].as_f64().unwrap(), json["interval"][1].as_f64().unwrap());
    let score = json["score"].as_f64().unwrap();
    assert!((0.0..=1.0).contains(&low) && low <= score && score <= high && high <= 1.0, "{json}");
    let turned =
        fine("lab match ftl --scenario close-quarters --seats random,doctrine --battles 7 --nodes 20 --json");
    let turned: Value = serde_json::from_str(&turned).unwrap();
    assert!(turned["wins"][1].as_u64() > turned["wins"][0].as_u64(), "{turned}");
    assert!(fine(words).contains("95 % interval"));
}

#[test]
fn digests_are_the_same_for_a_seed() {
    let digest = |seed: u32| fine(&format!("digests ftl --scenario duel --battles 20 --seed {seed}"));
    assert_eq!(digest(1), digest(1));
    assert_ne!(digest(1), digest(2));
    let word = digest(1).split_whitespace().last().unwrap().to_owned();
    assert!(word.len() == 16 && word.chars().all(|c| c.is_ascii_hexdigit()), "{word}");
}

#[test]
fn the_rulebook_is_read_by_clause() {
    let all = fine("rules ftl");
    assert!(all.contains("FTL-6.3") && all.contains("FTL-2.3"));
    let one = fine("rules ftl FTL-6.3");
    assert!(one.starts_with("FTL-6.3 ") && one.contains("Example: "), "{one}");
    assert_eq!(fine("rules ftl 6.3"), one);
    let every = fine("rules ftl 6.3 --examples");
    assert_eq!(
        (one.matches("\nExample: ").count(), one.matches("(--examples shows them):").count()),
        (1, 1),
        "{one}"
    );
    assert!(every.matches("\nExample: ").count() > 1 && !every.contains("--examples"), "{every}");
    let folded = one.split_once("(--examples shows them):\n").expect("more examples").1;
    assert!(folded.lines().all(|title| every.contains(&format!("Example: {}\n", title.trim()))), "{folded}");
    let json: Value = serde_json::from_str(&fine("rules ftl ftl-6.3 --json")).unwrap();
    assert_eq!(json["id"], "FTL-6.3");
}

#[test]
fn games_are_listed_with_all_that_can_be_named() {
    let out = fine("games");
    for word in ["ftl", "duel", "close-quarters", "sprints", "missiles", "random", "doctrine", "search"] {
        assert!(out.contains(word), "{word} is missing:\n{out}");
    }
    let talon = fine("games talon");
    assert!(talon.starts_with("talon  ") && out.contains(&talon) && talon.len() < out.len());
    let refused = run("games checkers");
    assert!(refused.code == 2 && refused.err.contains("checkers"), "{}", refused.err);
    let json: Value = serde_json::from_str(&fine("games --json")).unwrap();
    assert_eq!(json["games"][0]["id"], "ftl");
    assert!(out.contains("Always with edge=leave."), "Santa's run is told to fix the edge:\n{out}");
    let fixed =
        json["games"].as_array().unwrap().iter().flat_map(|game| game["scenarios"].as_array().unwrap());
    let santa = fixed.into_iter().find(|scenario| scenario["id"] == "santa").unwrap();
    assert_eq!(santa["fixed"], serde_json::json!([["edge", "leave"]]));
    let said = run("perft simple-spaceships --scenario santa --option edge=stop");
    assert!(said.code != 0 && said.err.contains("SS-5.1"), "{}", said.err);
}

#[test]
fn a_scenario_may_be_a_file_everywhere() {
    let file = fresh("scenario").with_file_name("mine.toml");
    let text = "title = \"Mine\"\n[table]\nwidth = 60\nheight = 48\n[[side]]\nname = \"Red\"\nship = [{ at = [10, 24], heading = 90 }]\n[[side]]\nship = [{ at = [50, 24], heading = 270 }]\n";
    std::fs::write(&file, text).unwrap();
    let path = file.display();
    assert_eq!(fine(&format!("perft ftl --scenario {path}")), "1681\n");
    assert_eq!(fine(&format!("perft ftl --scenario {path} --option missiles=0")), "1600\n");
    fine(&format!("lab playouts ftl --scenario {path} --battles 10"));
    fine(&format!("digests ftl --scenario {path} --battles 2"));
    let record = folder("scenario").join("mine.arc");
    let record = record.display();
    let out = fine(&format!("watch ftl --scenario {path} --seats random,random --seed 1 --record {record}"));
    assert!(out.starts_with("Mine: Red (random) against Side 2 (random)."), "{out}");
    std::fs::remove_file(&file).unwrap();
    assert_eq!(fine(&format!("replay {record}")), out, "a record holds its scenario");
}

#[test]
fn a_reader_that_goes_away_is_nothing_wrong() {
    use std::io::Read;
    use std::process::{Command, Stdio};
    let mut child = Command::new(crate::table::PROGRAM)
        .args(["perft", "ftl", "--scenario", "perft", "--depth", "1", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut one = [0];
    child.stdout.take().unwrap().read_exact(&mut one).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

#[test]
fn a_design_is_checked_and_put_into_a_scenario() {
    let file = fresh("harrier");
    let design = "[design.HARRIER]\nname = \"Harrier\"\nbase = \"HC\"\ndamage = 17\nbatteries = \"A FP; 3 B FPA; 3 B FSA\"\n";
    std::fs::write(&file, design).unwrap();
    let file = file.display();
    let out = fine(&format!("design full-thrust {file}"));
    assert!(
        out.starts_with("HARRIER is legal.\n") && out.contains("17 damage + 1 A of 3 + 6 B of 2 = 32"),
        "{out}"
    );
    let json: Value = serde_json::from_str(&fine(&format!("design full-thrust {file} --json"))).unwrap();
    assert_eq!((&json["legal"], &json["facts"]["points"]), (&true.into(), &32.into()));
    let scenario = fresh("with-harrier");
    std::fs::write(&scenario, fine(&format!("design full-thrust {file} --scenario line-duel --ship A1")))
        .unwrap();
    let scenario = scenario.display();
    let watched =
        fine(&format!("watch full-thrust --scenario {scenario} --seats random,random --seed 1 --quiet"));
    assert_eq!(watched.lines().count(), 1, "{watched}");
    let none = run(&format!("design ftl {file}"));
    assert_eq!((none.code, none.err.trim()), (2, "Faster Than Light has no ship designs"));
}

#[test]
fn a_bad_design_ends_with_code_one_and_every_flaw() {
    let file = fresh("monster");
    std::fs::write(
        &file,
        "[design.M]\nname = \"M\"\nbase = \"FF\"\ndamage = 12\nbatteries = \"B FA\"\nwings = 1\n",
    )
    .unwrap();
    let file = file.display();
    let bad = run(&format!("design full-thrust {file}"));
    assert_eq!(bad.code, 1);
    for part in ["4 things are wrong", "wings", "[FT-1.2]", "5 to 7", "9 at most"] {
        assert!(bad.err.contains(part), "{part}: {}", bad.err);
    }
    let bad = run(&format!("design full-thrust {file} --json"));
    let json: Value = serde_json::from_str(&bad.out).unwrap();
    assert_eq!((bad.code, json["flaws"].as_array().unwrap().len()), (1, 4));
    assert_eq!(run(&format!("design full-thrust {file} --scenario line-duel")).code, 2, "it wants a ship");
}
