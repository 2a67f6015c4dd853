//! The captains of *Simple Spaceships*.
//!
//! * `hits`: what an attack is worth; `eye`: what a ship sees from a pose, and what a pose is worth.
//! * `flight`: plans for the active ship; `dealing`: dice into boxes; `losses`: which die hurts most.
//! * `doctrine`: the captain that follows the best of these ideas; [`judge`]: the same ideas and a judgement for the search.

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

/// How the search thinks here: a turn is many small decisions, so the tree and its playouts reach over more of them than
/// in other games.
const SETTINGS: Settings =
    Settings { depth: 8, playout: 24, habit: 12, explore: 0.3, floor: 0.6, ..Settings::USUAL };

/// How many nodes an order is worth to each level.
const NODES: [u32; 4] = [8, 20, 50, 500];

/// The captains of *Simple Spaceships*, from the weakest to the strongest; the last thinks as long as it is told to.
pub fn captains_simple_spaceships() -> &'static [&'static dyn Captain<SimpleSpaceships>] {
    captains::ladder!(SimpleSpaceships, SimpleSpaceshipsJudge, SETTINGS, NODES)
}
