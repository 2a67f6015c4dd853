//! Around the battle: one's own order, rematches, chat, names, presence.

use serde_json::{Value, json};

use crate::desk::{Desk, name, now, ok, token};

#[test]
fn a_rematch_is_made_once_all_people_wish_for_the_same() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({"clock": {"each": 600, "then": "silent"}}));
    let key = desk.key();
    desk.ok(&room, 2, json!({"call": "concede", "decision": 1, "key": key}));
    assert_eq!(desk.ok(&room, 1, json!({"call": "rematch", "swap": true}))["room"], json!(null));
    assert_eq!(desk.ok(&room, 2, json!({"call": "rematch"}))["room"], json!(null), "another wish");
    // The room is made, and the program ends before it is told.
    desk.rooms.store().fail(3, crate::desk::Fails::Before);
    assert_eq!(desk.refused(&room, 2, json!({"call": "rematch", "swap": true})), "store");
    let next = desk.ok(&room, 1, json!({"call": "room"}))["next"].clone();
    let next = json!({"room": next});
    let status = desk.status(&next, 1);
    assert_eq!((&status["seat"], &status["names"]), (&json!(2), &json!(["P2", "P1"])));
    assert_eq!(desk.status(&next, 2)["seat"], json!(1));
    desk.seal(&next, 2, "A L");
    assert_eq!(desk.kinds(&next, 1), ["made", "joined", "joined", "begun", "sealed"]);
    assert_eq!(desk.kinds(&room, 1).iter().filter(|kind| *kind == "next").count(), 1);
}

#[test]
fn a_seat_alone_is_told_its_own_sealed_order() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({"spectators": {"delay": 0}}));
    let watch = room["watch"].as_str().expect("a token").to_owned();
    let watching = |desk: &Desk| {
        ok(&now(desk.rooms.call("here", name(&room), Some(&watch), r#"{"call":"status"}"#)).line)
    };
    assert_eq!(desk.status(&room, 1)["order"], json!(null));
    desk.seal(&room, 1, "a  r0");
    for _ in 0..2 {
        assert_eq!(desk.status(&room, 1)["order"], json!("A R0"), "as it was understood");
        assert_eq!(desk.status(&room, 2)["order"], json!(null));
        assert_eq!(watching(&desk)["order"], json!(null));
        desk.rooms.rest();
    }
    desk.take_back(&room, 1);
    assert_eq!(desk.status(&room, 1)["order"], json!(null));
    desk.seal(&room, 1, "A R15");
    assert_eq!(desk.status(&room, 1)["order"], json!("A R15"));
    desk.seal(&room, 2, "B R0");
    assert_eq!(desk.status(&room, 1)["order"], json!(null), "it is revealed");
}

#[test]
fn what_was_sealed_and_offered_is_gone_when_a_side_concedes() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    desk.seal(&room, 1, "A R0");
    desk.seal(&room, 2, "B R0");
    let turn = desk.seal(&room, 1, "A R15")["status"]["turn"].clone();
    for (person, call) in [(1, "agree"), (2, "concede")] {
        let key = desk.key();
        desk.ok(&room, person, json!({"call": call, "decision": 2, "key": key}));
    }
    for _ in 0..2 {
        let status = desk.status(&room, 1);
        assert_eq!((&status["order"], &status["agreed"]), (&json!(null), &json!([])));
        assert_eq!(status["turn"], turn, "a battle ends in the turn in which it was conceded");
        assert_eq!(status["over"]["claimed"], json!(false));
        assert!(status["over"]["text"].as_str().is_some_and(|text| text.ends_with(" concedes")), "{status}");
        desk.rooms.rest();
    }
}

#[test]
fn who_listens_is_present_and_is_rung_when_something_came() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "duel", json!({}));
    let mut listening =
        now(desk.rooms.listen(name(&room), &token(2))).map_err(|error| error.to_string()).expect("a seat");
    assert_eq!(listening.party().seat(), Some(engine::Seat(1)));
    assert_eq!(desk.status(&room, 1)["present"], json!([2]));
    desk.seal(&room, 1, "A L");
    now(listening.changed());
    drop(listening);
    assert_eq!(desk.status(&room, 1)["present"], json!([]));
    assert!(now(desk.rooms.listen(name(&room), &token(7))).is_err());
}

