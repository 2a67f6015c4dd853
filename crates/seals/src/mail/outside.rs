//! The outside of a letter: what a carrier sees on it, who knows neither the rules nor a secret.

use engine::Seat;

use super::body::Body;
use super::error::MailError;
use crate::charter::short_name;
use crate::letter;

/// The facts that a letter shows to whoever carries it. Nothing of them is checked: the reader of the letter does that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outside {
    /// The seat that says it wrote the letter.
    pub seat: Seat,
    /// The short name of the battle; `None` on an invitation, whose battle has no name yet.
    pub battle: Option<String>,
    /// The number of the last decision that the letter is about, from 1; of an end, the decision that was not played any more.
    pub decision: u32,
    /// `true` if the letter has a signature under an end of the battle.
    pub ends: bool,
}

impl Outside {
    /// Reads the outside of a letter.
    ///
    /// # Errors
    /// If the text is no letter, or a line of it cannot be read.
    pub fn read(text: &str) -> Result<Self, MailError> {
        Ok(match Body::read(&letter::read(text)?)? {
            Body::Log(_) => {
                return Err(MailError::Unwanted("this letter is of the server, not of a seat".to_owned()));
            }
            Body::Invitation { seat, .. } => Self { seat, battle: None, decision: 1, ends: false },
            Body::Turn(turn) => {
                let ended = turn.end.as_ref().map(|(after, ..)| after.saturating_add(1));
                let decisions = turn.decisions.iter().map(|(number, _)| *number).chain(ended);
                let decision = decisions.max().unwrap_or(1).max(1);
                let battle = Some(short_name(&turn.id));
                Self { seat: turn.seat, battle, decision, ends: turn.end.is_some() }
            }
        })
    }
}
