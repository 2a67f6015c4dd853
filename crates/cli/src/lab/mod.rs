//! `firing-arc lab`: many battles, counted.
//!
//! * [`playouts`]: random battles and their speed; [`matches`], [`ladders`]: captains against each other;
//! * [`solve`]: a small game solved exactly, and the captains measured in it;
//! * [`fights`]: what these have in common: captains by name, the results file, progress.

mod fights;
mod ladders;
mod matches;
mod playouts;
mod solve;

pub use ladders::ladder;
pub use matches::match_up;
pub use playouts::playouts;
pub use solve::{Solve, solve};
