//! Whole battles in the mode *shared* in which every party vanishes: a player, or the server.
//!
//! In *Full Thrust* each player vanishes at every message, and the server at every fourth. Battles of the other games have hundreds
//! of messages, so there the suite tries a seeded sample of them. The tests that are ignored try every message; `docs/security.md`
//! has their figures.

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;

use engine::Seeded;
use seals::Mail;

use crate::by_file::BATTLES;
use crate::pair::fingerprint;
use crate::three::Three;

/// The moments of a battle that were tried.
#[derive(Default)]
struct Tried {
    moments: usize,
    /// At one of so many moments a player comes back, and at one of so many the server stops.
    one_of: (usize, usize),
    /// Number of times that a player vanished, and that the server stopped.
    players: usize,
    servers: usize,
    /// Decisions that were opened without the player who had vanished.
    alone: usize,
    /// Number of times that the player came back, and the battle went on.
    back: usize,
    /// The states in which a party vanished, each once.
    states: BTreeSet<(usize, u64)>,
    /// The results of the parties that were left or came back, to be compared with the honest one.
    results: Vec<Found>,
}

/// A result: how it came, a hash of each decision, and `true` if the battle was over.
struct Found {
    how: String,
    decisions: Vec<u64>,
    over: bool,
}

/// Returns a hash of each decision of a result.
fn hashes(result: Vec<String>) -> Vec<u64> {
    result.into_iter().map(|decision| fingerprint(&[decision])).collect()
}

/// Returns the number of decisions that are open or closed.
fn closed(three: &Three) -> usize {
    let ledger = three.notary.ledger().expect("it has begun");
    ledger.place().decision as usize - 1 + usize::from(ledger.close().is_some())
}

/// Plays on until one more decision is open, or to the end. Returns what both players have then.
fn go_on(three: &mut Three, to_the_end: bool, how: &str) -> [Found; 2] {
    let until = if to_the_end { usize::MAX } else { closed(three) + 1 };
    for _ in 0..2_000 {
        let behind = three.mails.iter().any(|mail| mail.battle().revealed() < until);
        if three.is_over() || !behind {
            break;
        }
        for who in [0, 1] {
            three.visit(who, usize::MAX);
        }
        three.sign();
    }
    let over = three.is_over();
    assert!(!over || three.record(0) == three.record(1), "{how}");
    [0, 1].map(|who| {
        let decisions = hashes(three.result(who));
        assert!(over || decisions.len() >= until, "{how}: the battle stops");
        Found { how: format!("{how}: seat {}", who + 1), decisions, over }
    })
}

impl Tried {
    /// Returns `true` if a party (2: the server) did not vanish in this state before.
    fn is_new(&mut self, now: &Three, gone: usize) -> bool {
        let [one, other] = now.mails.each_ref().map(Mail::kept);
        let server = now.notary.letter(closed(now) as u32).expect("it has begun");
        self.states.insert((gone, fingerprint(&[one, other, server])))
    }

    /// Returns `true` at one of so many moments.
    fn at_times(&self, one_of: usize) -> bool {
        self.moments.is_multiple_of(one_of)
    }

    /// Lets a player vanish: the other goes on as far as it is closed at least. Then the player comes back, with its copy or
    /// with that of the start.
    fn without_player(&mut self, now: &Three, gone: usize) {
        self.players += 1;
        if !self.is_new(now, gone) {
            return;
        }
        let how = format!("seat {} gone at {}", gone + 1, now.messages);
        let lost = (self.states.len() % 2 == 1).then_some(gone);
        let (closed, mut left) = (closed(now), now.copy(lost));
        left.visit(1 - gone, usize::MAX);
        let decisions = hashes(left.result(1 - gone));
        assert!(decisions.len() >= closed, "{how}: {closed} closed");
        self.alone += usize::from(decisions.len() > now.mails[gone].battle().revealed());
        self.results.push(Found { how: how.clone(), decisions, over: false });
        if self.at_times(self.one_of.0) {
            let how = format!("{how} and back, from the start: {}", lost.is_some());
            self.results.extend(go_on(&mut left, self.back.is_multiple_of(64), &how));
            self.back += 1;
        }
    }

