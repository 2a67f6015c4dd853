//! Shared rooms: a seat that vanishes after its seal is closed changes nothing, and the server reads nothing before that.

use engine::{Demand, Seat, Seats, Seeded};
use seals::verify::verify;
use seals::{Mail, Mode, Notary, Secret, letter};
use serde_json::{Value, json};
use shelf::Opening;
use store::{Change, Draft, Store as _};

use crate::desk::{Desk, Fails, Faulty, name, now, token};
use crate::shared_table::Table;

#[test]
fn a_shared_room_plays_to_its_end_is_closed_and_the_record_is_proved() {
    let mut table = Table::new("ftl", "close-quarters", 1);
    table.desk.forgetful = true;
    table.play(usize::MAX);
    assert_eq!(table.record(0), table.record(1));
    let proof = verify(&games::SHELF, &table.record(0)).expect("it is true");
    assert_eq!((proof.signed.len(), proof.mode), (2, Some(Mode::Shared)));
    table.post(0);
    let told = table.desk.ok(&table.room, 1, json!({"call": "room"}));
    assert_eq!((&told["phase"], &told["closed"]), (&json!("over"), &json!("ended")));
    assert_eq!(told["decisions"], json!(table.mails[0].battle().revealed()));
    let kinds = table.desk.kinds(&table.room, 1);
    let opened = kinds.iter().filter(|kind| *kind == "opened").count();
    assert_eq!(opened, table.mails[0].battle().revealed());
    // Then a player can be forgotten, and the other still has the battle.
    table.desk.ok(&table.room, 1, json!({"call": "forget"}));
    let left = table.desk.ok(&table.room, 2, json!({"call": "letters"}));
    assert_eq!(left["letters"][0]["text"], json!(""), "{left}");
}

#[test]
fn a_server_that_cheats_delays_a_shared_battle_and_changes_nothing_in_it() {
    for (game, scenario, seed) in [("ftl", "close-quarters", 3), ("simple-spaceships", "duel", 5)] {
        // Who releases is a matter of time; orders, dice and events are not.
        let played = |table: &Table| -> Vec<String> {
            let rules = |block: String| {
                block.lines().filter(|line| !line.starts_with('~')).collect::<Vec<_>>().join("\n")
            };
            table.blocks(1).into_iter().map(rules).collect()
        };
        let honest = {
            let mut table = Table::new(game, scenario, seed);
            table.play(60);
            played(&table)
        };
        let foreign = {
            let mut table = Table::new(game, scenario, seed + 1);
            table.play(20);
            table.said.pop().expect("a letter of the server")
        };
        let mut table = Table::new(game, scenario, seed);
        (table.cheats, table.foreign) = (Some(Seeded::new(!seed)), foreign);
        table.desk.forgetful = true;
        for _ in 0..60 {
            if table.mails[1].battle().revealed() >= honest.len() {
                break;
            }
            table.play(table.calls + 40);
        }
        assert!(table.refused > 3, "{game}: {} were refused", table.refused);
        let found = played(&table);
        let common = found.len().min(honest.len());
        assert!(common >= 4, "{game}: {common} decisions");
        assert_eq!(found[..common], honest[..common], "{game}, seed {seed}");
        verify(&games::SHELF, &table.record(1)).expect("it is true");
    }
}

#[test]
fn a_store_that_fails_at_any_write_and_a_server_that_stops_change_nothing() {
    let honest = {
        let mut table = Table::new("ftl", "duel", 4);
        table.play(40);
        table.blocks(0)
    };
    for how in [Fails::Before, Fails::After] {
        for write in 1..12 {
            let mut table = Table::new("ftl", "duel", 4);
            table.desk.rooms.store().fail(write, how);
            table.desk.forgetful = write % 2 == 0;
            table.play(40);
            let found = table.blocks(0);
            assert!(found.len() >= 3 && found[..3] == honest[..3], "{how:?} {write}");
        }
    }
}

/// Replaces every long run of hexadecimal digits in a letter by its length.
fn shape(text: &str) -> String {
    let word = |word: &str| {
        let hidden = word.len() >= 64 && word.bytes().all(|b| b.is_ascii_hexdigit());
        if hidden { format!("<{}>", word.len()) } else { word.to_owned() }
    };
    let body = letter::read(text).expect("a letter");
    body.lines().map(|line| line.split(' ').map(word).collect::<Vec<_>>().join(" ") + "\n").collect()
}

/// Replaces the letters in an answer by their shapes.
fn shaped(answer: &mut Value) {
    match answer {
        Value::String(text) if text.starts_with("FIRING ARC LETTER") => *text = shape(text),
        Value::Array(parts) => parts.iter_mut().for_each(shaped),
        Value::Object(parts) => parts.values_mut().for_each(shaped),
        _ => {}
    }
}

#[test]
fn no_byte_that_the_server_sends_before_the_reveal_depends_on_an_order() {
    for (game, scenario) in [("ftl", "duel"), ("full-thrust", "line-duel")] {
        let compared: usize =
            [3, 6, 9, 12, 15, 18, 21].map(|calls| compared_after(game, scenario, calls)).iter().sum();
        assert!(compared >= 6, "{game}: {compared} orders were compared");
    }
}

