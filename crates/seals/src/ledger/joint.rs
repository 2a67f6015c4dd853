//! The part of a ledger that the mode *shared* adds: encrypted keys, the close, the release, the server's step.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::digest::hex;
use engine::{Seat, Seats};

use super::{Ledger, Opened};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::key::{Keys, Secret};
use crate::seal::{Held, Place, Seal, hash_of_q};
use crate::shared::{Close, FalseKey, JointRelease, Opening, Parts, Released, Wrapped};

/// The decision in hand beside its seals.
#[derive(Clone, Debug)]
pub(super) struct Joint {
    wrapped: BTreeMap<(Seat, Party), Wrapped>,
    close: Option<Close>,
    /// A release that the server has not answered yet.
    release: Option<JointRelease>,
    opening: Option<Opening>,
    /// Seals that state falsely who must seal: none of them counts, and each proves that its seat lied.
    misstated: BTreeMap<Seat, Seal>,
    /// The last step that the server opened, with its decision.
    server: (u32, Hash),
}

impl Joint {
    /// Returns the part of a battle before its first decision.
    pub(super) const fn new(commit: Hash) -> Self {
        Self {
            wrapped: BTreeMap::new(),
            close: None,
            release: None,
            opening: None,
            misstated: BTreeMap::new(),
            server: (0, commit),
        }
    }
}

impl Ledger {
    /// Returns `true` in the mode *shared*.
    pub const fn is_shared(&self) -> bool {
        self.joint.is_some()
    }

    /// Returns the server's keys; those of nobody in another mode.
    fn server_keys(&self) -> Result<&Keys, Fault> {
        let keys = self.charter().parties.get(&Party::Server);
        keys.ok_or_else(|| Fault::of("commitment", "the server has no keys in this battle"))
    }

    /// Returns the close of the decision in hand.
    pub fn close(&self) -> Option<&Close> {
        self.joint.as_ref()?.close.as_ref()
    }

    /// Returns a release of the decision in hand, answered or not.
    pub fn joint_release(&self) -> Option<&JointRelease> {
        self.joint.as_ref()?.release.as_ref()
    }

    /// Returns what the server opened of the decision in hand.
    pub fn opening(&self) -> Option<&Opening> {
        self.joint.as_ref()?.opening.as_ref()
    }

    /// Returns a key of a seal as it was encrypted to a party.
    pub fn wrapped(&self, seat: Seat, to: Party) -> Option<&Wrapped> {
        self.joint.as_ref()?.wrapped.get(&(seat, to))
    }

    /// Keeps a key of a seal in hand as it was encrypted, if its seat signed it with the seal. Its receiver alone can open
    /// it.
    pub(crate) fn keep_wrapped(&mut self, wrapped: Wrapped) {
        let is_signed = self.seals.get(&wrapped.seat).is_some_and(|seal| seal.names(&wrapped));
        if let Some(joint) = self.joint.as_mut().filter(|_| is_signed) {
            joint.wrapped.insert((wrapped.seat, wrapped.to), wrapped);
        }
    }

    /// Returns the key `q` of a seal, as its own writer or its receiver has it; `None` if it does not open.
    pub fn q_of(&self, seal: &Seal, own: Seat, secret: &Secret, place: &Place) -> Option<Hash> {
        if seal.seat == own {
            return Some(seal.keys_of(secret, place).q);
        }
        let q = self.wrapped(seal.seat, Party::Seat(own))?.open(secret, place, seal)?;
        (seal.q == hash_of_q(&q)).then_some(q)
    }

    /// Returns `true` if every key of a seal in hand is here as it was encrypted.
    pub(crate) fn has_keys_of(&self, seal: &Seal) -> bool {
        let mut others = self.charter().parties.keys().filter(|party| **party != Party::Seat(seal.seat));
        others.all(|party| self.wrapped(seal.seat, *party).is_some())
    }

