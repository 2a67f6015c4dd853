//! The server's part in a shared room: a notary that closes decisions, and adds its keys and its step after a release.

use seals::mail::MailError;
use seals::shared::Kept;
use seals::{Notary, Secret};

use crate::deed::{Deed, Posted};
use crate::refusal::{Refusal, RefusalReason};
use crate::room::Room;

impl Deed {
    /// Pledges a secret that was drawn for a room: its steps are fixed from now on.
    pub(crate) fn pledge(secret: [u8; 32]) -> Self {
        let keys = Notary::new(Secret::new(secret)).keys().to_string();
        Self::Pledged { secret, keys }
    }
}

impl Room {
    /// Makes the notary of a shared room again of its rows. The close of a decision follows from its seals; what was opened
    /// is read as it was kept.
    ///
    /// # Errors
    /// If the rows are not those that it wrote.
    pub(crate) fn take_up_notary(&mut self, deeds: &[Deed]) -> Result<(), Refusal> {
        let secret = deeds.iter().find_map(|deed| match deed {
            Deed::Pledged { secret, .. } => Some(*secret),
            _ => None,
        });
        let Some(secret) = secret else { return Ok(()) };
        // Of a player who was forgotten the letters are empty, and the battle is over.
        let forgotten = |deed: &Deed| matches!(deed, Deed::Letter(Posted { text, .. }) if text.is_empty());
        let rows = deeds.iter().filter_map(|deed| match deed {
            Deed::Letter(Posted { text, .. }) => Some(Kept::Letter(text)),
            Deed::Opened { decision, lines } => Some(Kept::Opened(*decision as u32, lines)),
            _ => None,
        });
        let rows: Vec<Kept<'_>> = if deeds.iter().any(forgotten) { Vec::new() } else { rows.collect() };
        self.notary = Some(Notary::take_up(Secret::new(secret), &rows).map_err(|error| refused(&error))?);
        Ok(())
    }

    /// Gives a letter to the notary, and returns the decisions that it opens. They are kept with the letter, before anybody
    /// is shown them.
    ///
    /// # Errors
    /// If the letter is false, or not of this battle.
    pub(crate) fn notarize(&mut self, letter: &Posted) -> Result<Vec<Deed>, Refusal> {
        let Some(notary) = &mut self.notary else { return Ok(Vec::new()) };
        let opened = notary.take(&letter.text).map_err(|error| refused(&error))?;
        // What is not kept is not known: a room that fails to keep it is made again of its rows.
        self.ahead = true;
        let deed = |(decision, lines)| Deed::Opened { decision: decision as usize, lines };
        Ok(opened.into_iter().map(deed).collect())
    }

    /// Returns the server's letter to a reader that knows so many decisions.
    pub(crate) fn letter_of_server(&self, after: u32) -> Option<String> {
        self.notary.as_ref()?.letter(after.saturating_add(1))
    }
}

fn refused(error: &MailError) -> Refusal {
    Refusal::new(RefusalReason::Refused, "text", error.to_string())
}
