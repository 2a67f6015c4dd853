//! The captains of *Simple Spaceships*.

use rules_simple_spaceships::SimpleSpaceships;

use crate::{Captain, Random};

/// The captains of *Simple Spaceships*, from the weakest to the strongest.
pub fn captains_simple_spaceships() -> &'static [&'static dyn Captain<SimpleSpaceships>] {
    &[&Random]
}
