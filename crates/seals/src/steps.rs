//! Chains of steps: each step is the hash of the one after it, so that a commitment to the first fixes all.

use crate::hash::{Hash, hash};

/// Number of steps of a chain, and so the most decisions of a battle.
pub const LAST: u32 = 16_384;

/// Returns the step of an earlier decision, hashed down from the step of decision `from`.
pub(crate) fn back(signs: &Hash, mut step: Hash, from: u32, to: u32) -> Hash {
    for number in (to + 1..=from).rev() {
        step = hash("step", &[signs, &number.to_le_bytes(), &step]);
    }
    step
}