    /// Lets the server stop and lose its last rows: the players go on.
    fn without_server(&mut self, now: &Three, lost: usize) {
        if !self.at_times(self.one_of.1) {
            return;
        }
        self.servers += 1;
        if !self.is_new(now, 2) {
            return;
        }
        let how = format!("the server stopped at {} and lost {lost} rows", now.messages);
        let mut again = now.copy(None);
        assert_eq!(again.notary.letter(1), now.notary.letter(1), "{how}");
        if lost > 0 {
            again.restart(again.rows.len().saturating_sub(lost));
        }
        self.results.extend(go_on(&mut again, self.servers % 64 == 1, &how));
    }
}

/// Plays a battle to its end, and lets each party vanish at one of so many messages. Then it comes back. Returns the number of
/// messages and what was tried.
fn everybody_vanishes(game: &str, scenario: &str, one_of: u32, later: (usize, usize)) -> (usize, Tried) {
    let (mut three, mut rng) = (Three::new(game, scenario, 9, Some("doctrine")), Seeded::new(24));
    let tried = Rc::new(RefCell::new(Tried { one_of: later, ..Tried::default() }));
    let told = tried.clone();
    three.watch = Some(Box::new(move |now| {
        if !rng.chance(1, one_of) {
            return;
        }
        let tried = &mut *told.borrow_mut();
        tried.moments += 1;
        tried.without_player(now, 0);
        tried.without_player(now, 1);
        tried.without_server(now, rng.below(4) as usize);
    }));
    three.play(usize::MAX);
    let (honest, tried) = (hashes(three.result(0)), tried.take());
    for Found { how, decisions, over } in &tried.results {
        assert!(honest.starts_with(decisions), "{game}: {how}");
        assert!(!over || honest.len() == decisions.len(), "{game}: {how}");
    }
    (three.messages, tried)
}

/// Lets everybody vanish at messages of a battle. At one of so many of these a player comes back, and at one of so many the
/// server stops.
fn at_messages(number: usize, one_of: u32, later: (usize, usize)) {
    let (game, scenario) = BATTLES[number];
    let (messages, tried) = everybody_vanishes(game, scenario, one_of, later);
    let Tried { moments, players, servers, alone, back, states, results, .. } = tried;
    println!(
        "{game}, shared: {messages} messages, {moments} tried; {players} times a player gone, {alone} times more \
         was opened without it, {back} times it came back; {servers} times the server stopped; {} states",
        states.len()
    );
    let ended = results.iter().filter(|found| found.over).count();
    assert!(ended > 0, "{game}: nobody who came back played to the end");
    assert_eq!(servers, moments / later.1, "{game}: how often the server stopped");
    assert!(
        moments > 4 && alone > 3 && back > 3,
        "{game}: {moments} of {messages} messages, {alone}, {back}"
    );
    assert!(one_of > 1 || moments == messages, "{game}");
}

#[test]
fn players_vanish_at_every_message_of_full_thrust_and_the_server_at_every_fourth() {
    at_messages(1, 1, (4, 4));
}

#[test]
fn every_party_vanishes_at_messages_of_ftl() {
    at_messages(0, 48, (1, 1));
}

#[test]
fn every_party_vanishes_at_messages_of_simple_spaceships() {
    at_messages(2, 90, (1, 1));
}

#[test]
fn every_party_vanishes_at_messages_of_talon() {
    at_messages(3, 60, (1, 1));
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_ftl_shared() {
    at_messages(0, 1, (1, 1));
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_full_thrust_shared() {
    at_messages(1, 1, (1, 1));
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_simple_spaceships_shared() {
    at_messages(2, 1, (4, 1));
}

#[test]
#[ignore = "every message; docs/security.md has the command"]
fn whole_talon_shared() {
    at_messages(3, 1, (4, 1));
}
