//! Reasons why a battle by file refuses what it is given.

use crate::fault::Fault;
use crate::letter::NoLetter;

/// Random bytes for one call: fresh ones each time, from the system's own source.
pub type Fresh = [u8; 32];

/// The reason why a battle by file refuses what it is given. Only what is signed and true is taken.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MailError {
    /// The text is no letter.
    #[error(transparent)]
    NoLetter(#[from] NoLetter),
    /// The letter belongs elsewhere, or is not the one that is awaited; the text says which one is.
    #[error("{0}")]
    Unwanted(String),
    /// The letter answers another invitation than the one that waits.
    #[error("{0}")]
    OtherInvitation(String),
    /// The letter, or the record, says something false.
    #[error("{0}{next}", next = next(.0))]
    False(#[from] Fault),
    /// The rules of the battle hide something for longer than one decision.
    #[error("{0}")]
    Hides(String),
    /// The battle cannot be played by file, or does not take this now.
    #[error("{0}")]
    Refused(String),
}

impl MailError {
    /// Returns a word for the kind of the refusal, for programs: they need not read the sentences.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::NoLetter(_) => "no-letter",
            Self::Unwanted(_) => "unwanted",
            Self::OtherInvitation(_) => "other-invitation",
            Self::False(_) => "false",
            Self::Hides(_) => "hides",
            Self::Refused(_) => "refused",
        }
    }
}

/// Returns what a player can do about a false letter, as a further sentence. A fault of a record has its line instead.
fn next(fault: &Fault) -> &'static str {
    if fault.line > 0 {
        return "";
    }
    match fault.kind {
        "two seals" | "two releases" => {
            ". Keep your record and this letter: together they prove it. The battle cannot go on"
        }
        "two closes" | "two histories" | "close" | "demand" => {
            ". Keep your record and this letter: together they prove it. Nothing of yours is released for it"
        }
        "false key" => ". You need not seal: you can claim the battle, and the claim proves it",
        "transcript" | "record" | "end" => {
            ". Your record and the other player's differ. Keep both: the battle cannot go on, and each record shows \
             what its owner signed"
        }
        "opening" | "step" => {
            ". This opening does not count. Ask for an honest one; without it you can claim the battle"
        }
        "commitment" => ". Ask the other player for a new invitation",
        _ => {
            ". Nothing of it was taken that its seat did not sign. Ask the other player for its last letter again"
        }
    }
}
