//! Hints: the order that a captain would write for the person who is asked, and its reasons.

use engine::Seat;
use shelf::{ANALYST, Game};

use super::session::Session;
use crate::catalogue;
use crate::screen::Ink;
use crate::telling;

/// Returns the captain that gives hints by default: the one that analyses, or the strongest.
fn usual(game: &dyn Game) -> &'static str {
    let captains = game.captains();
    let named = captains.iter().find(|(name, _)| *name == ANALYST);
    named.or(captains.last()).map_or("", |(name, _)| *name)
}

impl Session<'_> {
    /// Prints the order that a captain would write for a seat, with its reasons. Nothing is sealed.
    ///
    /// The seed is fixed, so that a second hint is the same.
    pub fn hint(&mut self, seat: Seat, captain: &str) -> anyhow::Result<()> {
        let game = self.battle.game();
        let captain = if captain.is_empty() { usual(game) } else { captain };
        if !game.captains().iter().any(|(name, _)| *name == captain) {
            let names: Vec<&str> = game.captains().iter().map(|(name, _)| *name).collect();
            return self.flow(&catalogue::no_captain_here(captain, names.join(", ")));
        }
        let order = self.thinking.order(&*self.battle, seat, captain, 1)?;
        self.say(&catalogue::captain_would_write(captain, self.screen.ink(Ink::Strong, &order)))?;
        for line in telling::reasons(&*self.battle, (self.battle.revealed(), seat), &order, usize::MAX) {
            self.say(&self.screen.ink(Ink::Dim, &format!("    {line}")))?;
        }
        Ok(())
    }
}
