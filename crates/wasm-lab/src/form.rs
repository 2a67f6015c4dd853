//! The fields that the forms of all questions share, as they were typed.

use engine::{Flaw, Flaws};
use serde::Deserialize;
use shelf::{Arena, Game, Opening, Shelf};

/// A set-up as it was typed.
#[derive(Debug, Deserialize)]
pub struct SetUp {
    pub(crate) game: String,
    pub(crate) scenario: String,
    #[serde(default)]
    options: Vec<(String, String)>,
}

/// The fields that all forms share; numbers are as typed.
#[derive(Debug, Deserialize)]
pub struct Common {
    #[serde(flatten)]
    pub(crate) set_up: SetUp,
    pub(crate) captains: [String; 2],
    pub(crate) battles: String,
    pub(crate) seed: String,
    /// Maximum number of search nodes for every captain; empty: each follows its own recipe.
    #[serde(default)]
    pub(crate) nodes: String,
}

impl SetUp {
    pub(crate) fn game(&self, here: &Shelf) -> Result<&'static dyn Game, Flaw> {
        let none = || Flaw::plain("game", format!("no game is called \"{}\" here", self.game));
        here.game(&self.game).ok_or_else(none)
    }

    /// Returns the options that were given a value.
    pub(crate) fn options(&self) -> Vec<(String, String)> {
        let trimmed = |(key, value): &(String, String)| (key.clone(), value.trim().to_owned());
        self.options.iter().map(trimmed).filter(|(_, value)| !value.is_empty()).collect()
    }

    pub(crate) fn opening(&self) -> Opening {
        Opening { options: self.options(), ..Opening::scenario(&self.scenario) }
    }
}

impl Common {
    pub(crate) fn game(&self, here: &Shelf, flaws: &mut Vec<Flaw>) -> Option<&'static dyn Game> {
        self.set_up.game(here).map_err(|flaw| flaws.push(flaw)).ok()
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
                let what =
                    format!("no captain of {} is called \"{name}\"; there are {there}", self.set_up.game);
                flaws.push(Flaw::plain("captains", what));
            }
        }
    }

    pub(crate) fn arena(&self, game: &dyn Game) -> Result<Box<dyn Arena>, Flaws> {
        let arena = game.arena(&self.set_up.opening())?;
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
