//! The ledger of a battle: what its parties have shown one another, decision by decision, and what may come next.

mod joint;

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::{Seat, Seats};

use crate::charter::{Charter, Mode};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::key::Keys;
use crate::release::Release;
use crate::seal::{Held, Place, Seal};
use crate::transcript::Transcript;

use joint::Joint;

/// The steps and transcripts of a battle up to the decision in hand, with the seals and releases of this one.
///
/// It takes only what is signed, in its place, and not in conflict with what it has: a seat that seals or opens twice
/// differently is named.
#[derive(Clone, Debug)]
pub struct Ledger {
    charter: Charter,
    decision: u32,
    transcript: Transcript,
    /// The last step that each seat opened, with its decision.
    last: BTreeMap<Seat, (u32, Hash)>,
    seals: BTreeMap<Seat, Seal>,
    releases: BTreeMap<Seat, Release>,
    /// The fingerprint of the record before the decision in hand; `None` with a server, which has no record.
    record_before: Option<Hash>,
    /// The server's part, in the mode *shared*.
    joint: Option<Joint>,
}

/// A decision of which every seal is open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its lines in the record (`~ `).
    pub lines: Vec<String>,
    /// The sealed content of each demanded seat.
    pub held: Vec<(Seat, Held)>,
}

impl Ledger {
    /// Returns the ledger of a battle before its first decision. `record_before` is the fingerprint of its
    /// record so far.
    pub fn new(charter: Charter, record_before: Hash) -> Self {
        Self { record_before: Some(record_before), ..Self::of_server(charter) }
    }

    /// Returns the ledger of a server before the first decision. It has no record to compare with what is sealed.
    pub(crate) fn of_server(charter: Charter) -> Self {
        let keys = charter.parties.iter();
        let last =
            keys.filter_map(|(party, keys)| seat_of(*party).map(|seat| (seat, (0, keys.commit)))).collect();
        let transcript = Transcript::new(charter.id);
        let server = charter.parties.get(&Party::Server).map(|keys| keys.commit);
        let joint = (charter.mode == Mode::Shared).then(|| Joint::new(server.unwrap_or_default()));
        Self {
            charter,
            decision: 1,
            transcript,
            last,
            seals: BTreeMap::new(),
            releases: BTreeMap::new(),
            record_before: None,
            joint,
        }
    }

    /// Returns the charter.
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Returns the place of the decision in hand, without who is asked.
    pub const fn place(&self) -> Place {
        Place { id: self.charter.id, decision: self.decision, transcript: self.transcript, asked: None }
    }

    /// Returns the place of the decision in hand, as its seals and releases sign it.
    pub fn place_of(&self, demanded: Seats) -> Place {
        Place { asked: self.joint.is_some().then(|| self.asked(demanded)), ..self.place() }
    }

    /// Returns the seats that must seal if the rules demand these. In the mode *shared* every seat seals in the first
    /// decision, with or without an order: so every chain of steps is bound to the id before any die is known.
    pub fn asked(&self, demanded: Seats) -> Seats {
        if self.joint.is_some() && self.decision == 1 { self.seats() } else { demanded }
    }

    /// Returns the fingerprint of the record before the decision in hand; all zeros with a server.
    pub fn record_before(&self) -> Hash {
        self.record_before.unwrap_or_default()
    }

    /// Returns the seats that sign: every person's seat.
    pub fn seats(&self) -> Seats {
        self.last.keys().copied().collect()
    }

    /// Returns the seals of the decision in hand, in the order of seats.
    pub fn seals(&self) -> Vec<Seal> {
        self.seals.values().cloned().collect()
    }

    /// Returns the seats that have sealed.
    pub fn sealed(&self) -> Seats {
        self.seals.keys().copied().collect()
    }

    /// Returns the seats that have opened.
    pub fn opened(&self) -> Seats {
        self.releases.keys().copied().collect()
    }

    /// Returns the keys of a seat.
    ///
    /// # Errors
    /// If no person has that seat.
    pub fn keys(&self, seat: Seat) -> Result<&Keys, Fault> {
        let keys = self.charter.parties.get(&Party::Seat(seat));
        keys.ok_or_else(|| Fault::of("signature", format!("seat {seat} has no keys in this battle")))
    }

    /// Takes the seals and releases among numbered lines, seals first. Lines of other kinds are read over.
    ///
    /// # Errors
    /// The first that is refused, with its line; those before it are taken.
    pub fn take<'a>(
        &mut self,
        lines: impl Iterator<Item = (usize, &'a str)>,
        demanded: Seats,
    ) -> Result<(), Fault> {
        let lines: Vec<(usize, &str)> = lines.collect();
        if self.joint.is_some() {
            return self.take_joint(&lines, demanded);
        }
        self.take_seals(&lines, demanded)?;
        let first = lines.first().map_or(0, |(number, _)| *number);
        for release in Release::read(lines.iter().map(|(_, line)| *line)).map_err(|fault| fault.at(first))? {
            let start = format!("~ release {} ", release.seat);
            let number = lines.iter().find(|(_, line)| line.starts_with(&start)).map_or(first, |(n, _)| *n);
            self.take_release(release, demanded).map_err(|fault| fault.at(number))?;
        }
        Ok(())
    }

