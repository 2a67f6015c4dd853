//! Sealed orders become public only through the reveal.

use serde_json::json;

use crate::JsonReferee;

#[test]
fn what_a_seat_can_ask_for_does_not_change_when_the_other_seals() {
    let mut seen = Vec::new();
    for order in ["idle", "A L", "A S8", "A R-165"] {
        let mut desk = JsonReferee::new();
        let battle = desk.duel();
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": order}));
        let asked: Vec<String> = [
            json!({"call": "view", "battle": battle, "seat": 2}),
            json!({"call": "view", "battle": battle, "seat": null}),
            json!({"call": "status", "battle": battle}),
            json!({"call": "outline", "battle": battle, "seat": 2}),
            json!({"call": "reach", "battle": battle, "seat": 2, "piece": "B"}),
            json!({"call": "threats", "battle": battle, "seat": 2}),
            json!({"call": "preview", "battle": battle, "seat": 2, "order": "B S8"}),
            json!({"call": "position", "battle": battle}),
            json!({"call": "record", "battle": battle}),
            json!({"call": "captain", "battle": battle, "seat": 2, "captain": "search", "nodes": 50, "seed": "1"}),
        ]
        .iter()
        .map(|request| desk.answer(request).to_string())
        .collect();
        seen.push(asked);
    }
    assert!(seen.windows(2).all(|pair| pair[0] == pair[1]), "the sealed order shows somewhere");
}

#[test]
fn a_sealed_order_can_be_taken_back_until_the_reveal_and_not_after() {
    let mut desk = JsonReferee::new();
    let battle = desk.duel();
    desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": "L"}));
    desk.ok(&json!({"call": "unseal", "battle": battle, "seat": 1}));
    desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": "R15"}));
    let status =
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 1, "order": "S1"}))["status"].clone();
    assert_eq!((&status["decisions"], &status["turn"]), (&json!(1), &json!(2)));
    desk.error(&json!({"call": "unseal", "battle": battle, "seat": 1}));
    let turn = desk.ok(&json!({"call": "turn", "battle": battle, "decision": 1, "seat": 2}));
    assert_eq!(turn["orders"], json!([{"seat": 1, "order": "A S1"}, {"seat": 2, "order": "B R15"}]));
}

#[test]
fn an_offer_of_a_draw_is_not_seen_before_the_reveal() {
    let start = "turn 30 quiet 10; A 6,24 h90 hits 1 launched 10; B 42,24 h270 hits 0 launched 10";
    let seen = |order: &str| -> Vec<String> {
        let mut desk = JsonReferee::new();
        let new = json!({"call": "new", "game": "ftl", "scenario": "duel", "position": start, "dice": {"seed": "1"}});
        let battle = desk.ok(&new)["battle"].clone();
        desk.ok(&json!({"call": "seal", "battle": battle, "seat": 2, "order": order}));
        let asked = [
            json!({"call": "status", "battle": battle}),
            json!({"call": "view", "battle": battle, "seat": 1}),
            json!({"call": "outline", "battle": battle, "seat": 1}),
            json!({"call": "threats", "battle": battle, "seat": 1}),
            json!({"call": "reach", "battle": battle, "seat": 1, "piece": "A"}),
            json!({"call": "read", "battle": battle, "seat": 1, "order": "draw"}),
            json!({"call": "preview", "battle": battle, "seat": 1, "order": "S8"}),
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "search", "seed": "3", "nodes": 200}),
            json!({"call": "captain", "battle": battle, "seat": 1, "captain": "doctrine", "seed": "3"}),
        ];
        asked.iter().map(|call| desk.ok(call).to_string()).collect()
    };
    let offered = seen("draw");
    assert!(offered[2].contains("\"draw\""), "a draw may be offered here: {}", offered[2]);
    assert_eq!(offered, seen("idle"));
    assert_eq!(offered, seen("B S8"));
}
