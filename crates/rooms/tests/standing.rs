//! Standing orders: when they are sealed, dropped, taken back and replaced.

use serde_json::json;

use crate::desk::{Desk, Fails, merge};

#[test]
fn standing_orders_are_sealed_when_they_are_asked_and_dropped_when_they_do_not_stand() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let call = desk.leaving(&room, 1, json!(["A R15", "A L", "A R999", "A R0"]));
    let left = desk.ok(&room, 1, call);
    assert_eq!(left["orders"], json!(["A L", "A R999", "A R0"]), "the first is sealed at once");
    assert_eq!(desk.status(&room, 2)["standing"]["left"], json!(0), "they are the seat's own");
    desk.seal(&room, 2, "B S1");
    assert_eq!(desk.status(&room, 1)["sealed"], json!([1]));
    desk.rooms.rest();
    desk.seal(&room, 2, "B S1");
    let status = desk.status(&room, 1);
    assert_eq!((&status["sealed"], &status["standing"]["left"]), (&json!([]), &json!(0)));
    let dropped = &status["standing"]["dropped"];
    assert_eq!((&dropped["decision"], &dropped["order"]), (&json!(3), &json!("A R999")));
    assert!(dropped["why"].as_str().is_some_and(|why| why.contains("−180°")), "{dropped}");
    assert_eq!(desk.status(&room, 2)["standing"]["dropped"], json!(null));
    let turn = desk.ok(&room, 2, json!({"call": "turn", "decision": 2}));
    assert_eq!(turn["orders"][0]["order"], json!("A L"));
    let own = desk.events(&room, 1).into_iter().find(|event| event["kind"] == "sealed").expect("sealed");
    assert_eq!(own["by"], json!("standing"));
    let call = desk.leaving(&room, 1, json!(vec!["A R0"; 21]));
    assert_eq!(desk.refused(&room, 1, call), "limit");
}

#[test]
fn standing_orders_whose_answer_was_lost_are_written_once() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let call = desk.leaving(&room, 1, json!(["A R15", "A L"]));
    desk.rooms.store().fail(1, Fails::After);
    assert_eq!(desk.refused(&room, 1, call.clone()), "store");
    let again = desk.ok(&room, 1, call.clone());
    assert_eq!((&again["repeated"], &again["orders"]), (&json!(true), &json!(["A L"])));
    desk.rooms.rest();
    let again = desk.ok(&room, 1, call.clone());
    assert_eq!((&again["repeated"], &again["orders"]), (&json!(true), &json!(["A L"])));
    let mut other = call;
    merge(&mut other, json!({"orders": ["A R0"]}));
    assert_eq!(desk.refused(&room, 1, other), "key");
}

#[test]
fn standing_orders_of_two_tabs_do_not_replace_each_other_unseen() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    desk.seal(&room, 1, "A L");
    let (one, other) = (desk.leaving(&room, 1, json!(["A R15"])), desk.leaving(&room, 1, json!(["A R0"])));
    desk.ok(&room, 1, one);
    assert_eq!(desk.refused(&room, 1, other.clone()), "stale");
    assert_eq!(desk.ok(&room, 1, json!({"call": "standing"}))["orders"], json!(["A R15"]));
    // An order that was sealed is a change too.
    let late = desk.leaving(&room, 1, json!(["A R0"]));
    desk.seal(&room, 2, "B S1");
    assert_eq!(desk.refused(&room, 1, late), "stale");
    for field in ["base", "key"] {
        let mut without = other.clone();
        without.as_object_mut().expect("an object").remove(field);
        assert_eq!(desk.refused(&room, 1, without), "line", "{field}");
    }
}

#[test]
fn a_standing_order_that_is_taken_back_waits_for_the_next_decision() {
    for rests in [false, true] {
        let mut desk = Desk::new();
        desk.forgetful = rests;
        let room = desk.duel("ftl", "close-quarters", json!({}));
        let call = desk.leaving(&room, 1, json!(["A R15", "A L"]));
        desk.ok(&room, 1, call);
        let back = desk.take_back(&room, 1);
        let status = &back["status"];
        assert_eq!((&status["sealed"], &status["standing"]["left"]), (&json!([]), &json!(2)), "{rests}");
        desk.seal(&room, 1, "A R0");
        assert_eq!(desk.take_back(&room, 1)["status"]["standing"]["left"], json!(2), "not a standing order");
        desk.seal(&room, 1, "A R0");
        desk.seal(&room, 2, "B S1");
        let standing = desk.ok(&room, 1, json!({"call": "standing"}));
        assert_eq!(standing["orders"], json!(["A L"]), "the next decision is asked for");
        let turn = desk.ok(&room, 2, json!({"call": "turn", "decision": 1}));
        assert_eq!(turn["orders"][0]["order"], json!("A R0"));
    }
}
