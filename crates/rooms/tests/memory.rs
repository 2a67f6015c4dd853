//! Memory: what awake rooms hold, measured by the allocator and compared with their own count.

use serde_json::json;

use crate::desk::{Desk, name, now};
use crate::play::SHORT;

/// A room counts at least what it holds, and beyond its fixed part at most this many times as much.
const FACTOR: i64 = 4;

/// Fixed part of the count, in bytes for each battle that a room holds.
const FIXED: i64 = 64 * 1024;

#[test]
fn a_room_that_is_awake_holds_what_it_counts_within_a_factor_in_any_game() {
    for &(game, scenario) in SHORT.iter() {
        for (decisions, watched) in [(0, false), (4, false), (4, true), (24, false)] {
            let mut desk = Desk::new();
            let spectators = watched.then(|| json!({"delay": 2}));
            let room = desk.duel(game, scenario, json!({"spectators": spectators, "chat": true}));
            crate::play::play(&mut desk, &room, 3, decisions);
            for number in 0..4 {
                desk.ok(&room, 1, json!({"call": "chat", "text": format!("{number}"), "key": crate::desk::token(500 + number)}));
            }
            // A short battle may be over by now: then nobody has standing orders.
            if desk.status(&room, 1)["over"].is_null() {
                let call = desk.leaving(&room, 1, json!(["x".repeat(200), "y".repeat(200)]));
                desk.ok(&room, 1, call);
            }
            let wake = || {
                desk.ok(&room, 1, json!({"call": "status"}));
                if watched {
                    now(desk.rooms.shown(name(&room))).expect("it is shown");
                }
            };
            // What is made once in a program, and gates of this token, are there already.
            wake();
            desk.rooms.rest();
            let spent = allocation_counter::measure(wake);
            let (rooms, counted) = desk.rooms.awake();
            let (held, counted) = (spent.bytes_current, counted as i64);
            let named = format!(
                "{game}, {decisions} decisions, watched: {watched}: {held} bytes held, {counted} counted"
            );
            println!("{named}");
            assert_eq!(rooms, 1);
            assert!(held > 0 && held <= counted, "{named}");
            let battles = if watched { 2 } else { 1 };
            assert!(counted <= FACTOR * held + FIXED * battles, "{named}: too dear");
        }
    }
}

#[test]
fn counting_a_room_again_and_again_counts_it_once() {
    let mut desk = Desk::new();
    let room = desk.duel("ftl", "duel", json!({}));
    desk.status(&room, 1);
    let (_, once) = desk.rooms.awake();
    for _ in 0..20 {
        desk.status(&room, 1);
    }
    assert_eq!(desk.rooms.awake().1, once, "the room has not changed");
}
