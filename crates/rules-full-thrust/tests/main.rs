//! Tests of *Full Thrust*: worked values, the order of the dice, and the laws over random play.

mod dice;
mod facts;
mod fleets;
mod laws;
mod worked;
