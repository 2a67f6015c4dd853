//! The captains of *Simple Spaceships*.
//!
//! * `hits`: the worth of an attack; `picture`: the view of a ship from a pose, and the worth of a pose.
//! * `flight`: plans for the active ship; `dealing`: dice into boxes; `losses`: the worth of a die to lose.
//! * `doctrine`: the captain that follows the best of these ideas; [`judge`]: the same ideas for the search, and the value
//!   of a position; [`features`]: the numbers it is made from; `reasons`: the reasons for an order.

mod dealing;
mod doctrine;
pub mod features;
mod flight;
mod hits;
pub mod judge;
mod losses;
mod picture;
pub(crate) mod reasons;

use rules_simple_spaceships::SimpleSpaceships;

use captains::{Captain, Settings};

pub use judge::SimpleSpaceshipsJudge;

/// Search settings: a turn is many small decisions, so the tree and its playouts are deeper than in other games.
const SETTINGS: Settings =
    Settings { depth: 8, playout: 24, habit: 12, explore: 0.3, floor: 0.6, ..Settings::USUAL };

/// The number of nodes for an order, by level.
const NODES: [u32; 4] = [8, 20, 50, 500];

/// Returns the captains of *Simple Spaceships*, weakest first. The last one thinks for the whole given budget.
pub fn captains_simple_spaceships() -> &'static [&'static dyn Captain<SimpleSpaceships>] {
    captains::ladder!(SimpleSpaceships, SimpleSpaceshipsJudge, SETTINGS, NODES)
}
