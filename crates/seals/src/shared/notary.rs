//! The server's part in a battle of the mode *shared*. It knows no rules, and has no battle and no record.

use std::collections::BTreeMap;

use engine::dice::Party;
use engine::record::Record;
use engine::{Seat, Seats};

use super::close::Close;
use super::joint_release::Opening;
use super::page::{self, PAGE};
use super::wrapped::Wrapped;
use crate::charter::{Charter, Mode, short_name};
use crate::fault::Fault;
use crate::hash::Hash;
use crate::key::{Keys, SealKeys, Secret};
use crate::ledger::Ledger;
use crate::letter;
use crate::mail::{Body, Log, MailError, Turn, asks};
use crate::seal::{MOST_SHARED, Place, Seal, hash_of_p};

/// The letter that a server waits for at first.
const WANTS_INVITATION: &str = "wanted: the invitation";

/// The server's part: it keeps seals, closes decisions, and hands out its keys and its step after a release.
///
/// It is made again of what it was given, in the same order: a close follows from the seals alone. What it opened is
/// returned once, to be kept before anybody is shown it.
pub struct Notary {
    secret: Secret,
    keys: Keys,
    /// The maker's seat and invitation.
    draft: Option<(Seat, Record)>,
    ledger: Option<Ledger>,
    /// The seats that the seals of the decision in hand state.
    asked: Option<Seats>,
    /// Lines of the decision in hand of seats whose seals state others than those. Nothing is closed then.
    apart: BTreeMap<Seat, Vec<String>>,
    /// The lines of each decision that is past.
    past: Vec<Vec<String>>,
}

