//! The captains of *Full Thrust*.
//!
//! * `guns`: the expected damage of a ship's weapons; `picture`: the worth of each ship, and its probable moves.
//! * `helm`: ideas for movement; `volley`: for fire; `flight`: for fighters and against them; `scan`: for markers.
//! * `outcome`: the expected outcome of a duel, by the exact odds of its fire.
//! * `belief`: the probable classes of markers; `desk`: all of these as the parts of a seat's order.
//! * `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and an evaluation for the search;
//!   [`features`]: the numbers behind that evaluation; `reasons`: the reasons for an order.

mod belief;
mod desk;
mod doctrine;
pub mod features;
mod flight;
mod guns;
mod helm;
pub mod judge;
mod outcome;
mod picture;
pub(crate) mod reasons;
mod scan;
mod volley;

use rules_full_thrust::FullThrust;

use captains::{Captain, Settings};

pub use judge::FullThrustJudge;

/// The settings of the search for this game. Battles are short and depend much on dice, so it explores widely and takes
/// the doctrine's order as the likeliest answer.
const SETTINGS: Settings =
    Settings { explore: 2.0, habit: 15, whim: 0.0, depth: 6, playout: 2, floor: 0.95, ..Settings::USUAL };

/// The number of nodes for each order, by level.
const NODES: [u32; 4] = [130, 300, 1000, 5000];

/// Returns the captains of *Full Thrust*, weakest first. The last one thinks for the whole given budget.
pub fn captains_full_thrust() -> &'static [&'static dyn Captain<FullThrust>] {
    captains::ladder!(FullThrust, FullThrustJudge, SETTINGS, NODES)
}
