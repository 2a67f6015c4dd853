//! Strict rooms: the server carries letters, and cannot read, know, choose or change what is in them.

use engine::{Demand, Seat, Seeded};
use seals::letter;
use seals::verify::verify;
use serde_json::{Value, json};

use crate::clients::fresh;
use crate::desk::{Desk, Fails, name, now, token};
use crate::strict_table::{Server, Table, keys};

#[test]
fn a_server_that_cheats_delays_a_battle_and_changes_nothing_in_it() {
    for (game, scenario, seed) in [("ftl", "close-quarters", 3), ("simple-spaceships", "duel", 5)] {
        let mut honest = Table::new(game, scenario, seed, Server::Honest);
        honest.play(20);
        assert_eq!(honest.refused, 0);
        let mut table = Table::new(game, scenario, seed, Server::Cheats);
        table.desk.forgetful = true;
        for _ in 0..200 {
            if table.mails[1].battle().revealed() >= honest.mails[1].battle().revealed() {
                break;
            }
            table.play(2);
        }
        assert!(table.refused > 3, "{game}: {}", table.refused);
        let common = honest.mails[1].battle().revealed().min(table.mails[1].battle().revealed());
        assert!(common >= 4, "{game}: {common}");
        let blocks = |table: &Table| -> Vec<String> {
            (0..common).filter_map(|index| table.mails[1].battle().block(index)).collect()
        };
        assert_eq!(blocks(&table), blocks(&honest), "{game}, seed {seed}");
    }
}

#[test]
fn a_strict_room_plays_to_its_end_is_closed_and_the_record_is_proved() {
    let mut table = Table::new("ftl", "close-quarters", 1, Server::Honest);
    table.desk.forgetful = true;
    table.play(2000);
    assert!(table.is_over(), "it ends");
    assert_eq!(table.record(0), table.record(1));
    let proof = verify(&games::SHELF, &table.record(0)).expect("it is true");
    assert_eq!(proof.signed.len(), 2);
    table.look_in(0);
    let told = table.desk.ok(&table.room, 1, json!({"call": "room"}));
    assert_eq!(
        (&told["phase"], &told["closed"], &told["awaits"]),
        (&json!("over"), &json!("ended"), &json!([]))
    );
    assert_eq!(told["decisions"], json!(table.mails[0].battle().revealed()));
    // Then a player can be forgotten, with the letters.
    table.desk.ok(&table.room, 1, json!({"call": "forget"}));
    let left = table.desk.ok(&table.room, 2, json!({"call": "letters"}));
    let texts: Vec<&str> = left["letters"]
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|letter| letter["text"].as_str())
        .collect();
    assert!(texts.contains(&"") && texts.len() == 2, "{left}");
}

#[test]
fn a_store_that_fails_at_any_write_loses_no_letter_and_doubles_none() {
    for how in [Fails::Before, Fails::After] {
        for write in 1..6 {
            let mut table = Table::new("ftl", "duel", 4, Server::Honest);
            table.desk.rooms.store().fail(write, how);
            table.play(6);
            let posted = table.desk.kinds(&table.room, 1).iter().filter(|kind| *kind == "letter").count();
            let sent: usize = table.sent.iter().map(Vec::len).sum();
            assert!(table.mails[0].battle().revealed() >= 1);
            assert_eq!(posted, sent, "{how:?} {write}");
        }
    }
}

#[test]
fn a_server_between_two_players_shows_itself_by_the_name_of_the_battle() {
    let mut rng = Seeded::new(2);
    let (to_ada, _) = keys("ftl", "duel", &mut rng);
    let (to_ben, _) = keys("ftl", "duel", &mut rng);
    let [mut ada, _] = to_ada;
    let [_, ben] = to_ben;
    assert_ne!(ada.name(), ben.name());
    assert!(ada.take(&games::SHELF, &ben.letter()).is_err());
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
    // In Simple Spaceships one seat writes at a time and has nothing to hide, in Talon almost always.
    for (game, scenario) in [("ftl", "duel"), ("full-thrust", "line-duel")] {
        let compared: usize = [0, 3, 7, 11].map(|visits| compared_after(game, scenario, visits)).iter().sum();
        assert!(compared >= 6, "{game}: {compared} orders were compared");
    }
}

