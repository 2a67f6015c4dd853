//! A store that fails at any write loses no acknowledged order and doubles none.

use serde_json::{Value, json};

use crate::desk::{Desk, Fails, awaited, merge, name, now, token};
use crate::play::SHORT;

/// Sends a call again, with the same key, until it is answered; how often it was refused by the store.
fn until_kept(desk: &Desk, room: &Value, person: u64, call: &Value) -> (Value, u32) {
    for failed in 0..5 {
        let line = desk.line(room, Some(person), call.clone());
        let answer: Value = serde_json::from_str(&line).expect("JSON");
        match answer["error"]["why"].as_str() {
            None => return (answer["ok"].clone(), failed),
            Some(why) => assert_eq!(why, "store", "{answer}"),
        }
    }
    panic!("it is never kept");
}

/// Plays a few decisions with the n-th write failing; the lines of the record.
fn with_failure(game: &str, scenario: &str, write: u64, how: Fails) -> (String, u32) {
    let mut desk = Desk::new();
    let room = desk.duel(game, scenario, json!({}));
    let mut twin = desk.twin(&room);
    desk.rooms.store().fail(write, how);
    let mut failed = 0;
    while twin.revealed() < 3 {
        for seat in awaited(&*twin) {
            let order = twin.drawn(seat, twin.revealed() as u64);
            let decision = twin.revealed() + 1;
            let seal = json!({"call": "seal", "order": order, "decision": decision, "key": desk.key()});
            let (answer, times) = until_kept(&desk, &room, u64::from(seat.0) + 1, &seal);
            failed += times;
            assert_eq!(answer["sealed"], json!(true));
            // What was acknowledged is there, whatever rests and wakes.
            desk.rooms.rest();
            let again = desk.ok(&room, u64::from(seat.0) + 1, seal);
            assert_eq!(again["repeated"], json!(true), "{again}");
            twin.seal(seat, &order).expect("it is legal");
        }
    }
    let record = desk.ok(&room, 1, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
    assert_eq!(record, twin.record_for(Some(engine::Seat(0))));
    let sealed = desk.kinds(&room, 1).iter().filter(|kind| *kind == "sealed").count();
    let written: usize = (0..twin.revealed()).map(|index| twin.orders_written(index)).sum();
    assert_eq!(sealed, written, "an order was doubled");
    (record, failed)
}

/// Counts the orders of a decision.
trait Orders {
    fn orders_written(&self, index: usize) -> usize;
}

impl Orders for Box<dyn shelf::AnyBattle> {
    fn orders_written(&self, index: usize) -> usize {
        self.block(index).map_or(0, |block| block.lines().filter(|line| line.starts_with("> ")).count())
    }
}

#[test]
fn any_write_may_fail_before_or_after_it_is_kept() {
    for &(game, scenario) in SHORT.iter() {
        let (whole, _) = with_failure(game, scenario, 1000, Fails::Before);
        for write in 1..=3 {
            for how in [Fails::Before, Fails::After] {
                let (record, failed) = with_failure(game, scenario, write, how);
                assert_eq!((record == whole, failed), (true, 1), "{game}, write {write} {how:?}");
            }
        }
    }
}

#[test]
fn a_room_whose_making_fails_is_made_by_the_same_request() {
    for how in [Fails::Before, Fails::After] {
        let desk = Desk::new();
        let request =
            json!({"id": 1, "game": "ftl", "scenario": "duel", "token": token(1), "key": token(77)})
                .to_string();
        desk.rooms.store().fail(1, how);
        let failed = now(desk.rooms.make("here", &request));
        assert_eq!(failed.refused, Some(rooms::RefusalReason::Store), "{}", failed.line);
        let made = crate::desk::ok(&now(desk.rooms.make("here", &request)).line);
        assert_eq!(made, crate::desk::ok(&now(desk.rooms.make("here", &request)).line), "alike");
        let other =
            json!({"id": 1, "game": "talon", "scenario": "duel", "token": token(1), "key": token(77)});
        assert_eq!(now(desk.rooms.make("here", &other.to_string())).refused, Some(rooms::RefusalReason::Key));
        // Joining fails and is repeated alike.
        desk.rooms.store().fail(1, how);
        let mut join = json!({"id": 1, "token": token(2), "name": "Ben"});
        merge(&mut join, json!({"invitation": made["invitations"][0]["token"]}));
        let failed = now(desk.rooms.join("there", name(&made), &join.to_string()));
        assert_eq!(failed.refused, Some(rooms::RefusalReason::Store), "{}", failed.line);
        let joined = crate::desk::ok(&now(desk.rooms.join("there", name(&made), &join.to_string())).line);
        assert_eq!((&joined["seat"], &joined["begun"]), (&json!(2), &json!(true)));
        assert_eq!(desk.kinds(&made, 2), ["made", "joined", "joined", "begun"]);
    }
}

#[test]
fn a_call_that_is_given_up_in_the_middle_changes_nothing_that_is_not_kept() {
    use std::future::Future;
    use std::task::{Context, Waker};
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "close-quarters", json!({}));
    let seal = json!({"id": 1, "call": "seal", "order": "A L", "decision": 1, "key": desk.key()}).to_string();
    let first = token(1);
    {
        let mut call = Box::pin(desk.rooms.call("here", name(&room), Some(&first), &seal));
        // A store in memory is done at once; a call that was never polled has done nothing.
        let _ = call.as_mut().poll(&mut Context::from_waker(Waker::noop()));
    }
    let again = crate::desk::ok(&now(desk.rooms.call("here", name(&room), Some(&first), &seal)).line);
    assert_eq!(again["repeated"], json!(true));
    assert_eq!(desk.kinds(&room, 1).iter().filter(|kind| *kind == "sealed").count(), 1);
}

