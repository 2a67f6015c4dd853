//! A seat or the server vanishes at any call of a whole battle in a room: plain, *shared* and *strict*.
//!
//! In rooms of letters the suite tries a seeded sample of the calls, the tests that are ignored every one; `docs/security.md`
//! has the figures.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::Ordering;

use engine::{Demand, Seat, Seeded};
use seals::Mail;
use seals::verify::verify;
use serde_json::{Value, json};
use shelf::AnyBattle;

use crate::desk::{Desk, awaited};
use crate::play::SHORT;
use crate::shared_table::Table as Shared;
use crate::strict_table::{Server, Table as Strict};

/// A battle of every game that can go by letters. As in `crates/seals/tests/by_file.rs`.
const BY_LETTERS: [(&str, &str); 4] = [
    ("ftl", "close-quarters"),
    ("full-thrust", "line-duel"),
    ("simple-spaceships", "duel"),
    ("talon", "duel"),
];
/// One of how many calls of each battle by letters are tried in the suite.
const ONE_OF: [u32; 4] = [36, 12, 90, 90];

/// The calls that were tried.
#[derive(Default)]
struct Tried {
    calls: usize,
    /// Number of times that a seat vanished, and that the server did.
    seats: usize,
    servers: usize,
    /// Number of times that the other went on without it: by decisions that were opened, or by a claim.
    without: usize,
}

impl Tried {
    fn print(&self, game: &str, mode: &str) {
        let Self { calls, seats, servers, without } = self;
        println!(
            "{game}, a {mode} room: {calls} calls; {seats} times a seat gone, {without} times the other went on; {servers} times \
             the server gone"
        );
    }

    /// Checks that seats and server vanished, at every call where all are tried, and that battles went on without a seat.
    fn check(&self, game: &str, one_of: u32) {
        let Self { calls, seats, servers, without } = *self;
        assert!(seats > 2 && servers > 0 && without > 0, "{game}: {seats}, {servers}, {without}");
        assert!(
            one_of > 1 || seats == 2 * calls && servers >= calls,
            "{game}: {seats} and {servers} at {calls} calls"
        );
    }
}

/// Lets time pass: a seat sends at most 60 letters a minute.
fn pass(desk: &Desk) {
    desk.clock.fetch_add(1500, Ordering::SeqCst);
}

/// Returns orders, dice and events of a battle: everything that does not say who sealed and released. As in
/// `crates/seals/tests/pair.rs`.
fn result(battle: &dyn AnyBattle) -> Vec<String> {
    let blocks = (0..battle.revealed()).filter_map(|index| battle.block(index));
    let counts = |line: &&str| !line.starts_with("~ ") && !line.starts_with("= ");
    blocks.map(|block| block.lines().filter(counts).collect::<Vec<_>>().join("\n")).collect()
}

fn results(mails: &[Mail; 2]) -> [Vec<String>; 2] {
    mails.each_ref().map(|mail| result(mail.battle()))
}

/// Lets a seat of a shared room vanish: the other opens what is closed, and then only the one that is gone is awaited.
fn shared_without(now: &Shared, gone: usize, honest: &[String], tried: &mut Tried) {
    let (mut left, how) = (now.copy(), format!("seat {} gone after {} calls", gone + 1, now.calls));
    left.visit(1 - gone, usize::MAX);
    let [one, other] = results(&left.mails);
    let (stays, away) = if gone == 1 { (one, other) } else { (other, one) };
    assert!(honest.starts_with(&stays), "{how}");
    let room = left.desk.ok(&left.room, 1, json!({"call": "room"}));
    if left.mails[1 - gone].playing().is_some_and(|playing| playing.decision() > 1) {
        assert_eq!(room["decisions"], json!(stays.len()), "{how}: what was closed is open");
    }
    if matches!(left.mails[1 - gone].battle().demand(), Demand::Orders(_)) {
        assert_eq!(room["awaits"], json!([gone + 1]), "{how}");
    } else {
        assert_eq!(stays.len(), honest.len(), "{how}");
    }
    tried.seats += 1;
    tried.without += usize::from(stays.len() > away.len());
}

/// Lets the server of a shared room stop: another program goes on over the same rows.
fn shared_server_stops(now: &Shared, honest: &[String], tried: &mut Tried) {
    let mut again = now.copy();
    let until = now.mails[0].battle().revealed().max(now.mails[1].battle().revealed()) + 2;
    again.play(again.calls + 6);
    while !again.is_over() && again.mails.iter().any(|mail| mail.battle().revealed() < until) {
        again.play(again.calls + 6);
        assert!(again.calls < now.calls + 100, "the server stopped after {} calls", now.calls);
    }
    for found in results(&again.mails) {
        assert!(honest.starts_with(&found), "the server stopped after {} calls", now.calls);
    }
    tried.servers += 1;
}