/// A thing that a server keeps of a battle: a letter that it took, or a decision that it opened.
#[derive(Clone, Copy, Debug)]
pub enum Kept<'a> {
    /// A letter of a seat.
    Letter(&'a str),
    /// The number and the lines of a decision.
    Opened(u32, &'a [String]),
}

/// A decision that a letter opened: its number, and its lines of the record.
pub type Opened = (u32, Vec<String>);

impl Notary {
    /// Returns the server's part before the first letter, with a secret that is new for each battle.
    pub fn new(secret: Secret) -> Self {
        let keys = secret.keys(Mode::Shared);
        Self {
            secret,
            keys,
            draft: None,
            ledger: None,
            asked: None,
            apart: BTreeMap::new(),
            past: Vec::new(),
        }
    }

    /// Returns the server's keys, which the maker of the battle puts into its charter.
    pub const fn keys(&self) -> &Keys {
        &self.keys
    }

    /// Returns the short name of the battle, once the invitation is answered.
    pub fn name(&self) -> Option<String> {
        self.ledger.as_ref().map(|ledger| ledger.charter().short_name())
    }

    /// Returns what the parties have shown; `None` before the answer to the invitation.
    pub const fn ledger(&self) -> Option<&Ledger> {
        self.ledger.as_ref()
    }

    /// Takes a letter of a seat. Returns the decisions that it opened: they must be kept, with the letter, before anybody
    /// is shown them. A refused letter changes nothing.
    ///
    /// # Errors
    /// If it is no letter, belongs to another battle, or says something false.
    pub fn take(&mut self, text: &str) -> Result<Vec<Opened>, MailError> {
        let body = Body::read(&letter::read(text)?)?;
        let before = (self.ledger.clone(), self.asked, self.past.len(), self.apart.clone());
        let taken = match &body {
            Body::Invitation { seat, draft } => self.invited(*seat, draft).map(|()| Vec::new()),
            Body::Log(_) => {
                Err(MailError::Unwanted("this letter is of the server; wanted: one of a seat".to_owned()))
            }
            Body::Turn(turn) => self.turn(&body, turn),
        };
        if taken.is_err() {
            self.past.truncate(before.2);
            (self.ledger, self.asked, self.apart) = (before.0, before.1, before.3);
        }
        taken
    }

    /// Makes the server's part again of what was kept, in its order. Letters of decisions that are past are not read again.
    ///
    /// # Errors
    /// If it is not what this secret was given.
    pub fn take_up(secret: Secret, rows: &[Kept<'_>]) -> Result<Self, MailError> {
        let mut notary = Self::new(secret);
        let last = rows.iter().rposition(|row| matches!(row, Kept::Opened(..)));
        for row in &rows[..last.map_or(0, |last| last + 1)] {
            match row {
                Kept::Letter(text) if notary.ledger.is_none() => drop(notary.take(text)?),
                Kept::Letter(_) => {}
                Kept::Opened(decision, lines) => notary.resume(*decision, lines)?,
            }
        }
        // The letter that opened a decision may also have the seal of the next one.
        let is_letter = |row: &Kept<'_>| matches!(row, Kept::Letter(_));
        let from = last.and_then(|last| rows[..last].iter().rposition(is_letter)).unwrap_or_default();
        for row in &rows[from..] {
            if let Kept::Letter(text) = row {
                notary.take(text)?;
            }
        }
        Ok(notary)
    }

    /// Takes a decision that was opened before, as it was kept.
    ///
    /// # Errors
    /// If its lines are not those of the decision in hand.
    fn resume(&mut self, decision: u32, lines: &[String]) -> Result<(), MailError> {
        match &self.ledger {
            Some(ledger) if ledger.place().decision == decision => self.lines(lines, None).map(drop),
            _ => Err(MailError::Refused(format!("decision {decision} is not the one in hand"))),
        }
    }

    /// Returns the server's letter to a seat: the decisions from a number on, and what is shown of the one in hand. `None`
    /// before the answer to the invitation.
    pub fn letter(&self, from: u32) -> Option<String> {
        let ledger = self.ledger.as_ref()?;
        let (charter, hand) = (ledger.charter(), ledger.place().decision);
        let from = from.clamp(1, hand);
        let past =
            (1..).zip(&self.past).skip(from as usize - 1).map(|(number, lines)| (number, lines.clone()));
        // A seat is also given what was encrypted to the server: it can bring it back to a server that has lost it.
        let mut lines = ledger.lines_in_hand();
        lines.extend(self.apart.values().flatten().cloned());
        let decisions = page::first(past.chain(std::iter::once((hand, lines))));
        let log = Log { id: charter.id, hand, decisions };
        Some(letter::write(&format!("of battle {}, from the server", charter.short_name()), &log.write()))
    }

    /// Takes the maker's invitation. Until it is answered, another one may replace it.
    fn invited(&mut self, seat: Seat, draft: &Record) -> Result<(), MailError> {
        if self.ledger.is_some() {
            return Err(MailError::Unwanted("the invitation is answered: this battle has begun".to_owned()));
        }
        let charter = Charter::read(&draft.header)?;
        let parties: Vec<Party> = charter.parties.keys().copied().collect();
        if charter.mode != Mode::Shared
            || parties != [Party::Seat(seat), Party::Server]
            || charter.parties.get(&Party::Server) != Some(&self.keys)
        {
            let what =
                "the invitation is not to a battle with this server: its keys must be those of the room";
            return Err(Fault::of("commitment", what).into());
        }
        self.draft = Some((seat, draft.clone()));
        Ok(())
    }

    fn turn(&mut self, body: &Body, turn: &Turn) -> Result<Vec<Opened>, MailError> {
        let unwanted = |what: String| Err(MailError::Unwanted(what));
        if self.ledger.is_none() {
            let Some((seat, draft)) = &self.draft else { return unwanted(WANTS_INVITATION.to_owned()) };
            let header = body.answered(draft, *seat, "wanted: the answer to the invitation")?;
            self.ledger = Some(Ledger::of_server(Charter::read(&header)?));
        }
        // A letter of a battle that is over has no decision, and is still one of another battle.
        if let Some(charter) =
            self.ledger.as_ref().map(Ledger::charter).filter(|charter| charter.id != turn.id)
        {
            let (other, own) = (short_name(&turn.id), charter.short_name());
            return unwanted(format!("this letter is of battle {other}, and this room has battle {own}"));
        }
        let numbers: Vec<u32> = turn.decisions.iter().map(|(number, _)| *number).collect();
        if numbers.len() > PAGE || !numbers.is_sorted_by(|a, b| a < b) {
            let what =
                format!("a letter to the server has at most {PAGE} decisions, each once and in their order");
            return Err(MailError::Refused(what));
        }
        let mut opened = Vec::new();
        for (number, lines) in &turn.decisions {
            let Some(ledger) = &self.ledger else { break };
            let hand = ledger.place().decision;
            match number.cmp(&hand) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => opened.extend(self.lines(lines, Some(turn.seat))?),
                std::cmp::Ordering::Greater => {
                    return unwanted(format!(
                        "this letter is of decision {number}, and the server has decision {hand} in hand; wanted: \
                         what it lacks"
                    ));
                }
            }
        }
        Ok(opened)
    }

    /// Takes the lines of a letter that belong to the decision in hand, and does what follows from them.
    fn lines(&mut self, lines: &[String], writer: Option<Seat>) -> Result<Option<Opened>, MailError> {
        let Some(ledger) = &mut self.ledger else { return Ok(None) };
        let seals: Vec<Seal> = lines.iter().filter_map(|line| Seal::parse(line)).collect();
        // Lines of a whole decision have no word of who is asked: their seals show it.
        let said = asks(lines).unwrap_or_else(|| seals.iter().map(|seal| seal.seat).collect());
        let asked = self.asked.unwrap_or(said);
        refuse_large(&seals)?;
        if !seals.is_empty() && ledger.asked(asked) != ledger.asked(said) {
            self.keep_apart(lines, said, writer)?;
            return Ok(None);
        }
        let place = ledger.place_of(asked);
        let keyed = keyed_to_server(ledger);
        ledger.take(lines.iter().map(|line| (0, line.as_str())), asked)?;
        if ledger.sealed().is_empty() {
            return Ok(None);
        }
        self.asked = Some(asked);
        let before = ledger.opening().is_some();
        if !before && keyed_to_server(ledger) != keyed {
            p_of(ledger, &self.secret, &place)?;
        }
        if ledger.close().is_none() && self.apart.is_empty() && ledger.sealed() == ledger.asked(asked) {
            ledger.take_close(Close::make(&self.secret, &place, &ledger.seals()), asked)?;
        }
        if !before {
            answer(ledger, &self.secret, &place)?;
        }
        if ledger.opening().is_none() {
            return Ok(None);
        }
        let opened = ledger.lines();
        if ledger.complete().is_some() {
            ledger.turn_over([0; 32]);
            self.past.push(opened.clone());
            self.asked = None;
            self.apart.clear();
        } else if before {
            // A seal that held a lie was opened before, and nothing can follow.
            return Ok(None);
        }
        Ok(Some((place.decision, opened)))
    }

    /// Keeps a seat's own seal that states other seats than the first seal of the decision. The server cannot tell who is
    /// right, and the programs of the players can: one of the two has signed a lie. After a close it is read over.
    ///
    /// # Errors
    /// If it is not the writer's own, or the writer has signed another.
    fn keep_apart(&mut self, lines: &[String], said: Seats, writer: Option<Seat>) -> Result<(), MailError> {
        let Some(ledger) = &self.ledger else { return Ok(()) };
        let decision = ledger.place().decision;
        let disagree = || {
            let what = format!("the seats do not agree who must seal in decision {decision}");
            MailError::from(Fault::of("demand", what))
        };
        let seals = lines.iter().filter_map(|line| Seal::parse(line));
        let own =
            writer.and_then(|seat| seals.clone().find(|seal| seal.seat == seat)).ok_or_else(disagree)?;
        if ledger.close().is_some() {
            return Ok(());
        }
        let (seat, place) = (own.seat, ledger.place_of(said));
        if ledger.sealed().has(seat) || !ledger.asked(said).has(seat) {
            return Err(disagree());
        }
        own.check(ledger.keys(seat)?, &place)?;
        let wrapped = |to| {
            let mut all = lines.iter().filter_map(|line| Wrapped::parse(line));
            all.find(|key| (key.seat, key.to) == (seat, to)).map(|key| key.line())
        };
        let keys = ledger.charter().parties.keys().filter_map(|party| wrapped(*party));
        let kept = std::iter::once(own.line()).chain(keys).collect();
        match self.apart.get(&seat) {
            Some(known) if known.first() != Some(&own.line()) => {
                let what = format!("seat {seat} has signed two seals of decision {decision}");
                Err(Fault::of("two seals", what).into())
            }
            Some(_) => Ok(()),
            None => {
                self.apart.insert(seat, kept);
                Ok(())
            }
        }
    }
}

/// Refuses a seal with which a letter would not fit into a room.
fn refuse_large(seals: &[Seal]) -> Result<(), Fault> {
    let Some(large) = seals.iter().find(|seal| seal.bytes() > MOST_SHARED) else { return Ok(()) };
    let (seat, bytes) = (large.seat, large.bytes());
    let what = format!("what seat {seat} sealed has {bytes} bytes, and a server takes at most {MOST_SHARED}");
    Err(Fault::of("seal", what))
}

/// Returns the seals of the decision in hand, each with the key that was encrypted to the server.
fn keyed_to_server(ledger: &Ledger) -> Vec<(Seal, Option<Wrapped>)> {
    let key = |seal: Seal| (ledger.wrapped(seal.seat, Party::Server).cloned(), seal);
    ledger.seals().into_iter().map(key).map(|(key, seal)| (seal, key)).collect()
}

/// Answers a release: opens every seal of the decision, and adds the server's step.
///
/// # Errors
/// If a key of the server is missing or false, or it has no step left.
fn answer(ledger: &mut Ledger, secret: &Secret, place: &Place) -> Result<(), MailError> {
    let Some(release) = ledger.joint_release() else { return Ok(()) };
    let step = secret
        .step(place.decision)
        .ok_or_else(|| Fault::of("step", format!("decision {} is beyond the last step", place.decision)))?;
    let both = release.keys.iter().zip(p_of(ledger, secret, place)?);
    let keys = both.map(|((seat, attempt, q), p)| (*seat, *attempt, SealKeys { p, q: *q }));
    let opening = Opening { keys: keys.collect(), step };
    Ok(ledger.take_opening(opening)?)
}

/// Returns the key `p` of each seal of the decision in hand.
///
/// # Errors
/// If a seat did not encrypt it to the server, or another key, or sent no key for another seat.
fn p_of(ledger: &Ledger, secret: &Secret, place: &Place) -> Result<Vec<Hash>, Fault> {
    let one = |seal: &Seal| {
        let p = ledger.wrapped(seal.seat, Party::Server)?.open(secret, place, seal)?;
        (hash_of_p(&p) == seal.p && ledger.has_keys_of(seal)).then_some(p)
    };
    let missing = |seal: &Seal| {
        let what = format!(
            "a key that seat {} signed with its seal of decision {} is missing, or the server's does not open it",
            seal.seat, place.decision
        );
        Fault::of("key", what)
    };
    ledger.seals().iter().map(|seal| one(seal).ok_or_else(|| missing(seal))).collect()
}
