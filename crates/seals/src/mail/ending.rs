//! The end of a battle by file: what a letter says of it, and what is written into one.

use engine::Seat;

use super::body::Turn;
use super::end::{End, Evidence, concession};
use super::error::MailError;
use super::playing::Playing;
use crate::fault::Fault;
use crate::key::Signature;

impl Playing {
    /// Takes what a letter says of the end: a concession, a claim, a signature.
    pub(super) fn take_end(&mut self, turn: &Turn, seat: Seat) -> Result<(), MailError> {
        let keys = *self.ledger.keys(turn.seat)?;
        let decided = self.ledger.place().decision - 1;
        let Some(End { after, lines, signature, .. }) = &turn.end else { return Ok(()) };
        if *after != decided {
            let what = format!("this letter ends the battle after decision {after}; {}", self.wants(seat));
            let late = lines.last().is_some_and(|line| line.starts_with("~ late "));
            return if *after < decided && !late { Ok(()) } else { Err(MailError::Unwanted(what)) };
        }
        let all: Vec<String> = std::iter::once("end".to_owned()).chain(lines.iter().cloned()).collect();
        if !keys.signed(&self.end_message(&all), signature) {
            return Err(Fault::of("signature", format!("seat {} did not sign this end", turn.seat)).into());
        }
        if self.demanded().is_some() {
            self.ended(lines, turn.seat, seat)?;
        }
        if self.end_lines() != all {
            return Err(Fault::of("end", format!("seat {} signed another end", turn.seat)).into());
        }
        self.signed.insert(turn.seat, *signature);
        self.write_signatures()
    }

    /// Ends the battle as the lines of a letter say.
    fn ended(&mut self, lines: &[String], writer: Seat, seat: Seat) -> Result<(), MailError> {
        let refused = |error: engine::BattleError| MailError::Refused(error.to_string());
        match lines {
            [line] if *line == concession(writer) => self.battle.concede(writer).map_err(refused),
            [.., last] if *last == format!("~ late {seat}") => {
                let what = format!(
                    "seat {writer} has ended the battle because no letter of yours came in decision {}; send it your \
                     last letter again, and settle it between you",
                    self.ledger.place().decision
                );
                Err(MailError::Unwanted(what))
            }
            _ => Err(Fault::of("end", format!("seat {writer} cannot end the battle this way")).into()),
        }
    }

    /// Returns the facts under this end by which a carrier checks a signature.
    pub(super) fn evidence(&self) -> Evidence {
        let key = |seat: u8| self.ledger.keys(Seat(seat)).map_or([0; 32], |keys| keys.signs);
        Evidence { digest: self.battle.digest_before_end().0, signs: [key(0), key(1)] }
    }

    /// Returns the end with a signature, as a letter has it.
    pub(super) fn end_of_letter(&self, signature: Signature) -> End {
        let (after, lines) = (self.ledger.place().decision - 1, self.end_lines().split_off(1));
        End { after, lines, signature, evidence: Some(self.evidence()) }
    }
}
