//! A seat's own letter, as it lies elsewhere: it shows if the battle went on in another copy.

use engine::digest::unhex;
use engine::{Seat, Seats};

use super::MailError;
use super::body::Turn;
use super::end::End;
use super::playing::Playing;
use crate::charter::Mode;
use crate::hash::Hash;
use crate::key::Secret;
use crate::seal::{Place, Seal};
use crate::transcript::Transcript;

/// The most decisions of a letter that are looked at, from its end: the last ones show how far the seat went.
const MOST: usize = 4;

/// Returns the last decisions of a letter.
fn last(turn: &Turn) -> &[(u32, Vec<String>)] {
    &turn.decisions[turn.decisions.len().saturating_sub(MOST)..]
}

/// Refuses a letter of the other seat.
pub(super) fn same_seat(writer: Seat, own: Seat) -> Result<(), MailError> {
    if writer == own {
        return Ok(());
    }
    Err(MailError::Unwanted(format!("this letter is of seat {writer}, and this copy is of seat {own}")))
}

/// Returns the lines of a decision by which a seat's own letter binds it: its seals, and its release if the step is its own.
/// Lines that anybody could have written are left out.
fn binding<'a>(
    id: Hash,
    decision: u32,
    seat: Seat,
    lines: &'a [String],
    secret: &Secret,
) -> impl Iterator<Item = &'a String> {
    let keys = secret.keys(Mode::Strict);
    let is_own_seal = move |line: &str| {
        Seal::parse(line).is_some_and(|seal| {
            let is_signed = |asked| {
                let place = Place { id, decision, transcript: Transcript(seal.transcript), asked };
                seal.check(&keys, &place).is_ok()
            };
            // In the mode shared a seal states who must seal.
            seal.seat == seat && (is_signed(None) || (1..4).any(|bits| is_signed(Some(Seats::of_bits(bits)))))
        })
    };
    let [step, release] = ["step", "release"].map(|word| format!("~ {word} {seat} "));
    let shown = lines.iter().find_map(|line| unhex::<32>(line.strip_prefix(&step)?));
    let opened = shown.is_some() && secret.step(decision) == shown;
    lines.iter().filter(move |line| {
        is_own_seal(line) || opened && (line.starts_with(&step) || line.starts_with(&release))
    })
}

/// Returns `true` if a letter has anything by which its seat is bound.
pub(super) fn has_said_more(turn: &Turn, secret: &Secret) -> bool {
    ends(turn, secret)
        || last(turn)
            .iter()
            .any(|(number, lines)| binding(turn.id, *number, turn.seat, lines, secret).next().is_some())
}

/// Returns `true` if a letter ends a battle with a signature by this secret.
fn ends(turn: &Turn, secret: &Secret) -> bool {
    let own = secret.signs();
    turn.end.as_ref().is_some_and(|end| {
        end.evidence.is_some_and(|evidence| evidence.signs.get(turn.seat.index()) == Some(&own))
            && end.mark(&turn.id, turn.seat).is_some()
    })
}

impl Playing {
    /// Takes a letter of this very seat: [`super::Mail::take_own`].
    pub(super) fn take_own(&mut self, turn: &Turn, secret: &Secret, seat: Seat) -> Result<bool, MailError> {
        same_seat(turn.seat, seat)?;
        if turn.id != self.ledger().charter().id {
            // A letter of another battle shows nothing of this one. The secret is new for each battle.
            return Ok(!has_said_more(turn, secret));
        }
        let mut stands = true;
        for (number, lines) in last(turn) {
            let bound: Vec<&String> = binding(turn.id, *number, seat, lines, secret).collect();
            if *number == self.ledger().place().decision {
                let seal: Vec<String> = bound
                    .iter()
                    .filter(|line| line.starts_with("~ seal "))
                    .map(|line| (*line).clone())
                    .collect();
                // What cannot be taken is missed below.
                if !seal.is_empty() && self.take_own_lines(&seal, lines, seat).is_ok() {
                    self.go_on(secret, seat)?;
                }
            }
            let known = self.said(*number, seat);
            stands &= bound.iter().all(|line| known.contains(line));
        }
        if let Some(End { after, lines, signature, .. }) = &turn.end
            && self.signed.get(&seat) != Some(signature)
        {
            let is_here = after.checked_add(1) == Some(self.ledger().place().decision);
            stands &= !(ends(turn, secret) || is_here && self.is_signed(lines, signature, seat)?);
        }
        Ok(stands)
    }

    /// Takes this seat's own seal, in the mode shared with the keys that were encrypted with it.
    fn take_own_lines(&mut self, seal: &[String], all: &[String], seat: Seat) -> Result<(), MailError> {
        if !self.ledger().is_shared() {
            return self.take_lines(seal, seat);
        }
        let start = format!("~ secret {seat} ");
        let wrapped = all.iter().filter(|line| line.starts_with(&start));
        let lines: Vec<String> = seal.iter().chain(wrapped).cloned().collect();
        self.take_kept(&lines)
    }

    /// Returns the lines of a seat in a decision, as far as this copy knows them.
    fn said(&self, decision: u32, seat: Seat) -> Vec<String> {
        let of_seat =
            |line: &&str| line.starts_with("~ ") && line.split(' ').nth(2) == Some(&seat.to_string());
        if decision == self.ledger().place().decision {
            let lines = self.ledger().lines();
            return lines.into_iter().filter(|line| of_seat(&line.as_str())).collect();
        }
        let index = (decision as usize).checked_sub(1);
        let block = index.and_then(|index| self.battle().block(index)).unwrap_or_default();
        block.lines().filter(of_seat).map(str::to_owned).collect()
    }
}
