//! Records opened whose sentences differ from those of this program.

use serde_json::{Value, json};

use crate::JsonReferee;

/// Returns the wording of this program.
fn own() -> String {
    let ftl = games::SHELF.game("ftl").expect("a game of the shelf");
    ftl.catalogue("en").expect("it is told in English").wording().to_string()
}

/// Returns a stored record of FTL with the sentences of this program, under the name of that wording.
fn record(wording: &str) -> String {
    let text = include_str!("../../../games/ftl/records/conceded-wording-3.arc");
    let stored = format!("\nwording {}\n", own());
    assert!(text.contains(&stored), "the record has another wording");
    text.replacen(&stored, &format!("\nwording {wording}\n"), 1)
}

fn opened(record: &str) -> Value {
    JsonReferee::new().ok(&json!({"call": "open", "record": record}))
}

/// Counts the sentences of the record.
fn all() -> usize {
    record(&own()).lines().filter(|line| line.starts_with("# ")).count()
}

#[test]
fn a_sentence_in_other_words_is_told_with_its_line() {
    let text = record(&own());
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| line.starts_with("# ")).expect("a sentence");
    let own = lines[at].trim_start_matches("# ").to_owned();
    lines[at] = "# In a poet's words.";
    let answer = opened(&(lines.join("\n") + "\n"));
    let first =
        format!("line {}: the record says \"In a poet's words.\", this program says \"{own}\"", at + 1);
    assert_eq!(answer["sentences"], json!({"compared": all(), "reworded": 1, "first": first}));
    assert_eq!(answer["status"]["decisions"], opened(&text)["status"]["decisions"], "the record holds");
}

#[test]
fn a_record_of_another_wording_is_not_compared() {
    let answer = opened(&record("fr 12"));
    assert_eq!(answer["sentences"], json!({"compared": null, "wording": "fr 12", "own": own()}));
}

#[test]
fn sentences_of_this_program_are_compared_and_the_same() {
    assert_eq!(
        opened(&record(&own()))["sentences"],
        json!({"compared": all(), "reworded": 0, "first": null})
    );
}