/// Compares what the server sends after so many visits and one more sealed order, for several orders. Returns how many
/// were compared with the first.
fn compared_after(game: &str, scenario: &str, visits: usize) -> usize {
    let mut worlds: Vec<(String, String)> = Vec::new();
    let mut orders = Vec::new();
    for seed in 0..5 {
        let mut table = Table::new(game, scenario, 6, Server::Honest);
        table.play(visits);
        let (mail, bytes) = (&mut table.mails[0], fresh(&mut table.orders));
        if !mail.must_write()
            || !matches!(mail.battle().demand(), Demand::Orders(seats) if seats == engine::Seats::first(2))
        {
            break;
        }
        let order = if seed == 0 { "idle".to_owned() } else { mail.battle().drawn(Seat(0), seed) };
        if orders.contains(&order) || mail.order(&order, bytes).is_err() {
            continue;
        }
        orders.push(order);
        table.look_in(0);
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
        assert_eq!(*shape, worlds[0].0, "{game}, {visits} visits");
        assert_ne!(*whole, worlds[0].1, "the orders differ");
    }
    worlds.len().saturating_sub(1)
}

#[test]
fn a_letter_that_says_nothing_new_gives_its_writer_no_new_time() {
    let mut table = Table::new("ftl", "duel", 7, Server::Honest);
    table.play(1);
    let since = |table: &Table| table.desk.ok(&table.room, 1, json!({"call": "letters"}))["since"].clone();
    let first = since(&table);
    assert_eq!(first, json!([[2, 1_000_000]]));
    table.desk.pass(1800);
    let text = table.sent[1].last().expect("its answer").clone();
    table.post(1, &text, &[1, 2]);
    assert_eq!(since(&table)[1], first[0], "other seats are awaited");
    table.desk.pass(1800);
    let again = letter::write("once more", &letter::read(&text).expect("a letter"));
    assert_ne!(again, text);
    table.post(1, &again, &[2]);
    assert_eq!(since(&table), first, "another wrapping");
}

#[test]
fn a_letter_with_a_false_number_does_not_set_the_count_of_decisions() {
    let mut table = Table::new("ftl", "duel", 7, Server::Honest);
    table.play(8);
    let counted = |table: &Table| table.desk.ok(&table.room, 1, json!({"call": "room"}))["decisions"].clone();
    let honest = counted(&table).as_u64().expect("a number");
    assert!(honest >= 2, "{honest}");
    let body = letter::read(&table.mails[0].letter()).expect("a letter");
    let text = letter::write("of a battle", &format!("{body}decision {}\n", u32::MAX));
    table.post(0, &text, &[2]);
    let told = counted(&table).as_u64().expect("a number");
    assert!((honest..=honest + 1).contains(&told), "{honest} before, {told} now");
}

#[test]
fn a_seat_that_fills_its_half_of_the_room_leaves_the_other_half_to_the_other() {
    let mut table = Table::new("ftl", "duel", 8, Server::Honest);
    let body = letter::read(&table.mails[0].letter()).expect("a letter");
    let padded = |table: &mut Table| {
        let mut body = body.clone();
        for _ in 0..950 {
            let step: String =
                (0..64).map(|_| char::from(b"0123456789abcdef"[table.luck.below(16) as usize])).collect();
            body += &format!("~ step 1 {step}\n");
        }
        letter::write("of a battle", &body)
    };
    let mut sent = 0;
    let refused = loop {
        let text = padded(&mut table);
        assert!((48_000..65_536).contains(&text.len()), "{}", text.len());
        let key = table.desk.key();
        let call = json!({"call": "letter", "text": text, "awaits": [2], "key": key});
        let answer: Value = serde_json::from_str(&table.desk.line(&table.room, Some(1), call)).expect("JSON");
        if !answer["error"].is_null() {
            break answer["error"].clone();
        }
        sent += 1;
        if sent % 50 == 0 {
            table.desk.pass(60);
        }
        assert!(sent < 300, "a seat has a half");
    };
    assert!(
        refused["what"].as_str().is_some_and(|what| what.contains("of seat 1") && what.contains("8 MB")),
        "{refused}"
    );
    assert!(sent > 120, "{sent}");
    table.write(1);
    let text = table.mails[1].letter();
    table.post(1, &text, &[1]);
    assert_eq!(table.shown(0).as_ref(), Some(&text), "the other seat still sends");
}