#[test]
fn rooms_that_cannot_be_woken_do_not_hold_up_the_clocks_of_others() {
    use store::{Change, Draft, RoomId, Store};
    let mut desk = Desk::new();
    let store = desk.rooms.store().clone();
    // As many as one page has, and all of them earlier than the clock of a good room.
    let spoilt = store::PAGE as u64 + 1;
    for number in 0..spoilt {
        let mut id = [255; 10];
        id[..8].copy_from_slice(&number.to_be_bytes());
        let facts = store::RoomCard {
            phase: store::Phase::Playing,
            open: false,
            game: "ftl".to_owned(),
            facts: b"{}".to_vec(),
        };
        let change = Change {
            events: vec![Draft::new("spoilt", b"{}".to_vec())],
            card: Some(facts),
            dues: vec![("clock-1".to_owned(), Some(1))],
            ..Change::default()
        };
        now(store.create(RoomId(id), change, 0)).expect("it is kept");
    }
    let clock = json!({"clock": {"each": 600, "grace": 60, "then": "silent"}});
    let room = desk.duel("ftl", "close-quarters", clock);
    desk.clock.fetch_add(600_000, std::sync::atomic::Ordering::SeqCst);
    now(desk.rooms.tick()).expect_err("most rooms cannot be woken");
    assert_eq!(desk.kinds(&room, 1).last().map(String::as_str), Some("late"));
    now(desk.rooms.tick()).expect("those that failed are let alone for a while");
    desk.clock.fetch_add(1000, std::sync::atomic::Ordering::SeqCst);
    now(desk.rooms.tick()).expect_err("they are tried again");
}

#[test]
fn a_draw_that_is_declined_while_the_store_fails_is_declined_once() {
    for how in [Fails::Before, Fails::After] {
        let mut desk = Desk::new();
        let room = desk.duel("ftl", "close-quarters", json!({}));
        let key = desk.key();
        desk.ok(&room, 1, json!({"call": "agree", "decision": 1, "key": key}));
        let decline = json!({"call": "disagree", "decision": 1, "key": desk.key()});
        desk.rooms.store().fail(1, how);
        assert_eq!(desk.refused(&room, 2, decline.clone()), "store");
        let agreed = if how == Fails::Before { json!([1]) } else { json!([]) };
        assert_eq!(desk.status(&room, 1)["agreed"], agreed, "{how:?}: what is kept counts");
        let declined = desk.ok(&room, 2, decline.clone());
        assert_eq!(declined["repeated"].is_null(), how == Fails::Before, "{declined}");
        assert_eq!(declined["status"]["agreed"], json!([]));
        assert_eq!(desk.ok(&room, 2, decline)["repeated"], json!(true));
        desk.rooms.rest();
        assert_eq!(desk.kinds(&room, 1)[4..], ["agreed", "disagreed"], "{how:?}");
    }
}
