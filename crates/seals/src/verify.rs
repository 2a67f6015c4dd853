//! The check of a record: every seal, step, signature, order, die and digest, played again from what the seats sealed.

mod block;
mod claim;
mod committed;

use std::collections::BTreeMap;

use engine::digest::{hex, unhex};
use engine::record::{Block, DiceSource, Record, RecordError};
use engine::{Demand, Fact, Seat, Seats};
use shelf::{AnyBattle, Shelf};

use crate::charter::{Charter, Mode};
use crate::fault::Fault;
use crate::hash::{Hash, hash};
use crate::key::{Secret, Signature};
use crate::ledger::{Ledger, Opened};
use crate::lines::joined;

use block::{check_sizes, compare, numbered};

/// The proof that a record without any fault gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The name of the battle, which players keep; of a battle without keys, the commitment to its dice.
    pub name: String,
    /// Number of decisions.
    pub decisions: u32,
    /// The outcome of the battle, in a sentence; `None` if it goes on, its end was cut off, or no seat that has keys signed it.
    pub outcome: Option<String>,
    /// The mode; `None` if nobody has keys, and the dice follow from secrets that were committed to.
    pub mode: Option<Mode>,
    /// The seats with keys: every person's seat, or none.
    pub seats: Seats,
    /// The seats that signed the end.
    pub signed: Seats,
    /// A seat that others say did not answer.
    pub late: Option<Seat>,
    /// The seats that signed nothing at all: nothing proves that anybody played them.
    pub silent: Seats,
    /// `true` if the sentences were compared; of another wording they are not.
    pub sentences: bool,
}

/// Things that no record can prove, in words for people.
const UNKNOWN: [&str; 3] = [
    "who sat at a key",
    "whether players told each other what the rules keep secret",
    "whether a letter that did not come was never sent",
];

/// A thing that no record of the mode *shared* can prove.
const UNKNOWN_SHARED: &str =
    "whether the server and one of the players together read orders or knew dice early";

/// Things that no record without keys can prove.
const UNKNOWN_PLAIN: [&str; 2] = [
    "that anybody wrote these orders, because nobody signed them",
    "whether the server, which keeps the secret of the dice, read an order or knew a die early",
];

impl Proof {
    /// Returns the things that no record of this kind can prove, in words for people.
    pub fn unknown(&self) -> Vec<&'static str> {
        match self.mode {
            None => UNKNOWN_PLAIN.into(),
            Some(Mode::Shared) => UNKNOWN.into_iter().chain([UNKNOWN_SHARED]).collect(),
            Some(Mode::Strict | Mode::Simple) => UNKNOWN.into(),
        }
    }
}

/// Checks a record from its first line to its last.
///
/// # Errors
/// The first thing that is false, with its line.
pub fn verify(shelf: &Shelf, text: &str) -> Result<Proof, Fault> {
    let record = Record::parse(text).map_err(of_record)?;
    if let DiceSource::Committed { commitments, .. } = &record.header.dice {
        return committed::check(shelf, &record, commitments);
    }
    let (battle, ledger, signatures) = to_the_end(shelf, &record)?;
    let signed: Seats = signatures.keys().copied().collect();
    let over = matches!(battle.demand(), Demand::Over(_));
    let mut lines = record.end.iter().flat_map(|block| &block.lines);
    let late = lines.find_map(|(_, line)| Seat::parse(line.strip_prefix("~ late ")?));
    Ok(Proof {
        name: ledger.charter().short_name(),
        decisions: record.blocks.len() as u32,
        outcome: (over && !signed.is_empty()).then(|| outcome(battle.as_ref())),
        mode: Some(ledger.charter().mode),
        seats: ledger.seats(),
        signed,
        late,
        silent: ledger.seats().into_iter().filter(|seat| !has_signed(&record, *seat)).collect(),
        sentences: has_own_words(&record, battle.as_ref()),
    })
}

/// Returns `true` if a seal, a release or a signature of a seat is in a record.
fn has_signed(record: &Record, seat: Seat) -> bool {
    let starts = ["seal", "release", "signed"].map(|word| format!("~ {word} {seat} "));
    let mut lines = record.blocks.iter().chain(&record.end).flat_map(|block| &block.lines);
    lines.any(|(_, line)| starts.iter().any(|start| line.starts_with(start)))
}

/// A battle at the end of its record: the battle, what its parties have shown, and the signatures under its end.
pub(crate) type Checked = (Box<dyn AnyBattle>, Ledger, BTreeMap<Seat, Signature>);