/// Compares what the server sends after so many calls and one more sealed order, for several orders. Returns how many were
/// compared with the first.
fn compared_after(game: &str, scenario: &str, calls: usize) -> usize {
    let mut worlds: Vec<(String, String)> = Vec::new();
    let mut orders = Vec::new();
    for seed in 0..5 {
        let mut table = Table::new(game, scenario, 6);
        table.play(calls);
        table.fetch(0);
        table.fetch(1);
        let who = usize::from(!table.mails[0].must_write());
        let mail = &mut table.mails[who];
        let both = matches!(mail.battle().demand(), Demand::Orders(seats) if seats == Seats::first(2));
        if !mail.must_write() || !both {
            break;
        }
        let order = if seed == 0 { "idle".to_owned() } else { mail.battle().drawn(mail.seat(), seed) };
        if orders.contains(&order) || mail.order(&order, [7; 32]).is_err() {
            continue;
        }
        orders.push(order);
        table.post(who);
        let mut bytes = Vec::new();
        for person in [1, 2] {
            for call in ["room", "letters", "events", "scenario"] {
                let line = table.desk.line(&table.room, Some(person), json!({"call": call}));
                bytes.push(serde_json::from_str(&line).expect("JSON"));
            }
            let mine = json!({"id": 1, "tokens": [token(person)]}).to_string();
            bytes.push(serde_json::from_str(&now(table.desk.rooms.mine(&mine)).line).expect("JSON"));
        }
        let whole = Value::Array(bytes.clone()).to_string();
        bytes.iter_mut().for_each(shaped);
        worlds.push((Value::Array(bytes).to_string(), whole));
    }
    for (shape, whole) in worlds.iter().skip(1) {
        assert_eq!(*shape, worlds[0].0, "{game}, {calls} calls");
        assert_ne!(*whole, worlds[0].1, "the orders differ");
    }
    worlds.len().saturating_sub(1)
}

/// Returns a store with the first events of a room, as an older copy has them.
fn older(desk: &Desk, room: &Value, events: usize) -> Faulty {
    let (id, store) = (name(room).parse().expect("a room"), &desk.rooms.store().memory);
    let state = now(store.state(id)).expect("the store answers").expect("a room");
    let rows = now(store.rows(id, 0, events)).expect("the store answers");
    let change = Change {
        events: rows.into_iter().map(|row| Draft::new(row.kind, row.body)).collect(),
        card: Some(state.row.card),
        grants: state.grants,
        ..Change::default()
    };
    let copy = Faulty::default();
    now(copy.memory.create(id, change, 1)).expect("it is kept");
    copy
}

#[test]
fn a_restored_server_is_told_a_long_battle_of_fleets_in_letters_that_it_takes() {
    let mut table = Table::new("full-thrust", "fleet-action", 3);
    while table.mails[0].battle().revealed() < 8 {
        table.play(table.calls + 8);
    }
    let known = table.record(0);
    let begun =
        table.desk.kinds(&table.room, 1).iter().position(|kind| kind == "opened").expect("a decision");
    table.desk = Desk::over(older(&table.desk, &table.room, begun - 1), 2_000_000);
    let room = table.desk.ok(&table.room, 1, json!({"call": "room"}));
    assert_eq!(room["decisions"], json!(0), "it has lost all decisions");
    table.play(table.calls + 60);
    assert!(table.record(0).starts_with(&known) && table.record(0).len() > known.len());
    let kinds = table.desk.kinds(&table.room, 2);
    let opened = kinds.iter().filter(|kind| *kind == "opened").count();
    assert!(opened >= table.mails[0].battle().revealed(), "the server has all of it: {opened}");
}

#[test]
fn what_a_shared_room_cannot_do_is_refused_by_name() {
    let mut desk = Desk::new();
    let why = |desk: &Desk, more: Value| -> (Value, String) {
        let mut fields =
            json!({"game": "ftl", "scenario": "duel", "mode": "shared", "token": token(1), "id": 1});
        crate::desk::merge(&mut fields, more);
        let answer: Value =
            serde_json::from_str(&now(desk.rooms.make("here", &fields.to_string())).line).expect("JSON");
        (answer["error"]["where"].clone(), answer["error"]["what"].to_string())
    };
    for (more, place, what) in [
        (
            json!({"game": "black-skies", "scenario": "duel"}),
            "mode",
            "in a shared room each player's program",
        ),
        (json!({"game": "full-thrust", "scenario": "hide-and-seek"}), "mode", "in a shared room"),
        (json!({"mode": "simple"}), "mode", "the mode simple is not offered"),
        (json!({"chat": true}), "chat", "a shared room carries letters alone"),
        (json!({"spectators": {"delay": 0}}), "spectators", "nobody can watch a shared room"),
        (json!({"clock": {"each": 60, "then": "silent"}}), "clock.then", "must be"),
    ] {
        let (found, said) = why(&desk, more.clone());
        assert_eq!(found, json!(place), "{more}");
        assert!(said.contains(what), "{said}");
    }
    let plain = desk.duel("ftl", "duel", json!({}));
    assert_eq!(desk.ok(&plain, 1, json!({"call": "room"}))["keys"], json!(null));
    // An invitation with the keys of another server, and one of another mode, are not carried.
    let made = desk.make(json!({"game": "ftl", "scenario": "duel", "mode": "shared"}));
    let opening = Opening::scenario("duel");
    let other = *Notary::new(Secret::new([1; 32])).keys();
    let foreign = Mail::invite_shared(&games::SHELF, "ftl", &opening, (Seat(0), ""), &other, [2; 32]);
    let strict = Mail::invite(&games::SHELF, "ftl", &opening, (Seat(0), ""), [2; 32]);
    for mail in [foreign, strict] {
        let text = mail.expect("it goes").letter();
        let call = json!({"call": "letter", "text": text, "awaits": [2], "key": desk.key()});
        assert_eq!(desk.refused(&made, 1, call), "refused");
    }
}
