//! Clocks: grace, silence, captains until the player is back, claims, all people absent, and time in which no program ran.

use serde_json::{Value, json};

use crate::desk::{Desk, now};

const DAY: i64 = 86_400;

fn clocked(desk: &mut Desk, then: Value) -> Value {
    desk.duel("ftl", "close-quarters", json!({"clock": {"each": 600, "grace": 60, "then": then}}))
}

fn due(desk: &Desk, room: &Value) -> Value {
    desk.status(room, 1)["clock"]["due"].clone()
}

#[test]
fn the_order_of_a_silent_seat_is_idle_after_the_grace_and_its_clock_runs_again() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!("silent"));
    let start = desk.time();
    assert_eq!(due(&desk, &room), json!([[1, start + 600_000], [2, start + 600_000]]));
    desk.seal(&room, 1, "A L");
    assert_eq!(due(&desk, &room), json!([[2, start + 600_000]]), "a sealed order stops the clock");
    desk.pass(600);
    assert_eq!(desk.kinds(&room, 1).last().map(String::as_str), Some("late"));
    desk.pass(59);
    assert_eq!(desk.status(&room, 1)["decisions"], json!(0), "the grace runs");
    desk.pass(1);
    let kinds = desk.kinds(&room, 1);
    assert_eq!(kinds[kinds.len() - 5..], ["late", "absent", "substitute", "sealed", "revealed"]);
    let turn = desk.ok(&room, 1, json!({"call": "turn", "decision": 1}));
    assert_eq!(turn["orders"][1]["order"], json!("idle"), "{turn}");
    assert_eq!(desk.status(&room, 1)["absent"], json!([2]));
    desk.seal(&room, 2, "B S1");
    assert_eq!(desk.status(&room, 1)["absent"], json!([]), "it has written again");
}

#[test]
fn a_captain_writes_until_the_seat_itself_seals_and_its_seal_yields() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!({"captain": "random"}));
    desk.seal(&room, 1, "A L");
    desk.pass(660);
    desk.pass(60);
    assert_eq!(desk.status(&room, 1)["decisions"], json!(1), "{:?}", desk.kinds(&room, 1));
    for decision in 2..5 {
        assert_eq!(desk.status(&room, 1)["sealed"], json!([2]), "the captain is before the people");
        desk.seal(&room, 1, "A R15");
        now(desk.rooms.run_errands()).expect("the store keeps it");
        assert_eq!(desk.status(&room, 1)["decisions"], json!(decision));
    }
    // Its order cannot be taken back, but another takes its place.
    let key = desk.key();
    assert_eq!(desk.refused(&room, 2, json!({"call": "unseal", "decision": 5, "key": key})), "refused");
    desk.forgetful = true;
    desk.seal(&room, 2, "B S2");
    assert_eq!(desk.status(&room, 2)["absent"], json!([]));
    desk.seal(&room, 1, "A R0");
    let turn = desk.ok(&room, 1, json!({"call": "turn", "decision": 5}));
    assert_eq!(turn["orders"][1]["order"], json!("B S2"), "{turn}");
    assert_eq!(desk.status(&room, 1)["sealed"], json!([]), "nobody writes for it any more");
}

