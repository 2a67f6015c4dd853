//! The fields that the forms of all questions share, as they were typed.

use engine::{Flaw, Flaws};
use serde::Deserialize;
use shelf::{Arena, Game, Opening, Shelf};

/// The fields that all forms share; numbers are as typed.
#[derive(Debug, Deserialize)]
pub struct Common {
    pub(crate) game: String,
    pub(crate) scenario: String,
    #[serde(default)]
    pub(crate) options: Vec<(String, String)>,
    pub(crate) captains: [String; 2],
    pub(crate) battles: String,
    pub(crate) seed: String,
    /// Maximum number of search nodes for every captain; empty: each follows its own recipe.
    #[serde(default)]
    pub(crate) nodes: String,
}

impl Common {
    pub(crate) fn game(&self, here: &Shelf, flaws: &mut Vec<Flaw>) -> Option<&'static dyn Game> {
        let game = here.game(&self.game);
        if game.is_none() {
            flaws.push(Flaw::plain("game", format!("no game is called \"{}\" here", self.game)));
        }
        game
    }

    pub(crate) fn nodes(&self, flaws: &mut Vec<Flaw>) -> Option<u32> {
        if self.nodes.trim().is_empty() {
            return None;
        }
        u32::try_from(whole(flaws, "nodes", &self.nodes, 1, u64::from(captains::Budget::MOST))).ok()
    }

    pub(crate) fn know_captains(&self, game: &dyn Game, flaws: &mut Vec<Flaw>) {
        let known: Vec<&str> = game.captains().iter().map(|(name, _)| *name).collect();
        for name in &self.captains {
            if !known.contains(&name.as_str()) {
                let there = known.join(", ");
                let what = format!("no captain of {} is called \"{name}\"; there are {there}", self.game);
                flaws.push(Flaw::plain("captains", what));
            }
        }
    }

    /// Returns the options that were given a value.
    pub(crate) fn options(&self) -> Vec<(String, String)> {
        let trimmed = |(key, value): &(String, String)| (key.clone(), value.trim().to_owned());
        self.options.iter().map(trimmed).filter(|(_, value)| !value.is_empty()).collect()
    }

    pub(crate) fn arena(&self, game: &dyn Game) -> Result<Box<dyn Arena>, Flaws> {
        let opening = Opening { options: self.options(), ..Opening::scenario(&self.scenario) };
        let arena = game.arena(&opening)?;
        match arena.seats() {
            2 => Ok(arena),
            seats => {
                Err(Flaw::plain("seats", format!("the lab needs two seats, and this scenario has {seats}"))
                    .into())
            }
        }
    }
}

/// Parses an integer within bounds; otherwise adds a flaw that names the bounds.
pub(crate) fn whole(flaws: &mut Vec<Flaw>, place: &str, typed: &str, least: u64, most: u64) -> u64 {
    let typed = typed.trim();
    let number = typed.parse().ok().filter(|number| (least..=most).contains(number));
    number.unwrap_or_else(|| {
        let said = if typed.is_empty() { "nothing".to_owned() } else { format!("\"{typed}\"") };
        flaws.push(Flaw::plain(place, format!("a whole number from {least} to {most}, not {said}")));
        least
    })
}
