//! Requests to a desk as the page sends them: parts that come back in any order, twice or not at all, and every
//! error.

use super::*;
use lab::experiment::Experiment;
use lab::report::Kind;
use lab::results::Results;
use lab::run::run;
use lab::series::{Series, Thinking};

mod handicap;
mod mail;
mod past;

fn ask(desk: &mut Desk, request: &Value) -> Value {
    serde_json::from_str(&desk.line(&request.to_string())).unwrap()
}

fn ok(desk: &mut Desk, request: &Value) -> Value {
    let answer = ask(desk, request);
    assert!(answer["error"].is_null(), "{request}: {answer}");
    answer["ok"].clone()
}

fn wrong(wish: &Value) -> Vec<String> {
    let answer = ask(&mut Desk::new(games::SHELF.clone()), &json!({ "call": "open", "wish": wish }));
    let all = answer["error"]["all"].as_array().unwrap_or_else(|| panic!("{answer}"));
    all.iter()
        .map(|one| format!("{}: {}", one["where"].as_str().unwrap(), one["what"].as_str().unwrap()))
        .collect()
}

fn a_match() -> Value {
    json!({
        "kind": "match", "game": "ftl", "scenario": "close-quarters", "captains": ["doctrine", "random"],
        "battles": "31", "seed": "7", "options": [["missiles", " 3 "], ["limit", ""]],
    })
}

fn a_sweep() -> Value {
    json!({
        "kind": "sweep", "game": "ftl", "scenario": "close-quarters", "captains": ["doctrine", "doctrine"],
        "battles": "20", "seed": "3", "vary": "missiles", "values": "0, 2,5",
    })
}

/// Lets two desks fight the parts that a third hands out. The parts come back in reverse order, and the first of
/// them twice; one in four is lost and handed out again.
fn fought(wish: &Value) -> Desk {
    let open = json!({ "call": "open", "wish": wish });
    let mut desks: Vec<Desk> = (0..3).map(|_| Desk::new(games::SHELF.clone())).collect();
    for desk in &mut desks {
        ok(desk, &open);
    }
    let mut clerk = desks.remove(0);
    loop {
        let mut parts = Vec::new();
        for most in 1..5 {
            let part = ok(&mut clerk, &json!({ "call": "part", "most": most }));
            if !part.is_null() {
                parts.push(part);
            }
        }
        if parts.len() == 4 {
            // This part is lost, as if its worker had been stopped.
            parts.remove(1);
            ok(&mut clerk, &json!({ "call": "recall" }));
        }
        let (mut over, mut adds) = (Value::Null, Vec::new());
        for (at, part) in parts.iter().rev().enumerate() {
            let mut fight = part.clone();
            fight["call"] = "fight".into();
            let lines = ok(&mut desks[at % 2], &fight)["lines"].clone();
            adds.push(json!({ "call": "add", "lines": lines }));
            over = ok(&mut clerk, &adds[at])["over"].clone();
        }
        let report = json!({ "call": "report" });
        let told = ok(&mut clerk, &report);
        assert_eq!(ok(&mut clerk, &adds[0])["over"], over, "the second time says nothing new");
        assert_eq!(ok(&mut clerk, &report), told, "and counts nothing");
        if over == true {
            return clerk;
        }
    }
}

fn file(desk: &mut Desk, ending: &str) -> String {
    let files = ok(desk, &json!({ "call": "files" }));
    let all = files["files"].as_array().unwrap();
    let one = all.iter().find(|one| one["name"].as_str().unwrap().ends_with(ending)).unwrap();
    one["text"].as_str().unwrap().to_owned()
}

#[test]
fn a_match_comes_to_what_the_lab_has_to_the_byte() {
    let mut clerk = fought(&a_match());
    let game = games::game("ftl").unwrap();
    let options = vec![("missiles".to_owned(), "3".to_owned())];
    let arena = game.arena(&Opening { options, ..Opening::scenario("close-quarters") }).unwrap();
    let series = [Series {
        name: String::new(),
        arena: &*arena,
        captains: ["doctrine", "random"].map(str::to_owned),
        fixed_sides: false,
        seed: 7,
        thinking: Thinking::default(),
        battles: 31,
        stop: None,
        luck: false,
    }];
    let ended = run(&series, 2, &mut Results::unkept(), &mut |_| {}).unwrap();
    let report = MatchReport::of(&series[0], &ended[0], Kind::Paired);
    assert_eq!(file(&mut clerk, ".json"), serde_json::to_string(&report).unwrap() + "\n");
    let rows = file(&mut clerk, ".csv");
    assert_eq!(rows.lines().count(), 32);
    assert!(rows.contains("random,doctrine"), "sides are swapped: {rows}");
    let told = ok(&mut clerk, &json!({ "call": "report" }));
    assert_eq!(
        (told["done"].as_u64(), told["most"].as_u64(), &told["over"]),
        (Some(31), Some(31), &json!(true))
    );
    let course = told["course"].as_array().unwrap();
    assert_eq!(course.len(), 16, "every pair, and the odd battle at the end");
    assert_eq!(course[15]["score"], told["match"]["score"]);
}

