//! Recipes: the name, settings and number of nodes of a search captain.

use crate::budget::Budget;
use crate::settings::Settings;

/// The name, settings and number of nodes that make a search a captain.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// The name, such as `cadet`.
    pub name: &'static str,
    /// One-line description for players.
    pub about: &'static str,
    /// Search settings.
    pub settings: Settings,
    /// Default number of nodes, used with [`Budget::OWN`].
    pub nodes: u32,
    /// Upper limit of nodes when the clock alone ends the search; it keeps a level equally strong on a fast machine.
    pub most: u32,
}

impl Recipe {
    /// Returns the recipe of the plain `search` captain, which has no upper limit of nodes by the clock.
    pub const fn search(settings: Settings) -> Self {
        let about = "searches with the given budget, and mixes the best ideas";
        Self { name: "search", about, settings, nodes: 2000, most: Budget::CLOCK }
    }

    /// Returns the number of nodes that a requested budget stands for.
    pub const fn nodes(&self, asked: u32) -> u32 {
        match asked {
            Budget::OWN => self.nodes,
            Budget::CLOCK => self.most,
            nodes => nodes,
        }
    }
}