/// Plays a record again to its end, if it has one.
pub(crate) fn to_the_end(shelf: &Shelf, record: &Record) -> Result<Checked, Fault> {
    let (mut battle, ledger) = follow(shelf, record)?;
    let signatures = match &record.end {
        Some(block) => check_end(battle.as_mut(), &ledger, block)?,
        None => BTreeMap::new(),
    };
    Ok((battle, ledger, signatures))
}

/// Plays the decisions of a record again, from what its seats sealed and opened.
///
/// # Errors
/// The first thing that is false, with its line.
fn follow(shelf: &Shelf, record: &Record) -> Result<(Box<dyn AnyBattle>, Ledger), Fault> {
    record.check_header().map_err(of_record)?;
    let charter = Charter::read(&record.header)?;
    if record.header.dice != DiceSource::Steps {
        let line = record.header.line_of("dice ").unwrap_or(1);
        let what =
            "the dice of this battle do not follow from the steps of its seats, so nothing proves them";
        return Err(Fault::of("die", what).at(line));
    }
    if charter.mode == Mode::Simple {
        let line = record.header.line_of("~ mode ").unwrap_or(1);
        let what = format!(
            "this program checks battles in the modes strict and shared, not {}",
            charter.mode.word()
        );
        return Err(Fault::of("mode", what).at(line));
    }
    let start = Record { blocks: Vec::new(), end: None, ..record.clone() };
    let mut battle = shelf.replay(&start).map_err(of_record)?.battle;
    let mut fingerprints = record.fingerprints();
    let mut next = || fingerprints.next().unwrap_or_default();
    let mut ledger = Ledger::new(charter, next());
    let words = has_own_words(record, battle.as_ref());
    let seats = Seats::first(battle.seats());
    let parties = usize::from(battle.seats()) + ledger.charter().mode.parties_beside_seats();
    if ledger.seats() != seats || ledger.charter().parties.len() != parties {
        let line = record.header.line_of("~ key ").unwrap_or(1);
        return Err(Fault::of("commitment", "not every seat has keys, or somebody else has").at(line));
    }
    for (index, block) in record.blocks.iter().enumerate() {
        let opened = take_block(&mut ledger, battle.as_ref(), block)?;
        decide(battle.as_mut(), &opened).map_err(|fault| fault.at(block.lines[0].0))?;
        compare(block, &battle.block(index).unwrap_or_default(), words)?;
        ledger.turn_over(next());
    }
    Ok((battle, ledger))
}

/// Returns `true` if a record has the wording of this program, so that its sentences can be compared.
fn has_own_words(record: &Record, battle: &dyn AnyBattle) -> bool {
    record.header.wording == battle.header().wording
}

/// Takes the seals and releases of a block into the ledger.
fn take_block(ledger: &mut Ledger, battle: &dyn AnyBattle, block: &Block) -> Result<Opened, Fault> {
    let first = block.lines[0].0;
    let Demand::Orders(demanded) = battle.demand() else {
        return Err(Fault::of("order out of turn", "the battle is over before this decision").at(first));
    };
    check_sizes(ledger, battle, numbered(block))?;
    ledger.take(numbered(block), demanded)?;
    if let Some((seat, fault)) = ledger.lies().into_iter().next() {
        let start = format!("~ seal {seat} ");
        let line = numbered(block).find(|(_, line)| line.starts_with(&start)).map_or(first, |(n, _)| n);
        return Err(fault.at(line));
    }
    let missing = || ledger.seats().into_iter().find(|seat| !ledger.opened().has(*seat));
    let missing_jointly = || {
        let asked = ledger.asked(demanded);
        let unsealed = asked.into_iter().find(|seat| !ledger.sealed().has(*seat));
        match (unsealed, ledger.close()) {
            (Some(seat), _) => Fault::of("seal", format!("seat {seat} did not seal this decision")),
            (None, None) => Fault::of("close", "the server did not close this decision"),
            (None, Some(_)) => Fault::of("opening", "this decision is not opened"),
        }
    };
    ledger.complete().ok_or_else(|| {
        if ledger.is_shared() {
            return missing_jointly().at(first);
        }
        let who = missing().map_or_else(String::new, |seat| format!("seat {seat} "));
        Fault::of("release", format!("{who}did not open this decision")).at(first)
    })
}

