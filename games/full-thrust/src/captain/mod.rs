//! The captains of *Full Thrust*.
//!
//! * `guns`: what a ship's weapons may be expected to do; `picture`: what each ship is worth, and where it may go.
//! * `helm`: ideas for movement; `volley`: for fire; `flight`: for fighters and against them; `scan`: for markers.
//! * `outcome`: what a duel comes to, by the exact odds of its fire.
//! * `belief`: what markers are; `desk`: all of these as the parts of a seat's order.
//! * `doctrine`: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.

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

/// How the search thinks here: battles are short and dice weigh much, so it looks wider, and knows the doctrine for the
/// likeliest answer.
const SETTINGS: Settings =
    Settings { explore: 2.0, habit: 15, whim: 0.0, depth: 6, playout: 2, floor: 0.95, ..Settings::USUAL };

/// How many nodes an order is worth to each level.
const NODES: [u32; 4] = [130, 300, 1000, 5000];

/// The captains of *Full Thrust*, from the weakest to the strongest; the last thinks as long as it is told to.
pub fn captains_full_thrust() -> &'static [&'static dyn Captain<FullThrust>] {
    captains::ladder!(FullThrust, FullThrustJudge, SETTINGS, NODES)
}
