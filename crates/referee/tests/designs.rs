//! The shipyard over the protocol (FT-4.12).

use serde_json::{Value, json};

use crate::JsonReferee;

const HARRIER: &str = r#"
[design.HARRIER]
name = "Harrier"
base = "HC"
damage = 17
batteries = "A FP; 3 B FPA; 3 B FSA"
torpedoes = 0
needles = []
"#;

fn design(desk: &mut JsonReferee, text: &str) -> Value {
    desk.ok(&json!({"call": "design", "game": "full-thrust", "text": text}))
}

fn flaws(design: &Value) -> Vec<String> {
    let said = |flaw: &Value| {
        let clause = flaw["clause"].as_str().map_or_else(String::new, |c| format!("[{c}] "));
        format!(
            "{clause}{}: {}",
            flaw["where"].as_str().expect("a place"),
            flaw["what"].as_str().expect("words")
        )
    };
    design["flaws"].as_array().expect("a list").iter().map(said).collect()
}

#[test]
fn a_legal_design_is_worth_its_damage_and_factors_and_shows_the_working() {
    let mut desk = JsonReferee::new();
    let read = design(&mut desk, HARRIER);
    assert_eq!((&read["legal"], flaws(&read)), (&json!(true), vec![]), "{read}");
    let facts = &read["facts"];
    assert_eq!(facts["points"], 32);
    assert_eq!(facts["working"], "17 damage + 1 A of 3 + 6 B of 2 = 32");
    assert_eq!(facts["allowed_working"], "18 damage + 2 A of 3 + 4 B of 2 = 32");
    assert_eq!(
        (&facts["least"], &facts["most"], &facts["options"]),
        (&json!(15), &json!(21), &json!(["custom-ships"]))
    );
    let again = design(&mut desk, read["text"].as_str().expect("its file"));
    assert_eq!(again, read, "the file we write reads back as the same design");
}

#[test]
fn a_bad_design_names_every_broken_limit_at_once() {
    let mut desk = JsonReferee::new();
    let text = r#"
[design.MONSTER]
name = "Monster"
base = "FF"
thrust = 9
damage = 12
firecons = 3
batteries = "A FPSA; B FA"
torpedoes = 1
needles = ["FP"]
wings = 2
points = 7
"#;
    let read = design(&mut desk, text);
    assert_eq!(
        flaws(&read),
        [
            "design MONSTER, wings: no field of a design; there are name, base, group, thrust, damage, firecons, \
             batteries, torpedoes, needles, fighters, points",
            "design MONSTER, points: 7; 12 damage + 1 A of 3 + 1 B of 2 + 1 T of 3 + 1 N of 1 = 21",
            "[FT-1.1] class MONSTER, firecons: 3; a ship of the escort group has 1",
            "[FT-2.2] class MONSTER, thrust: 9; from 0 to 8",
            "[FT-1.2] class MONSTER, A1: an A or B battery covers three arcs at most",
            "[FT-1.2] class MONSTER, B1: the arcs of a battery must lie side by side",
            "[FT-4.9] class MONSTER, T1: only cruisers and capital ships carry torpedoes",
            "[FT-4.10] class MONSTER, N1: a needle beam fires through one arc",
            "[FT-4.12] class MONSTER: group, thrust and firecons must be those of a Frigate",
            "[FT-4.12] class MONSTER: 12 damage; a Frigate has 5 to 7",
            "[FT-4.12] class MONSTER: 12 damage + 1 A of 3 + 1 B of 2 + 1 T of 3 + 1 N of 1 = 21; a Frigate has 9 at \
             most: 6 damage + 1 B of 2 + 1 C of 1 = 9",
        ]
    );
    assert_eq!(read["legal"], false);
}

