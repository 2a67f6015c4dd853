//! The captains of *Full Thrust*.
//!
//! * `guns`: what a ship's weapons may be expected to do; `picture`: what each ship is worth, and where it may go.
//! * `helm`: ideas for movement; `volley`: for fire; `flight`: for fighters and against them; `scan`: for markers.
//! * `desk`: all of these as the parts of a seat's order.
//! * [`doctrine`]: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.

mod desk;
pub mod doctrine;
mod flight;
mod guns;
mod helm;
pub mod judge;
mod picture;
mod scan;
mod volley;

use rules_full_thrust::FullThrust;

use crate::{Captain, Random, Search};

pub use doctrine::Doctrine;
pub use judge::FullThrustJudge;

/// The captains of *Full Thrust*, from the weakest to the strongest.
pub fn captains_full_thrust() -> &'static [&'static dyn Captain<FullThrust>] {
    static SEARCH: Search<FullThrustJudge> = Search::new(FullThrustJudge);
    static CAPTAINS: [&dyn Captain<FullThrust>; 3] = [&Random, &Doctrine, &SEARCH];
    &CAPTAINS
}
