//! Reminders: who is reminded, when, how often, and what becomes of a target that is gone. The test is the program that sends them.

use std::sync::atomic::Ordering;

use rooms::{Offers, Outcome, Reminder, ReminderReason, Target};
use serde_json::{Value, json};
use store::Store;

use crate::desk::{Desk, Fails, Faulty, name, now, token};

const HOOK: &str = "https://chat.example/hooks/1/secret";

fn desk() -> Desk {
    offering(Desk::new())
}

fn offering(desk: Desk) -> Desk {
    desk.rooms.offer(Offers { push: true, mail: true, webhooks: true, plain: false });
    desk
}

/// A room with a clock of an hour, in which both seats have a webhook.
fn duel(desk: &mut Desk, more: Value) -> Value {
    let room = desk.duel("ftl", "close-quarters", more);
    for person in [1, 2] {
        add(desk, &room, person, json!({"webhook": format!("{HOOK}{person}")}));
    }
    room
}

fn hour() -> Value {
    json!({"clock": {"each": 3600, "grace": 60, "then": "silent"}})
}

fn add(desk: &Desk, room: &Value, person: u64, target: Value) -> Value {
    desk.ok(room, person, json!({"call": "remind", "add": target}))
}

/// All reminders that must be sent now, each with the number of its person.
fn due(desk: &Desk) -> Vec<Reminder> {
    std::iter::from_fn(|| now(desk.rooms.take_reminder())).collect()
}

/// Sends all; to whom, and why.
fn sent(desk: &Desk) -> Vec<(String, ReminderReason)> {
    let all = due(desk);
    for reminder in &all {
        now(desk.rooms.note_outcome(reminder, Outcome::Sent)).expect("the store keeps it");
    }
    all.into_iter().map(|reminder| (to(&reminder.target), reminder.what)).collect()
}

fn to(target: &Target) -> String {
    match target {
        Target::Webhook(url) => url.trim_start_matches(HOOK).to_owned(),
        Target::Mail(address) => address.clone(),
        Target::Push(browser) => browser.endpoint.clone(),
    }
}

#[test]
fn a_person_who_is_away_is_reminded_once_at_the_beginning_and_once_near_the_end() {
    for forgetful in [false, true] {
        let mut desk = desk();
        desk.forgetful = forgetful;
        let room = duel(&mut desk, hour());
        let here = now(desk.rooms.listen(name(&room), &token(1))).expect("it is their room");
        desk.pass(59);
        assert_eq!(sent(&desk), []);
        desk.pass(1);
        assert_eq!(sent(&desk), [("2".to_owned(), ReminderReason::Begins)], "person 1 is there");
        drop(here);
        desk.pass(60);
        desk.seal(&room, 1, "A L");
        desk.pass(2579);
        assert_eq!(sent(&desk), []);
        desk.pass(1);
        assert_eq!(sent(&desk), [("2".to_owned(), ReminderReason::Left)], "person 1 has sealed");
        desk.pass(899);
        assert_eq!(sent(&desk), [], "never more");
        desk.pass(120);
        assert_eq!(sent(&desk), [], "the idle order is sealed, and the next decision has just begun");
        desk.pass(60);
        assert_eq!(sent(&desk).len(), 2, "in the next decision both are away");
    }
}

#[test]
fn without_a_clock_there_is_one_reminder_and_none_after_the_end() {
    let mut desk = desk();
    let room = duel(&mut desk, json!({}));
    desk.pass(60);
    assert_eq!(sent(&desk).len(), 2);
    desk.pass(10_000_000);
    assert_eq!(sent(&desk), []);
    desk.seal(&room, 1, "A L");
    desk.seal(&room, 2, "B S1");
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "concede", "decision": 2, "key": key}));
    desk.pass(3600);
    assert_eq!(sent(&desk), []);
    let state = now(desk.rooms.store().state(name(&room).parse().expect("a room"))).expect("it answers");
    let state = state.expect("the room is there");
    assert!(state.private.is_empty() && state.dues.is_empty(), "a room that is over forgets its targets");
    assert_eq!(desk.refused(&room, 1, json!({"call": "remind", "add": {"webhook": HOOK}})), "over");
}

#[test]
fn a_reminder_that_waits_is_dropped_when_the_seat_seals_or_comes_back() {
    let mut desk = desk();
    let room = duel(&mut desk, hour());
    desk.pass(60);
    desk.seal(&room, 1, "A L");
    let here = now(desk.rooms.listen(name(&room), &token(2))).expect("it is their room");
    assert_eq!(sent(&desk), [], "it was in the line already");
    drop(here);
    desk.pass(200);
    assert_eq!(sent(&desk), []);
    assert_eq!(desk.status(&room, 2)["reminders"], json!({"targets": 1, "dropped": 0}));
}

