//! The mode *shared* as a player's program keeps it: it seals, checks the close, releases once, and follows the server's
//! letters.

use engine::{Seat, Seats};

use super::body::{Log, asks_line};
use super::error::MailError;
use super::playing::Playing;
use super::seats::other;
use crate::charter::short_name;
use crate::fault::Fault;
use crate::key::Secret;
use crate::seal::{Held, Seal};
use crate::shared::{FalseKey, JointRelease, Wrapped, page};

impl Playing {
    /// Returns the number of the decision in hand, from 1: a program asks the server for its letter from there on.
    pub fn decision(&self) -> u32 {
        self.ledger.place().decision
    }

    /// Returns `true` if the server's last letter says that it has more to tell.
    pub fn lags(&self) -> bool {
        self.server_at.is_some_and(|hand| hand > self.decision())
    }

    /// Takes a letter of the server. Returns `true` if it said anything new.
    pub(super) fn take_log(&mut self, log: &Log, secret: &Secret, seat: Seat) -> Result<bool, MailError> {
        let id = self.ledger.charter().id;
        if log.id != id || !self.ledger.is_shared() {
            let what = format!(
                "this letter of a server is of battle {}, and this is battle {}; {}",
                short_name(&log.id),
                short_name(&id),
                self.wants(seat)
            );
            return Err(MailError::Unwanted(what));
        }
        let before = self.state();
        for (number, lines) in &log.decisions {
            if *number < self.decision() {
                self.same_history(*number, lines, *number < log.hand)?;
            } else if *number == self.decision() {
                let Some(demanded) = self.demanded() else { break };
                self.take_told(lines, demanded)?;
                self.go_on(secret, seat)?;
            } else if self.ledger.lies().is_empty() {
                let what = format!(
                    "this letter of the server begins with decision {number}; wanted: one from decision {} on",
                    self.decision()
                );
                return Err(MailError::Unwanted(what));
            }
            // Nothing follows a decision in which a seal held a lie.
        }
        self.server_at = Some(log.hand);
        // The server knows this seat's keys, and so does whoever has sealed since.
        if self.has_signed(other(seat)) {
            self.answer = None;
        }
        Ok(self.state() != before)
    }

