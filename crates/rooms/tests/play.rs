//! Every game, played through by scripted people.

use std::sync::LazyLock;

use games::SHELF;
use serde_json::{Value, json};
use shelf::{AnyBattle, Game};

use crate::desk::{Desk, awaited};

/// Scenarios of games whose first one is long.
const SHORTER: [(&str, &str); 3] =
    [("ftl", "close-quarters"), ("full-thrust", "skirmish"), ("talon", "duel")];

/// The games with a test of their own here.
const NAMED: [&str; 5] = ["ftl", "full-thrust", "simple-spaceships", "black-skies", "talon"];

/// A short scenario of each game of the shelf.
pub static SHORT: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let short = |game: &'static dyn Game| {
        let first = game.scenarios()[0].id;
        SHORTER.into_iter().find(|(id, _)| *id == game.id()).unwrap_or((game.id(), first))
    };
    SHELF.iter().map(short).collect()
});

/// Plays a room of persons 1 and 2 with drawn orders, at most `most` decisions; the twin that was played beside it.
pub fn play(desk: &mut Desk, room: &Value, seed: u64, most: usize) -> Box<dyn AnyBattle> {
    let mut twin = desk.twin(room);
    while twin.revealed() < most {
        let seats = awaited(&*twin);
        if seats.is_empty() {
            break;
        }
        for seat in seats {
            let order = twin.drawn(seat, seed ^ (twin.revealed() as u64) << 3);
            let answer = desk.seal(room, u64::from(seat.0) + 1, &order);
            assert_eq!(answer["sealed"], json!(true));
            twin.seal(seat, &order).expect("it is legal");
        }
    }
    twin
}

/// Demands that the battle is over, that its record replays, and that it is that of the twin.
pub fn over(desk: &Desk, room: &Value, twin: &dyn AnyBattle) {
    let status = desk.status(room, 1);
    assert!(!status["over"].is_null(), "{status}");
    let record = desk.ok(room, 2, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
    assert_eq!(record, twin.record(), "another record than that of the same orders in this process");
    let read = engine::record::Record::parse(&record).expect("a record");
    games::SHELF.replay(&read).expect("it replays");
}

fn through(game: &str, scenario: &str) {
    let mut desk = Desk::new();
    let room = desk.duel(game, scenario, json!({}));
    let twin = play(&mut desk, &room, 3, usize::MAX);
    over(&desk, &room, &*twin);
    let kinds = desk.kinds(&room, 1);
    assert_eq!(kinds[..4], ["made", "joined", "joined", "begun"]);
    assert_eq!(kinds.last().map(String::as_str), Some("over"));
    let revealed = kinds.iter().filter(|kind| *kind == "revealed").count();
    assert_eq!(revealed, twin.revealed());
}

#[test]
fn ftl_is_played_through() {
    through("ftl", "close-quarters");
}

#[test]
fn full_thrust_is_played_through() {
    through("full-thrust", "skirmish");
}

#[test]
fn simple_spaceships_is_played_through() {
    through("simple-spaceships", "duel");
}

#[test]
fn black_skies_is_played_through() {
    through("black-skies", "duel");
}

#[test]
fn talon_is_played_through() {
    through("talon", "duel");
}

#[test]
fn every_other_game_is_played_through() {
    for &(game, scenario) in SHORT.iter().filter(|(game, _)| !NAMED.contains(game)) {
        through(game, scenario);
    }
}

#[test]
fn a_room_that_rests_between_any_two_calls_plays_the_same_battle() {
    for &(game, scenario) in SHORT.iter() {
        let [awake, resting] = [false, true].map(|forgetful| {
            let mut desk = Desk::new();
            let room = desk.duel(game, scenario, json!({}));
            desk.forgetful = forgetful;
            let twin = play(&mut desk, &room, 5, 12);
            let said = desk.line(&room, Some(1), json!({"call": "status"}));
            let view = desk.line(&room, Some(2), json!({"call": "view"}));
            let told = desk.events(&room, 2);
            (said, view, told, desk.ok(&room, 1, json!({"call": "record"})), twin.record())
        });
        assert_eq!(awake, resting, "{game}");
    }
}

#[test]
fn a_captain_in_a_seat_writes_by_itself() {
    let mut desk = Desk::new();
    let room = desk.make(json!({
        "game": "ftl", "scenario": "close-quarters", "name": "Ada", "seats": ["me", {"captain": "random"}],
    }));
    assert_eq!(room["begun"], json!(true), "nobody else is waited for");
    let mut decisions = 0;
    while desk.status(&room, 1)["over"].is_null() {
        now_and_then(&mut decisions);
        crate::desk::now(desk.rooms.run_errands()).expect("the store keeps it");
        desk.seal(&room, 1, if decisions % 2 == 0 { "A R0" } else { "A R15" });
    }
    let record = desk.ok(&room, 1, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
    assert!(record.contains("seat 1 Ada\nseat 2 random\n"), "{record}");
    let read = engine::record::Record::parse(&record).expect("a record");
    games::SHELF.replay(&read).expect("it replays");
}

fn now_and_then(decisions: &mut u32) {
    *decisions += 1;
    assert!(*decisions < 500, "the battle ends");
}

/// Prints how long it takes to wake the longest of some battles: `cargo nextest run -p firing-arc-rooms waking --run-ignored all --no-capture`.
#[test]
#[ignore = "it measures"]
fn waking_takes() {
    for &(game, scenario) in SHORT.iter() {
        let mut desk = Desk::new();
        let room = desk.duel(game, scenario, json!({}));
        let twin = play(&mut desk, &room, 3, 200);
        let mut took: Vec<u128> = (0..50)
            .map(|_| {
                desk.rooms.rest();
                let begun = std::time::Instant::now();
                desk.line(&room, None, json!({"call": "room"}));
                begun.elapsed().as_micros()
            })
            .collect();
        took.sort_unstable();
        println!("{game}: {} decisions, median {} µs, slowest {} µs", twin.revealed(), took[25], took[49]);
    }
}
