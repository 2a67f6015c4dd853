//! Lists: open challenges, and the rooms of one's tokens.

use serde_json::{Value, json};

use crate::desk::{Desk, name, now, ok, token};

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
fn a_room_with_damaged_rows_hides_no_other_room_of_ones_list() {
    use store::{Change, Phase, RoomCard, Store};
    let mut desk = Desk::new();
    let clock = json!({"clock": {"each": 600, "then": "claim"}});
    let rooms = [0, 1, 2].map(|_| desk.duel("ftl", "close-quarters", clock.clone()));
    let line = json!({"id": 1, "tokens": [token(1)]}).to_string();
    let mine = |desk: &Desk| {
        let rows = ok(&now(desk.rooms.mine(&line)).line)["rooms"].clone();
        let rows = rows.as_array().expect("a list").iter();
        rows.map(|row| (row["room"]["room"].clone(), row["due"].clone())).collect::<Vec<_>>()
    };
    let due = json!([[1, desk.time() + 600_000], [2, desk.time() + 600_000]]);
    let all = mine(&desk);
    assert!(all.len() == 3 && all.iter().all(|(_, clocks)| *clocks == due), "{all:?}");
    let [id, other] = [0, 1].map(|at: usize| name(&rooms[at]).parse().expect("a room"));
    let store = desk.rooms.store().clone();
    store.spoil(id);
    desk.rooms.rest();
    assert_eq!(desk.refused(&rooms[0], 1, json!({"call": "status"})), "store");
    assert_eq!(mine(&desk), all, "lists read no encrypted row");
    let card =
        RoomCard { phase: Phase::Playing, open: false, game: "ftl".to_owned(), facts: b"{\"room".to_vec() };
    let last = now(store.room(other)).expect("the store answers").expect("the room").last;
    let change = Change { card: Some(card), ..Change::default() };
    now(store.append(other, last, change, desk.time())).expect("it is kept");
    let left: Vec<Value> = mine(&desk).into_iter().map(|(room, _)| room).collect();
    assert_eq!(left.len(), 2, "{left:?}");
    assert!(!left.contains(&rooms[1]["room"]), "only the room with a damaged card is missing");
}