    /// Takes the seals among numbered lines.
    fn take_seals(&mut self, lines: &[(usize, &str)], demanded: Seats) -> Result<(), Fault> {
        for (number, line) in lines.iter().filter(|(_, line)| line.starts_with("~ seal ")) {
            let lost = || Fault::of("seal", "a sealed order is not kept, so nothing proves it").at(*number);
            self.take_seal(Seal::parse(line).ok_or_else(lost)?, demanded)
                .map_err(|fault| fault.at(*number))?;
        }
        Ok(())
    }

    /// Takes a seal of the decision in hand. The same seal again changes nothing.
    ///
    /// # Errors
    /// If the seat is not demanded, did not sign it, or has sealed something else.
    pub fn take_seal(&mut self, seal: Seal, demanded: Seats) -> Result<(), Fault> {
        let (seat, decision) = (seal.seat, self.decision);
        if !self.asked(demanded).has(seat) {
            let what = format!("seat {seat} is not asked to write in decision {decision}");
            return Err(Fault::of("order out of turn", what));
        }
        if self.seals.get(&seat) == Some(&seal) {
            return Ok(());
        }
        self.check_seal(&seal, demanded)?;
        match self.seals.get(&seat) {
            Some(own) if *own != seal => Err(Fault::of(
                "two seals",
                format!("seat {seat} has signed two seals of decision {decision}"),
            )),
            _ => {
                self.seals.insert(seat, seal);
                Ok(())
            }
        }
    }

    /// Takes a release of the decision in hand. The same release again changes nothing.
    ///
    /// # Errors
    /// If seals are missing, the seat did not sign it for these seals, its step is false, its seal does not open, or it
    /// has opened something else.
    pub fn take_release(&mut self, release: Release, demanded: Seats) -> Result<(), Fault> {
        let (seat, decision) = (release.seat, self.decision);
        if self.sealed() != demanded {
            let what = format!("seat {seat} opens decision {decision} before every order is sealed");
            return Err(Fault::of("order out of turn", what));
        }
        let seals = self.seals();
        let keys = *self.keys(seat)?;
        release.check(&keys, &self.place(), &seals, self.last[&seat])?;
        self.held(&release)?;
        match self.releases.get(&seat) {
            Some(own) if *own != release => {
                Err(Fault::of("two releases", format!("seat {seat} has opened decision {decision} twice")))
            }
            _ => {
                self.releases.insert(seat, release);
                Ok(())
            }
        }
    }

    /// Returns what a seat had sealed, by its release; `None` if it had nothing to write.
    fn held(&self, release: &Release) -> Result<Option<Held>, Fault> {
        let (seat, decision) = (release.seat, self.decision);
        let Some(seal) = self.seals.get(&seat) else {
            let none = release.opening.is_none();
            let what = format!("seat {seat} opens a seal that it never made in decision {decision}");
            return if none { Ok(None) } else { Err(Fault::of("opening", what)) };
        };
        let Some((_, keys)) = release.opening.filter(|(attempt, _)| *attempt == seal.attempt) else {
            return Err(Fault::of(
                "opening",
                format!("seat {seat} does not open its seal of decision {decision}"),
            ));
        };
        let held = seal.open(&self.place(), &keys)?;
        if held.step != release.step {
            let what =
                format!("the step that seat {seat} sealed in decision {decision} is not the one it opened");
            return Err(Fault::of("step", what));
        }
        self.check_record(seat, &held)?;
        Ok(Some(held))
    }

    /// Checks that a seat had this record before it sealed. A server has none to compare.
    fn check_record(&self, seat: Seat, held: &Held) -> Result<(), Fault> {
        if self.record_before.is_none_or(|own| own == held.record_before) {
            return Ok(());
        }
        let what = format!("seat {seat} sealed decision {} with another record before it", self.decision);
        Err(Fault::of("record", what))
    }

    /// Returns the decision with everything open; `None` while a seal or a release is missing.
    pub fn complete(&self) -> Option<Opened> {
        if let Some(joint) = &self.joint {
            return self.complete_joint(joint);
        }
        if self.opened() != self.seats() {
            return None;
        }
        let held = self.releases.values().filter_map(|release| {
            let held = self.held(release).ok().flatten()?;
            Some((release.seat, held))
        });
        Some(Opened { lines: self.lines(), held: held.collect() })
    }

    /// Returns the lines of everything shown in the decision in hand: seals first, then releases.
    pub fn lines(&self) -> Vec<String> {
        if let Some(joint) = &self.joint {
            return self.joint_lines(joint);
        }
        let seals = self.seals.values().map(Seal::line);
        seals.chain(self.releases.values().flat_map(Release::lines)).collect()
    }

    /// Goes on to the next decision. `record_before` is the fingerprint of the record with the one that ends.
    pub fn turn_over(&mut self, record_before: Hash) {
        let transcript = self.transcript.then(self.lines().iter().map(String::as_str));
        self.turn_over_joint();
        self.transcript = transcript;
        self.record_before = self.record_before.map(|_| record_before);
        for (seat, release) in std::mem::take(&mut self.releases) {
            self.last.insert(seat, (self.decision, release.step));
        }
        self.seals.clear();
        self.decision += 1;
    }
}

fn seat_of(party: Party) -> Option<Seat> {
    match party {
        Party::Seat(seat) => Some(seat),
        Party::Server => None,
    }
}
