//! Two simulated clients of a strict room, and a server that may cheat.

use engine::{Seat, Seeded};
use seals::Mail;
use serde_json::{Value, json};
use shelf::Opening;

use crate::clients::{again, fresh, have_signed, record};
use crate::desk::Desk;

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
    pub sent: [Vec<String>; 2],
    /// A letter of another battle, for a server that crosses letters.
    pub foreign: Option<String>,
    pub orders: Seeded,
    pub luck: Seeded,
    pub server: Server,
    pub refused: usize,
}

/// Makes two players who know each other's keys, and the letters that brought them there.
pub fn keys(game: &str, scenario: &str, orders: &mut Seeded) -> ([Mail; 2], [String; 2]) {
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
    pub fn post(&mut self, who: usize, text: &str, awaits: &[u8]) {
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
    pub fn shown(&mut self, who: usize) -> Option<String> {
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
    pub fn look_in(&mut self, who: usize) {
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
        Self {
            desk: self.desk.copy(&self.room),
            room: self.room.clone(),
            mails: again(&self.mails),
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
        have_signed(&self.mails)
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
        record(&self.mails[who])
    }
}
