//! Handicaps: by how many steps one side must start weaker for the battle to be even.
//!
//! A weak captain plays one side whole; a strong captain plays the other, which starts weaker by some steps. [`Search`]
//! chooses the steps to try, and [`UnequalMatch`] is the question: a set-up, two captains and the battles at every step.

mod search;
mod unequal;

pub use search::{BATCH, Found, Search, Tried};
pub use unequal::{Opponents, UnequalMatch};
