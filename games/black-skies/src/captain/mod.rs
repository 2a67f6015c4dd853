//! The captains of *Black Skies*.
//!
//! * `belief`: face-down cards; `stance`: an element now or after a card, and the worth of its fire; `tactics`: ideas
//!   for every decision, with weights; `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and
//!   a judgement for the search.
//! * [`features`]: what the judge reads off a position; `reasons`: the reasons for an order.

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

/// Settings of the search: a flip is two or three small decisions, so it looks further ahead than in other games.
const SETTINGS: Settings =
    Settings { explore: 0.5, habit: 16, whim: 0.1, depth: 12, playout: 2, floor: 0.95, ..Settings::USUAL };

/// Nodes for one order, by level.
const NODES: [u32; 4] = [20, 100, 400, 2000];

/// Returns the captains of *Black Skies*, weakest first. The last one thinks for the whole given budget.
pub fn captains_black_skies() -> &'static [&'static dyn Captain<BlackSkies>] {
    captains::ladder!(BlackSkies, BlackSkiesJudge, SETTINGS, NODES)
}
