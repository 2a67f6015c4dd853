//! Recipes: what makes a search a captain of its own.

use crate::budget::Budget;
use crate::settings::Settings;

/// What makes a search a captain of its own: its name, how it thinks, and how long.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Recipe {
    /// Its name, such as `cadet`.
    pub name: &'static str,
    /// What it is like, in a line.
    pub about: &'static str,
    /// How it thinks.
    pub settings: Settings,
    /// Its own number of nodes, where none is asked for: see [`Budget::OWN`].
    pub nodes: u32,
    /// The most nodes it takes where the clock alone is to stop it, so that a level keeps its strength on a fast machine.
    pub most: u32,
}

impl Recipe {
    /// The search of the shelf, which thinks as long as it is told to.
    pub const fn search(settings: Settings) -> Self {
        let about = "plays each idea out against likely answers, and mixes those that do well";
        Self { name: "search", about, settings, nodes: 2000, most: Budget::CLOCK }
    }

    /// How many nodes a budget comes to.
    pub const fn nodes(&self, asked: u32) -> u32 {
        match asked {
            Budget::OWN => self.nodes,
            Budget::CLOCK => self.most,
            nodes => nodes,
        }
    }
}
