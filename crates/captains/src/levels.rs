//! Levels: searches with names a player understands, each a fixed recipe of nodes and settings for its game.
//!
//! All of them see their view and nothing else, and none plays badly on purpose: a lower level thinks less.

use crate::{Budget, Search, Settings};

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

/// How many times its own nodes an admiral may take by the clock.
const PATIENT: u32 = 8;

/// The four levels of a game by the nodes of each, from the weakest to the strongest.
pub const fn levels<J: Copy>(judge: J, settings: Settings, nodes: [u32; 4]) -> [Search<J>; 4] {
    let cadet = Recipe {
        name: "cadet",
        about: "looks at its first ideas and takes a likely one: quick, and open to surprise",
        settings,
        nodes: nodes[0],
        most: nodes[0],
    };
    let lieutenant = Recipe {
        name: "lieutenant",
        about: "weighs a few answers to each idea before it writes",
        nodes: nodes[1],
        most: nodes[1],
        ..cadet
    };
    let captain = Recipe {
        name: "captain",
        about: "plays its ideas out against likely answers, and is hard to guess",
        nodes: nodes[2],
        most: nodes[2],
        ..cadet
    };
    let admiral = Recipe {
        name: "admiral",
        about: "plays everything out at length, and is hard to beat",
        nodes: nodes[3],
        most: nodes[3].saturating_mul(PATIENT),
        ..cadet
    };
    [
        Search::by(judge, cadet),
        Search::by(judge, lieutenant),
        Search::by(judge, captain),
        Search::by(judge, admiral),
    ]
}
