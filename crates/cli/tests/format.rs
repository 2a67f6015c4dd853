//! The example of `docs/record-format.md`: the program writes the same record, and replays it.

use std::fs;

use crate::table::{fine, fresh, root, run_with};

#[test]
fn the_documented_example_is_what_the_program_writes() {
    let text = fs::read_to_string(root().join("docs/record-format.md")).unwrap();
    let example = text.split("```record\n").nth(1).unwrap().split("```").next().unwrap();
    let command = text.lines().find_map(|line| line.strip_prefix("    firing-arc play ")).unwrap();
    let file = fresh("example");
    let orders: Vec<&str> =
        example.lines().filter(|line| line.starts_with("> ")).map(|line| &line[5..]).collect();
    let input = orders.iter().fold(String::new(), |input, order| input + "\n" + order + "\ny\n");
    let said =
        run_with(&format!("play {}", command.replace("example.arc", &file.display().to_string())), input);
    assert_eq!(said.code, 0, "{}", said.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), example);
    fine(&format!("replay {}", file.display()));
}

#[test]
fn every_kind_of_line_of_the_example_is_documented() {
    let text = fs::read_to_string(root().join("docs/record-format.md")).unwrap();
    let example = text.split("```record\n").nth(1).unwrap().split("```").next().unwrap();
    let rest = text.replace(example, "");
    for line in example.lines().filter(|line| !line.is_empty()) {
        let word = line.split(' ').next().unwrap();
        let word = if word.starts_with('[') { "[FTL-" } else { word.trim_start_matches('|') };
        assert!(rest.contains(&format!("`{word}")), "{line}");
    }
}
