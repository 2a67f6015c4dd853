//! A request that is repeated, stale, crossed or malformed is refused by name, and changes nothing.

use serde_json::{Value, json};

use crate::desk::{Desk, name, now, token};

/// Everything that two people and the rows know.
fn all(desk: &Desk, room: &Value) -> Vec<String> {
    let asked = [
        json!({"call": "status"}),
        json!({"call": "view"}),
        json!({"call": "events"}),
        json!({"call": "record"}),
    ];
    let lines = [1, 2].into_iter().flat_map(|person| asked.iter().map(move |call| (person, call.clone())));
    lines.map(|(person, call)| desk.line(room, Some(person), call)).collect()
}

#[test]
fn every_call_that_a_refusal_lists_is_answered() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let line = desk.line(&room, Some(1), json!({"call": "analyse"}));
    let error = serde_json::from_str::<Value>(&line).expect("JSON")["error"].clone();
    let (_, listed) = error["what"].as_str().and_then(|what| what.split_once("there are ")).expect("a list");
    assert_eq!(listed.split(", ").count(), 25);
    for call in listed.split(", ") {
        let line = desk.line(&room, Some(1), json!({"call": call}));
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        assert_ne!(answer["error"]["why"], "call", "{call}");
    }
}

#[test]
fn wrong_calls_are_refused_by_name_and_change_nothing() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let other = desk.duel("ftl", "duel", json!({"token": token(8)}));
    let seal = |decision: u64, key: u64| json!({"call": "seal", "order": "A L", "decision": decision, "key": token(key)});
    desk.ok(&room, 1, seal(1, 500));
    let before = all(&desk, &room);
    let refused = [
        (seal(2, 501), "stale"),
        (seal(0, 502), "stale"),
        (seal(1, 503), "refused"),
        (json!({"call": "seal", "order": "A R15", "decision": 1, "key": token(500)}), "key"),
        (json!({"call": "unseal", "decision": 1, "key": token(500)}), "key"),
        (json!({"call": "seal", "order": "A L", "decision": 1}), "line"),
        (json!({"call": "seal", "order": "A L", "decision": 1, "key": "short"}), "line"),
        (json!({"call": "seal", "order": "A L", "decision": 1, "key": token(504), "seat": 2}), "line"),
        (json!({"call": "seal", "order": "A L", "decision": 1, "key": token(505), "battle": 1}), "line"),
        (json!({"call": "seal", "order": "A L", "decision": 1, "key": token(506), "more": 1}), "line"),
        (json!({"call": "view", "seat": 2}), "line"),
        (json!({"call": "turn", "decision": 1}), "refused"),
        (json!({"call": "position"}), "call"),
        (json!({"call": "captain", "captain": "random"}), "call"),
        (json!({"call": "analyse", "decision": 1}), "call"),
        (json!({"call": "open", "record": ""}), "call"),
        (json!({"call": "new", "game": "ftl"}), "call"),
        (json!({"call": "branch", "decision": 1}), "call"),
        (json!({"call": "claim", "decision": 1, "key": token(507)}), "refused"),
        (json!({"call": "rematch"}), "refused"),
        (json!({"call": "leave"}), "refused"),
        (json!({"call": "chat", "text": "hello"}), "refused"),
        (json!({"call": "name", "name": "x".repeat(41)}), "limit"),
        (json!({"call": 7}), "line"),
        (json!({}), "line"),
    ];
    for (call, why) in refused {
        assert_eq!(desk.refused(&room, 1, call.clone()), why, "{call}");
    }
    let line = |person: Option<u64>, call: Value| -> Value {
        serde_json::from_str(&desk.line(&room, person, call)).expect("JSON")
    };
    assert_eq!(line(Some(99), json!({"call": "status"}))["error"]["why"], "token", "a forged token");
    assert_eq!(line(Some(8), json!({"call": "status"}))["error"]["why"], "token", "a seat of another room");
    assert_eq!(line(None, json!({"call": "status"}))["error"]["why"], "token");
    assert_eq!(line(None, json!({"call": "room"}))["ok"]["you"], json!(null), "anybody sees the card");
    for garbage in ["", "7", "{", "{\"call\":\"status\",\"call\":\"view\"}", "\u{0}"] {
        let answer = now(desk.rooms.call("here", name(&room), Some(&token(1)), garbage));
        assert_eq!(answer.refused, Some(rooms::RefusalReason::Line), "{garbage}");
    }
    for nowhere in ["", "0000000000000000", "../etc/passwd", "ILOUILOUILOUILOU"] {
        let answer = now(desk.rooms.call("here", nowhere, Some(&token(1)), r#"{"call":"status"}"#));
        assert_eq!(answer.refused, Some(rooms::RefusalReason::Room), "{nowhere}");
    }
    assert_eq!(before, all(&desk, &room), "something changed");
    desk.rooms.rest();
    assert_eq!(before, all(&desk, &room), "something was kept");
    assert_eq!(desk.status(&other, 8)["decisions"], json!(0));
}

#[test]
fn an_invitation_works_once_and_a_token_holds_one_seat() {
    let mut desk = Desk::new();
    let made = desk.make(json!({"game": "ftl", "scenario": "duel"}));
    assert_eq!(desk.refused(&made, 1, json!({"call": "status"})), "waiting");
    let invitation = made["invitations"][0]["token"].clone();
    let join = |person: u64, invitation: &Value| {
        let request = json!({"id": 1, "invitation": invitation, "token": token(person)});
        now(desk.rooms.join("there", name(&made), &request.to_string()))
    };
    assert_eq!(join(1, &invitation).refused, None, "the maker is answered with the seat it has");
    assert_eq!(join(2, &json!(token(3))).refused, Some(rooms::RefusalReason::Token));
    assert_eq!(join(2, &Value::Null).refused, Some(rooms::RefusalReason::Token), "no challenge");
    assert_eq!(join(2, &invitation).refused, None);
    assert_eq!(join(2, &invitation).refused, None, "the same request again");
    assert_eq!(join(3, &invitation).refused, Some(rooms::RefusalReason::Token), "it was used");
    let as_seat = desk.line(&made, None, json!({"call": "room"}));
    assert!(
        !as_seat.contains(invitation.as_str().expect("a text")),
        "an invitation is told to the maker alone"
    );
}

#[test]
fn terms_that_do_not_stand_are_refused_with_their_fault() {
    let desk = Desk::new();
    let refused = |more: Value| {
        let mut request = json!({"id": 1, "game": "ftl", "scenario": "duel", "token": token(1)});
        crate::desk::merge(&mut request, more);
        let answer = now(desk.rooms.make("here", &request.to_string()));
        assert!(answer.refused.is_some(), "{request} was taken: {}", answer.line);
        serde_json::from_str::<Value>(&answer.line).expect("JSON")["error"]["where"].clone()
    };
    assert_eq!(refused(json!({"game": "chess"})), "game");
    assert_eq!(refused(json!({"scenario": "nowhere"})), "scenario");
    assert_eq!(refused(json!({"options": {"missiles": "many"}})), "option missiles");
    assert_eq!(refused(json!({"seats": ["me"]})), "seats");
    assert_eq!(refused(json!({"seats": ["me", "me"]})), "seats");
    assert_eq!(refused(json!({"seats": ["me", {"captain": "nemo"}]})), "captain");
    assert_eq!(refused(json!({"clock": {"each": 59, "then": "silent"}})), "clock.each");
    assert_eq!(refused(json!({"clock": {"each": 60, "grace": 9_999_999, "then": "silent"}})), "clock.grace");
    assert_eq!(refused(json!({"clock": {"each": 60, "then": {"captain": "nemo"}}})), "captain");
    assert_eq!(refused(json!({"spectators": {"delay": 1001}})), "spectators.delay");
    assert_eq!(refused(json!({"token": "7"})), "token");
    assert_eq!(refused(json!({"wishes": 3})), "make");
}

#[test]
fn an_order_is_taken_back_until_the_reveal_and_twenty_times() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    for _ in 0..20 {
        desk.seal(&room, 1, "A L");
        let key = desk.key();
        desk.ok(&room, 1, json!({"call": "unseal", "decision": 1, "key": key}));
    }
    desk.seal(&room, 1, "A S8");
    assert_eq!(desk.refused(&room, 1, json!({"call": "unseal", "decision": 1, "key": token(900)})), "limit");
    desk.seal(&room, 2, "B S1");
    assert_eq!(desk.refused(&room, 1, json!({"call": "unseal", "decision": 1, "key": token(901)})), "stale");
    assert_eq!(
        desk.refused(&room, 1, json!({"call": "unseal", "decision": 2, "key": token(902)})),
        "refused"
    );
}

