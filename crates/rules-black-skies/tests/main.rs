//! Tests of *Black Skies*: worked values, counted positions, and the laws over random play.

mod counts;
mod laws;
mod setups;
mod shape;
mod worked;
