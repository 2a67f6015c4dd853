//! Faults of scenario files in words: the line, the field, the value found and what would be right.

use proving::scenarios::told;

use crate::WING;

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
        let found = told(WING.game, from, to);
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
