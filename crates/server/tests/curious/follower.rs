//! A battle in letters, as a spy follows it who has everything of the server and no secret of a seat.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::record::Record;
use engine::{Demand, Seat, Seats};
use seals::charter::with_charter;
use seals::key::SealKeys;
use seals::ledger::Opened;
use seals::seal::{Held, Place, Seal, hash_of_p, hash_of_q};
use seals::{Charter, Hash, Keys, Ledger, Mode, Secret};
use shelf::AnyBattle;

use super::spy::{Found, Keyring, Run, faces};

/// The most decisions after the one in hand whose steps are looked for.
const AHEAD: u32 = 1;

/// A battle as far as it is open, and what is shown of the decision in hand.
pub struct Follower {
    battle: Box<dyn AnyBattle>,
    ledger: Ledger,
    keys: BTreeMap<Seat, Keys>,
    /// The last step that each seat opened, with its decision.
    last: BTreeMap<Seat, (u32, Hash)>,
    /// The keys of the decision in hand, by the hashes that its seals have of them.
    by_hash: BTreeMap<Hash, Run>,
    /// The decision with which all keys were tried.
    tried: u32,
    steps: BTreeMap<(Seat, u32), Run>,
}

/// Returns the header of the battle that an answer makes of an invitation, as everybody can.
fn header(invitation: &str, answer: &str) -> Option<engine::record::Header> {
    let (_, rest) = invitation.split_once("\nseat ")?;
    let (seat, record) = rest.split_once('\n')?;
    let (maker, draft) = (Seat::parse(seat)?, Record::parse(record).ok()?);
    let line = answer.lines().find_map(|line| line.strip_prefix("answer "))?;
    let words = if line.starts_with("shared ") { 4 } else { 2 };
    let all: Vec<&str> = line.splitn(words + 1, ' ').collect();
    let keys = Keys::parse(&all.get(..words)?.join(" "))?;
    let other = Seat(1 - maker.0);
    let Charter { mode, mut parties, .. } = Charter::read(&draft.header).ok()?;
    parties.insert(Party::Seat(other), keys);
    let mut header = draft.header;
    header.names.resize(2, String::new());
    header.names[other.index()] = all.get(words).map_or_else(String::new, |name| (*name).to_owned());
    Some(with_charter(header, mode, &parties))
}

impl Follower {
    /// Begins to follow the battle of an invitation and its answer.
    pub fn new(invitation: &str, answer: &str) -> Option<Self> {
        let record = Record::parse(&header(invitation, answer)?.opening()).ok()?;
        let charter = Charter::read(&record.header).ok()?;
        let keys: BTreeMap<Seat, Keys> = charter
            .parties
            .iter()
            .filter_map(|(party, keys)| match party {
                Party::Seat(seat) => Some((*seat, *keys)),
                Party::Server => None,
            })
            .collect();
        let last = keys.iter().map(|(seat, keys)| (*seat, (0, keys.commit))).collect();
        let battle = games::SHELF.replay(&record).ok()?.battle;
        let ledger = Ledger::new(charter, record.fingerprints().next()?);
        let (by_hash, steps) = (BTreeMap::new(), BTreeMap::new());
        Some(Self { battle, ledger, keys, last, by_hash, tried: 0, steps })
    }

    fn demanded(&self) -> Option<Seats> {
        match self.battle.demand() {
            Demand::Orders(seats) => Some(seats),
            Demand::Over(_) => None,
        }
    }

    /// Takes the decisions of a letter.
    pub fn letter(&mut self, body: &str) {
        let mut decision = 0;
        let mut lines: Vec<String> = Vec::new();
        for line in body.lines().chain(["decision 0"]) {
            if let Some(number) = line.strip_prefix("decision ") {
                self.lines(decision, &std::mem::take(&mut lines));
                decision = number.parse().unwrap_or_default();
            } else {
                lines.push(line.to_owned());
            }
        }
    }

    /// Takes the lines of a decision, if it is in hand, and plays it once everything is open.
    pub fn lines(&mut self, decision: u32, lines: &[String]) {
        let Some(demanded) = self.demanded().filter(|_| decision == self.ledger.place().decision) else {
            return;
        };
        // What is refused was taken as far as it is true.
        let _ = self.ledger.take(lines.iter().map(|line| (0, line.as_str())), demanded);
        if let Some(opened) = self.ledger.complete() {
            self.play(&opened);
        }
    }

