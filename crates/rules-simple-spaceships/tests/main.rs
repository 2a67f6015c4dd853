//! Tests of *Simple Spaceships*: worked values, counts, shape, and the laws over random play.

mod counts;
mod laws;
mod played;
mod setups;
mod shape;
mod worked;