#[test]
fn an_order_taken_back_brings_the_second_reminder_back_and_not_the_first() {
    let mut desk = desk();
    let room = duel(&mut desk, hour());
    desk.seal(&room, 1, "A L");
    let key = desk.key();
    desk.ok(&room, 1, json!({"call": "unseal", "decision": 1, "key": key}));
    desk.pass(60);
    assert_eq!(sent(&desk), [("2".to_owned(), ReminderReason::Begins)]);
    desk.pass(2640);
    assert_eq!(sent(&desk).len(), 2);
}

#[test]
fn a_failing_target_is_tried_again_with_pauses_and_given_up_with_a_notice() {
    let mut desk = desk();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    add(&desk, &room, 2, json!({"webhook": HOOK}));
    let mut tries = Vec::new();
    for decision in 1..=3 {
        desk.pass(60);
        let mut times = 0;
        for _ in 0..200 {
            for reminder in due(&desk) {
                times += 1;
                now(desk.rooms.note_outcome(&reminder, Outcome::Failed)).expect("the store keeps it");
            }
            desk.pass(30);
        }
        tries.push(times);
        assert_eq!(desk.status(&room, 2)["decisions"], json!(decision - 1), "nobody waits for a reminder");
        desk.seal(&room, 1, "A L");
        desk.seal(&room, 2, "B S1");
    }
    assert_eq!(tries, [5, 5, 5]);
    let told = desk.ok(&room, 2, json!({"call": "remind"}));
    assert_eq!((&told["targets"], &told["dropped"][0]["kind"]), (&json!([]), &json!("webhook")));
    assert_eq!(desk.status(&room, 2)["reminders"], json!({"targets": 0, "dropped": 1}));
}

#[test]
fn a_target_that_is_gone_is_dropped_at_once_and_a_busy_program_loses_no_try() {
    let mut desk = desk();
    let room = duel(&mut desk, hour());
    desk.pass(60);
    for reminder in due(&desk) {
        let gone = to(&reminder.target) == "1";
        let outcome =
            if gone { Outcome::Gone("the service no longer knows it") } else { Outcome::Later(5000) };
        now(desk.rooms.note_outcome(&reminder, outcome)).expect("the store keeps it");
    }
    assert_eq!(desk.status(&room, 1)["reminders"], json!({"targets": 0, "dropped": 1}));
    for _ in 0..20 {
        desk.pass(5);
        for reminder in due(&desk) {
            now(desk.rooms.note_outcome(&reminder, Outcome::Later(5000))).expect("the store keeps it");
        }
    }
    desk.pass(5);
    assert_eq!(sent(&desk), [("2".to_owned(), ReminderReason::Begins)]);
}

#[test]
fn reminders_outlive_the_program() {
    let store = Faulty::default();
    let mut desk = offering(Desk::over(store.clone(), 1_000_000));
    duel(&mut desk, hour());
    desk.pass(60);
    let taken = due(&desk);
    assert_eq!(taken.len(), 2, "the program ends while it sends");
    now(desk.rooms.alive()).expect("the store keeps it");
    let at = desk.clock.load(Ordering::SeqCst);
    let desk = offering(Desk::over(store.clone(), at + 1_000_000));
    assert_eq!(now(desk.rooms.resume()).expect("the store answers"), 1_000_000);
    desk.pass(119);
    assert_eq!(sent(&desk), []);
    desk.pass(1);
    assert_eq!(sent(&desk).len(), 2, "after two minutes they count as lost");
    now(desk.rooms.alive()).expect("the store keeps it");
    let at = desk.clock.load(Ordering::SeqCst);
    let desk = offering(Desk::over(store, at));
    desk.pass(2520);
    assert_eq!(sent(&desk).iter().filter(|(_, what)| *what == ReminderReason::Left).count(), 2);
}

