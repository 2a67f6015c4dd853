//! The captains of *Black Skies*.

use rules_black_skies::BlackSkies;

use crate::{Captain, Random};

/// The captains of *Black Skies*, weakest first.
pub fn captains_black_skies() -> &'static [&'static dyn Captain<BlackSkies>] {
    &[&Random]
}