#[test]
fn a_clock_tells_who_is_awaited_and_decides_nothing() {
    let mut table = Table::new("ftl", "duel", 7, Server::Honest);
    table.play(1);
    // Seat 1 has sealed: seat 2 is awaited, since it joined.
    let told = table.desk.ok(&table.room, 1, json!({"call": "letters"}));
    assert_eq!(told["since"], json!([[2, 1_000_000]]), "{told}");
    assert_eq!(told["clock"]["due"], json!([[2, 4_600_000]]));
    table.desk.pass(3600 + 600);
    table.desk.pass(600);
    let kinds = table.desk.kinds(&table.room, 1);
    assert_eq!(&kinds[kinds.len() - 2..], ["late", "absent"]);
    let room = table.desk.ok(&table.room, 1, json!({"call": "room"}));
    assert_eq!((&room["awaits"], &room["phase"]), (&json!([2]), &json!("playing")));
    assert_eq!(room["seats"][1]["absent"], json!(true));
    table.desk.rooms.rest();
    // It comes back before anybody claims.
    table.play(2);
    let room = table.desk.ok(&table.room, 1, json!({"call": "room"}));
    assert_eq!(room["seats"][1]["absent"], json!(false), "{room}");
    // Nobody writes for thirty days: the room is closed, and the battle can go on elsewhere.
    for _ in 0..31 {
        table.desk.pass(24 * 3600);
    }
    assert_eq!(table.desk.ok(&table.room, 1, json!({"call": "room"}))["closed"], "abandoned");
}

#[test]
fn what_a_room_of_letters_cannot_do_is_refused_by_name() {
    let mut desk = Desk::new();
    let strict = |more: Value| {
        let mut fields =
            json!({"game": "ftl", "scenario": "duel", "mode": "strict", "token": token(1), "id": 1});
        crate::desk::merge(&mut fields, more);
        fields.to_string()
    };
    let why = |desk: &Desk, line: &str| -> Value {
        let answer: Value = serde_json::from_str(&now(desk.rooms.make("here", line)).line).expect("JSON");
        answer["error"]["where"].clone()
    };
    for (more, place) in [
        (json!({"game": "black-skies", "scenario": "duel"}), "mode"),
        (json!({"seats": ["me", {"captain": "doctrine"}]}), "seats"),
        (json!({"clock": {"each": 60, "then": "silent"}}), "clock.then"),
        (json!({"spectators": {"delay": 0}}), "spectators"),
        (json!({"chat": true}), "chat"),
        (json!({"mode": "secret"}), "make"),
    ] {
        assert_eq!(why(&desk, &strict(more.clone())), json!(place), "{more}");
    }
    let plain = desk.duel("ftl", "duel", json!({}));
    assert_eq!(desk.refused(&plain, 1, json!({"call": "letters"})), "call");
    let table = Table::new("ftl", "duel", 8, Server::Honest);
    let room = &table.room;
    for call in ["status", "view", "seal", "record", "standing", "chat", "name", "claim"] {
        assert_eq!(table.desk.refused(room, 1, json!({"call": call})), "call", "{call}");
    }
    let key = "0000000000000000000000000000f00d";
    let letter =
        |text: &str, awaits: Value| json!({"call": "letter", "text": text, "awaits": awaits, "key": key});
    assert_eq!(table.desk.refused(room, 1, letter("good morning", json!([2]))), "line");
    let around = format!("Good morning\n{}", table.mails[0].letter());
    assert_eq!(table.desk.refused(room, 1, letter(&around, json!([2]))), "line");
    assert_eq!(table.desk.refused(room, 1, letter(&table.mails[1].letter(), json!([1]))), "refused");
    assert_eq!(table.desk.refused(room, 1, letter(&table.mails[0].letter(), json!([3]))), "line");
    assert_eq!(table.desk.refused(room, 1, letter(&"A".repeat(70_000), json!([2]))), "limit");
    assert_eq!(table.desk.refused(room, 3, json!({"call": "letters"})), "token");
    assert_eq!(name(room).len(), 16);
    // The same key with another letter is refused, and with the same letter it is a repetition.
    let sent = table.desk.ok(room, 1, letter(&table.mails[0].letter(), json!([1, 2])));
    assert_eq!(
        table.desk.ok(room, 1, letter(&table.mails[0].letter(), json!([1, 2])))["event"],
        sent["event"]
    );
    assert_eq!(table.desk.refused(room, 1, letter(&table.sent[0][0], json!([2]))), "key");
}