#[test]
fn a_carrier_may_carry_fewer_fighters_than_its_class_and_no_more() {
    let mut desk = JsonReferee::new();
    let text = |line: &str| {
        format!(
            "[design.FLOCK]\nname = \"Flock\"\nbase = \"CA\"\ndamage = 24\nbatteries = \"2 B FPS\"\n{line}\n"
        )
    };
    for (line, carried, bays) in [
        ("", 18, json!([6, 6, 6])),
        ("fighters = 18", 18, json!([6, 6, 6])),
        ("fighters = 8", 8, json!([6, 2])),
        ("fighters = 0", 0, json!([])),
    ] {
        let read = design(&mut desk, &text(line));
        assert_eq!((&read["legal"], flaws(&read)), (&json!(true), vec![]), "{read}");
        let facts = &read["facts"];
        assert_eq!(
            (&facts["fighters"], &facts["draft"]["fighters"]),
            (&json!(18), &json!(carried)),
            "{line}"
        );
        assert_eq!((&facts["ship"]["bays"], &facts["points"]), (&bays, &json!(28)), "{line}");
        let file = read["text"].as_str().expect("its file");
        assert!(file.contains(&format!("fighters = {carried}\n")), "{file}");
        let ask = json!({"call": "commission", "game": "full-thrust", "scenario": "carrier-strike", "design": file, "ships": ["A1"]});
        let scenario = desk.ok(&ask)["text"].clone();
        let opened = desk.ok(&json!({"call": "new", "game": "full-thrust", "text": scenario}));
        let view = desk.ok(&json!({"call": "view", "battle": opened["battle"], "seat": 1}));
        assert_eq!(view["pieces"][0]["bays"], bays, "{line}");
    }
    let read = design(&mut desk, &text("fighters = 19"));
    assert_eq!(flaws(&read), ["[FT-4.7] class FLOCK: 19 fighters; a Carrier carries 18 at most"]);
}

#[test]
fn a_design_without_an_id_is_told_that_it_is_missing() {
    let mut desk = JsonReferee::new();
    let read = design(&mut desk, &HARRIER.replace("design.HARRIER", "design.\"\""));
    assert_eq!(flaws(&read), ["id: a design's id is missing"], "{read}");
}

#[test]
fn rubbish_is_no_design_and_every_line_of_it_is_named() {
    let mut desk = JsonReferee::new();
    for text in [
        "",
        "name = 3",
        "[design]",
        "[design.A]\nbase = 3\ndamage = -1\nbatteries = \"Q X; 99 A F\"",
        "= = =\nx y z\n[[",
    ] {
        let read = design(&mut desk, text);
        assert_eq!(read["legal"], false, "{text}");
        assert!(!flaws(&read).is_empty(), "{text}");
    }
    let read = design(&mut desk, "[design.A]\nbase = 3\ndamage = -1\nbatteries = \"Q X; 99 A F\"");
    let all = flaws(&read).join("\n");
    for part in
        ["base: a text", "name: a design has a name", "damage: a whole number", "\"Q X\"", "\"99 A F\""]
    {
        assert!(all.contains(part), "{part}: {all}");
    }
    let read = design(&mut desk, "<html>\n<body>hello</body>\n");
    let places: Vec<&str> =
        read["flaws"].as_array().expect("a list").iter().filter_map(|f| f["where"].as_str()).collect();
    assert!(places.contains(&"line 1") && places.contains(&"line 2"), "{places:?}");
}

#[test]
fn a_design_takes_the_place_of_a_ship_and_the_record_holds_it() {
    let mut desk = JsonReferee::new();
    let ask = json!({"call": "commission", "game": "full-thrust", "scenario": "line-duel", "design": HARRIER, "ships": ["A1"]});
    let text = desk.ok(&ask)["text"].clone();
    let opened = desk.ok(&json!({"call": "new", "game": "full-thrust", "text": text}));
    let view = desk.ok(&json!({"call": "view", "battle": opened["battle"], "seat": 1}));
    let class = |at: usize| (&view["pieces"][at]["code"], &view["pieces"][at]["hull"]);
    assert_eq!(class(0), (&json!("HARRIER"), &json!(17)));
    assert_eq!(class(1).0, "HC", "the other side's ship stays");
    let record = desk.ok(&json!({"call": "record", "battle": opened["battle"]}))["record"].clone();
    assert!(record.as_str().expect("text").contains("| [design.HARRIER]"), "{record}");
    desk.ok(&json!({"call": "open", "record": record}));
    for (ship, what) in [("C1", "no such ship"), ("A9", "no such ship"), ("", "no such ship")] {
        let mut ask = ask.clone();
        ask["ships"] = json!([ship]);
        assert!(desk.error(&ask)["what"].as_str().expect("words").contains(what), "{ship}");
    }
}

