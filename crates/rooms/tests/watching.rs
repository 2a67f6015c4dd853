//! Watching: what spectators are shown, and how late.

use rooms::Settings;
use serde_json::{Value, json};

use crate::desk::{Desk, merge, name, now, ok, token};

fn watcher(made: &Value) -> u64 {
    u64::from_str_radix(&made["watch"].as_str().expect("a token")[16..], 16).expect("digits")
}

/// A call with the token of spectators.
fn watched(desk: &Desk, made: &Value, call: Value) -> Value {
    let mut request = json!({"id": 1});
    merge(&mut request, call);
    let line = now(desk.rooms.call("here", name(made), made["watch"].as_str(), &request.to_string())).line;
    serde_json::from_str(&line).expect("JSON")
}

#[test]
fn a_spectator_sees_the_battle_as_late_as_the_terms_say_and_all_of_it_at_the_end() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({"spectators": {"delay": 2}, "chat": true}));
    assert!(watcher(&room) > 0);
    let shown = |desk: &Desk| {
        let status = watched(desk, &room, json!({"call": "status"}))["ok"].clone();
        let events = watched(desk, &room, json!({"call": "events"}))["ok"]["events"].clone();
        let last = events.as_array().and_then(|all| all.last()).map(|event| event["kind"].clone());
        (status["decisions"].clone(), status["sealed"].clone(), last.unwrap_or_default())
    };
    assert_eq!(shown(&desk), (json!(0), json!([]), json!("begun")));
    for (decision, seen) in [(1, 0), (2, 0), (3, 1), (4, 2)] {
        desk.ok(&room, 1, json!({"call": "chat", "text": "watch this"}));
        desk.seal(&room, 1, "A R15");
        assert_eq!(shown(&desk).1, json!([]), "a seal of now is not shown");
        desk.seal(&room, 2, "B R15");
        let last = if seen == 0 { "begun" } else { "revealed" };
        assert_eq!(shown(&desk), (json!(seen), json!([]), json!(last)), "after decision {decision}");
    }
    let view = watched(&desk, &room, json!({"call": "view"}))["ok"].clone();
    assert_eq!(view["turn"], json!(3));
    let beyond = watched(&desk, &room, json!({"call": "turn", "decision": 3}));
    assert_eq!(beyond["error"]["why"], json!("refused"), "{beyond}");
    for call in ["outline", "seal", "standing", "chat", "concede"] {
        assert_eq!(watched(&desk, &room, json!({"call": call}))["error"]["why"], json!("call"), "{call}");
    }
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "concede", "decision": 5, "key": key}));
    assert_eq!(shown(&desk), (json!(4), json!([]), json!("over")));
    let record = watched(&desk, &room, json!({"call": "record"}))["ok"]["record"].clone();
    assert!(record.as_str().is_some_and(|text| text.contains(" opened ")), "the full record");
}