    /// Takes what the server tells of the decision in hand.
    fn take_told(&mut self, lines: &[String], demanded: Seats) -> Result<(), MailError> {
        let large = self.too_large(lines);
        let is_large = |line: &str| large.is_some() && self.too_large(&[line.to_owned()]).is_some();
        let fitting: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !is_large(line)).collect();
        let (others, misstated) = self.ledger.sift(fitting.into_iter().map(|line| (0, line)), demanded);
        let taken = self.ledger.take(others.into_iter(), demanded);
        // What the server made of a seal that does not count is no fault beside it.
        match large.or(misstated) {
            Some(fault) => Err(fault.into()),
            None => Ok(taken?),
        }
    }

    /// Compares a decision that is past with what the server tells of it now. `whole`: the server says that it is past.
    fn same_history(&self, decision: u32, lines: &[String], whole: bool) -> Result<(), MailError> {
        let own = self.lines_of(decision);
        let told = lines.iter().filter(|line| !line.starts_with("~ secret "));
        if told.clone().all(|line| own.contains(line)) && (!whole || told.count() == own.len()) {
            return Ok(());
        }
        let what =
            format!("the server tells another history of decision {decision} than the one it told before");
        Err(Fault::of("two histories", what).into())
    }

    /// Returns the lines of a decision that is past, as the record has them.
    fn lines_of(&self, decision: u32) -> Vec<String> {
        let index = (decision as usize).checked_sub(1);
        let block = index.and_then(|index| self.battle.block(index)).unwrap_or_default();
        block.lines().filter(|line| line.starts_with("~ ")).map(str::to_owned).collect()
    }

    /// Seals nothing for a seat that has nothing to write in the first decision, releases a closed decision, and plays one
    /// that is open, as far as each is possible now.
    pub(super) fn go_on_shared(&mut self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        let Some(demanded) = self.demanded() else { return Ok(()) };
        let asked = self.ledger.asked(demanded);
        if asked.has(seat) && !demanded.has(seat) && !self.ledger.sealed().has(seat) {
            self.seal_nothing(demanded, secret, seat)?;
        }
        self.release(demanded, secret, seat)?;
        self.note_false_key(secret, seat);
        match self.ledger.complete() {
            Some(opened) => {
                self.play(opened)?;
                self.go_on_shared(secret, seat)
            }
            None => Ok(()),
        }
    }

    /// Seals an empty order: the first decision takes a step of every seat.
    fn seal_nothing(&mut self, demanded: Seats, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        let place = self.ledger.place_of(demanded);
        let step = secret.step(place.decision).unwrap_or_default();
        let held = Held { order: String::new(), step, record_before: self.ledger.record_before() };
        let nonce = secret.nonce_of_nothing(&place.id);
        let seal = Seal::make(secret, &place, (seat, 1), &held, (nonce, self.size()));
        self.seal(seal, demanded, secret)
    }

    /// Takes this seat's new seal; in the mode *shared* with its keys, encrypted: `p` to the server, `q` to the other seat.
    pub(super) fn seal(&mut self, seal: Seal, demanded: Seats, secret: &Secret) -> Result<(), MailError> {
        if !self.ledger.is_shared() {
            return Ok(self.ledger.take_seal(seal, demanded)?);
        }
        let place = self.ledger.place_of(demanded);
        let (seal, keys) = Wrapped::all(secret, &place, seal, &self.ledger.charter().parties);
        self.ledger.take_seal(seal, demanded)?;
        for key in keys {
            self.ledger.keep_wrapped(key);
        }
        Ok(())
    }

    /// Notes if another seat signed a key for this one that opens nothing.
    pub(super) fn note_false_key(&mut self, secret: &Secret, seat: Seat) {
        self.false_key = self.find_false_key(secret, seat).map(|proof| proof.liar());
    }

    /// Returns the proof that another seat signed a key for this one that opens nothing.
    pub(super) fn find_false_key(&self, secret: &Secret, seat: Seat) -> Option<FalseKey> {
        let place = self.ledger.place_of(self.demanded()?);
        self.ledger.false_key(seat, secret, &place).filter(|_| self.ledger.opening().is_none())
    }

    /// Returns the seat whose seal this seat has no key for.
    fn without_key(&self, secret: &Secret, seat: Seat) -> Option<Seat> {
        let place = self.ledger.place_of(self.demanded()?);
        let seals = self.ledger.seals();
        let found = seals.iter().find(|seal| self.ledger.q_of(seal, seat, secret, &place).is_none());
        found.map(|seal| seal.seat)
    }

    /// Refuses to seal beside a seal that could not be opened if its writer vanished.
    pub(super) fn refuse_false_keys(&self, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        if !self.ledger.is_shared() {
            return Ok(());
        }
        let decision = self.decision();
        if let Some(proof) = self.find_false_key(secret, seat) {
            return Err(Fault::of("false key", unopenable(proof.liar(), decision)).into());
        }
        match self.without_key(secret, seat) {
            None => Ok(()),
            Some(other) => {
                let what = format!(
                    "the server has not handed on the key that came with the seal of seat {other} in decision {decision}, \
                     so nobody could open it if that seat vanished; look in again"
                );
                Err(MailError::Refused(what))
            }
        }
    }

    /// Releases a decision whose close was checked when it was taken. A seat that has released does not do it again.
    fn release(&mut self, demanded: Seats, secret: &Secret, seat: Seat) -> Result<(), MailError> {
        let Some(close) = self.ledger.close().copied() else { return Ok(()) };
        if self.ledger.joint_release().is_some() {
            return Ok(());
        }
        let (place, seals) = (self.ledger.place_of(demanded), self.ledger.seals());
        let keys: Option<Vec<_>> =
            seals.iter().map(|seal| self.ledger.q_of(seal, seat, secret, &place)).collect();
        // Who has no key to a seal waits for somebody who has: its writer.
        let Some(keys) = keys else { return Ok(()) };
        let release = JointRelease::make(secret, &place, seat, (&seals, &keys, &close));
        Ok(self.ledger.take_joint_release(release, demanded)?)
    }

    /// Returns what the server may lack: decisions that it has forgotten, and this seat's part of the one in hand. A server
    /// that is far behind gets the rest in the next letters.
    pub(super) fn decisions_for_server(&self, seat: Seat) -> Vec<(u32, Vec<String>)> {
        let hand = self.decision();
        let from = self.server_at.unwrap_or(hand).clamp(1, hand);
        let past = (from..hand).map(|number| (number, self.lines_of(number)));
        page::first(past.chain(self.in_hand_for_server(seat).map(|lines| (hand, lines))))
    }

    /// Returns this seat's part of the decision in hand; `None` if the battle is over.
    fn in_hand_for_server(&self, seat: Seat) -> Option<Vec<String>> {
        let demanded = self.demanded()?;
        let own = [format!("~ seal {seat} "), format!("~ secret {seat} "), format!("~ release {seat} ")];
        let (mut all, misstated) = (self.ledger.lines_in_hand(), self.ledger.misstated_lines());
        all.retain(|line| !misstated.contains(line));
        // A server that has lost what was closed, and is shown a release, needs all of it.
        let released = self.ledger.joint_release().is_some_and(|release| release.seat == seat);
        let opened = self.ledger.opening().is_some();
        let whole = |line: &&String| released || opened || own.iter().any(|start| line.starts_with(start));
        let mut lines: Vec<String> = all.iter().filter(whole).cloned().collect();
        if !lines.is_empty() {
            lines.push(asks_line(self.ledger.asked(demanded)));
        }
        Some(lines)
    }

    /// Refuses a concession while the decision in hand could go on without this seat.
    pub(super) fn can_concede(&self, seat: Seat) -> Result<(), MailError> {
        let asked = self.demanded().map(|demanded| self.ledger.asked(demanded));
        let free = asked.is_some_and(|asked| asked.has(seat)) && !self.ledger.sealed().has(seat);
        if !self.ledger.is_shared() || free {
            return Ok(());
        }
        let what = "in this room a seat concedes before it seals: what it has sealed, or has nothing to seal in, can be \
                    opened without it; wait for your next order";
        Err(MailError::Refused(what.to_owned()))
    }

    /// Returns the lines that an end shows in which the other seat is late.
    ///
    /// # Errors
    /// In the mode *shared*, if that seat did its part.
    pub(super) fn shown_of_late(&self, secret: &Secret, seat: Seat) -> Result<Vec<String>, MailError> {
        let all = self.ledger.lines();
        if !self.ledger.is_shared() {
            return Ok(all);
        }
        let (other, refused) = (other(seat), |what: String| Err(MailError::Refused(what)));
        let lies = self.ledger.lies();
        if lies.iter().any(|(liar, _)| *liar == seat) {
            return refused("your own seal held something false, so nobody else is late".to_owned());
        }
        if !lies.is_empty() {
            return Ok(all);
        }
        let own = |line: &&String| line.starts_with(&format!("~ seal {seat} "));
        let misstated = self.ledger.misstated();
        if misstated.has(seat) {
            return refused("your own seal states falsely who must seal, so nobody else is late".to_owned());
        }
        if misstated.has(other) {
            return Ok(all.iter().filter(own).cloned().chain(self.ledger.misstated_lines()).collect());
        }
        if let Some(proof) = self.find_false_key(secret, seat) {
            return Ok(all.into_iter().chain(proof.lines()).collect());
        }
        let asked = self.demanded().map_or(Seats::NONE, |demanded| self.ledger.asked(demanded));
        if self.ledger.close().is_some() {
            return refused(format!("this decision is closed, so seat {other} is not late; look in again"));
        }
        if asked.has(other) && !self.ledger.sealed().has(other) {
            return Ok(all.iter().filter(own).cloned().collect());
        }
        refused(format!("seat {other} is not late: it did all that was asked of it"))
    }

    /// Returns what is awaited beside orders, in a sentence; `None` if it is an order.
    pub(super) fn wants_shared(&self, demanded: Seats) -> Option<String> {
        if !self.ledger.is_shared() {
            return None;
        }
        let decision = self.decision();
        if let Some((seat, fault)) = self.ledger.lies().first() {
            return Some(format!(
                "the seal of seat {seat} held something false ({}): you can claim the battle",
                fault.what
            ));
        }
        if let Some(seat) = self.ledger.misstated().into_iter().next() {
            let what = "signed a seal that states falsely who must seal";
            return Some(format!(
                "seat {seat} {what} in decision {decision}: the other seat can claim the battle"
            ));
        }
        if let Some(seat) = self.false_key {
            return Some(format!("{}: you can claim the battle", unopenable(seat, decision)));
        }
        let sealed = self.ledger.sealed() == self.ledger.asked(demanded);
        let close = || format!("wanted: the server's close of decision {decision}");
        let opening = || format!("wanted: the server's part of decision {decision}");
        match self.ledger.close() {
            None => sealed.then(close),
            Some(_) if self.ledger.joint_release().is_some() => Some(opening()),
            Some(_) => {
                Some(format!("wanted: the keys to decision {decision} from the other player's program"))
            }
        }
    }
}

/// Says that a seat signed a key that opens nothing.
fn unopenable(other: Seat, decision: u32) -> String {
    format!("the key that seat {other} signed with its seal of decision {decision} does not open it")
}
