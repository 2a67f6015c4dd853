//! Every fault of a request is reported by name, and changes nothing.

use serde_json::{Value, json};

use crate::JsonReferee;

#[test]
fn every_fault_names_what_is_wrong_and_where() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    let table = [
        (json!({"call": "fly"}), "call", "no call \"fly\""),
        (json!({}), "call", "must name a call"),
        (json!({"call": 3}), "call", "must name a call"),
        (json!({"call": "hello", "wings": 2}), "hello", "wings"),
        (
            json!({"call": "new", "game": "chess", "scenario": "duel"}),
            "game",
            "no game \"chess\"; there are ftl",
        ),
        (json!({"call": "new", "game": "ftl"}), "scenario", "scenario"),
        (json!({"call": "new", "game": "ftl", "scenario": "duell"}), "scenario", "there are duel"),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "options": {"speed": 3}}),
            "option speed",
            "no such option",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "options": {"missiles": -1}}),
            "option missiles",
            "0 to 99",
        ),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "dice": {"seed": "x"}}),
            "dice.seed",
            "whole number",
        ),
        (json!({"call": "new", "game": "ftl", "scenario": "duel", "dice": {}}), "dice", "either"),
        (
            json!({"call": "new", "game": "ftl", "scenario": "duel", "position": "turn 1; A 99,24 h90"}),
            "position, \"A 99,24 h90\"",
            "not on the table",
        ),
        (
            json!({"call": "new", "game": "ftl", "text": "title = 3"}),
            "scenario, line 1",
            "title: a text in quotation marks, not 3",
        ),
        (json!({"call": "status", "battle": 99}), "battle", "no battle 99 is open"),
        (json!({"call": "view", "battle": battle, "seat": 3}), "seat", "numbered 1 to 2"),
        (
            json!({"call": "view", "battle": battle, "seat": 1, "decision": 2}),
            "decision",
            "0 have been revealed",
        ),
        (json!({"call": "turn", "battle": battle, "seat": 1, "decision": 0}), "decision", "no decision"),
        (json!({"call": "branch", "battle": battle, "decision": 7}), "decision", "no decision"),
        (json!({"call": "reach", "battle": battle, "seat": 1, "piece": "B"}), "piece", "no piece \"B\""),
        (json!({"call": "unseal", "battle": battle, "seat": 1}), "seat", "no sealed order"),
        (
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "nelson"}),
            "captain",
            "there are random, recruit, doctrine",
        ),
        (
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "random", "nodes": 0}),
            "nodes",
            "from 1 to 100000000",
        ),
        (
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "admiral", "nodes": 4_000_000_000_u32}),
            "nodes",
            "from 1 to 100000000",
        ),
        (
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "admiral", "millis": 600_001}),
            "millis",
            "from 1 to 600000",
        ),
        (
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "random", "millis": 5}),
            "millis",
            "no clock",
        ),
        (
            json!({"call": "example", "game": "ftl", "clause": "FTL-6.3", "number": 0}),
            "number",
            "numbered from 1",
        ),
        (json!({"call": "example", "game": "ftl", "clause": "FTL-9.9", "number": 1}), "clause", "no clause"),
        (json!({"call": "open", "record": "hello"}), "line 1", "not a record"),
        (json!({"call": "open", "record": "firing-arc record 9\n"}), "line 1", "newer"),
        (
            json!({"call": "digests", "game": "ftl", "scenario": "duel", "battles": 1, "seed": -1}),
            "seed",
            "whole number",
        ),
    ];
    let before = desk.ok(&json!({"call": "status", "battle": battle}));
    for (request, place, what) in &table {
        let error = desk.error(request);
        assert_eq!(error["where"], *place, "{request}: {error}");
        assert!(error["what"].as_str().is_some_and(|w| w.contains(what)), "{request}: {error}");
        assert_eq!(error["all"][0]["what"], error["what"]);
    }
    assert_eq!(before, desk.ok(&json!({"call": "status", "battle": battle})), "nothing has changed");
}

#[test]
fn lines_that_are_no_request_are_answered_all_the_same() {
    let mut referee = referee::Referee::new(games::SHELF.clone());
    for line in
        ["", "null", "[]", "{", "\u{0}\u{7f}", "{\"id\": 5, \"call\": \"nothing\"}", &"[".repeat(10_000)]
    {
        let answer: Value = serde_json::from_str(&referee.line(line)).expect("an answer is JSON");
        assert!(answer["error"]["what"].is_string(), "{line:?}");
    }
    let answer: Value =
        serde_json::from_str(&referee.line("{\"id\": {\"a\": [1]}, \"call\": \"hello\"}")).expect("JSON");
    assert_eq!(answer["id"], json!({"a": [1]}), "the id comes back as it was");
}

#[test]
fn a_damaged_record_opens_leniently_and_says_what_was_dropped() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    for _ in 0..2 {
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": "R15"}));
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": "R-15"}));
    }
    let record =
        desk.ok(&json!({"call": "record", "battle": battle}))["record"].as_str().expect("text").to_owned();
    let cut = &record[..record.len() - 9];
    let error = desk.error(&json!({"call": "open", "record": cut}));
    assert!(error["where"].as_str().is_some_and(|w| w.starts_with("line ")), "{error}");
    let opened = desk.ok(&json!({"call": "open", "record": cut, "lenient": true}));
    assert_eq!(opened["status"]["decisions"], 1);
    assert!(opened["dropped"].is_string());
    assert!(desk.ok(&json!({"call": "open", "record": record}))["dropped"].is_null());
    let edited = record.replacen("R-15", "R-30", 1);
    let error = desk.error(&json!({"call": "open", "record": edited, "lenient": true}));
    assert_eq!(error["clause"], "FTL-6.2", "an edited order shows in what follows from it: {error}");
}