#[test]
fn an_absent_seat_can_be_claimed_by_the_other_side_until_it_seals() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!("claim"));
    desk.seal(&room, 1, "A L");
    let claim = |key: String| json!({"call": "claim", "decision": 1, "key": key});
    let key = desk.key();
    assert_eq!(desk.refused(&room, 1, claim(key.clone())), "refused", "nobody is late");
    desk.pass(600);
    desk.pass(60);
    assert_eq!(desk.refused(&room, 2, claim(key.clone())), "refused", "the late seat claims nothing");
    let claimed = desk.ok(&room, 1, claim(key.clone()));
    assert_eq!(claimed["status"]["over"]["winner"], json!(1), "{claimed}");
    assert_eq!(desk.ok(&room, 1, claim(key))["repeated"], json!(true));
    for _ in 0..2 {
        for call in ["status", "room"] {
            let over = desk.ok(&room, 2, json!({"call": call}))["over"].clone();
            assert_eq!(over["claimed"], json!(true), "{call}: {over}");
            assert!(over["text"].as_str().is_some_and(|text| text.ends_with(" ran out of time")), "{over}");
        }
        desk.rooms.rest();
    }
    let events = desk.events(&room, 2);
    let conceded = events.iter().find(|event| event["kind"] == "conceded").expect("it conceded");
    assert_eq!((&conceded["seat"], &conceded["claimed"]), (&json!(2), &json!(true)));
    let record = desk.ok(&room, 2, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
    assert!(record.contains("\nend\n> 2  concedes\n"), "{record}");
    let key = desk.key();
    assert_eq!(
        desk.refused(&room, 2, json!({"call": "seal", "order": "B S1", "decision": 1, "key": key})),
        "over"
    );
}

#[test]
fn where_all_people_are_absent_the_battle_waits_and_goes_on_with_who_comes_back() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!({"captain": "random"}));
    desk.pass(600);
    desk.pass(60);
    desk.pass(20 * DAY);
    let status = desk.status(&room, 1);
    assert_eq!(
        (&status["absent"], &status["sealed"], &status["decisions"]),
        (&json!([1, 2]), &json!([]), &json!(0))
    );
    desk.rooms.rest();
    desk.seal(&room, 2, "B S1");
    desk.pass(1);
    assert_eq!(desk.status(&room, 2)["decisions"], json!(1), "a captain writes for seat 1 now");
    assert_eq!(desk.status(&room, 2)["absent"], json!([1]));
}

#[test]
fn a_battle_that_all_have_left_is_closed_after_thirty_days() {
    for then in [json!("silent"), json!({"captain": "random"}), json!("claim")] {
        let mut desk = Desk::new();
        let room = clocked(&mut desk, then.clone());
        desk.pass(600);
        desk.pass(60);
        desk.pass(30 * DAY - 1);
        assert_eq!(desk.status(&room, 1)["closed"], json!(null), "{then}");
        desk.pass(1);
        assert_eq!(desk.status(&room, 1)["closed"], json!("abandoned"), "{then}");
        let key = desk.key();
        assert_eq!(
            desk.refused(&room, 1, json!({"call": "seal", "order": "A L", "decision": 1, "key": key})),
            "over"
        );
        let record =
            desk.ok(&room, 1, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
        assert!(record.contains(" opened "), "the dice are opened, abandonment included");
    }
}

#[test]
fn who_takes_back_an_order_that_was_sealed_too_late_is_absent_again() {
    for rests in [false, true] {
        for then in [json!("silent"), json!({"captain": "random"}), json!("claim")] {
            let mut desk = Desk::new();
            let room = clocked(&mut desk, then.clone());
            desk.forgetful = rests;
            desk.pass(100);
            desk.seal(&room, 2, "B S1");
            desk.pass(100);
            desk.take_back(&room, 2);
            desk.pass(400);
            desk.pass(60);
            assert_eq!(desk.status(&room, 2)["absent"], json!([1]), "{then}");
            desk.seal(&room, 1, "A L");
            assert_eq!(desk.status(&room, 2)["absent"], json!([]), "{then}");
            desk.take_back(&room, 1);
            now(desk.rooms.run_errands()).expect("the store keeps it");
            let status = desk.status(&room, 2);
            assert_eq!(status["absent"], json!([1]), "{then}");
            if then == json!("claim") {
                let key = desk.key();
                let claimed = desk.ok(&room, 2, json!({"call": "claim", "decision": 1, "key": key}));
                assert_eq!(claimed["status"]["over"]["winner"], json!(2), "{claimed}");
            } else {
                assert_eq!(status["sealed"], json!([1]), "{then}");
                desk.seal(&room, 2, "B S1");
                assert_eq!(desk.status(&room, 2)["decisions"], json!(1), "{then}");
            }
        }
    }
}

#[test]
fn who_comes_back_for_a_captain_and_takes_the_order_back_leaves_the_seat_to_it_again() {
    for rests in [false, true] {
        let mut desk = Desk::new();
        let room = clocked(&mut desk, json!({"captain": "random"}));
        desk.forgetful = rests;
        desk.seal(&room, 1, "A L");
        desk.pass(600);
        desk.pass(60);
        assert_eq!(desk.status(&room, 1)["decisions"], json!(1));
        desk.seal(&room, 2, "B S2");
        desk.take_back(&room, 2);
        now(desk.rooms.run_errands()).expect("the store keeps it");
        let status = desk.status(&room, 1);
        assert_eq!((&status["absent"], &status["sealed"]), (&json!([2]), &json!([2])));
        desk.seal(&room, 1, "A R15");
        assert_eq!(desk.status(&room, 1)["decisions"], json!(2));
    }
}

#[test]
fn a_battle_is_not_closed_over_a_seat_that_is_there() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!("claim"));
    desk.seal(&room, 1, "A L");
    desk.pass(600);
    desk.pass(60);
    desk.pass(40 * DAY);
    let status = desk.status(&room, 1);
    assert_eq!((&status["absent"], &status["closed"]), (&json!([2]), &json!(null)));
    // The thirty days begin when the last one goes.
    desk.take_back(&room, 1);
    desk.pass(600);
    desk.pass(60);
    assert_eq!(desk.status(&room, 1)["absent"], json!([1, 2]));
    desk.pass(30 * DAY - 61);
    assert_eq!(desk.status(&room, 1)["closed"], json!(null));
    desk.pass(61);
    assert_eq!(desk.status(&room, 1)["closed"], json!("abandoned"));
}

