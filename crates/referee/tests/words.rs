//! The calls agree with `docs/protocol.md`.

use std::collections::BTreeSet;

use serde_json::json;

use crate::JsonReferee;

const PAGE: &str = include_str!("../../../docs/protocol.md");

#[test]
fn every_call_the_page_lists_is_answered() {
    let mut desk = JsonReferee::new();
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let calls: Vec<&str> = rows.collect();
    let known = desk.error(&json!({"call": "?"}))["what"].as_str().expect("text").to_owned();
    let known: Vec<&str> = known.rsplit("there are ").next().unwrap_or_default().split(", ").collect();
    assert_eq!(
        known.iter().copied().collect::<BTreeSet<_>>(),
        calls.iter().copied().collect(),
        "page and program"
    );
    for call in calls {
        let answer = desk.answer(&json!({"call": call}));
        assert_ne!(answer["error"]["where"], "call", "{call} is not known: {answer}");
    }
}

#[test]
fn a_strict_seal_with_a_refused_part_seals_nothing_and_a_lenient_one_what_stands() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    let mut wish = json!({"call": "seal", "battle": battle, "seat": 1, "order": "A R-46; A S9; A L"});
    let refused = desk.error(&wish);
    assert_eq!((&refused["where"], &refused["clause"]), (&json!("A R-46"), &json!("FTL-5.2")));
    let all: Vec<&str> =
        refused["all"].as_array().expect("a list").iter().filter_map(|f| f["where"].as_str()).collect();
    assert_eq!(all, ["A R-46", "A S9"], "every refused part is named");
    assert_eq!(desk.ok(&json!({"call": "status", "battle": battle}))["sealed"], json!([]));
    wish["lenient"] = json!(true);
    let answer = desk.ok(&wish);
    assert_eq!((&answer["sealed"], &answer["status"]["sealed"]), (&json!(true), &json!([1])));
}

#[test]
fn reach_says_where_each_legal_action_ends_and_preview_the_same_of_an_order() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    let reach = desk.ok(&json!({"call": "reach", "battle": battle, "seat": 1, "piece": "a"}));
    let actions = reach["actions"].as_array().expect("a list");
    assert_eq!(actions.len(), 41);
    for action in actions {
        let order =
            action["text"].as_str().filter(|t| !t.is_empty()).map_or("idle".to_owned(), |t| format!("A {t}"));
        let preview = desk.ok(&json!({"call": "preview", "battle": battle, "seat": 1, "order": order}));
        for fact in
            ["text", "kind", "amount", "x", "y", "heading", "marked", "leaves", "path", "crosses", "launches"]
        {
            assert_eq!(preview["pieces"][0][fact], action[fact], "{order}: {fact}");
        }
    }
}

#[test]
fn a_branch_stands_where_its_turn_began() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    let mut positions = Vec::new();
    for order in ["L", "R30", "S2"] {
        positions.push(desk.ok(&json!({"call": "position", "battle": battle})));
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": order}));
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": order}));
    }
    for (index, position) in positions.iter().enumerate() {
        let names = json!(["Ada", "what if"]);
        let branch =
            desk.ok(&json!({"call": "branch", "battle": battle, "decision": index + 1, "names": names}));
        assert_eq!(branch["status"]["names"], names);
        assert_eq!(branch["status"]["decisions"], index);
        assert_eq!(desk.ok(&json!({"call": "position", "battle": branch["battle"]})), *position);
    }
}

#[test]
fn decisions_count_from_one_where_a_battle_starts_from_a_later_turn() {
    let mut desk = JsonReferee::new();
    let opened = desk.ok(&json!({
        "call": "new", "game": "ftl", "scenario": "duel",
        "position": "turn 31; A 12,24 h90 hits 0 launched 0; B 36,24 h270 hits 0 launched 0"
    }));
    let battle = &opened["battle"];
    assert_eq!((&opened["status"]["turn"], &opened["status"]["decisions"]), (&json!(31), &json!(0)));
    for seat in [1, 2] {
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": seat, "order": "S1"}));
    }
    let turn = desk.ok(&json!({"call": "turn", "battle": battle, "decision": 1, "seat": 1}));
    assert_eq!((&turn["decision"], &turn["turn"]), (&json!(1), &json!(31)));
    desk.ok(&json!({"call": "branch", "battle": battle, "decision": 2}));
}

#[test]
fn every_example_of_the_rulebook_opens() {
    let mut desk = JsonReferee::new();
    let book = desk.ok(&json!({"call": "clauses", "game": "ftl"}));
    let clauses = book["clauses"].as_array().expect("a list");
    assert!(!clauses.is_empty());
    for clause in clauses {
        for example in clause["examples"].as_array().expect("a list") {
            let opened = desk.ok(&json!({
                "call": "example", "game": "ftl", "clause": clause["id"], "number": example["number"]
            }));
            assert!(!opened["battle"].is_null() || !opened["notes"].as_array().expect("a list").is_empty());
            if !opened["battle"].is_null() {
                desk.ok(&json!({"call": "close", "battle": opened["battle"]}));
            }
        }
    }
}

#[test]
fn digests_of_random_battles_are_frozen() {
    let mut desk = JsonReferee::new();
    let mut digest = |scenario: &str, options: serde_json::Value| {
        let request = json!({"call": "digests", "game": "ftl", "scenario": scenario, "options": options, "battles": 20, "seed": "1"});
        desk.ok(&request)["digest"].as_str().expect("text").to_owned()
    };
    let found = [
        digest("duel", json!({})),
        digest("duel", json!({"sprints": "by-side"})),
        digest("fleet", json!({})),
    ];
    assert_eq!(
        found, FROZEN,
        "an old battle would replay differently: that needs a new version of the rules"
    );
}

/// Digests of version 2 of the rules, in records of format 2.
const FROZEN: [&str; 3] = ["12903c50fc538b93", "7e53c8d23cc4b8c5", "5210f5f914f865a0"];

#[test]
fn battles_are_numbered_from_where_the_door_says() {
    let mut referee = referee::Referee::new(games::SHELF.clone()).with_seeds(|| 7).counting_from(100_001);
    for number in [100_001, 100_002] {
        let answer = referee.line(r#"{"call":"new","game":"ftl","scenario":"duel"}"#);
        assert!(answer.contains(&format!(r#""battle":{number},"#)), "{answer}");
    }
}