#[test]
fn a_sweep_comes_to_what_its_own_file_comes_to() {
    let mut clerk = fought(&a_sweep());
    let text = file(&mut clerk, ".toml");
    let experiment = Experiment::read(&games::SHELF, "sweep-ftl-close-quarters-missiles", &text).unwrap();
    let arenas = experiment.arenas().unwrap();
    let series = experiment.series(&arenas, experiment.battles);
    let mut results = Results::unkept();
    let ended = run(&series, 2, &mut results, &mut |_| {}).unwrap();
    let units: Vec<_> = series.iter().enumerate().map(|(at, s)| experiment.units(s, at, &results)).collect();
    let report = experiment.report(&ended, &units);
    assert_eq!(file(&mut clerk, ".json"), serde_json::to_string(&report).unwrap() + "\n");
    assert_eq!(report.cases.len(), 3);
    assert!(file(&mut clerk, ".html").contains("<svg"));
}

#[test]
fn what_is_fair_is_looked_for_with_more_and_more_battles() {
    let text = "title = \"t\"\nasks = \"a\"\nkind = \"fair\"\ngame = \"ftl\"\nscenario = \"close-quarters\"\n\
        captain = \"random\"\nbattles = 10\n[fair]\nwidth = 0.001\nmost = 35\n[vary]\noption = \"missiles\"\n\
        values = [0, 2, 4]\n";
    let mut clerk = fought(&json!({ "kind": "experiment", "id": "e", "text": text, "games": ["ftl"] }));
    let told = ok(&mut clerk, &json!({ "call": "report" }));
    let cases = told["experiment"]["cases"].as_array().unwrap();
    assert_eq!(told["experiment"]["even"]["one_sided"], false, "{told}");
    assert_eq!(told["experiment"]["even"]["reached"], false, "{told}");
    assert_eq!(cases.len(), 3);
    assert!(cases.iter().all(|case| case["battles"] == 35), "ten, twenty, and what is left: {told}");
}

#[test]
fn all_that_is_wrong_is_told_at_once() {
    let mut wish = a_match();
    wish["battles"] = "0".into();
    wish["seed"] = "seven".into();
    wish["nodes"] = "-1".into();
    wish["captains"] = json!(["doctrine", "kirk"]);
    wish["scenario"] = "nowhere".into();
    let flaws = wrong(&wish);
    for said in [
        "battles: a whole number from 1 to 1000000, not \"0\"",
        "seed: a whole number from 0 to 18446744073709551615, not \"seven\"",
        "nodes: a whole number from 1 to 100000000, not \"-1\"",
        "captains: no captain of ftl is called \"kirk\"; there are random",
        "scenario: no scenario \"nowhere\"; there are duel",
    ] {
        assert!(flaws.iter().any(|flaw| flaw.starts_with(said)), "{said}: {flaws:#?}");
    }
    wish = a_sweep();
    wish["values"] = " 3 ,".into();
    wish["vary"] = "".into();
    assert_eq!(wrong(&wish).len(), 2);
    wish = a_sweep();
    wish["values"] = "1, many".into();
    assert!(wrong(&wish)[0].starts_with("case \"missiles many\": "), "{:?}", wrong(&wish));
    wish["values"] = "0, 1".into();
    wish["battles"] = "600000".into();
    assert!(wrong(&wish)[0].contains("2 cases of 600000 battles"), "{:?}", wrong(&wish));
    let other =
        json!({ "kind": "experiment", "id": "e", "text": "game = \"chess\"", "games": ["ftl", "talon"] });
    assert_eq!(wrong(&other), ["game: no game is called \"chess\"; there are ftl, talon"]);
    let answer = ask(&mut Desk::new(games::SHELF.clone()), &json!({ "call": "part", "most": 1 }));
    assert_eq!(answer["error"]["what"], "no question has been opened");
}

#[test]
fn a_captain_against_itself_keeps_its_seats_and_the_command_says_all() {
    let mut wish = a_match();
    wish["captains"] = json!(["random", "random"]);
    wish["early"] = true.into();
    wish["nodes"] = "4".into();
    let opened = ok(&mut Desk::new(games::SHELF.clone()), &json!({ "call": "open", "wish": wish }));
    assert_eq!(opened["fixed_sides"], true);
    assert_eq!(
        opened["command"],
        "firing-arc lab match ftl --scenario close-quarters --seats random,random --battles 31 --seed 7 \
         --option missiles=3 --nodes 4 --stop --json"
    );
}

#[test]
fn lines_that_are_no_battles_are_refused() {
    let mut desk = Desk::new(games::SHELF.clone());
    ok(&mut desk, &json!({ "call": "open", "wish": a_match() }));
    for lines in ["0 1 won", "1 0 win 1 1 1 1 0 0", "0 31 win 1 1 1 1 0 0"] {
        let answer = ask(&mut desk, &json!({ "call": "add", "lines": lines }));
        assert!(
            answer["error"]["what"].as_str().unwrap().contains("is not a battle of this question"),
            "{answer}"
        );
    }
}

#[test]
fn experiments_of_the_shelf_are_listed_with_their_files() {
    let all = ok(&mut Desk::new(games::SHELF.clone()), &json!({ "call": "experiments" }));
    let first = &all.as_array().unwrap()[0];
    assert!(first["text"].as_str().unwrap().contains(first["title"].as_str().unwrap()));
}