#[test]
fn who_watches_is_counted_by_address_and_a_seat_by_its_token() {
    let mut desk = Desk::set(Settings { calls_a_minute: 30, ..Settings::default() });
    let room = desk.duel("ftl", "close-quarters", json!({"spectators": {"delay": 0}}));
    let refused = |from: &str, token: Option<&str>| {
        now(desk.rooms.call(from, name(&room), token, r#"{"id": 1, "call": "status"}"#)).refused
    };
    let watch = room["watch"].as_str();
    for _ in 0..10 {
        assert_eq!(refused("here", watch), None);
    }
    assert_eq!(refused("here", watch), Some(rooms::RefusalReason::Limit));
    assert_eq!(refused("there", watch), None, "others who watch are not disturbed");
    let seat = token(1);
    for number in 0..10 {
        assert_eq!(refused(&format!("{number}"), Some(&seat)), None);
    }
    assert_eq!(
        refused("elsewhere", Some(&seat)),
        Some(rooms::RefusalReason::Limit),
        "a seat is one, from anywhere"
    );
    let forged = |number: u64| refused("forger", Some(&token(1000 + number)));
    for number in 0..10 {
        assert_eq!(forged(number), Some(rooms::RefusalReason::Token));
    }
    assert_eq!(forged(10), Some(rooms::RefusalReason::Limit), "many forged tokens are one address");
}

/// Returns all that a spectator is told, byte for byte.
fn told(desk: &Desk, made: &Value, decisions: u64) -> Vec<String> {
    let watch = made["watch"].as_str().expect("it may be watched");
    let names = ["status", "room", "view", "record", "events", "scenario"];
    let turns = (1..=decisions).map(|decision| json!({"call": "turn", "decision": decision}));
    let calls = names.map(|call| json!({"call": call})).into_iter().chain(turns);
    let mut lines: Vec<String> = calls
        .map(|call| now(desk.rooms.call("here", name(made), Some(watch), &call.to_string())).line)
        .collect();
    lines.push(now(desk.rooms.mine(&json!({"id": 1, "tokens": [watch]}).to_string())).line);
    lines
}

/// Returns what a spectator who sees a battle late is told before, after and beyond the delay of seat 1's order.
fn told_of(order: &str, delay: u64) -> Vec<Vec<String>> {
    let mut desk = Desk::new();
    let more = json!({"clock": {"each": 600, "then": "silent"}, "spectators": {"delay": delay}});
    let room = desk.duel("ftl", "close-quarters", more);
    desk.seal(&room, 1, order);
    let mut seen = vec![told(&desk, &room, 1)];
    desk.rooms.rest();
    seen.push(told(&desk, &room, 1));
    desk.seal(&room, 2, "B R0");
    for _ in 0..delay {
        seen.push(told(&desk, &room, 1));
        desk.rooms.rest();
        seen.push(told(&desk, &room, 1));
        desk.seal(&room, 1, "A R0");
        desk.seal(&room, 2, "B R0");
    }
    seen.push(told(&desk, &room, 1));
    seen
}

#[test]
fn nothing_that_a_late_spectator_is_told_changes_with_an_order_before_the_delay_is_over() {
    for delay in [1, 2] {
        let [mut one, mut other] = ["A R15", "A R30"].map(|order| told_of(order, delay));
        let [last, changed] = [one.pop(), other.pop()];
        assert_ne!(last, changed, "after the delay the order is told");
        for (at, (one, other)) in one.iter().zip(&other).enumerate() {
            assert_eq!(one, other, "delay {delay}, look {at}: the order shows");
        }
    }
}

#[test]
fn a_late_spectator_is_told_of_no_seal_no_clock_and_no_offer_of_the_current_decision() {
    let mut desk = Desk::new();
    let more = json!({"clock": {"each": 600, "then": "silent"}, "spectators": {"delay": 1}});
    let room = desk.duel("ftl", "close-quarters", more);
    let private = |desk: &Desk| {
        let status = watched(desk, &room, json!({"call": "status"}))["ok"].clone();
        let events = watched(desk, &room, json!({"call": "events"}))["ok"].clone();
        let line = json!({"id": 1, "tokens": [room["watch"]]}).to_string();
        let due = ok(&now(desk.rooms.mine(&line)).line)["rooms"][0]["due"].clone();
        (status, events, due)
    };
    let before = private(&desk);
    assert_eq!((&before.0["clock"]["due"], &before.2), (&json!([]), &json!([])), "no clock of now");
    for rests in [false, true] {
        desk.forgetful = rests;
        let decision = desk.status(&room, 1)["decisions"].as_u64().expect("a number") + 1;
        let key = desk.key();
        desk.ok(&room, 2, json!({"call": "agree", "decision": decision, "key": key}));
        assert_eq!(private(&desk), before, "an offer");
        desk.seal(&room, 1, "A R15");
        assert_eq!(private(&desk), before, "a sealed order");
        desk.take_back(&room, 1);
        assert_eq!(private(&desk), before, "an order taken back");
        let key = desk.key();
        desk.ok(&room, 1, json!({"call": "disagree", "decision": decision, "key": key}));
    }
    desk.seal(&room, 1, "A R15");
    desk.seal(&room, 2, "B R15");
    assert_eq!(private(&desk), before, "the reveal is shown one decision later");
}
