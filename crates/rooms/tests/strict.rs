//! Strict rooms: the server carries letters, and cannot read, know, choose or change what is in them.

use engine::{Demand, Seat, Seeded};
use seals::verify::verify;
use seals::{Mail, letter};
use serde_json::{Value, json};
use shelf::Opening;

use crate::desk::{Desk, Fails, name, now, token};

/// A server's way with a letter that it was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Server {
    Honest,
    /// It drops letters, shows older ones, letters of another battle, damaged ones, or the reader's own.
    Cheats,
}

/// Two simulated clients of a strict room. Seat 1 makes it.
pub struct Table {
    pub desk: Desk,
    pub room: Value,
    pub mails: [Mail; 2],
    /// Letters that each seat has sent, for a server that shows older ones.
    sent: [Vec<String>; 2],
    /// A letter of another battle, for a server that crosses letters.
    foreign: Option<String>,
    orders: Seeded,
    luck: Seeded,
    server: Server,
    refused: usize,
}

fn fresh(rng: &mut Seeded) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

/// Makes two players who know each other's keys, and the letters that brought them there.
fn keys(game: &str, scenario: &str, orders: &mut Seeded) -> ([Mail; 2], [String; 2]) {
    let opening = Opening::scenario(scenario);
    let mut ada =
        Mail::invite(&games::SHELF, game, &opening, (Seat(0), "Ada"), fresh(orders)).expect("it goes");
    let invitation = ada.letter();
    let ben = Mail::join(&games::SHELF, &invitation, "Ben", fresh(orders)).expect("an invitation");
    let answer = ben.letter();
    ada.take(&games::SHELF, &answer).expect("an answer");
    ([ada, ben], [invitation, answer])
}

impl Table {
    pub fn new(game: &str, scenario: &str, seed: u64, server: Server) -> Self {
        let (mut orders, mut luck) = (Seeded::new(seed), Seeded::new(!seed));
        let (mails, first) = keys(game, scenario, &mut orders);
        let mut desk = Desk::new();
        let terms = json!({"mode": "strict", "clock": {"each": 3600, "grace": 600, "then": "claim"}});
        let made = {
            let mut fields = json!({"game": game, "scenario": scenario, "name": "Ada"});
            crate::desk::merge(&mut fields, terms);
            desk.make(fields)
        };
        let mut table = Self {
            room: made,
            desk,
            mails,
            sent: [vec![first[0].clone()], vec![first[1].clone()]],
            foreign: (server == Server::Cheats).then(|| keys(game, scenario, &mut luck).0[0].letter()),
            orders,
            luck,
            server,
            refused: 0,
        };
        table.post(0, &first[0], &[2]);
        let joined = table.desk.join(&table.room, 2, 2);
        assert_eq!(joined["begun"], json!(true));
        table.post(1, &first[1], &[1]);
        table
    }

    /// Sends a letter to the room; again if the store failed.
    fn post(&mut self, who: usize, text: &str, awaits: &[u8]) {
        let key = self.desk.key();
        let call = json!({"call": "letter", "text": text, "awaits": awaits, "key": key});
        for _ in 0..3 {
            let line = self.desk.line(&self.room, Some(who as u64 + 1), call.clone());
            let answer: Value = serde_json::from_str(&line).expect("JSON");
            if answer["error"].is_null() {
                return;
            }
            assert_eq!(answer["error"]["why"], "store", "{answer}");
        }
        panic!("it is never kept");
    }

    /// Returns the letter that the server shows a client as the other's last one.
    fn shown(&mut self, who: usize) -> Option<String> {
        let told = self.desk.ok(&self.room, who as u64 + 1, json!({"call": "letters"}));
        let of = |letter: &&Value| letter["seat"] == json!(2 - who);
        let last = told["letters"].as_array().expect("a list").iter().find(of)?["text"].as_str()?.to_owned();
        if self.server == Server::Honest || self.luck.below(3) == 0 {
            return Some(last);
        }
        let other = &self.sent[1 - who];
        match self.luck.below(5) {
            0 => None,
            1 => Some(other[self.luck.below(other.len() as u32) as usize].clone()),
            2 => self.foreign.clone(),
            3 => Some(last.replacen(['7', 'K'], "3", 1)),
            _ => self.sent[who].last().cloned(),
        }
    }

    /// Lets a client look in: it takes what it is shown, and sends its letter if it has a new one.
    fn look_in(&mut self, who: usize) {
        self.fetch(who);
        self.send(who);
    }

    /// Lets a client take what it is shown.
    pub fn fetch(&mut self, who: usize) {
        let Some(text) = self.shown(who) else { return };
        let before = self.mails[who].kept();
        if self.mails[who].take(&games::SHELF, &text).is_err() {
            self.refused += 1;
            assert_eq!(self.mails[who].kept(), before, "a refused letter changes nothing");
        }
    }

    /// Lets a client send its letter.
    pub fn send(&mut self, who: usize) {
        let text = self.mails[who].letter();
        let awaits: Vec<u8> = self.mails[who].awaited().into_iter().map(Seat::number).collect();
        self.post(who, &text, &awaits);
        if self.sent[who].last() != Some(&text) {
            self.sent[who].push(text);
        }
    }

    /// Returns another copy of the battle as it stands: a program over the same rows, and clients of what they keep.
    pub fn copy(&self) -> Self {
        let again = |mail: &Mail| Mail::open(&games::SHELF, &mail.kept()).expect("it is kept");
        Self {
            desk: self.desk.copy(&self.room),
            room: self.room.clone(),
            mails: self.mails.each_ref().map(again),
            sent: self.sent.clone(),
            foreign: None,
            orders: Seeded::new(0),
            luck: Seeded::new(0),
            ..*self
        }
    }

    pub fn write(&mut self, who: usize) {
        let mail = &mut self.mails[who];
        if mail.must_write() {
            // The order follows from the position, so that honest and dishonest servers lead to one battle.
            let seed = mail.battle().revealed() as u64 * 2 + who as u64;
            let order = mail.battle().drawn(mail.seat(), seed);
            let bytes = [mail.battle().revealed() as u8 ^ (who as u8) << 7; 32];
            mail.order(&order, bytes).expect("it is legal");
        }
    }

    pub fn is_over(&self) -> bool {
        self.mails.iter().all(|mail| mail.playing().is_some_and(|playing| playing.signed().len() == 2))
    }

    /// Plays on until both have signed the end, or so many visits were made.
    pub fn play(&mut self, visits: usize) {
        for visit in 0..visits {
            if self.is_over() {
                return;
            }
            self.write(visit % 2);
            self.look_in(visit % 2);
        }
    }

    pub fn record(&self, who: usize) -> String {
        self.mails[who].playing().expect("it has begun").record()
    }
}

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
