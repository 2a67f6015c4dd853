//! Think times: the time that captains take for an order.

use games::SHELF;
use serde_json::Value;
use shelf::Form;

use crate::table::{document, fine, run};

/// The captains of think times.
const LEVELS: [&str; 5] = ["doctrine", "cadet", "lieutenant", "captain", "admiral"];

/// One order each: the test is of the table, and never of a time.
#[test]
fn think_times_are_those_of_every_scenario_and_level() {
    for game in &SHELF {
        let told = fine(&format!("lab think {} --captains doctrine,cadet --orders 1 --json", game.id()));
        let rows: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let shown = game.scenarios().iter().filter(|file| file.form != Form::Measure);
        let shown: Vec<&str> = shown.map(|file| file.id).collect();
        let measured: Vec<&str> = rows.iter().map(|row| row["scenario"].as_str().unwrap()).collect();
        assert_eq!(measured, shown, "{}", game.id());
        for row in rows {
            let captains: Vec<&str> = row["captains"]
                .as_array()
                .unwrap()
                .iter()
                .map(|of| of["captain"].as_str().unwrap())
                .collect();
            assert_eq!(captains, LEVELS[..2], "{row}");
            assert!(row["orders"].as_u64() == Some(1) && row["pieces"].as_u64() >= Some(2), "{row}");
        }
    }
    let table = fine("lab think black-skies --orders 1");
    let head = format!("| scenario | pieces | {} |", LEVELS.join(" | "));
    assert!(table.contains(&head), "without --captains, every level: {table}");
}

#[test]
fn the_document_has_think_times_of_every_scenario_and_level() {
    let text = document("captains.md");
    let times = text.split("## Think times").nth(1).unwrap().split("\n## ").next().unwrap();
    for game in &SHELF {
        let table = times.split(&format!("*{}*", game.title())).nth(1).unwrap();
        for file in game.scenarios().iter().filter(|file| file.form != Form::Measure) {
            let row = table.lines().find(|line| line.starts_with(&format!("| `{}` |", file.id)));
            let row = row.unwrap_or_else(|| panic!("{} {} has no think times", game.id(), file.id));
            assert_eq!(row.matches(" / ").count(), LEVELS.len(), "{row}");
        }
    }
}

#[test]
fn what_has_no_think_times_is_named() {
    for (words, said) in [
        ("lab think ftl --captains nobody", "no captain of ftl is called \"nobody\""),
        ("lab think ftl --orders 0", "--orders"),
    ] {
        let run = run(words);
        assert!(run.code != 0 && run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
}
