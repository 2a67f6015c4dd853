//! The outside of a letter: what a carrier sees on it, who knows neither the rules nor a secret.

use engine::Seat;

use super::body::Body;
use super::error::MailError;
use crate::charter::short_name;
use crate::hash::Hash;
use crate::letter;

/// The facts that a letter shows to whoever carries it. Only the signature under an end is checked here; the receiver of the
/// letter checks everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outside {
    /// The seat that says it wrote the letter.
    pub seat: Seat,
    /// The short name of the battle; `None` on an invitation, whose battle has no name yet.
    pub battle: Option<String>,
    /// The number of the last decision that the letter is about, from 1; of an end, the decision that was not played any more.
    pub decision: u32,
    /// A hash of the end that the seat signed: battle, last decision and the keys of both seats. `None` if the letter ends
    /// nothing, or its signature is not good by the keys that it shows. A battle is over once the letters of both seats have
    /// the same one: a seat that shows other keys than the battle's, or another battle, has another hash than an honest one.
    pub end: Option<Hash>,
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
            Body::Invitation { seat, .. } => Self { seat, battle: None, decision: 1, end: None },
            Body::Turn(turn) => {
                let ended = turn.end.as_ref().map(|end| end.after.saturating_add(1));
                let decisions = turn.decisions.iter().map(|(number, _)| *number).chain(ended);
                let decision = decisions.max().unwrap_or(1).max(1);
                let battle = Some(short_name(&turn.id));
                let end = turn.end.as_ref().and_then(|end| end.mark(&turn.id, turn.seat));
                Self { seat: turn.seat, battle, decision, end }
            }
        })
    }
}
