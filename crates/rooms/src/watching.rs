//! Watching: what spectators are shown, so many decisions late that nobody can be told the battle while it is fought.

use engine::Fact;
use referee::Referee;
use serde_json::{Value, json};
use shelf::Shelf;

use crate::deed::Party;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{BATTLE, Room};
use crate::waking::fields;

impl Room {
    /// Asks the referee for a party: a spectator's answer is that of the battle as it stood, until it is over.
    ///
    /// # Errors
    /// As the referee says; or if the battle has not begun.
    pub(crate) fn asked(&mut self, games: &Shelf, party: Party, request: Value) -> Result<Fact, Refusal> {
        let delay = self.terms.spectators.map_or(0, |watched| watched.delay);
        if party != Party::Spectator || delay == 0 || self.is_over() {
            return self.ask(fields(request));
        }
        let shown = self.begun()?.revealed().saturating_sub(delay);
        let mut fields = fields(request);
        fields.insert("battle".to_owned(), json!(BATTLE));
        let behind = self.behind(games, shown)?;
        behind.ask(fields).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))
    }

    /// Returns the battle as it stood when so many decisions were revealed.
    fn behind(&mut self, games: &Shelf, shown: usize) -> Result<&mut Referee, Refusal> {
        let made = self.behind.take().filter(|(decisions, _)| *decisions == shown);
        let behind = match made {
            Some(made) => made,
            None => {
                let missing =
                    || Refusal::new(RefusalReason::Waiting, "room", "the battle cannot be shown yet");
                let earlier = self.begun()?.branch(shown, None).ok_or_else(missing)?;
                let mut referee = Referee::new(games.clone());
                referee.adopt(earlier).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))?;
                (shown, referee)
            }
        };
        Ok(&mut self.behind.insert(behind).1)
    }
}
