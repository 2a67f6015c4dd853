//! Tests of the captains: their orders are legal, fixed by the seed, and good.

mod draws;
mod legal;
mod levels;
pub mod set_ups;
mod strength;