fn in_a_shared_room(game: &str, scenario: &str, one_of: u32) {
    let honest = {
        let mut table = Shared::new(game, scenario, 9);
        table.watch = Some(Box::new(|now| pass(&now.desk)));
        table.play(usize::MAX);
        Rc::new(results(&table.mails)[0].clone())
    };
    let (mut table, mut rng) = (Shared::new(game, scenario, 9), Seeded::new(24));
    let tried = Rc::new(RefCell::new(Tried::default()));
    let (told, whole) = (tried.clone(), honest.clone());
    table.watch = Some(Box::new(move |now| {
        let tried = &mut *told.borrow_mut();
        tried.calls += 1;
        pass(&now.desk);
        if rng.chance(1, one_of) {
            for gone in [0, 1] {
                shared_without(now, gone, &whole, tried);
            }
            shared_server_stops(now, &whole, tried);
        }
    }));
    table.play(usize::MAX);
    assert_eq!(results(&table.mails)[1], *honest, "{game}");
    let tried = tried.take();
    tried.print(game, "shared");
    tried.check(game, one_of);
}

/// Lets a seat of a strict room vanish: the other claims the battle, and the record says who is late.
fn strict_without(now: &Strict, gone: usize, honest: &[String], tried: &mut Tried) {
    let (mut left, stays) = (now.copy(), 1 - gone);
    let how = format!("seat {} gone at call {}", gone + 1, tried.calls);
    for _ in 0..2 {
        left.fetch(stays);
        left.write(stays);
        left.send(stays);
    }
    tried.seats += 1;
    let decided = results(&left.mails)[stays].clone();
    assert!(honest.starts_with(&decided), "{how}");
    if matches!(left.mails[stays].battle().demand(), Demand::Over(_)) {
        assert_eq!(decided.len(), honest.len(), "{how}");
        return;
    }
    left.mails[stays].claim().unwrap_or_else(|error| panic!("{how}: {error}"));
    left.send(stays);
    let proof = verify(&games::SHELF, &left.record(stays)).unwrap_or_else(|fault| panic!("{how}: {fault}"));
    assert_eq!((proof.late, proof.decisions as usize), (Some(Seat(gone as u8)), decided.len()), "{how}");
    let room = left.desk.ok(&left.room, 1, json!({"call": "room"}));
    assert_eq!(room["phase"], "playing", "{how}: one signature closes no room");
    tried.without += 1;
}

/// Lets the server of a strict room vanish: the battle goes on by pasted letters. Or it stops, and another program goes on over
/// the same rows.
fn strict_without_server(now: &Strict, honest: &[String], tried: &mut Tried) {
    let until = now.mails.iter().map(|mail| mail.battle().revealed()).max().unwrap_or_default() + 2;
    for pasted in [true, false] {
        let after = if pasted { "pasted letters" } else { "another program" };
        let (mut left, how) = (now.copy(), format!("the server gone at call {}: {after}", tried.calls));
        for visit in 0..100 {
            if left.is_over() || left.mails.iter().all(|mail| mail.battle().revealed() >= until) {
                break;
            }
            let who = visit % 2;
            left.write(who);
            if pasted {
                let text = left.mails[1 - who].letter();
                left.mails[who].take(&games::SHELF, &text).unwrap_or_else(|error| panic!("{how}: {error}"));
            } else {
                left.fetch(who);
                left.send(who);
            }
        }
        for found in results(&left.mails) {
            assert!(honest.starts_with(&found), "{how}");
            assert!(found.len() >= until.min(honest.len()), "{how}: the battle stops");
        }
        tried.servers += 1;
    }
}

/// Plays a battle in a strict room to its end. Somebody looks at it before each call.
fn strict_to_the_end(table: &mut Strict, mut watch: impl FnMut(&Strict)) {
    for _ in 0..10_000 {
        if table.is_over() {
            return;
        }
        for who in [0, 1] {
            table.write(who);
            watch(table);
            table.fetch(who);
            watch(table);
            table.send(who);
            pass(&table.desk);
        }
    }
    panic!("the battle stops");
}

fn in_a_strict_room(game: &str, scenario: &str, one_of: u32) {
    let mut table = Strict::new(game, scenario, 9, Server::Honest);
    strict_to_the_end(&mut table, |_| {});
    let honest = results(&table.mails)[0].clone();
    let mut table = Strict::new(game, scenario, 9, Server::Honest);
    let (mut rng, mut tried) = (Seeded::new(24), Tried::default());
    strict_to_the_end(&mut table, |table| {
        tried.calls += 1;
        if rng.chance(1, one_of) {
            for gone in [0, 1] {
                strict_without(table, gone, &honest, &mut tried);
            }
            strict_without_server(table, &honest, &mut tried);
        }
    });
    assert_eq!(results(&table.mails)[1], honest, "{game}");
    tried.print(game, "strict");
    tried.check(game, one_of);
}

