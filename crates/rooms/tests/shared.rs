//! Shared rooms: a seat that vanishes after its seal is closed changes nothing, and the server reads nothing before that.

use engine::{Demand, Seat, Seats, Seeded};
use seals::verify::verify;
use seals::{Keys, Mail, Mode, Notary, Secret, letter};
use serde_json::{Value, json};
use shelf::Opening;
use store::{Change, Draft, Store as _};

use crate::desk::{Desk, Fails, Faulty, name, now, token};

/// Two simulated clients of a shared room. Seat 1 makes it.
pub struct Table {
    pub desk: Desk,
    pub room: Value,
    pub mails: [Mail; 2],
    pub calls: usize,
    /// Is called before each call.
    pub watch: Option<Watch>,
    /// The luck of a server that cheats: it says nothing, or an older letter, one of another battle, a damaged one, or a
    /// seat's.
    cheats: Option<Seeded>,
    /// The letters that the server could say so far, for one that says older ones.
    said: Vec<String>,
    foreign: String,
    refused: usize,
}

/// Somebody who looks at a battle before each call.
pub type Watch = Box<dyn FnMut(&Table)>;

fn fresh(rng: &mut Seeded) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

impl Table {
    pub fn new(game: &str, scenario: &str, seed: u64) -> Self {
        let (mut rng, mut desk) = (Seeded::new(seed), Desk::new());
        let clock = json!({"each": 3600, "grace": 600, "then": "claim"});
        let made = desk.make(
            json!({"game": game, "scenario": scenario, "name": "Ada", "mode": "shared", "clock": clock}),
        );
        let keys = Keys::parse(made["keys"].as_str().expect("keys")).expect("keys of a server");
        assert_eq!(desk.ok(&made, 1, json!({"call": "room"}))["keys"], made["keys"]);
        let (opening, maker) = (Opening::scenario(scenario), (Seat(0), "Ada"));
        let ada = Mail::invite_shared(&games::SHELF, game, &opening, maker, &keys, fresh(&mut rng))
            .expect("it goes");
        let ben = Mail::join_shared(&games::SHELF, &ada.letter(), "Ben", &keys, fresh(&mut rng))
            .expect("an invitation");
        let mut table = Self {
            room: made,
            desk,
            mails: [ada, ben],
            calls: 0,
            watch: None,
            cheats: None,
            said: Vec::new(),
            foreign: String::new(),
            refused: 0,
        };
        table.post(0);
        assert_eq!(table.desk.join(&table.room, 2, 2)["begun"], json!(true));
        table.post(1);
        let answer = table.mails[1].letter();
        table.mails[0].take(&games::SHELF, &answer).expect("an answer");
        table
    }

    /// Returns another copy of the battle as it stands: a program over the same rows, and clients of what they keep.
    pub fn copy(&self) -> Self {
        let again = |mail: &Mail| Mail::open(&games::SHELF, &mail.kept()).expect("it is kept");
        Self {
            desk: self.desk.copy(&self.room),
            room: self.room.clone(),
            mails: self.mails.each_ref().map(again),
            watch: None,
            cheats: None,
            said: Vec::new(),
            foreign: String::new(),
            ..*self
        }
    }

    /// Counts a call, which is about to be made.
    fn call(&mut self) {
        if let Some(mut watch) = self.watch.take() {
            watch(self);
            self.watch = Some(watch);
        }
        self.calls += 1;
    }

    /// Sends a client's letter; again if the store failed.
    fn post(&mut self, who: usize) {
        self.call();
        let (text, key) = (self.mails[who].letter(), self.desk.key());
        let awaits: Vec<u8> = self.mails[who].awaited().into_iter().map(Seat::number).collect();
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

    /// Asks for the letters, and takes them. Returns `true` if one said anything new.
    fn fetch(&mut self, who: usize) -> bool {
        self.call();
        let known = self.mails[who].playing().map_or(0, |playing| playing.decision() - 1);
        let told = self.desk.ok(&self.room, who as u64 + 1, json!({"call": "letters", "after": known}));
        let server = told["server"].as_str().expect("a letter of the server").to_owned();
        let mut new = false;
        if let Some(server) = self.shown(who, server) {
            match self.mails[who].take(&games::SHELF, &server) {
                Ok(said) => new = said,
                Err(error) => {
                    assert!(self.cheats.is_some(), "an honest letter: {error}");
                    self.refused += 1;
                }
            }
        }
        let of = |letter: &&Value| letter["seat"] == json!(2 - who);
        let other = told["letters"].as_array().expect("a list").iter().find(of).cloned();
        if let Some(text) =
            other.as_ref().and_then(|other| other["text"].as_str()).filter(|_| who == 0 || known > 0)
        {
            match self.mails[who].take(&games::SHELF, text) {
                Ok(said) => new |= said,
                // A letter that the server has gone past, or that runs ahead, is not wanted; a false one is never sent.
                Err(error) => assert_eq!(error.kind(), "unwanted", "{error}"),
            }
        }
        new
    }

    /// Returns the letter that the server shows a client as its own.
    fn shown(&mut self, who: usize, last: String) -> Option<String> {
        self.said.push(last.clone());
        let Some(luck) = &mut self.cheats else { return Some(last) };
        if luck.below(3) == 0 {
            return Some(last);
        }
        match luck.below(5) {
            0 => None,
            1 => Some(self.said[luck.below(self.said.len() as u32) as usize].clone()),
            2 => Some(self.foreign.clone()),
            3 => Some(last.replacen(['7', 'K'], "3", 1)),
            _ => Some(self.mails[who].letter()),
        }
    }

    fn write(&mut self, who: usize) {
        let mail = &mut self.mails[who];
        if mail.must_write() {
            // The order follows from the position, so that every run leads to one battle.
            let seed = mail.battle().revealed() as u64 * 2 + who as u64;
            let order = mail.battle().drawn(mail.seat(), seed);
            mail.order(&order, [seed as u8; 32]).expect("it is legal");
        }
    }

    /// Lets a client look in until nothing is new, or so many calls were made in all.
    pub fn visit(&mut self, who: usize, until: usize) {
        let mut sent = String::new();
        while self.calls < until {
            let new = self.fetch(who);
            self.write(who);
            let text = self.mails[who].letter();
            if !new && text == sent || self.calls >= until {
                return;
            }
            self.post(who);
            sent = text;
        }
    }

    pub fn is_over(&self) -> bool {
        self.mails.iter().all(|mail| mail.playing().is_some_and(|playing| playing.signed().len() == 2))
    }

    pub fn play(&mut self, until: usize) {
        while !self.is_over() && self.calls < until {
            self.visit(0, until);
            self.visit(1, until);
        }
    }

    pub fn record(&self, who: usize) -> String {
        self.mails[who].playing().expect("it has begun").record()
    }

    /// Returns the decisions as a client has them.
    pub fn blocks(&self, who: usize) -> Vec<String> {
        let battle = self.mails[who].battle();
        (0..battle.revealed()).filter_map(|index| battle.block(index)).collect()
    }
}

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
