//! The start of a battle in an invitation, compared with the scenarios of this program.

use engine::record::Header;
use shelf::Shelf;

use super::Mail;
use super::error::MailError;

impl Mail {
    /// Returns `true` if the battle is of a scenario that this program does not have: a file of its maker's own.
    pub fn is_own_scenario(&self, shelf: &Shelf) -> bool {
        known(shelf, self.battle().header()).is_none()
    }
}

/// Refuses an invitation that names a scenario of this program and has another set-up.
pub(super) fn same_set_up(shelf: &Shelf, invited: &Header) -> Result<(), MailError> {
    let Some(own) = known(shelf, invited) else { return Ok(()) };
    let (mut here, mut there) = (own.lines(), invited.text.lines());
    let (ours, theirs) = loop {
        let (ours, theirs) = (here.next(), there.next());
        if ours != theirs {
            break (ours, theirs);
        }
        if ours.is_none() {
            return Ok(());
        }
    };
    let said = |line: Option<&str>| {
        line.map_or_else(|| "nothing more".to_owned(), |line| format!("\"{}\"", line.trim()))
    };
    Err(MailError::Refused(format!(
        "the invitation is to the scenario \"{}\", but its set-up is not this program's: it says {}, and this program {}; \
             the other player's program was changed, or is of another version: both need the same one, or the maker can \
             invite to a scenario file of its own",
        invited.scenario,
        said(theirs),
        said(ours)
    )))
}

/// Returns the set-up that this program has for the scenario of a header; `None` if it has no such scenario.
fn known(shelf: &Shelf, header: &Header) -> Option<&'static str> {
    let scenarios = shelf.game(&header.game)?.scenarios();
    scenarios.iter().find(|file| file.id == header.scenario).map(|file| file.text)
}
