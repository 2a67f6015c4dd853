//! Replays of records whose sentences differ from this program's.

use std::fs;

use serde_json::{Value, json};

use crate::table::{fine, fresh, root, run_with};

/// A record in the present wording; it ends before its battle is decided.
const RECORD: &str = "games/ftl/records/conceded-wording-3.arc";

/// Returns the wording of this program.
fn own() -> String {
    let ftl = games::SHELF.game("ftl").expect("a game of the shelf");
    ftl.catalogue("en").expect("it is told in English").wording().to_string()
}

/// Writes a changed copy of a stored FTL record in this program's wording to a file.
fn spoiled(name: &str, change: impl Fn(&str) -> String) -> String {
    let file = fresh(name);
    let text = fs::read_to_string(root().join(RECORD)).unwrap();
    assert!(text.contains(&format!("\nwording {}\n", own())), "{RECORD} has another wording");
    fs::write(&file, change(&text)).unwrap();
    file.display().to_string()
}

/// Returns the record with a wording that this program does not have.
fn french(text: &str) -> String {
    text.replacen(&format!("\nwording {}\n", own()), "\nwording fr 12\n", 1)
}

/// Returns the record with its first `many` sentences changed.
fn reworded(text: &str, many: usize) -> String {
    let mut left = many;
    let line = |line: &str| {
        if line.starts_with("# ") && left > 0 {
            left -= 1;
            return "# In a poet's words.\n".to_owned();
        }
        format!("{line}\n")
    };
    text.lines().map(line).collect()
}

fn sentences(file: &str) -> Value {
    let whole: Value = serde_json::from_str(&fine(&format!("replay {file} --json"))).unwrap();
    whole["sentences"].clone()
}

#[test]
fn a_sentence_in_other_words_is_told_with_its_line_and_the_record_holds() {
    let file = spoiled("other-words", |text| reworded(text, 1));
    let text = fs::read_to_string(&file).unwrap();
    let line = 1 + text.lines().position(|line| line == "# In a poet's words.").unwrap();
    let said = fine(&format!("replay {file}"));
    let stored = fs::read_to_string(root().join(RECORD)).unwrap();
    let own = stored.lines().find_map(|line| line.strip_prefix("# ")).unwrap();
    let told = format!(
        "Reworded: line {line}: the record says \"In a poet's words.\", this program says \"{own}\"."
    );
    assert!(said.contains(&told), "{told}\n{said}");
    assert_eq!(said.matches("Reworded").count(), 1, "{said}");
    let one = json!({"line": line, "record": "In a poet's words.", "own": own});
    assert_eq!(sentences(&file), json!({"compared": true, "reworded": [one]}));
}

#[test]
fn of_many_sentences_in_other_words_ten_are_listed_and_the_rest_counted() {
    let file = spoiled("many-words", |text| reworded(text, 12));
    let said = fine(&format!("replay {file}"));
    assert_eq!(said.matches("Reworded: line ").count(), 10, "{said}");
    assert!(said.contains("\n2 sentences more reworded.\n"), "{said}");
    assert_eq!(sentences(&file)["reworded"].as_array().unwrap().len(), 12);
}

#[test]
fn a_record_of_another_wording_is_said_not_to_be_compared() {
    let file = spoiled("other-wording", french);
    let said = fine(&format!("replay {file}"));
    let own = own();
    let told =
        format!("Note: sentences not compared: the record has the wording fr 12, this program {own}.\n");
    assert!(said.contains(&told), "{said}");
    assert_eq!(sentences(&file), json!({"compared": false, "wording": "fr 12", "own": own}));
}

#[test]
fn a_record_in_the_words_of_this_program_is_replayed_without_a_word_about_them() {
    let file = spoiled("own-words-alone", str::to_owned);
    let said = fine(&format!("replay {file}"));
    assert!(!said.contains("words") && !said.contains("wording"), "{said}");
    assert_eq!(sentences(&file), json!({"compared": true, "reworded": []}));
}

#[test]
fn whoever_goes_on_with_a_record_of_another_wording_is_warned() {
    let file = spoiled("goes-on", |text| {
        let played = text.split("\nend\n").next().unwrap();
        french(played)
    });
    let said = run_with(&format!("play --resume {file} --seats you,you"), "\nquit\n");
    assert_eq!(said.code, 0, "{}", said.err);
    let warning =
        format!("The sentences of this record have the wording fr 12; those of new turns have {}.", own());
    assert!(said.err.contains(&warning), "{}", said.err);
}
