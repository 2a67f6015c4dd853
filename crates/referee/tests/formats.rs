//! The pages of the formats agree with the program: fields, options and examples.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::JsonReferee;

/// Returns the games of the shelf, each with its page of formats.
fn pages() -> Vec<(&'static str, String)> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats");
    let page = |game: &str| std::fs::read_to_string(folder.join(format!("{game}.md"))).expect("its page");
    games::SHELF.iter().map(|game| (game.id(), page(game.id()))).collect()
}

/// Returns the cells of every table row whose first cell is code.
fn rows(section: &str) -> Vec<Vec<&str>> {
    let lines = section.lines().filter(|line| line.starts_with("| `"));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

/// Returns the fenced blocks of a kind on a page.
fn blocks<'a>(page: &'a str, kind: &str) -> Vec<&'a str> {
    let fence = format!("```{kind}\n");
    let parts = page.split(&fence).skip(1).map(|rest| rest.split("```").next());
    parts.map(|block| block.expect("a block ends").trim_end()).collect()
}

#[test]
fn the_pages_list_every_option_as_the_program_has_it() {
    let games = JsonReferee::new().ok(&json!({"call": "games"}));
    for (game, page) in pages() {
        let all = games["games"].as_array().expect("a list");
        let options = &all.iter().find(|of| of["id"] == game).expect("the game")["options"];
        let text = |value: &Value| value.as_str().expect("text").to_owned();
        let row = |option: &Value| {
            let words = option["values"].as_array();
            let words =
                words.map(|all| all.iter().map(|word| format!("`{}`", text(word))).collect::<Vec<_>>());
            vec![
                format!("`{}`", text(&option["key"])),
                words.map_or("a number".to_owned(), |words| words.join(", ")),
                format!("`{}`", text(&option["default"])),
                text(&option["clause"]),
                text(&option["about"]),
            ]
        };
        let expected: Vec<Vec<String>> = options.as_array().expect("a list").iter().map(row).collect();
        let section = page.split("## Options\n").nth(1).and_then(|rest| rest.split("\n## ").next());
        assert_eq!(rows(section.expect("a section")), expected, "{game}");
    }
}

#[test]
fn the_pages_list_every_field_of_every_table() {
    let mut desk = JsonReferee::new();
    for (game, page) in pages() {
        let tables: Vec<&str> = page.split("\n### Fields of `").skip(1).collect();
        assert!(tables.len() >= 4, "{game}: {} tables", tables.len());
        for table in tables {
            let (path, rest) = table.split_once("`\n").expect("a heading");
            let head = if path == "the file" { String::new() } else { path.replace(' ', "\n") };
            let text = format!("{head}\nno-field = 1\n");
            let fault = desk.error(&json!({"call": "new", "game": game, "text": text}));
            let what = fault["what"].as_str().expect("text");
            let (_, known) =
                what.split_once("; there are ").unwrap_or_else(|| panic!("{game}, {path}: {what}"));
            let (known, _) = known.split_once(" (in ").unwrap_or((known, ""));
            let known: BTreeSet<&str> = known.split(", ").collect();
            let section = rest.split("\n#").next().expect("a section");
            let listed: BTreeSet<&str> = rows(section).iter().map(|row| row[0].trim_matches('`')).collect();
            assert_eq!(listed, known, "{game}, {path}: as listed, and as the program reads them");
        }
    }
}

#[test]
fn every_clause_of_the_pages_stands_in_the_rulebook() {
    let mut desk = JsonReferee::new();
    for (game, page) in pages() {
        let book = desk.ok(&json!({"call": "clauses", "game": game}));
        let known: BTreeSet<&str> = book["clauses"]
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(|clause| clause["id"].as_str())
            .collect();
        for row in rows(&page) {
            let clause = row[3];
            assert!(clause.is_empty() || known.contains(clause), "{game}: {row:?}");
        }
    }
}

#[test]
fn the_examples_of_the_pages_open() {
    let mut desk = JsonReferee::new();
    for (game, page) in pages() {
        let scenarios = blocks(&page, "scenario");
        let [scenario] = scenarios[..] else { panic!("{game}: one scenario") };
        let mut new = json!({"call": "new", "game": game, "text": scenario});
        desk.ok(&new);
        let positions = blocks(&page, "position");
        assert!(!positions.is_empty(), "{game}");
        for position in positions {
            new["position"] = json!(position);
            let battle = desk.ok(&new)["battle"].clone();
            assert_eq!(desk.ok(&json!({"call": "position", "battle": battle}))["position"], position);
        }
        for design in blocks(&page, "design") {
            let read = desk.ok(&json!({"call": "design", "game": game, "text": design}));
            assert_eq!((&read["flaws"], &read["legal"]), (&json!([]), &json!(true)), "{game}");
        }
        let yard = page.contains("## Design file");
        assert_eq!(
            desk.answer(&json!({"call": "shipyard", "game": game}))["error"].is_null(),
            yard,
            "{game}"
        );
    }
}
