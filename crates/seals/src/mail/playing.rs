//! A battle by file in play: seals, openings, decisions and the end.

use std::collections::BTreeMap;

use engine::record::Record;
use engine::{Demand, Seat, Seats};
use shelf::AnyBattle;

use super::body::{Body, Turn};
use super::error::{Fresh, MailError};
use super::seats::other;
use crate::bounds;
use crate::charter::Charter;
use crate::fault::Fault;
use crate::key::{Keys, Secret, Signature};
use crate::ledger::{Ledger, Opened};
use crate::letter;
use crate::lines::joined;
use crate::release::Release;
use crate::seal::{Held, Seal};
use crate::shared::page;
use crate::verify::{self, decide, end_message};

/// A battle by file whose two seats have keys.
pub struct Playing {
    pub(super) battle: Box<dyn AnyBattle>,
    pub(super) ledger: Ledger,
    /// The name and keys of the seat that joined, until the other one has answered.
    pub(super) answer: Option<(String, Keys)>,
    /// Each seat's lines of the decision before, with its number.
    pub(super) before: Option<(u32, Vec<String>)>,
    /// The signatures under the end.
    pub(super) signed: BTreeMap<Seat, Signature>,
    /// In the mode *shared*: the decision that the server has in hand, as its last letter says.
    pub(super) server_at: Option<u32>,
    /// In the mode *shared*: a seat that signed a key for this one in the decision in hand, and the key opens nothing.
    pub(super) false_key: Option<Seat>,
}

impl Playing {
    /// Returns a battle before its first decision.
    pub(super) fn new(battle: Box<dyn AnyBattle>, record: &Record) -> Result<Self, MailError> {
        let before = record.fingerprints().next().unwrap_or_default();
        let ledger = Ledger::new(Charter::read(&record.header)?, before);
        if ledger.seats() != Seats::first(battle.seats()) {
            return Err(Fault::of("commitment", "not every seat has keys").into());
        }
        Ok(Self::at(battle, ledger, BTreeMap::new()))
    }

    pub(super) fn at(battle: Box<dyn AnyBattle>, ledger: Ledger, signed: BTreeMap<Seat, Signature>) -> Self {
        Self { battle, ledger, answer: None, before: None, signed, server_at: None, false_key: None }
    }

    /// Returns the battle as far as it is open.
    pub fn battle(&self) -> &dyn AnyBattle {
        self.battle.as_ref()
    }

    /// Returns who has sealed and opened what.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Returns the seats that have signed the end.
    pub fn signed(&self) -> Seats {
        self.signed.keys().copied().collect()
    }

    /// Returns the record so far.
    pub fn record(&self) -> String {
        self.battle.record()
    }

    pub(super) fn demanded(&self) -> Option<Seats> {
        match self.battle.demand() {
            Demand::Orders(seats) => Some(seats),
            Demand::Over(_) => None,
        }
    }

    /// Seals an order of a seat.
    pub(super) fn order(
        &mut self,
        text: &str,
        secret: &Secret,
        seat: Seat,
        fresh: Fresh,
    ) -> Result<(), MailError> {
        let refused = |what: String| MailError::Refused(what);
        if self.ledger.sealed().has(seat) {
            return Err(refused("this order is sealed, and by letters it cannot be taken back".to_owned()));
        }
        let reading = self.battle.read(seat, text).map_err(|error| refused(error.to_string()))?;
        if !reading.refused.is_empty() {
            let all: Vec<String> = reading.refused.iter().map(ToString::to_string).collect();
            return Err(refused(all.join("; ")));
        }
        let demanded = self.demanded().ok_or_else(|| refused("the battle is over".to_owned()))?;
        self.refuse_false_keys(secret, seat)?;
        let place = self.ledger.place_of(demanded);
        let step =
            secret.step(place.decision).ok_or_else(|| refused("the battle has no steps left".to_owned()))?;
        let held = Held { order: reading.order, step, record_before: self.ledger.record_before() };
        let nonce = std::array::from_fn(|i| fresh[i]);
        let seal = Seal::make(secret, &place, (seat, 1), &held, (nonce, self.size()));
        if seal.bytes() > self.most() {
            let what = format!(
                "this order fills {} bytes, and the other player's program takes at most {}: write less of it",
                seal.bytes(),
                self.most()
            );
            return Err(refused(what));
        }
        self.seal(seal, demanded, secret)?;
        self.go_on(secret, seat)
    }

