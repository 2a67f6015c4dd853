//! Around the battle: standing orders, spectators, rematches, chat, challenges, lists, draws, presence.

use serde_json::{Value, json};

use crate::desk::{Desk, merge, name, now, ok, token};

#[test]
fn standing_orders_are_sealed_when_they_are_asked_and_dropped_when_they_do_not_stand() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let left = desk.ok(&room, 1, json!({"call": "standing", "orders": ["A R15", "A L", "A R999", "A R0"]}));
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
    assert_eq!(desk.refused(&room, 1, json!({"call": "standing", "orders": vec!["A R0"; 21]})), "limit");
}

fn watcher(made: &Value) -> u64 {
    u64::from_str_radix(&made["watch"].as_str().expect("a token")[16..], 16).expect("digits")
}

/// A call with the token of spectators.
fn watched(desk: &Desk, made: &Value, call: Value) -> Value {
    let mut request = json!({"id": 1});
    merge(&mut request, call);
    let line = now(desk.rooms.call(name(made), made["watch"].as_str(), &request.to_string())).line;
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
fn an_open_challenge_is_listed_until_somebody_takes_it() {
    let mut desk = Desk::new();
    let made = desk.make(json!({"game": "talon", "scenario": "duel", "challenge": true, "name": "Ada"}));
    desk.make(json!({"game": "ftl", "scenario": "duel", "token": token(5)}));
    let listed = |desk: &Desk| ok(&now(desk.rooms.open(r#"{"id":1}"#)).line)["rooms"].clone();
    assert_eq!(listed(&desk)[0]["room"], made["room"]);
    assert_eq!((listed(&desk)[0]["awaits"].clone(), listed(&desk)[1].clone()), (json!([2]), json!(null)));
    let join = json!({"id": 1, "token": token(2), "name": "Ben"}).to_string();
    assert_eq!(ok(&now(desk.rooms.join("there", name(&made), &join)).line)["begun"], json!(true));
    assert_eq!(listed(&desk), json!([]));
    let mine = json!({"id": 1, "tokens": [token(9), token(2)]}).to_string();
    let mine = ok(&now(desk.rooms.mine(&mine)).line)["rooms"].clone();
    assert_eq!((&mine[0]["token"], &mine[0]["seat"]), (&json!(1), &json!(2)));
    assert_eq!(mine[0]["room"]["awaits"], desk.ok(&made, 1, json!({"call": "room"}))["awaits"]);
    let late = json!({"id": 1, "token": token(3)}).to_string();
    assert_eq!(now(desk.rooms.join("there", name(&made), &late)).refused, Some(rooms::Why::Taken));
}

#[test]
fn whoever_is_invited_reads_the_makers_own_file_before_joining() {
    let mut desk = Desk::new();
    let text = "title = \"At home\"\ntable = { width = 48, height = 48 }\nside = [{ ship = [{ at = [18, 24], heading = 90 }] }, { ship = [{ at = [30, 24], heading = 270 }] }]\n";
    let own = desk.make(json!({"game": "ftl", "text": text, "challenge": true}));
    let read = |desk: &Desk, made: &Value| {
        ok(&now(desk.rooms.call(name(made), None, r#"{"call": "scenario"}"#)).line)
    };
    assert_eq!(read(&desk, &own), json!({"scenario": "custom", "text": text}));
    let listed = ok(&now(desk.rooms.open(r#"{"id":1}"#)).line)["rooms"][0].clone();
    assert_eq!((&listed["title"], &listed["text"]), (&json!("At home"), &json!(null)), "lists stay short");
    let shelved = desk.make(json!({"game": "ftl", "scenario": "duel", "token": token(5)}));
    assert_eq!(read(&desk, &shelved), json!({"scenario": "duel", "text": null}));
}

#[test]
fn a_draw_is_agreed_on_and_an_agreement_lapses_with_the_reveal() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let agree = |desk: &mut Desk, person: u64, decision: u64| {
        let key = desk.key();
        desk.ok(&room, person, json!({"call": "agree", "decision": decision, "key": key}))
    };
    assert_eq!(agree(&mut desk, 1, 1)["status"]["agreed"], json!([1]));
    desk.rooms.rest();
    assert_eq!(desk.status(&room, 2)["agreed"], json!([1]), "it is kept");
    desk.seal(&room, 1, "A R0");
    desk.seal(&room, 2, "B R0");
    assert_eq!(desk.status(&room, 2)["agreed"], json!([]));
    agree(&mut desk, 2, 2);
    let over = agree(&mut desk, 1, 2);
    assert_eq!(over["status"]["over"]["winner"], json!(null));
    desk.rooms.rest();
    assert_eq!(desk.status(&room, 2)["over"]["text"], json!("A draw by agreement"));
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
