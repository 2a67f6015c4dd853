//! The captains of *Full Thrust*.
//!
//! * `guns`: what a ship's weapons may be expected to do; `picture`: what each ship is worth, and where it may go.
//! * `helm`: ideas for movement; `volley`: for fire; `flight`: for fighters and against them; `scan`: for markers.
//! * `outcome`: what a duel comes to, by the exact odds of its fire.
//! * `desk`: all of these as the parts of a seat's order.
//! * [`doctrine`]: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.

mod desk;
pub mod doctrine;
mod flight;
mod guns;
mod helm;
pub mod judge;
mod outcome;
mod picture;
mod scan;
mod volley;

use rules_full_thrust::FullThrust;

use crate::{Captain, Random, Search, Settings};

pub use doctrine::Doctrine;
pub use judge::FullThrustJudge;

/// How the search thinks here: battles are short and dice weigh much, so it looks wider, and knows the doctrine for the
/// likeliest answer.
const SETTINGS: Settings =
    Settings { explore: 0.8, habit: 12, whim: 0.1, depth: 4, playout: 3, ..Settings::USUAL };

/// The captains of *Full Thrust*, from the weakest to the strongest.
pub fn captains_full_thrust() -> &'static [&'static dyn Captain<FullThrust>] {
    static SEARCH: Search<FullThrustJudge> = Search::with(FullThrustJudge, SETTINGS);
    static CAPTAINS: [&dyn Captain<FullThrust>; 3] = [&Random, &Doctrine, &SEARCH];
    &CAPTAINS
}
