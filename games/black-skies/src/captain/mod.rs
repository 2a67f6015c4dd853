//! The captains of *Black Skies*.
//!
//! * `belief`: what lies face down; `stance`: an element as it might stand, and what its fire is worth; `tactics`: ideas for every decision, with
//!   weights; `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the
//!   search.

mod belief;
mod doctrine;
pub mod features;
pub mod judge;
pub(crate) mod reasons;
mod stance;
mod tactics;

use rules_black_skies::BlackSkies;

use captains::{Captain, Settings};

pub use judge::BlackSkiesJudge;

/// How the search thinks here: a flip is two or three small decisions, so it looks further ahead than elsewhere.
const SETTINGS: Settings =
    Settings { explore: 0.5, habit: 16, whim: 0.1, depth: 12, playout: 2, floor: 0.95, ..Settings::USUAL };

/// How many nodes an order is worth to each level.
const NODES: [u32; 4] = [20, 100, 400, 2000];

/// The captains of *Black Skies*, from the weakest to the strongest; the last thinks as long as it is told to.
pub fn captains_black_skies() -> &'static [&'static dyn Captain<BlackSkies>] {
    captains::ladder!(BlackSkies, BlackSkiesJudge, SETTINGS, NODES)
}