    /// Returns a key that another seat signed for this one, and that does not open its seal.
    pub(crate) fn false_key(&self, own: Seat, secret: &Secret, place: &Place) -> Option<FalseKey> {
        let mut seals = self.seals.values().filter(|seal| seal.seat != own);
        let unopened = seals.find(|seal| {
            self.wrapped(seal.seat, Party::Seat(own)).is_some()
                && self.q_of(seal, own, secret, place).is_none()
        })?;
        let wrapped = self.wrapped(unopened.seat, Party::Seat(own))?.clone();
        Some(FalseKey::make(wrapped, secret))
    }

    /// Returns `true` if it is proved that a seat signed a key which opens nothing of its seal in hand.
    pub(crate) fn proves(&self, proof: &FalseKey, demanded: Seats) -> bool {
        let place = self.place_of(demanded);
        let seal = self.seals.get(&proof.liar()).filter(|_| self.is_shared() && self.opening().is_none());
        seal.is_some_and(|seal| proof.holds(self.charter(), &place, seal))
    }

    /// Takes what lines of a decision have: seals, encrypted keys, close, release, opening.
    ///
    /// # Errors
    /// The first that is refused, with its line; those before it are taken.
    pub(super) fn take_joint(&mut self, lines: &[(usize, &str)], demanded: Seats) -> Result<(), Fault> {
        self.take_seals(lines, demanded)?;
        for (_, line) in lines {
            if let Some(wrapped) = Wrapped::parse(line) {
                self.keep_wrapped(wrapped);
            }
        }
        if let Some((number, line)) = lines.iter().find(|(_, line)| line.starts_with("~ close ")) {
            let close = Close::parse(line).ok_or_else(|| Fault::of("close", "this is no close"));
            close.and_then(|close| self.take_close(close, demanded)).map_err(|fault| fault.at(*number))?;
        }
        let part = |word: &str| lines.iter().find(|(_, line)| line.starts_with(word));
        let release = part("~ release ").or(part("~ opened ")).or(part("~ step server "));
        let first = release.or(lines.first()).map_or(0, |(number, _)| *number);
        let mut parts = Parts::default();
        for (number, line) in lines {
            let unread = || Fault::of("release", "a line of the release cannot be read").at(*number);
            parts.take(line).ok_or_else(unread)?;
        }
        match parts.whole().map_err(|fault| fault.at(first))? {
            None => Ok(()),
            Some(Released::Freed(release)) => self.take_joint_release(release, demanded),
            Some(Released::Opened(opening)) => self.take_opening(opening),
        }
        .map_err(|fault| fault.at(first))
    }

    /// Checks a seal's place and signature. A seat that says falsely who must write is named.
    pub(super) fn check_seal(&self, seal: &Seal, demanded: Seats) -> Result<(), Fault> {
        let (keys, place) = (self.keys(seal.seat)?, self.place_of(demanded));
        if place.asked.is_some() && seal.wraps.len() + 1 != self.charter().parties.len() {
            let (seat, decision) = (seal.seat, self.decision);
            let what = format!("the seal of seat {seat} in decision {decision} does not name its keys");
            return Err(Fault::of("seal", what));
        }
        let checked = seal.check(keys, &place);
        let Err(fault) = &checked else { return checked };
        if place.asked.is_none() || fault.kind != "signature" {
            return checked;
        }
        let Some(asked) = self.falsely_stated(seal, demanded) else { return checked };
        Err(self.misstatement(seal.seat, asked, demanded))
    }

    /// Returns the seats that must seal, as a seal states it that its seat signed for the decision in hand; `None` if the
    /// rules say the same, or it is no such seal.
    fn falsely_stated(&self, seal: &Seal, demanded: Seats) -> Option<Seats> {
        let (keys, place) = (self.keys(seal.seat).ok()?, self.place_of(demanded));
        let rules = place.asked?;
        let sets = (1..1u16 << self.seats().len().min(8)).map(Seats::of_bits);
        let mut others = sets.filter(|asked| *asked != rules);
        others.find(|asked| seal.check(keys, &Place { asked: Some(*asked), ..place }).is_ok())
    }

