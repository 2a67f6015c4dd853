//! Tests of *Simple Spaceships*: worked values, the order of the dice, counts, and the laws over random play.

mod laws;
mod setups;
