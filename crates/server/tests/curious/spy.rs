//! A spy in a server: hears everything that the server does, and prints every order and die as early as it can.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use engine::Seat;
use seals::Secret;
use serde_json::Value;

use super::follower::Follower;
use super::plain::Plain;

/// Bytes of every key, step and secret.
pub type Run = [u8; 32];

/// A thing that the spy found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The order of a seat, in the game's notation.
    Order(Seat, String),
    /// The step of a seat: with those of all parties the dice are known.
    Step(Seat),
    /// The faces of the dice, in the order in which they are rolled.
    Faces(Vec<u8>),
}

/// A line of the spy's log.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The message of a player during which it was found out, from 1.
    pub at: usize,
    pub decision: usize,
    pub found: Found,
}

/// A spy, of whom every part of a server has a copy.
#[derive(Clone, Default)]
pub struct Spy(Arc<Mutex<Mind>>);

/// Everything that a spy knows.
#[derive(Default)]
struct Mind {
    message: usize,
    keys: Keyring,
    follower: Option<Follower>,
    /// The invitation, until it is answered.
    invitation: Option<String>,
    plain: Option<Plain>,
    log: Vec<Entry>,
}

/// Every key that a spy could use: all that it heard, in every place at which it could begin.
#[derive(Default)]
pub struct Keyring {
    /// Runs of 32 bytes.
    pub runs: BTreeSet<Run>,
    /// Runs that no decision was tried with yet.
    pub new: Vec<Run>,
    /// Secrets of the server: what it drew at random, and what rests in its rows.
    pub secrets: Vec<Run>,
    /// The secret of a seat that betrays its own keys, for a control of the search.
    pub betrayed: Option<Run>,
}

impl Keyring {
    /// Adds every run of 32 bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        for run in bytes.windows(32) {
            let run = Run::try_from(run).expect("32 bytes");
            if self.runs.insert(run) {
                self.new.push(run);
            }
        }
    }

    fn add_secret(&mut self, bytes: &[u8]) {
        self.add(bytes);
        if let Ok(secret) = Run::try_from(bytes)
            && !self.secrets.contains(&secret)
        {
            self.secrets.push(secret);
            // What follows from it: the steps of the server.
            let own = Secret::new(secret);
            for step in (1..=8).filter_map(|decision| own.step(decision)) {
                self.add(&step);
            }
        }
    }
}

impl Spy {
    fn mind<T>(&self, with: impl FnOnce(&mut Mind) -> T) -> T {
        with(&mut self.0.lock().expect("no test panics here"))
    }

    /// Counts a message that a player is about to send.
    pub fn message(&self) {
        self.mind(|mind| mind.message += 1);
    }

    /// Returns the number of messages so far.
    pub fn messages(&self) -> usize {
        self.mind(|mind| mind.message)
    }

    /// Hears bytes that the server drew at random.
    pub fn drew(&self, bytes: &[u8]) {
        self.mind(|mind| mind.keys.add_secret(bytes));
    }

    /// Hears a seat's secret, and takes from it the keys that a server lacks to its seals.
    pub fn betray(&self, secret: Run) {
        self.mind(|mind| mind.keys.betrayed = Some(secret));
    }

    /// Hears bytes that came over the wire, or that the server writes, and tries everything again.
    pub fn hear(&self, bytes: &[u8]) {
        self.mind(|mind| {
            mind.keys.add(bytes);
            let text = String::from_utf8_lossy(bytes);
            // Behind the head of a request or an answer, or a row as it is kept.
            let body = text.split_once("\r\n\r\n").map_or(&*text, |(_, body)| body);
            if let Ok(value) = serde_json::from_str(body) {
                mind.walk(&value);
            }
            mind.look();
        });
    }

    /// Returns everything that was found out.
    pub fn log(&self) -> Vec<Entry> {
        self.mind(|mind| mind.log.clone())
    }

    /// Returns the number of keys that it has tried.
    pub fn keys(&self) -> usize {
        self.mind(|mind| mind.keys.runs.len())
    }
}

impl Mind {
    /// Goes through everything in a JSON value: events, letters, digits, and lists of bytes.
    fn walk(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.text(text),
            Value::Array(parts) => {
                let byte = |part: &Value| part.as_u64().and_then(|byte| u8::try_from(byte).ok());
                match parts.iter().map(byte).collect::<Option<Vec<u8>>>() {
                    Some(bytes) => self.keys.add_secret(&bytes),
                    None => parts.iter().for_each(|part| self.walk(part)),
                }
            }
            Value::Object(parts) => {
                parts.values().for_each(|part| self.walk(part));
                self.event(value);
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        for word in text.split_whitespace().filter(|word| word.len() >= 64) {
            let bytes = (0..word.len() / 2).map(|at| word.get(2 * at..2 * at + 2));
            let bytes = bytes.map(|two| u8::from_str_radix(two?, 16).ok());
            if let Some(bytes) = bytes.collect::<Option<Vec<u8>>>() {
                self.keys.add(&bytes);
            }
        }
        let Ok(body) = seals::letter::read(text) else { return };
        self.text(&body);
        if body.starts_with("invitation ") {
            self.invitation = Some(body);
        } else if let Some(follower) = &mut self.follower {
            follower.letter(&body);
        } else if let Some(invitation) = &self.invitation {
            self.follower = Follower::new(invitation, &body);
            if let Some(follower) = &mut self.follower {
                follower.letter(&body);
            }
        }
    }

    /// Reads an event as the server keeps it.
    fn event(&mut self, event: &Value) {
        match event["kind"].as_str() {
            Some("begun") => {
                self.plain = self.plain.take().or_else(|| Plain::new(event["opening"].as_str()?));
            }
            Some("opened") => {
                let lines = event["lines"].as_array().into_iter().flatten();
                let lines: Vec<String> = lines.filter_map(|line| Some(line.as_str()?.to_owned())).collect();
                for line in &lines {
                    self.text(line);
                }
                if let (Some(follower), Some(decision)) = (&mut self.follower, event["decision"].as_u64()) {
                    follower.lines(decision as u32, &lines);
                }
            }
            Some("sealed" | "revealed") => {
                if let Some(plain) = &mut self.plain {
                    plain.event(event);
                }
            }
            _ => {}
        }
    }

    /// Tries to read orders and to know dice with everything that it has, and notes what is new.
    fn look(&mut self) {
        let mut found = self.plain.as_ref().map(Plain::look).unwrap_or_default();
        if let Some(follower) = &mut self.follower {
            found.extend(follower.look(&mut self.keys));
        }
        for (decision, found) in found {
            let known = |entry: &Entry| entry.decision == decision && entry.found == found;
            if !self.log.iter().any(known) {
                self.log.push(Entry { at: self.message, decision, found });
            }
        }
    }
}

/// Returns the faces of the dice that a decision of a record rolled.
pub fn faces(block: &str) -> Vec<u8> {
    let rolls = block.lines().filter(|line| line.starts_with("  ["));
    rolls.filter_map(|line| line.rsplit_once(" = ")?.1.parse().ok()).collect()
}

/// Returns the orders of a decision of a record, by seat.
pub fn orders(block: &str) -> BTreeMap<Seat, String> {
    let order = |line: &str| {
        let (seat, order) = line.strip_prefix("> ")?.split_once("  ")?;
        Some((Seat::parse(seat)?, order.to_owned()))
    };
    block.lines().filter_map(order).collect()
}