#[test]
fn every_class_of_the_yard_is_a_legal_design_when_only_its_id_changes() {
    let mut desk = JsonReferee::new();
    let classes = desk.ok(&json!({"call": "shipyard", "game": "full-thrust"}))["classes"].clone();
    let classes = classes.as_array().expect("a list");
    assert_eq!(classes.len(), 15);
    for class in classes {
        let weapons = class["draft"]["weapons"].as_array().expect("a list");
        let batteries: Vec<String> = weapons
            .iter()
            .map(|w| format!("{} {}", w["kind"].as_str().expect("kind"), w["arcs"].as_str().expect("arcs")))
            .collect();
        let text = format!(
            "[design.MINE]\nname = \"Mine\"\nbase = {}\ndamage = {}\nbatteries = \"{}\"\n",
            class["id"],
            class["draft"]["damage"],
            batteries.join("; ")
        );
        let read = design(&mut desk, &text);
        assert_eq!((&read["legal"], flaws(&read)), (&json!(true), vec![]), "{text}");
        assert_eq!(read["facts"]["points"], class["points"]);
    }
}

#[test]
fn a_game_without_a_shipyard_says_so() {
    let mut desk = JsonReferee::new();
    for ask in [
        json!({"call": "shipyard", "game": "ftl"}),
        json!({"call": "design", "game": "ftl", "text": HARRIER}),
        json!({"call": "commission", "game": "ftl", "scenario": "duel", "design": HARRIER, "ships": []}),
    ] {
        let fault = desk.error(&ask);
        assert_eq!(
            (&fault["where"], &fault["what"]),
            (&json!("game"), &json!("Faster Than Light has no ship designs"))
        );
    }
}

/// Returns the names listed in an error message after a phrase.
fn listed(what: &str, after: &str) -> Vec<String> {
    let list = what.rsplit(after).next().unwrap_or_default().replace(" and ", ", ");
    list.split(", ").map(|name| name.trim_matches('`').to_owned()).collect()
}

#[test]
fn the_fields_that_an_error_names_are_fields_of_a_design() {
    let mut desk = JsonReferee::new();
    let mut flaw = |game: &str, text: &str, place: &str| {
        let design = desk.ok(&json!({"call": "design", "game": game, "text": text}));
        let flaws = design["flaws"].as_array().expect("a list").clone();
        let found = flaws.iter().find(|flaw| flaw["where"] == place);
        found.unwrap_or_else(|| panic!("{text}: {flaws:?}"))["what"].as_str().expect("text").to_owned()
    };
    for (game, table, known) in [("full-thrust", "design", "there are "), ("talon", "class", "there are ")] {
        let fields = listed(
            &flaw(game, &format!("[{table}.Q]\nno-field = 1\n"), &format!("{table} Q, no-field")),
            known,
        );
        assert!(fields.len() > 8, "{game}: {fields:?}");
        for field in listed(&flaw(game, "", table), " with ") {
            assert!(fields.contains(&field), "{game}: \"{field}\" is no field; there are {fields:?}");
        }
    }
    let many = "[design.Q]\nbase = \"DN\"\nbatteries = \"20 C FSAP\"\ntorpedoes = 200\n";
    let what = flaw("full-thrust", many, "design Q, batteries");
    assert!(what.contains("weapons"), "{what}");
}

#[test]
fn a_fault_of_a_class_names_the_field_of_its_file() {
    let mut desk = JsonReferee::new();
    let text = "[class.X]\nname = \"X\"\nrace = \"terran\"\npoints = 20000\nexplosion = 99\nafterburners = 9\nsquadrons = 9\n\
                curve = [\"9-9-9*\", \"1-0-7\"]\nhull = [\"-9\"]\nshields = { front = 50, right = 0, rear = 0, left = 31 }\n\
                [[class.X.group]]\nweapon = \"phaser\"\ncount = 99\nred = 0\nyellow = 99\narcs = []\n";
    let design = desk.ok(&json!({"call": "design", "game": "talon", "text": text}));
    let flaws = design["flaws"].as_array().expect("a list");
    assert!(flaws.len() >= 13, "{flaws:?}");
    for flaw in flaws {
        let place = flaw["where"].as_str().expect("text");
        let field = place.strip_prefix("class X, ").unwrap_or_else(|| panic!("{flaw}"));
        let field = field.strip_prefix("group 1, ").unwrap_or(field).rsplit('.').next().unwrap_or_default();
        assert!(text.contains(&format!("{field} = ")), "\"{field}\" is no field: {flaw}");
    }
}
