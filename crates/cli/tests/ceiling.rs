//! The ceiling: how much of a result dice leave to skill.

use std::fs;

use games::SHELF;
use serde_json::Value;

use crate::table::{document, fine, folder, run};

#[test]
fn the_ceiling_is_that_of_the_ladder_scenario_and_continues_from_its_battles() {
    let folder = folder("ceiling");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let words =
        format!("lab ceiling simple-spaceships --captains doctrine,random --out {}", folder.display());
    let first = fine(&format!("{words} --battles 41 --json --threads 2"));
    let told: Value = serde_json::from_str(&first).unwrap();
    assert_eq!((told["scenario"].as_str(), told["battles"].as_u64()), (Some("duel"), Some(48)), "{first}");
    assert!(told["score"].as_f64().unwrap() > 0.7, "{first}");
    let part = |name: &str| told["parts"][name]["share"].as_f64().unwrap();
    assert!(part("skill") > 0.3, "{first}");
    assert!((part("ceiling") + part("dice") + part("both") - 1.0).abs() < 0.1, "{first}");
    assert_eq!(fine(&format!("{words} --battles 48 --json --threads 1")), first, "no battle is fought twice");
    let table = fine(&format!("{words} --battles 56"));
    assert!(table.contains("| Simple Spaceships | `duel` |"), "{table}");
    assert!(table.trim_end().ends_with("| 56 |"), "{table}");
}

#[test]
fn without_dice_the_ceiling_is_the_whole() {
    let table =
        fine("lab ceiling ftl --scenario close-quarters-sharp --captains doctrine,random --battles 30");
    let row = table.lines().last().unwrap();
    let cells: Vec<&str> = row.split('|').map(str::trim).collect();
    assert_eq!([cells[7], cells[8], cells[9], cells[11]], ["0", "0", "100", "32"], "{table}");
}

#[test]
fn what_has_no_ceiling_is_named() {
    for (words, said) in [
        ("lab ceiling ftl --captains admiral", "two captains, the strong one first"),
        ("lab ceiling ftl --captains admiral,nobody", "no captain of ftl is called \"nobody\""),
        ("lab ceiling chess", "no game"),
    ] {
        let run = run(words);
        assert!(run.code != 0 && run.err.contains(said), "{words}: expected \"{said}\" in: {}", run.err);
    }
}

#[test]
fn the_documents_name_the_ladder_scenario_of_every_game() {
    let (captains, lab) = (document("captains.md"), document("lab.md"));
    for game in &SHELF {
        let ladder = game.ladder();
        assert!(game.scenarios().iter().any(|file| file.id == ladder), "{}", game.id());
        let command = format!("`firing-arc lab ladder {} --scenario {ladder} ", game.id());
        assert!(captains.contains(&command), "docs/captains.md: {command}");
        let row = format!("| {} | `{ladder}` |", game.title());
        assert!(lab.contains(&row), "docs/lab.md: {row}");
    }
}
