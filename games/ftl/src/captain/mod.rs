//! The captains of *Faster Than Light*.
//!
//! * `picture`: the pieces that bear on each other; `ship` and `missile`: ideas for each piece, with weights.
//! * `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.
//! * [`features`]: what the judge reads off a position; `reasons`: the reasons for an order.

mod doctrine;
pub mod features;
pub mod judge;
mod missile;
mod picture;
pub(crate) mod reasons;
mod ship;

use rules_ftl::Ftl;

use captains::{Captain, Settings};

pub use judge::{Choice, FtlJudge};

/// Nodes for one order, by level.
const NODES: [u32; 4] = [6, 25, 100, 1500];

/// Returns the captains of *Faster Than Light*, weakest first. The last one thinks for the whole given budget.
pub fn captains_ftl() -> &'static [&'static dyn Captain<Ftl>] {
    captains::ladder!(Ftl, FtlJudge, Settings::USUAL, NODES)
}