#[test]
fn too_many_calls_are_refused_with_the_time_to_try_again() {
    let mut desk = Desk::set(rooms::Settings::default());
    let room = desk.duel("ftl", "duel", json!({"chat": true}));
    for _ in 0..5 {
        desk.ok(&room, 1, json!({"call": "chat", "text": "hello"}));
    }
    let line = desk.line(&room, Some(1), json!({"call": "chat", "text": "hello"}));
    assert!(line.contains(r#""why":"limit","again":12000"#), "{line}");
    desk.ok(&room, 2, json!({"call": "chat", "text": "a seat of its own"}));
    desk.pass(12);
    desk.ok(&room, 1, json!({"call": "chat", "text": "hello"}));
    let mut passed = 0;
    while desk.line(&room, Some(2), json!({"call": "status"})).contains("\"ok\"") {
        passed += 1;
        assert!(passed < 200, "nothing stops it");
    }
    assert!(desk.rooms.refused()[&rooms::RefusalReason::Limit] >= 2, "it is counted");
}

#[test]
fn requests_to_make_a_room_are_counted_before_their_scenario_is_read() {
    let mut desk = Desk::new();
    let bad =
        |key: String| json!({"id": 1, "game": "ftl", "text": "no scenario", "token": token(1), "key": key});
    let answer = |desk: &Desk, line: Value| now(desk.rooms.make("here", &line.to_string())).line;
    let made = desk.make(json!({"game": "ftl", "scenario": "duel"}));
    for number in 0..19 {
        let said = answer(&desk, bad(token(600 + number)));
        assert!(!said.contains(r#""why":"limit""#), "{said}");
    }
    let said = answer(&desk, bad(token(700)));
    assert!(said.contains(r#""why":"limit""#), "{said}");
    // Who asks again for a room that was made is answered all the same.
    let again = json!({"id": 1, "game": "ftl", "scenario": "duel", "token": token(1), "key": token(1)});
    let said = answer(&desk, again);
    assert!(said.contains(made["room"].as_str().expect("a name")), "{said}");
}

#[test]
fn a_file_whose_title_or_side_hides_letters_makes_no_room() {
    let desk = Desk::new();
    let make = |title: &str, side: &str| {
        let text = format!(
            "title = \"{title}\"\ntable = {{ width = 48, height = 48 }}\nside = [{{ name = \"{side}\", ship = [{{ at = [18, 24], heading = 90 }}] }}, {{ ship = [{{ at = [30, 24], heading = 270 }}] }}]\n"
        );
        let request = json!({"id": 1, "game": "ftl", "text": text, "token": token(1)});
        now(desk.rooms.make("here", &request.to_string()))
    };
    let whole = make("At home", "Reds");
    assert_eq!(whole.refused, None, "{}", whole.line);
    for (title, side) in [("At\u{3164}home", "Reds"), ("\u{A0}", "Reds"), ("At home", "Re\u{202E}ds")] {
        let answer = make(title, side);
        assert_eq!(answer.refused, Some(rooms::RefusalReason::Line), "{}", answer.line);
        assert!(answer.line.contains(" has "), "{}", answer.line);
    }
}
