//! Experiments: many battles between captains, and what they say with which certainty.
//!
//! * [`interval`]: how sure a share is.

pub mod interval;