#[test]
fn time_in_which_no_program_ran_is_added_to_all_clocks() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!("silent"));
    let start = desk.time();
    desk.seal(&room, 1, "A L");
    desk.pass(100);
    now(desk.rooms.alive()).expect("the store keeps it");
    let store = desk.rooms.store().clone();
    let later = Desk::over(store, start + (100 + 5000) * 1000);
    assert_eq!(now(later.rooms.resume()).expect("the store keeps it"), 5_000_000);
    assert_eq!(due(&later, &room), json!([[2, start + 5_600_000]]));
    later.pass(499);
    assert_eq!(later.kinds(&room, 1).last().map(String::as_str), Some("sealed"), "not late yet");
    later.pass(1);
    assert_eq!(later.kinds(&room, 1).last().map(String::as_str), Some("late"));
}

#[test]
fn an_order_taken_back_lets_the_clock_run_on() {
    let mut desk = Desk::new();
    let room = clocked(&mut desk, json!("silent"));
    desk.pass(500);
    desk.seal(&room, 1, "A L");
    desk.pass(40);
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "unseal", "decision": 1, "key": key}));
    assert_eq!(due(&desk, &room)[0], json!([1, desk.time() + 100_000]));
    desk.rooms.rest();
    assert_eq!(due(&desk, &room)[0], json!([1, desk.time() + 100_000]));
}

#[test]
fn a_program_that_ends_while_a_captain_thinks_is_followed_by_one_that_asks_again() {
    let mut desk = Desk::new();
    let room = desk.make(json!({"game": "ftl", "scenario": "duel", "seats": ["me", {"captain": "random"}]}));
    assert_eq!(desk.status(&room, 1)["sealed"], json!([]));
    let later = Desk::over(desk.rooms.store().clone(), desk.time() + 60_000);
    now(later.rooms.tick()).expect("the store keeps it");
    assert_eq!(later.rooms.waiting_for_captains(), 1);
    now(later.rooms.run_errands()).expect("the store keeps it");
    assert_eq!(later.status(&room, 1)["sealed"], json!([2]));
}