    /// Returns the fingerprint of the record so far.
    fn fingerprint(&self) -> Result<[u8; 32], MailError> {
        let record = Record::parse(&self.record()).map_err(|error| MailError::Refused(error.to_string()))?;
        Ok(record.fingerprints().last().unwrap_or_default())
    }

    /// Takes a letter. Returns `true` if it said anything new.
    pub(super) fn take(&mut self, body: &Body, secret: &Secret, seat: Seat) -> Result<bool, MailError> {
        let Body::Turn(turn) = body else { return Err(MailError::Unwanted(self.wants(seat))) };
        if turn.id != self.ledger.charter().id {
            let what = format!(
                "this letter is of battle {}, and this is battle {}; {}",
                crate::charter::short_name(&turn.id),
                self.ledger.charter().short_name(),
                self.wants(seat)
            );
            return Err(MailError::Unwanted(what));
        }
        if turn.seat == seat {
            return Err(MailError::Unwanted(format!("this letter is your own; {}", self.wants(seat))));
        }
        let before = self.state();
        // In the mode shared the server's letters have the seals of both seats.
        let decisions = if self.ledger.is_shared() { &[][..] } else { &turn.decisions };
        for (number, lines) in decisions {
            if *number == self.ledger.place().decision {
                self.take_lines(lines, turn.seat)?;
                self.go_on(secret, seat)?;
            } else if *number > self.ledger.place().decision {
                let what =
                    format!("this letter is of decision {number}, which comes later; {}", self.wants(seat));
                return Err(MailError::Unwanted(what));
            }
        }
        self.take_end(turn, seat)?;
        self.go_on(secret, seat)?;
        // Only who has this seat's keys can sign something in this battle: a letter without a signature shows nothing.
        let knows = self.has_signed(turn.seat);
        let answered = knows && self.answer.take().is_some();
        Ok(answered || self.state() != before)
    }

    /// Returns `true` if a seat has signed anything in this battle that was taken.
    pub(super) fn has_signed(&self, seat: Seat) -> bool {
        let now = self.ledger.sealed().has(seat) || self.ledger.opened().has(seat);
        now || self.ledger.place().decision > 1 || self.signed.contains_key(&seat)
    }

    /// Returns the most bytes that a sealed order may fill.
    fn most(&self) -> usize {
        bounds::most(self.battle(), self.ledger.is_shared())
    }

    /// Returns the bytes to which a sealed order is filled up.
    pub(super) fn size(&self) -> usize {
        bounds::usual(self.battle())
    }

    /// Returns what a letter can change.
    pub(super) fn state(&self) -> (u32, Vec<String>, Seats) {
        (self.ledger.place().decision, self.ledger.lines_in_hand(), self.signed())
    }

    /// Takes the lines of one seat in the decision in hand.
    pub(super) fn take_lines(&mut self, lines: &[String], seat: Seat) -> Result<(), MailError> {
        let Some(demanded) = self.demanded() else { return Ok(()) };
        if lines.iter().any(|line| line.split(' ').nth(2) != Some(&seat.to_string())) {
            let what = format!("a letter of seat {seat} speaks for another seat");
            return Err(Fault::of("signature", what).into());
        }
        if let Some(fault) = self.too_large(lines) {
            return Err(fault.into());
        }
        Ok(self.ledger.take(lines.iter().map(|line| (0, line.as_str())), demanded)?)
    }

