//! The captains of *Full Thrust*.

use rules_full_thrust::FullThrust;

use crate::{Captain, Random};

/// The captains of *Full Thrust*, weakest first.
pub fn captains_full_thrust() -> &'static [&'static dyn Captain<FullThrust>] {
    &[&Random]
}
