//! Sealed orders leave the match only through the reveal.

use serde_json::json;

use crate::Desk;

#[test]
fn what_a_seat_can_ask_for_does_not_change_when_the_other_seals() {
    let mut seen = Vec::new();
    for order in ["idle", "A L", "A S8", "A R-165"] {
        let mut desk = Desk::new();
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
    let mut desk = Desk::new();
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