/// Draws an order of a seat that follows from the position.
fn order_of(twin: &dyn AnyBattle, seat: Seat) -> String {
    twin.drawn(seat, twin.revealed() as u64 * 2 + u64::from(seat.0))
}

/// A battle in a plain room, as the program of this process plays it beside the server.
struct Plain {
    desk: Desk,
    room: Value,
    /// The record of each seat after so many decisions of the honest battle.
    honest: Vec<[Value; 2]>,
}

impl Plain {
    /// Plays the honest battle.
    fn honest(game: &str, scenario: &str) -> Self {
        let mut desk = Desk::new();
        let room = desk.duel(game, scenario, json!({}));
        let mut plain = Self { desk, room, honest: Vec::new() };
        let mut twin = plain.desk.twin(&plain.room);
        loop {
            plain.honest.push(plain.records());
            if awaited(&*twin).is_empty() {
                return plain;
            }
            for seat in awaited(&*twin) {
                plain.seal(&mut *twin, seat);
            }
        }
    }

    fn records(&self) -> [Value; 2] {
        [1, 2].map(|person| self.desk.ok(&self.room, person, json!({"call": "record"}))["record"].clone())
    }

    /// Seals an order that follows from the position.
    fn seal(&mut self, twin: &mut dyn AnyBattle, seat: Seat) {
        let order = order_of(twin, seat);
        self.desk.seal(&self.room, u64::from(seat.0) + 1, &order);
        twin.seal(seat, &order).expect("it is legal");
    }

    /// Lets a seat vanish after what it has sealed, and the server stop: the other seat seals, and what all have sealed is
    /// played.
    fn without(&self, twin: &dyn AnyBattle, gone: Seat, tried: &mut Tried) {
        let mut left = Self { desk: self.desk.copy(&self.room), room: self.room.clone(), honest: Vec::new() };
        let how = format!("seat {gone} gone at order {}", tried.calls);
        let asked = awaited(twin);
        for seat in asked.iter().filter(|seat| **seat != gone) {
            let order = order_of(twin, *seat);
            left.desk.seal(&left.room, u64::from(seat.0) + 1, &order);
        }
        let revealed = twin.revealed() + usize::from(!asked.contains(&gone));
        assert_eq!(left.desk.status(&left.room, 1)["decisions"], json!(revealed), "{how}");
        if revealed > twin.revealed() {
            assert_eq!(left.records(), self.honest[revealed], "{how}");
            tried.without += 1;
        }
        (tried.seats, tried.servers) = (tried.seats + 1, tried.servers + 1);
    }
}

fn in_a_plain_room(game: &str, scenario: &str) {
    let honest = Plain::honest(game, scenario).honest;
    let mut desk = Desk::new();
    let room = desk.duel(game, scenario, json!({}));
    let mut plain = Plain { desk, room, honest };
    let (mut twin, mut tried) = (plain.desk.twin(&plain.room), Tried::default());
    while let Some(seat) = awaited(&*twin).first() {
        tried.calls += 1;
        for gone in [0, 1] {
            plain.without(&*twin, Seat(gone), &mut tried);
        }
        plain.seal(&mut *twin, *seat);
    }
    assert_eq!(Some(&plain.records()), plain.honest.last(), "{game}");
    tried.print(game, "plain");
    tried.check(game, 1);
}

#[test]
fn a_seat_that_vanishes_holds_up_nothing_that_is_closed_and_a_server_that_stops_changes_nothing() {
    for ((game, scenario), one_of) in BY_LETTERS.into_iter().zip(ONE_OF) {
        in_a_shared_room(game, scenario, one_of);
    }
}

#[test]
fn a_server_that_vanishes_costs_nothing_in_a_strict_room_and_a_seat_that_does_has_lost() {
    for ((game, scenario), one_of) in BY_LETTERS.into_iter().zip(ONE_OF) {
        in_a_strict_room(game, scenario, one_of);
    }
}

#[test]
fn what_a_seat_has_sealed_in_a_plain_room_is_played_without_it() {
    for &(game, scenario) in SHORT.iter() {
        in_a_plain_room(game, scenario);
    }
}

#[test]
#[ignore = "every call; docs/security.md has the command"]
fn whole_battles_in_shared_rooms() {
    for (game, scenario) in BY_LETTERS {
        in_a_shared_room(game, scenario, 1);
    }
}

#[test]
#[ignore = "every call; docs/security.md has the command"]
fn whole_battles_in_strict_rooms() {
    for (game, scenario) in BY_LETTERS {
        in_a_strict_room(game, scenario, 1);
    }
}