#[test]
fn a_target_that_answers_again_after_a_restart_is_reminded_on() {
    let store = Faulty::default();
    let mut desk = offering(Desk::over(store.clone(), 1_000_000));
    let room = desk.duel("ftl", "close-quarters", hour());
    add(&desk, &room, 2, json!({"webhook": HOOK}));
    for seconds in [60, 30] {
        desk.pass(seconds);
        let all = due(&desk);
        assert_eq!(all.len(), 1);
        now(desk.rooms.note_outcome(&all[0], Outcome::Failed)).expect("the store keeps it");
    }
    now(desk.rooms.alive()).expect("the store keeps it");
    let at = desk.clock.load(Ordering::SeqCst);
    let desk = offering(Desk::over(store, at));
    now(desk.rooms.resume()).expect("the store answers");
    desk.pass(120);
    assert_eq!(sent(&desk).len(), 1);
    desk.pass(2600);
    let all = due(&desk);
    assert_eq!(all[0].what, ReminderReason::Left);
    now(desk.rooms.note_outcome(&all[0], Outcome::Gone("gone"))).expect("the store keeps it");
    assert_eq!(desk.status(&room, 2)["reminders"], json!({"targets": 0, "dropped": 1}));
}

#[test]
fn a_reminder_that_is_not_kept_holds_nobody_up_and_is_written_later() {
    let mut desk = desk();
    let room = duel(&mut desk, hour());
    desk.rooms.store().fail(1, Fails::Before);
    desk.clock.fetch_add(60_000, Ordering::SeqCst);
    assert!(now(desk.rooms.tick()).is_err());
    assert_eq!(sent(&desk), []);
    desk.seal(&room, 1, "A L");
    desk.pass(1);
    assert_eq!(sent(&desk), [("2".to_owned(), ReminderReason::Begins)]);
}

#[test]
fn an_address_is_reminded_only_after_it_has_proved_the_code() {
    let mut desk = desk();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let told = add(&desk, &room, 1, json!({"mail": "ada@example.org"}));
    assert_eq!(told["targets"][0]["confirmed"], json!(false));
    let code = due(&desk);
    assert_eq!((code.len(), code[0].what), (1, ReminderReason::Code));
    now(desk.rooms.note_outcome(&code[0], Outcome::Sent)).expect("the store keeps it");
    let code = code[0].code.clone().expect("a code");
    assert!(
        !desk.ok(&room, 1, json!({"call": "remind"})).to_string().contains(&code),
        "it is in the mail alone"
    );
    desk.pass(60);
    assert_eq!(sent(&desk), []);
    assert_eq!(desk.refused(&room, 1, json!({"call": "remind", "confirm": "wrong!"})), "refused");
    desk.rooms.rest();
    let told = desk.ok(&room, 1, json!({"call": "remind", "confirm": code.to_uppercase()}));
    assert_eq!(told["targets"][0]["confirmed"], json!(true));
    desk.seal(&room, 1, "A L");
    desk.seal(&room, 2, "B S1");
    desk.pass(60);
    assert_eq!(sent(&desk), [("ada@example.org".to_owned(), ReminderReason::Begins)]);
}

#[test]
fn targets_are_the_seats_own_few_and_only_what_the_server_sends_to() {
    let mut desk = desk();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    for more in 0..6 {
        add(&desk, &room, 1, json!({"webhook": format!("{HOOK}{more}")}));
    }
    let again = add(&desk, &room, 1, json!({"webhook": format!("{HOOK}3")}));
    assert_eq!(again["targets"].as_array().map(Vec::len), Some(6), "a target is added once");
    let seventh = json!({"call": "remind", "add": {"webhook": HOOK}});
    assert_eq!(desk.refused(&room, 1, seventh.clone()), "limit");
    desk.ok(&room, 1, json!({"call": "remind", "remove": 2}));
    desk.ok(&room, 1, seventh);
    for call in ["remind", "status", "room"] {
        assert!(!desk.ok(&room, 2, json!({"call": call})).to_string().contains("chat.example"), "{call}");
    }
    for wrong in
        [json!({"webhook": "http://chat.example/"}), json!({"mail": "no"}), json!({"pigeon": "x"}), json!(1)]
    {
        assert_eq!(desk.refused(&room, 2, json!({"call": "remind", "add": wrong})), "line");
    }
    for person in 0..4 {
        let add = json!({"call": "remind", "add": {"mail": "victim@example.org"}});
        if person < 3 {
            desk.ok(&room, 2, add);
        } else {
            assert_eq!(desk.refused(&room, 2, add), "limit", "an address is not flooded with codes");
        }
    }
    let other = Desk::new();
    let mut other = other;
    let room = other.duel("ftl", "close-quarters", json!({}));
    assert_eq!(other.refused(&room, 1, json!({"call": "remind", "add": {"webhook": HOOK}})), "refused");
}
