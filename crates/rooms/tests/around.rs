//! Around the battle: standing orders, spectators, rematches, chat, challenges, lists, draws, presence.

use rooms::Settings;
use serde_json::{Value, json};

use crate::desk::{Desk, Fails, merge, name, now, ok, token};

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
    for (tokens, taken) in [(100, true), (101, false)] {
        let many = json!({"id": 1, "tokens": vec![token(9); tokens]}).to_string();
        let answer = now(desk.rooms.mine(&many)).line;
        assert_eq!(answer.contains("\"ok\""), taken, "{answer}");
        assert_eq!(answer.contains(r#""why":"limit""#), !taken, "{answer}");
    }
    assert_eq!(mine[0]["room"]["awaits"], desk.ok(&made, 1, json!({"call": "room"}))["awaits"]);
    let late = json!({"id": 1, "token": token(3)}).to_string();
    assert_eq!(now(desk.rooms.join("there", name(&made), &late)).refused, Some(rooms::RefusalReason::Taken));
}

#[test]
fn whoever_is_invited_reads_the_makers_own_file_before_joining() {
    let mut desk = Desk::new();
    let text = "title = \"At home\"\ntable = { width = 48, height = 48 }\nside = [{ ship = [{ at = [18, 24], heading = 90 }] }, { ship = [{ at = [30, 24], heading = 270 }] }]\n";
    let own = desk.make(json!({"game": "ftl", "text": text, "challenge": true}));
    let read = |desk: &Desk, made: &Value| {
        ok(&now(desk.rooms.call("here", name(made), None, r#"{"call": "scenario"}"#)).line)
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
fn a_list_of_ones_rooms_says_what_time_is_left_and_who_offers_a_draw() {
    let mut desk = Desk::new();
    let clock = json!({"each": 600, "grace": 60, "then": "claim"});
    let room = desk.duel("ftl", "close-quarters", json!({"clock": clock}));
    let line = json!({"id": 1, "tokens": [token(2)]}).to_string();
    let mine = |desk: &Desk| ok(&now(desk.rooms.mine(&line)).line);
    let due = desk.time() + 600_000;
    let listed = mine(&desk);
    assert_eq!(
        (&listed["now"], &listed["rooms"][0]["due"]),
        (&json!(desk.time()), &json!([[1, due], [2, due]]))
    );
    desk.seal(&room, 1, "A R0");
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "agree", "decision": 1, "key": key}));
    let listed = mine(&desk);
    assert_eq!(listed["rooms"][0]["due"], json!([[2, due]]));
    assert_eq!(listed["rooms"][0]["room"]["agreed"], json!([1]));
    // Time in which no program ran is added to the clocks alone.
    now(desk.rooms.alive()).expect("kept");
    desk.rooms.rest();
    desk.pass(100);
    now(desk.rooms.resume()).expect("kept");
    assert_eq!(mine(&desk)["rooms"][0]["due"], json!([[2, due + 100_000]]));
    desk.seal(&room, 2, "B R0");
    let key = desk.key();
    desk.ok(&room, 2, json!({"call": "concede", "decision": 2, "key": key}));
    assert_eq!(mine(&desk)["rooms"][0]["due"], json!([]));
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
fn a_rematch_needs_the_wish_of_everybody_who_is_still_there() {
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
