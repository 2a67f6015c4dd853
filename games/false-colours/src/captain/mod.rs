//! The captains of *False Colours*.
//!
//! * `picture`: courses of all ships and the dice that they bring on each other; `choice`: a choice for one part of an
//!   order; `ideas`: ideas for each ship, the call and the flag, with weights; `belief`: which enemy ship probably flies
//!   the flag.
//! * `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.
//! * [`features`]: what the judge reads off a position; `reasons`: the reasons for an order.

mod belief;
mod choice;
mod doctrine;
pub mod features;
mod ideas;
pub mod judge;
mod picture;
pub(crate) mod reasons;

use rules_false_colours::FalseColours;

use captains::{Captain, Settings};

pub use choice::Choice;
pub use judge::FalseColoursJudge;

/// Settings of the search. The other side plays from habit alone: a tree that let it learn would tell it the flag.
const SETTINGS: Settings =
    Settings { explore: 0.5, habit: 16, whim: 0.1, depth: 3, playout: 2, floor: 0.6, ..Settings::USUAL };

/// Nodes for one order, by level.
const NODES: [u32; 4] = [40, 150, 500, 2000];

/// Returns the captains of *False Colours*, weakest first. The last one thinks for the whole given budget.
pub fn captains_false_colours() -> &'static [&'static dyn Captain<FalseColours>] {
    captains::ladder!(FalseColours, FalseColoursJudge, SETTINGS, NODES)
}
