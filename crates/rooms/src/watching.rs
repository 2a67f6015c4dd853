//! Watching: how late a party sees the battle, the last event it may be told, and the battle as it was then.

use engine::Fact;
use referee::Referee;
use serde_json::{Value, json};
use shelf::Shelf;

use crate::deed::Party;
use crate::refusal::{Refusal, RefusalReason};
use crate::room::{BATTLE, Room};
use crate::waking::fields;

impl Room {
    /// Returns by how many decisions a party sees the battle late: a spectator by the delay of the terms, until the battle is over.
    ///
    /// The delay keeps spectators from passing news to a player.
    fn delay(&self, party: Party) -> usize {
        match party {
            Party::Spectator if !self.is_over() => self.terms.spectators.map_or(0, |terms| terms.delay),
            Party::Spectator | Party::Seat(_) => 0,
        }
    }

    /// Returns `true` for a spectator who sees the battle late. To such a one no clock and no offer of a draw is shown.
    pub(crate) fn sees_late_battle(&self, party: Party) -> bool {
        self.delay(party) > 0
    }

    /// Returns how many decisions a party is shown as revealed.
    fn shown_to(&self, party: Party) -> usize {
        self.revealed().saturating_sub(self.delay(party))
    }

    /// Returns the number of the last event that a party may be told.
    pub(crate) fn horizon(&self, party: Party) -> u64 {
        if !self.sees_late_battle(party) || self.steps.is_empty() {
            return self.last;
        }
        self.steps.get(self.shown_to(party)).copied().unwrap_or(0)
    }

    /// Asks the referee for a party: one who sees the battle late is answered for the battle as it was.
    ///
    /// # Errors
    /// As the referee says; or if the battle has not begun.
    pub(crate) fn asked(&mut self, games: &Shelf, party: Party, request: Value) -> Result<Fact, Refusal> {
        if !self.sees_late_battle(party) {
            return self.ask(fields(request));
        }
        let shown = self.shown_to(party);
        let mut fields = fields(request);
        fields.insert("battle".to_owned(), json!(BATTLE));
        let behind = self.behind(games, shown)?;
        behind.ask(fields).map_err(|fault| Refusal::of(RefusalReason::Refused, fault))
    }

    /// Returns the battle as it was when `shown` decisions were revealed.
    ///
    /// # Errors
    /// If the battle has not begun.
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
