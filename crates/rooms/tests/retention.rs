//! Rooms that are deleted: when their time is over, and when their players ask for it.

use rooms::{Deleted, Retention, Settings};
use serde_json::{Value, json};

use crate::desk::{Desk, name, now, ok, token};

const DAY: i64 = 24 * 3600;

fn desk(finished: Option<u32>, waiting: Option<u32>) -> Desk {
    let retention = Retention::days(finished, waiting);
    Desk::set(Settings { nodes: Some(8), calls_a_minute: 1_000_000, retention, ..Settings::default() })
}

fn concede(desk: &mut Desk, room: &Value) {
    let decision = desk.status(room, 1)["decisions"].as_u64().expect("a number") + 1;
    let key = desk.key();
    desk.ok(room, 1, json!({"call": "concede", "decision": decision, "key": key}));
}

fn purged(desk: &Desk) -> (usize, usize) {
    let Deleted { finished, waiting } = now(desk.rooms.purge()).expect("the store deletes");
    (finished, waiting)
}

#[test]
fn rooms_go_when_their_time_is_over_and_battles_that_go_on_stay() {
    let mut desk = desk(Some(10), Some(3));
    let playing = desk.duel("ftl", "duel", json!({}));
    let over = desk.duel("ftl", "duel", json!({}));
    concede(&mut desk, &over);
    let waiting = desk.make(json!({"game": "ftl", "scenario": "duel"}));
    desk.clock.fetch_add(3 * DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(purged(&desk), (0, 0), "the time is not over yet");
    desk.clock.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
    assert_eq!((purged(&desk), purged(&desk)), ((0, 1), (0, 0)));
    assert_eq!(desk.refused(&waiting, 1, json!({"call": "room"})), "room", "it is awake no more either");
    desk.clock.fetch_add(7 * DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    assert_eq!((purged(&desk), purged(&desk)), ((1, 0), (0, 0)));
    assert_eq!(desk.refused(&over, 1, json!({"call": "record"})), "room");
    let mine = now(desk.rooms.mine(&json!({"tokens": [token(1)]}).to_string())).line;
    assert_eq!(ok(&mine)["rooms"].as_array().map(Vec::len), Some(1), "the list has the room that stays");
    desk.clock.fetch_add(1000 * DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(purged(&desk), (0, 0));
    assert!(desk.status(&playing, 1)["over"].is_null());
}

#[test]
fn a_purge_takes_a_few_rooms_at_a_time_and_never_is_for_ever() {
    let mut some = desk(None, Some(1));
    for _ in 0..12 {
        some.make(json!({"game": "ftl", "scenario": "duel"}));
        some.clock.fetch_add(DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    }
    some.clock.fetch_add(DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    let steps: Vec<(usize, usize)> = std::iter::repeat_with(|| purged(&some)).take(4).collect();
    assert_eq!(steps, [(0, 5), (0, 5), (0, 2), (0, 0)]);
    let mut never = desk(None, None);
    let over = never.duel("ftl", "duel", json!({}));
    concede(&mut never, &over);
    let waiting = never.make(json!({"game": "ftl", "scenario": "duel"}));
    never.clock.fetch_add(10_000 * DAY * 1000, std::sync::atomic::Ordering::SeqCst);
    assert_eq!(purged(&never), (0, 0));
    assert!(!never.status(&over, 2)["over"].is_null());
    never.ok(&waiting, 1, json!({"call": "room"}));
}

#[test]
fn a_player_is_forgotten_and_the_others_keep_a_record_that_replays() {
    for game in [("ftl", "duel"), ("full-thrust", "skirmish"), ("black-skies", "duel")] {
        let mut desk = Desk::new();
        let room = desk.duel(game.0, game.1, json!({"chat": true, "name": "Adalbert"}));
        desk.ok(&room, 2, json!({"call": "chat", "text": "from Ben"}));
        desk.ok(&room, 1, json!({"call": "chat", "text": "Adalbert here"}));
        desk.ok(&room, 1, json!({"call": "name", "name": "Adalbert II"}));
        crate::play::play(&mut desk, &room, 4, 3);
        assert_eq!(desk.refused(&room, 1, json!({"call": "forget"})), "refused", "the battle goes on");
        concede(&mut desk, &room);
        let before = desk.ok(&room, 2, json!({"call": "record"}));
        assert!(before["record"].as_str().expect("a text").contains("Adalbert"));
        assert_eq!(desk.ok(&room, 1, json!({"call": "forget"})), json!({"deleted": false}));
        assert_eq!(desk.refused(&room, 1, json!({"call": "status"})), "token", "the token is given up");
        let id = name(&room).parse().expect("a name");
        let rows = now(store::Store::rows(desk.rooms.store(), id, 0, store::PAGE)).expect("rows");
        assert!(rows.iter().all(|row| !String::from_utf8_lossy(&row.body).contains("Adalbert")), "{game:?}");
        let told = format!("{:?}", desk.events(&room, 2));
        assert!(!told.contains("Adalbert") && told.contains("from Ben"), "{told}");
        let record =
            desk.ok(&room, 2, json!({"call": "record"}))["record"].as_str().expect("a text").to_owned();
        assert!(!record.contains("Adalbert") && record.contains("concede"), "{record}");
        let read = engine::record::Record::parse(&record).expect("a record");
        games::SHELF.replay(&read).expect("it replays without the name");
        assert_eq!(desk.ok(&room, 2, json!({"call": "forget"})), json!({"deleted": true}), "the last one");
        assert_eq!(desk.refused(&room, 2, json!({"call": "room"})), "room");
        assert_eq!(now(store::Store::room(desk.rooms.store(), id)), Ok(None));
    }
}

#[test]
fn a_room_that_never_began_goes_with_its_only_player() {
    let mut desk = Desk::new();
    let room = desk.make(json!({"game": "ftl", "scenario": "duel"}));
    assert_eq!(desk.refused(&room, 1, json!({"call": "forget"})), "refused");
    desk.ok(&room, 1, json!({"call": "leave"}));
    assert_eq!(desk.ok(&room, 1, json!({"call": "forget"})), json!({"deleted": true}));
    assert_eq!(desk.refused(&room, 1, json!({"call": "room"})), "room");
}