    fn play(&mut self, opened: &Opened) {
        let decision = self.ledger.place().decision;
        resolve(self.battle.as_mut(), opened).expect("an honest decision");
        let record = Record::parse(&self.battle.record()).expect("a record");
        self.ledger.turn_over(record.fingerprints().last().expect("a fingerprint"));
        for seat in self.keys.keys() {
            let start = format!("~ step {seat} ");
            let step = opened.lines.iter().find_map(|line| engine::digest::unhex(line.strip_prefix(&start)?));
            let (last, known) = self.last[seat];
            let step = step.expect("a step of every seat");
            self.last.insert(*seat, if step == known { (last, known) } else { (decision, step) });
        }
    }

    /// Tries everything, and returns what it knows of the decisions in hand and before.
    pub fn look(&mut self, keyring: &mut Keyring) -> Vec<(usize, Found)> {
        let Some(demanded) = self.demanded() else { return self.past() };
        let (decision, place) = (self.ledger.place().decision, self.ledger.place_of(demanded));
        self.unwrap_keys(keyring, &place);
        self.betrayed_keys(keyring, &place);
        let new = std::mem::take(&mut keyring.new);
        if self.tried == decision {
            self.try_keys(&new);
        } else {
            self.tried = decision;
            let all: Vec<Run> = keyring.runs.iter().copied().collect();
            self.try_keys(&all);
        }
        let read: Vec<(Seat, Held)> = self
            .ledger
            .seals()
            .iter()
            .filter_map(|seal| Some((seal.seat, self.read(seal, &place)?)))
            .collect();
        for (seat, held) in &read {
            self.steps.insert((*seat, decision), held.step);
        }
        let orders = read.into_iter().map(|(seat, held)| (decision as usize, Found::Order(seat, held.order)));
        let steps = self.steps.keys().map(|(seat, decision)| (*decision as usize, Found::Step(*seat)));
        let mut found: Vec<(usize, Found)> = orders.chain(steps).collect();
        found.extend(self.past());
        found
    }

    /// Returns the orders and the dice of the decisions that are played.
    fn past(&self) -> Vec<(usize, Found)> {
        let mut found = Vec::new();
        for index in 0..self.battle.revealed() {
            let block = self.battle.block(index).expect("a block");
            let orders = super::spy::orders(&block).into_iter();
            found.extend(orders.map(|(seat, order)| (index + 1, Found::Order(seat, order))));
            found.push((index + 1, Found::Faces(faces(&block))));
        }
        found
    }

    /// Opens keys that were encrypted to somebody, with every secret of the server.
    fn unwrap_keys(&self, keyring: &mut Keyring, place: &Place) {
        let parties = [Party::Server, Party::Seat(Seat(0)), Party::Seat(Seat(1))];
        let secrets: Vec<Secret> = keyring.secrets.iter().map(|secret| Secret::new(*secret)).collect();
        for seal in self.ledger.seals() {
            for wrapped in parties.iter().filter_map(|party| self.ledger.wrapped(seal.seat, *party)) {
                for key in secrets.iter().filter_map(|secret| wrapped.open(secret, place, &seal)) {
                    keyring.add(&key);
                }
            }
        }
    }

    /// Adds the keys that a seat betrays: in the mode *shared* the one that the server lacks, otherwise both.
    fn betrayed_keys(&self, keyring: &mut Keyring, place: &Place) {
        let Some(secret) = keyring.betrayed.map(Secret::new) else { return };
        for seal in self.ledger.seals() {
            let SealKeys { p, q } = seal.keys_of(&secret, place);
            keyring.add(&q);
            if self.ledger.charter().mode != Mode::Shared {
                keyring.add(&p);
            }
        }
    }

    /// Notes the hashes of keys, and the steps among them.
    fn try_keys(&mut self, runs: &[Run]) {
        let hand = self.ledger.place().decision;
        for run in runs {
            self.by_hash.insert(hash_of_p(run), *run);
            self.by_hash.insert(hash_of_q(run), *run);
            for (seat, keys) in &self.keys {
                let (before, last) = self.last[seat];
                for decision in hand..=hand + AHEAD {
                    if keys.leads(&last, before, *run, decision) {
                        self.steps.insert((*seat, decision), *run);
                    }
                }
            }
        }
    }

    /// Reads a seal, if it has the keys.
    fn read(&self, seal: &Seal, place: &Place) -> Option<Held> {
        let key = |hash| self.by_hash.get(hash).copied();
        let (p, q) = (key(&seal.p)?, key(&seal.q)?);
        seal.open(place, &SealKeys { p, q }).ok()
    }
}

/// Plays a decision that is open.
fn resolve(battle: &mut dyn AnyBattle, opened: &Opened) -> Option<()> {
    let Demand::Orders(demanded) = battle.demand() else { return None };
    battle.open_steps(opened.lines.clone());
    for (seat, held) in opened.held.iter().filter(|(seat, _)| demanded.has(*seat)) {
        battle.seal_what_stands(*seat, &held.order).ok()?;
    }
    Some(())
}
