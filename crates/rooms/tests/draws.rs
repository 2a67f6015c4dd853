//! Draws: offered, agreed on, withdrawn and declined.

use serde_json::json;

use crate::desk::{Desk, now, ok, token};

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
fn an_offer_of_a_draw_is_withdrawn_or_declined_and_the_record_knows_nothing_of_it() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let act = |desk: &mut Desk, person: u64, call: &str| {
        let key = desk.key();
        desk.ok(&room, person, json!({"call": call, "decision": 1, "key": key}))
    };
    let key = desk.key();
    let nothing = json!({"call": "disagree", "decision": 1, "key": key});
    assert_eq!(desk.refused(&room, 1, nothing.clone()), "refused", "nobody offers a draw");
    act(&mut desk, 1, "agree");
    assert_eq!(act(&mut desk, 1, "disagree")["status"]["agreed"], json!([]), "withdrawn");
    desk.rooms.rest();
    assert_eq!(
        act(&mut desk, 2, "agree")["status"]["agreed"],
        json!([2]),
        "the first agreement does not count any more"
    );
    assert_eq!(desk.ok(&room, 1, json!({"call": "room"}))["agreed"], json!([2]));
    let declined = desk.ok(&room, 1, nothing.clone());
    assert_eq!(declined["status"]["agreed"], json!([]), "declined");
    let again = desk.ok(&room, 1, nothing);
    assert_eq!((&again["repeated"], &again["event"]), (&json!(true), &declined["event"]));
    assert_eq!(desk.kinds(&room, 2)[4..], ["agreed", "disagreed", "agreed", "disagreed"]);
    desk.rooms.rest();
    desk.seal(&room, 1, "A R0");
    desk.seal(&room, 2, "B R0");
    let record = desk.ok(&room, 1, json!({"call": "record"}))["record"].to_string();
    assert!(!record.contains("agree"), "{record}");
    let key = desk.key();
    for person in [2, 1] {
        desk.ok(&room, person, json!({"call": "agree", "decision": 2, "key": key}));
    }
    let late = json!({"call": "disagree", "decision": 2, "key": key.replace('0', "1")});
    assert_eq!(desk.refused(&room, 1, late), "over");
    assert_eq!(desk.status(&room, 2)["over"]["text"], json!("A draw by agreement"));
}

#[test]
fn an_offer_of_a_draw_is_told_to_seats_alone() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({"spectators": {"delay": 0}}));
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "agree", "decision": 1, "key": key}));
    let watch = room["watch"].as_str().expect("a token").to_owned();
    for _ in 0..2 {
        for person in [1, 2] {
            assert_eq!(desk.ok(&room, person, json!({"call": "room"}))["agreed"], json!([1]));
        }
        let anybody = ok(&desk.line(&room, None, json!({"call": "room"})));
        assert!(anybody.get("agreed").is_none(), "{anybody}");
        let line = r#"{"id": 1, "call": "room"}"#;
        let watched = ok(&now(desk.rooms.call("here", crate::desk::name(&room), Some(&watch), line)).line);
        assert!(watched.get("agreed").is_none(), "{watched}");
        let shown = now(desk.rooms.shown(crate::desk::name(&room))).expect("it is shown").room;
        assert!(shown.get("agreed").is_none(), "{shown}");
        let line = json!({"id": 1, "tokens": [token(2), watch]}).to_string();
        let mine = ok(&now(desk.rooms.mine(&line)).line)["rooms"].clone();
        for row in mine.as_array().expect("a list") {
            let agreed = row["room"].get("agreed");
            assert_eq!(agreed, row["seat"].as_u64().map(|_| json!([1])).as_ref(), "{row}");
        }
        desk.rooms.rest();
    }
}

#[test]
fn an_offer_that_stands_is_not_written_again_and_a_seat_has_five_in_a_decision() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let call = |desk: &mut Desk, call: &str, decision: u64| {
        let key = desk.key();
        json!({"call": call, "decision": decision, "key": key})
    };
    for offer in 1..=5 {
        let agree = call(&mut desk, "agree", 1);
        let first = desk.ok(&room, 1, agree);
        let before = desk.kinds(&room, 1).len();
        for _ in 0..3 {
            let agree = call(&mut desk, "agree", 1);
            let again = desk.ok(&room, 1, agree);
            assert_eq!(
                (&again["repeated"], &again["event"]),
                (&json!(true), &first["event"]),
                "offer {offer}"
            );
            assert_eq!(again["status"]["agreed"], json!([1]));
        }
        assert_eq!(desk.kinds(&room, 1).len(), before, "nothing is written");
        let no = call(&mut desk, "disagree", 1);
        desk.ok(&room, 2, no);
        desk.rooms.rest();
    }
    let agree = call(&mut desk, "agree", 1);
    assert_eq!(desk.refused(&room, 1, agree), "limit");
    let agree = call(&mut desk, "agree", 1);
    desk.ok(&room, 2, agree);
    desk.seal(&room, 1, "A R0");
    desk.seal(&room, 2, "B R0");
    let agree = call(&mut desk, "agree", 2);
    assert_eq!(desk.ok(&room, 1, agree)["status"]["agreed"], json!([1]), "each decision counts anew");
}
