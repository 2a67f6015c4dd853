//! Two simulated clients of a shared room, and a server that may cheat.

use engine::{Seat, Seeded};
use seals::{Keys, Mail};
use serde_json::{Value, json};
use shelf::Opening;

use crate::clients::{again, fresh, have_signed, record};
use crate::desk::Desk;

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
    pub cheats: Option<Seeded>,
    /// The letters that the server could say so far, for one that says older ones.
    pub said: Vec<String>,
    pub foreign: String,
    pub refused: usize,
}

/// Somebody who looks at a battle before each call.
pub type Watch = Box<dyn FnMut(&Table)>;

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
        Self {
            desk: self.desk.copy(&self.room),
            room: self.room.clone(),
            mails: again(&self.mails),
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
    pub fn post(&mut self, who: usize) {
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
    pub fn fetch(&mut self, who: usize) -> bool {
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
    pub fn shown(&mut self, who: usize, last: String) -> Option<String> {
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

    pub fn write(&mut self, who: usize) {
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
        have_signed(&self.mails)
    }

    pub fn play(&mut self, until: usize) {
        while !self.is_over() && self.calls < until {
            self.visit(0, until);
            self.visit(1, until);
        }
    }

    pub fn record(&self, who: usize) -> String {
        record(&self.mails[who])
    }

    /// Returns the decisions as a client has them.
    pub fn blocks(&self, who: usize) -> Vec<String> {
        let battle = self.mails[who].battle();
        (0..battle.revealed()).filter_map(|index| battle.block(index)).collect()
    }
}