    /// Says which seal among lines is larger than an order of this battle may be.
    pub(super) fn too_large(&self, lines: &[String]) -> Option<Fault> {
        bounds::too_large(lines.iter().map(|line| (0, line.as_str())), self.most())
    }

    /// Takes lines of both seats that were kept.
    pub(super) fn take_kept(&mut self, lines: &[String]) -> Result<(), MailError> {
        let Some(demanded) = self.demanded() else { return Ok(()) };
        let (others, _) = self.ledger.sift(lines.iter().map(|line| (0, line.as_str())), demanded);
        Ok(self.ledger.take(others.into_iter(), demanded)?)
    }

    /// Opens this seat's seal, plays the decision, and signs the end, as far as each is possible now.
    pub(super) fn go_on(&mut self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        if self.ledger.is_shared() {
            self.go_on_shared(secret, seat)?;
        } else if let Some(demanded) = self.demanded() {
            if self.ledger.sealed() == demanded && !self.ledger.opened().has(seat) {
                let release = Release::make(secret, &self.ledger.place(), seat, &self.ledger.seals())?;
                self.ledger.take_release(release, demanded)?;
            }
            let Some(opened) = self.ledger.complete() else { return Ok(()) };
            self.play(opened)?;
        }
        if self.demanded().is_none() && !self.signed.contains_key(&seat) {
            self.sign(secret, seat)?;
        }
        Ok(())
    }

    /// Plays a decision that is open, and goes on to the next.
    pub(super) fn play(&mut self, opened: Opened) -> Result<(), MailError> {
        decide(self.battle.as_mut(), &opened)?;
        self.before = Some((self.ledger.place().decision, opened.lines));
        let so_far = self.fingerprint()?;
        self.ledger.turn_over(so_far);
        Ok(())
    }

    /// Signs the end of a battle that is over.
    fn sign(&mut self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        let text = joined(self.end_lines().iter().map(String::as_str));
        let id = self.ledger.charter().id;
        let signature = verify::sign_end(secret, &id, &self.battle.digest_before_end().0, &text);
        self.signed.insert(seat, signature);
        self.write_signatures()
    }

    /// Writes the signatures into the end block.
    pub(super) fn write_signatures(&mut self) -> Result<(), MailError> {
        let lines: Vec<String> =
            self.signed.iter().map(|(seat, signature)| verify::signature_line(*seat, signature)).collect();
        self.battle.sign(&lines).map_err(|error| MailError::Refused(error.to_string()))
    }

    /// Returns the lines of the end without signatures.
    pub(super) fn end_lines(&self) -> Vec<String> {
        let text = self.battle.end_lines().unwrap_or("end\n");
        text.lines().filter(|line| !line.starts_with("~ signed ")).map(str::to_owned).collect()
    }

    pub(super) fn end_message(&self, lines: &[String]) -> [u8; 32] {
        let text = joined(lines.iter().map(String::as_str));
        end_message(&self.ledger.charter().id, &self.battle.digest_before_end().0, &text)
    }

    /// Returns `true` if a seat signed these lines as the end of the battle after the decisions so far.
    pub(super) fn is_signed(
        &self,
        lines: &[String],
        signature: &Signature,
        seat: Seat,
    ) -> Result<bool, MailError> {
        let all: Vec<String> = std::iter::once("end".to_owned()).chain(lines.iter().cloned()).collect();
        Ok(self.ledger.keys(seat)?.signed(&self.end_message(&all), signature))
    }

    /// Concedes the battle for a seat.
    pub(super) fn concede(&mut self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        if self.ledger.opened().has(seat) {
            let what = format!("you have opened this decision; {}", self.wants(seat));
            return Err(MailError::Refused(what));
        }
        self.can_concede(seat)?;
        self.battle.concede(seat).map_err(|error| MailError::Refused(error.to_string()))?;
        self.sign(secret, seat)
    }

