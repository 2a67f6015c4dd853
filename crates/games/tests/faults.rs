//! Faults of scenario files in words: the line, the field, what stands there and what would be right.

use games::{SHELF, game};
use shelf::Opening;

fn told(game_id: &str, from: &str, to: &str) -> String {
    let game = game(game_id).expect("on the shelf");
    let text = game.scenarios()[0].text;
    assert!(text.contains(from), "{from} stands in {text}");
    let opening = Opening { text: Some(text.replacen(from, to, 1)), ..Opening::scenario("x") };
    let flaws = game.open(&opening).err().expect("a flaw");
    flaws.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_fault_names_its_field_what_stands_there_and_what_would_be_right() {
    for (from, to, said) in [
        ("heading = 90", "heading = \"right\"", "side.1.ship.1.heading: a whole number from"),
        ("heading = 90", "heading = \"right\"", "not the text \"right\""),
        ("heading = 90", "heading = 90.5", ", not 90.5"),
        ("heading = 90", "heading = true", ", not true"),
        ("heading = 90", "heading = [1]", ", not a list"),
        ("heading = 90", "heading = { a = 1 }", ", not a table"),
        ("heading = 90", "hedding = 90", "unknown field `hedding`; there are at, heading (in side.1.ship.1)"),
        (", heading = 90", "", "missing field `heading` (in side.1.ship.1)"),
        ("width = 48", "width = true", "table.width: a number of inches, such as 12 or 12.5, not true"),
        ("width = 48", "width = 48\nwidth = 48", "the key \"width\" appears twice in its table"),
        ("title = ", "title = 3 #", "title: a text in quotation marks, not 3"),
        ("name = \"Teal\"", "name = 7", "side.1.name: a text in quotation marks, not 7"),
        ("title = ", "title ", "in \"title \\\""),
    ] {
        let found = told("ftl", from, to);
        let said = said.replace("\\\"", "\"");
        assert!(found.contains(&said), "{said} is missing: {found}");
        let raw = [
            "i64",
            "i32",
            "invalid type",
            "expected a",
            "expected i",
            "duplicate key",
            "untagged",
            "struct ",
        ];
        assert!(!raw.iter().any(|raw| found.contains(raw)), "serde's own words: {found}");
    }
}

#[test]
fn every_game_names_the_field_of_a_wrong_value() {
    for game in &SHELF {
        let said = told(game.id(), "title = ", "title = 3 #");
        assert!(said.contains("title: a text in quotation marks, not 3"), "{}: {said}", game.id());
        let opening = |text: String| Opening { text: Some(text), ..Opening::scenario("x") };
        let text = format!("{}\n[options]\nspeed = [1]\n", game.scenarios()[0].text);
        let flaws = game.open(&opening(text)).err().expect("a flaw");
        let said: Vec<String> = flaws.iter().map(ToString::to_string).collect();
        let names = said.iter().any(|flaw| {
            flaw.contains("options.speed: a text in quotation marks, a number, true or false")
                || flaw.contains("the key \"options\" appears twice")
        });
        assert!(names, "{}: {said:?}", game.id());
    }
}
