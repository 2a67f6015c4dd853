//! The end of a battle by the people at the terminal: one concedes, or all agree to a draw.

use engine::{Demand, Seat};

use super::session::Session;
use super::words::Word;
use crate::catalogue;
use crate::players::{Player, side_name};

impl Session<'_> {
    /// Asks a person to confirm, and concedes the battle for them; returns `false` if they go on.
    pub fn concede(&mut self, seat: Seat) -> anyhow::Result<bool> {
        let prompt = catalogue::CONCEDE;
        let Some(line) = self.read(prompt)? else { return Ok(false) };
        if Word::of(&line) != Word::Yes {
            self.say(catalogue::BATTLE_GOES_ON)?;
            return Ok(false);
        }
        match self.battle.concede(seat) {
            Ok(()) => Ok(true),
            Err(error) => {
                self.flow(&format!("{error}."))?;
                Ok(false)
            }
        }
    }

    /// Agrees to a draw for a person; returns `false` while others have not agreed.
    pub fn agree(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if self.players.iter().any(|player| matches!(player, Player::Captain(_))) {
            self.flow(catalogue::CAPTAINS_DO_NOT_AGREE)?;
            return Ok(false);
        }
        self.battle.agree(seat)?;
        if matches!(self.battle.demand(), Demand::Over(_)) {
            return Ok(true);
        }
        self.flow(catalogue::YOU_AGREE)?;
        Ok(false)
    }

    /// Tells a person which other seats agree to a draw.
    pub fn tell_agreed(&mut self, seat: Seat) -> anyhow::Result<()> {
        let others: Vec<Seat> = self.battle.agreed().iter().filter(|other| *other != seat).collect();
        for other in others {
            let name = side_name(&*self.battle, other);
            self.flow(&catalogue::agrees_to_a_draw(&name))?;
        }
        Ok(())
    }
}
