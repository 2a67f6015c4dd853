//! The captains' tests: what they write is legal, fixed by the seed, and good.

mod draws;
mod legal;
mod levels;
pub mod set_ups;
mod strength;