    /// Says what a seat stated falsely.
    fn misstatement(&self, seat: Seat, asked: Seats, demanded: Seats) -> Fault {
        let what = format!(
            "seat {seat} says that {} must seal in decision {}, and by the rules it is {}",
            listed(asked),
            self.decision,
            listed(self.asked(demanded))
        );
        Fault::of("demand", what)
    }

    /// Keeps the seals among numbered lines that state falsely who must seal. Returns the other lines, and the first such
    /// statement.
    pub(crate) fn sift<'a>(
        &mut self,
        lines: impl Iterator<Item = (usize, &'a str)>,
        demanded: Seats,
    ) -> (Vec<(usize, &'a str)>, Option<Fault>) {
        let (mut others, mut first) = (Vec::new(), None);
        for (number, line) in lines {
            let seal = Seal::parse(line).filter(|seal| self.seals.get(&seal.seat) != Some(seal));
            let stated = seal.and_then(|seal| Some((self.falsely_stated(&seal, demanded)?, seal)));
            match (stated, &mut self.joint) {
                (Some((asked, seal)), Some(joint)) => {
                    let seat = seal.seat;
                    joint.misstated.insert(seat, seal);
                    first = first.or_else(|| Some(self.misstatement(seat, asked, demanded)));
                }
                _ => others.push((number, line)),
            }
        }
        (others, first)
    }

    /// Returns the seats that signed a seal of the decision in hand that states falsely who must seal.
    pub fn misstated(&self) -> Seats {
        self.joint.iter().flat_map(|joint| joint.misstated.keys()).copied().collect()
    }

    /// Returns the lines of the seals that state falsely who must seal.
    pub(crate) fn misstated_lines(&self) -> Vec<String> {
        self.joint.iter().flat_map(|joint| joint.misstated.values()).map(Seal::line).collect()
    }

    /// Takes the close of the decision in hand. The same again changes nothing.
    ///
    /// # Errors
    /// If a seal that the rules demand is not in it, or the server did not sign it, or has signed another.
    pub fn take_close(&mut self, close: Close, demanded: Seats) -> Result<(), Fault> {
        let asked = self.asked(demanded);
        if let Some(seat) = asked.into_iter().find(|seat| !self.sealed().has(*seat)) {
            let what =
                format!("the server closed decision {} without the seal of seat {seat}", self.decision);
            return Err(Fault::of("close", what));
        }
        close.check(self.server_keys()?, &self.place_of(demanded), &self.seals())?;
        let decision = self.decision;
        let Some(joint) = &mut self.joint else { return Ok(()) };
        if joint.close.is_some_and(|own| own != close) {
            let what = format!("the server has closed decision {decision} twice");
            return Err(Fault::of("two closes", what));
        }
        joint.close = Some(close);
        Ok(())
    }

    /// Takes a release of the decision in hand. The first one counts; each that is true opens the same seals.
    ///
    /// # Errors
    /// If the decision is not closed, or the release is false.
    pub fn take_joint_release(&mut self, release: JointRelease, demanded: Seats) -> Result<(), Fault> {
        let Some(close) = self.close() else {
            let what =
                format!("seat {} releases decision {} before it is closed", release.seat, self.decision);
            return Err(Fault::of("order out of turn", what));
        };
        release.check(self.keys(release.seat)?, &self.place_of(demanded), &self.seals(), close)?;
        if let Some(joint) = &mut self.joint {
            joint.release.get_or_insert(release);
        }
        Ok(())
    }

    /// Takes everything that opens the decision in hand. No other keys and no other step could be true.
    ///
    /// # Errors
    /// If it is not closed, a key is not that of its seal, or the server's step does not follow from its commitment.
    pub fn take_opening(&mut self, opening: Opening) -> Result<(), Fault> {
        let decision = self.decision;
        if self.close().is_none() {
            let what = format!("decision {decision} is opened before it is closed");
            return Err(Fault::of("order out of turn", what));
        }
        opening.check(decision, &self.seals())?;
        let server = *self.server_keys()?;
        let Some(joint) = &mut self.joint else { return Ok(()) };
        if !server.leads(&joint.server.1, joint.server.0, opening.step, decision) {
            let what =
                format!("the step of the server in decision {decision} is not the one it committed to");
            return Err(Fault::of("step", what));
        }
        joint.opening = Some(opening);
        Ok(())
    }

    /// Returns what an open seal holds, if it is true.
    fn held_jointly(&self, opening: &Opening, seal: &Seal) -> Result<Held, Fault> {
        let (seat, decision) = (seal.seat, self.decision);
        let keys = opening.keys_of(seat).ok_or_else(|| Fault::of("opening", "a key is missing"))?;
        // Every seal of the decision states the same seats: those that sealed.
        let held = seal.open(&Place { asked: Some(self.sealed()), ..self.place() }, &keys)?;
        let (last, step) = self.last[&seat];
        if !self.keys(seat)?.leads(&step, last, held.step, decision) {
            let what = format!(
                "the step that seat {seat} sealed in decision {decision} is not the one it committed to"
            );
            return Err(Fault::of("step", what));
        }
        self.check_record(seat, &held)?;
        Ok(held)
    }

    /// Returns the lies that open seals of the decision in hand held: the seat, and what is false. An honest program
    /// never makes one, and the decision cannot be played.
    pub fn lies(&self) -> Vec<(Seat, Fault)> {
        let Some(opening) = self.opening() else { return Vec::new() };
        let lie = |seal: &Seal| Some((seal.seat, self.held_jointly(opening, seal).err()?));
        self.seals.values().filter_map(lie).collect()
    }

    /// Returns the decision with everything open; `None` before that, and if a seal held a lie.
    pub(super) fn complete_joint(&self, joint: &Joint) -> Option<Opened> {
        let opening = joint.opening.as_ref()?;
        let held = self.seals.values().map(|seal| Some((seal.seat, self.held_jointly(opening, seal).ok()?)));
        Some(Opened { held: held.collect::<Option<_>>()?, lines: self.joint_lines(joint) })
    }

    /// Returns the lines of the record: seals, close, keys, and the step of each party. The step of a seat that
    /// did not write is the last one that it opened.
    pub(super) fn joint_lines(&self, joint: &Joint) -> Vec<String> {
        let mut lines: Vec<String> = self.seals.values().map(Seal::line).collect();
        lines.extend(joint.close.as_ref().map(Close::line));
        let Some(opening) = &joint.opening else { return lines };
        lines.extend(opening.lines());
        for (seat, (_, last)) in &self.last {
            let step = match self.seals.get(seat).map(|seal| self.held_jointly(opening, seal)) {
                None => *last,
                Some(Ok(held)) => held.step,
                Some(Err(_)) => continue,
            };
            lines.push(format!("~ step {seat} {}", hex(&step)));
        }
        lines.push(opening.step_line());
        lines
    }

    /// Returns everything of the decision in hand as letters have it: also encrypted keys, and a release without answer.
    pub fn lines_in_hand(&self) -> Vec<String> {
        let mut lines = self.lines();
        if let Some(joint) = &self.joint {
            lines.extend(joint.wrapped.values().map(Wrapped::line));
            let waits = joint.release.iter().filter(|_| joint.opening.is_none());
            lines.extend(waits.flat_map(JointRelease::lines));
            lines.extend(self.misstated_lines());
        }
        lines
    }

    /// Takes the steps over into the next decision.
    pub(super) fn turn_over_joint(&mut self) {
        let Some(opened) = self.joint.as_ref().and_then(|joint| self.complete_joint(joint)) else { return };
        let decision = self.decision;
        for (seat, held) in opened.held {
            self.last.insert(seat, (decision, held.step));
        }
        if let Some(joint) = &mut self.joint {
            let server = joint.opening.as_ref().map_or(joint.server, |opening| (decision, opening.step));
            *joint = Joint { server, ..Joint::new(server.1) };
        }
    }
}

/// Returns seats in words.
fn listed(seats: Seats) -> String {
    let seats: Vec<String> = seats.into_iter().map(|seat| format!("seat {seat}")).collect();
    seats.join(" and ")
}