/// Plays a decision whose seals are all open. A partly illegal order is cut to its legal part, as the rules say.
///
/// # Errors
/// If the battle does not take an order.
pub(crate) fn decide(battle: &mut dyn AnyBattle, opened: &Opened) -> Result<(), Fault> {
    let Demand::Orders(demanded) = battle.demand() else {
        return Err(Fault::of("order out of turn", "the battle is over before this decision"));
    };
    battle.open_steps(opened.lines.clone());
    // In the mode shared a seat may have sealed nothing, to give its step.
    for (seat, held) in opened.held.iter().filter(|(seat, _)| demanded.has(*seat)) {
        let taken = battle.seal_what_stands(*seat, &held.order);
        taken.map_err(|error| Fault::of("order", format!("the order of seat {seat}: {error}")))?;
    }
    Ok(())
}

/// Checks the end block: who conceded or is said to be late, and every signature. Returns the signatures.
fn check_end(
    battle: &mut dyn AnyBattle,
    ledger: &Ledger,
    block: &Block,
) -> Result<BTreeMap<Seat, Signature>, Fault> {
    let first = block.lines[0].0;
    let unsigned =
        || numbered(block).filter(|(_, line)| !line.starts_with("~ signed ") && !line.starts_with("= "));
    let needed = match unsigned().map(|(_, line)| line).collect::<Vec<_>>()[..] {
        ["end"] => Seats::NONE,
        ["end", line] if line.starts_with("> ") => {
            concession(battle, line).map_err(|fault| fault.at(first + 1))?
        }
        ["end", ..] => claim::check(battle, ledger, block)?,
        _ => return Err(Fault::of("end", "this ends no battle").at(first)),
    };
    let text = joined(unsigned().map(|(_, line)| line));
    let message = end_message(&ledger.charter().id, &battle.digest_before_end().0, &text);
    let mut signed = BTreeMap::new();
    for (number, line) in numbered(block).filter(|(_, line)| line.starts_with("~ signed ")) {
        let (seat, signature) = signature(line)
            .ok_or_else(|| Fault::of("signature", "a signature of somebody who has no keys").at(number))?;
        if !ledger.keys(seat).map_err(|fault| fault.at(number))?.signed(&message, &signature) {
            return Err(Fault::of("signature", format!("seat {seat} did not sign this end")).at(number));
        }
        signed.insert(seat, signature);
    }
    if let Some(seat) = needed.into_iter().find(|seat| !signed.contains_key(seat)) {
        return Err(Fault::of("signature", format!("seat {seat} must sign this end, and did not")).at(first));
    }
    let lines: Vec<String> =
        signed.iter().map(|(seat, signature)| signature_line(*seat, signature)).collect();
    battle.sign(&lines).map_err(|error| Fault::of("end", error.to_string()).at(first))?;
    compare(block, &battle.end_block().unwrap_or_default(), false)?;
    Ok(signed)
}

/// Ends a battle by a concession. Returns who must sign it.
fn concession(battle: &mut dyn AnyBattle, line: &str) -> Result<Seats, Fault> {
    let seat = line.strip_prefix("> ").and_then(|line| Seat::parse(line.strip_suffix("  concedes")?));
    let seat = seat.ok_or_else(|| Fault::of("end", format!("\"{line}\" ends no battle")))?;
    battle.concede(seat).map_err(|error| Fault::of("end", error.to_string()))?;
    Ok(Seats::only(seat))
}

/// Reads a line `~ signed`.
fn signature(line: &str) -> Option<(Seat, Signature)> {
    let (seat, signature) = line.strip_prefix("~ signed ")?.split_once(' ')?;
    Some((Seat::parse(seat)?, unhex(signature)?))
}

/// Writes a line `~ signed`.
pub(crate) fn signature_line(seat: Seat, signature: &Signature) -> String {
    format!("~ signed {seat} {}", hex(signature))
}

/// Returns the bytes that a seat signs at the end: the battle, the digest before, and the lines of the end.
pub(crate) fn end_message(id: &Hash, before: &[u8; 8], text: &str) -> Hash {
    hash("end", &[id, before, text.as_bytes()])
}

/// Signs an end for a seat: the lines of the end block without signatures, after the decision with the digest `before`.
pub fn sign_end(secret: &Secret, id: &Hash, before: &[u8; 8], text: &str) -> Signature {
    secret.sign(&end_message(id, before, text))
}

/// Returns how a battle ended, in a sentence.
pub(crate) fn outcome(battle: &dyn AnyBattle) -> String {
    match battle.outcome().get("text") {
        Some(Fact::Text(text)) => text.clone(),
        _ => String::new(),
    }
}

fn of_record(error: RecordError) -> Fault {
    Fault { line: error.line, kind: "record", what: error.what }
}
