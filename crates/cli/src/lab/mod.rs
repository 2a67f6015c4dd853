//! `firing-arc lab`: many battles, counted.
//!
//! * [`playouts`]: random battles and their speed; [`matches`], [`ladders`]: captains against each other;
//! * [`solve`]: a small game solved exactly, and the captains measured in it;
//! * [`fit`]: the weights of a game's judge, and whether it is right;
//! * [`fights`]: what these have in common: captains by name, the results file, progress.

mod fights;
pub mod fit;
mod ladders;
mod matches;
mod playouts;
mod solve;

pub use fit::{calibrate, fit};
pub use ladders::ladder;
pub use matches::match_up;
pub use playouts::playouts;
pub use solve::{Solve, solve};