#[test]
fn chat_and_names_are_kept() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "duel", json!({"chat": true}));
    let key = desk.key();
    let first = desk.ok(&room, 1, json!({"call": "chat", "text": "good luck", "key": key}));
    let again = desk.ok(&room, 1, json!({"call": "chat", "text": "good luck", "key": key}));
    assert_eq!((&again["repeated"], &again["event"]), (&json!(true), &first["event"]));
    assert_eq!(desk.refused(&room, 1, json!({"call": "chat", "text": "other", "key": key})), "key");
    desk.ok(&room, 2, json!({"call": "name", "name": "Grace"}));
    desk.rooms.rest();
    assert_eq!(desk.ok(&room, 1, json!({"call": "room"}))["seats"][1]["name"], json!("Grace"));
    let told = desk.events(&room, 2).into_iter().find(|event| event["kind"] == "chat").expect("told");
    assert_eq!((&told["seat"], &told["text"]), (&json!(1), &json!("good luck")));
}

/// A duel in which seat 2 has conceded at once.
fn ended(desk: &mut Desk, room: &Value) {
    let key = desk.key();
    desk.ok(room, 2, json!({"call": "concede", "decision": 1, "key": key}));
}

#[test]
fn no_rematch_is_made_once_a_player_has_forgotten_the_room() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    ended(&mut desk, &room);
    desk.ok(&room, 2, json!({"call": "rematch"}));
    desk.ok(&room, 2, json!({"call": "forget"}));
    assert_eq!(desk.ok(&room, 1, json!({"call": "rematch"}))["room"], json!(null));
    assert!(!desk.kinds(&room, 1).contains(&"next".to_owned()));
}

#[test]
fn rematches_of_one_battle_are_counted_through_all_of_them() {
    let mut desk = Desk::new();
    let mut room = desk.duel("ftl", "close-quarters", json!({}));
    for made in 0.. {
        ended(&mut desk, &room);
        let line = desk.line(&room, Some(1), json!({"call": "rematch"}));
        if line.contains(r#""why":"limit""#) {
            assert_eq!(made, 10, "{line}");
            break;
        }
        assert!(made < 10, "{line}");
        room = desk.ok(&room, 2, json!({"call": "rematch"}));
    }
}

#[test]
fn names_and_wishes_that_change_nothing_are_not_written_and_names_are_counted() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let before = desk.kinds(&room, 1).len();
    for _ in 0..30 {
        desk.ok(&room, 1, json!({"call": "name", "name": "P1"}));
    }
    assert_eq!(desk.kinds(&room, 1).len(), before);
    for number in 0..20 {
        let call = json!({"call": "name", "name": format!("N{number}"), "key": token(700 + number)});
        desk.ok(&room, 1, call.clone());
        assert_eq!(desk.ok(&room, 1, call)["repeated"], json!(true));
    }
    assert_eq!(desk.refused(&room, 1, json!({"call": "name", "name": "more"})), "limit");
    assert_eq!(desk.kinds(&room, 1).len(), before + 20);
    ended(&mut desk, &room);
    let before = desk.kinds(&room, 1).len();
    for _ in 0..30 {
        desk.ok(&room, 1, json!({"call": "rematch"}));
    }
    assert_eq!(desk.kinds(&room, 1).len(), before + 1);
}

#[test]
fn a_rematch_counts_as_a_room_made_from_the_address_of_the_last_wish() {
    let mut desk = Desk::new();
    for number in 0..=20 {
        let (one, other) = (100 + number, 200 + number);
        let make = json!({"id": 1, "game": "ftl", "scenario": "close-quarters", "token": token(one)});
        let room = ok(&now(desk.rooms.make(&format!("maker {number}"), &make.to_string())).line);
        desk.join(&room, 2, other);
        let key = desk.key();
        desk.ok(&room, one, json!({"call": "concede", "decision": 1, "key": key}));
        let wish = |from: &str, person: u64| {
            let line = r#"{"id": 1, "call": "rematch"}"#;
            now(desk.rooms.call(from, name(&room), Some(&token(person)), line))
        };
        assert_eq!(wish("club", one).refused, None, "a wish alone makes no room");
        let last = wish("club", other);
        if number < 20 {
            assert!(ok(&last.line)["room"].is_string(), "{number}: {}", last.line);
            continue;
        }
        assert_eq!(last.refused, Some(rooms::RefusalReason::Limit), "{}", last.line);
        assert!(last.again.is_some_and(|again| again > 0));
        assert_eq!(
            desk.kinds(&room, one).last().map(String::as_str),
            Some("rematch"),
            "the wish is not kept"
        );
        assert!(ok(&wish("home", other).line)["room"].is_string(), "another address is not disturbed");
    }
}