    /// Ends the battle because the other seat did not answer.
    pub(super) fn claim(&mut self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        let other = other(seat);
        self.go_on(secret, seat)?;
        let demanded = self.demanded().ok_or_else(|| MailError::Refused("the battle is over".to_owned()))?;
        let owes = demanded.has(seat) && !self.ledger.sealed().has(seat);
        if owes && self.find_false_key(secret, seat).is_none() {
            return Err(MailError::Refused("your own order is awaited, too: seal it first".to_owned()));
        }
        let lines = self.shown_of_late(secret, seat)?;
        self.battle.forfeit(other, &lines).map_err(|error| MailError::Refused(error.to_string()))?;
        self.sign(secret, seat)
    }

    /// Returns the letter of a seat: its lines of the decision in hand and of the one before, and what it says of the end.
    pub(super) fn letter(&self, seat: Seat) -> String {
        let own = |lines: &[String]| -> Vec<String> {
            lines.iter().filter(|line| line.split(' ').nth(2) == Some(&seat.to_string())).cloned().collect()
        };
        let decision = self.ledger.place().decision;
        let mut decisions: Vec<(u32, Vec<String>)> = if self.ledger.is_shared() {
            self.decisions_for_server(seat)
        } else {
            self.before.iter().map(|(number, lines)| (*number, own(lines))).collect()
        };
        if self.demanded().is_some() && !self.ledger.is_shared() {
            decisions.push((decision, own(&self.ledger.lines())));
        }
        let end = self.signed.get(&seat).map(|signature| self.end_of_letter(*signature));
        // A server that is behind gets what it lacks first, if the end has no room beside it.
        let told: usize = decisions.iter().map(|(_, lines)| page::bytes(lines)).sum();
        let has_room = |lines: &[String]| told == 0 || told + page::bytes(lines) <= page::BYTES;
        let end = end.filter(|end| !self.ledger.is_shared() || has_room(&end.lines));
        // Who has sealed the decision in hand has the one before.
        if end.as_ref().is_some_and(|end| end.shows_seal_of(other(seat))) && !self.ledger.is_shared() {
            decisions.clear();
        }
        let charter = self.ledger.charter();
        let turn = Turn { id: charter.id, seat, answer: self.answer.clone(), decisions, end };
        let about = format!("of battle {}, from seat {seat}", charter.short_name());
        letter::write(&about, &turn.write())
    }

    /// Returns the seats whose seal, opening or signature is missing now.
    pub(super) fn awaited(&self) -> Seats {
        let without = |all: Seats, done: Seats| all.iter().filter(|seat| !done.has(*seat)).collect::<Seats>();
        let Some(demanded) = self.demanded() else { return without(self.ledger.seats(), self.signed()) };
        if let Some(liar) = self.false_key {
            return Seats::only(liar);
        }
        let unsealed = without(self.ledger.asked(demanded), self.ledger.sealed());
        if unsealed.is_empty() { without(self.ledger.seats(), self.ledger.opened()) } else { unsealed }
    }

    /// Returns what is awaited now, in a sentence.
    pub(super) fn wants(&self, seat: Seat) -> String {
        let Some(demanded) = self.demanded() else {
            let missing = self.ledger.seats().into_iter().find(|seat| !self.signed.contains_key(seat));
            let over = verify::outcome(self.battle.as_ref());
            return match missing {
                None => format!("the battle is over: {over}; both have signed its end"),
                Some(other) => format!("the battle is over: {over}; wanted: the last letter of seat {other}"),
            };
        };
        let decision = self.ledger.place().decision;
        if demanded.has(seat) && !self.ledger.sealed().has(seat) && self.false_key.is_none() {
            return format!("wanted: your order for decision {decision}");
        }
        if let Some(wants) = self.wants_shared(demanded) {
            return wants;
        }
        let other = other(seat);
        format!("wanted: a letter of seat {other} for decision {decision}")
    }
}
