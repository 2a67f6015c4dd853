//! The captains' tests: what they write is legal, fixed by the seed, and good.

mod black_skies;
mod draws;
mod full_thrust;
mod legal;
mod levels;
mod set_ups;
mod simple_spaceships;
mod strength;
mod talon;
