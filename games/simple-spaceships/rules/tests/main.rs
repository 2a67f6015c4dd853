//! Tests of *Simple Spaceships*: worked values, counts, shape, and the laws over random play.

mod by_the_book;
mod counts;
mod laws;
mod played;
mod setups;
mod shape;
mod worked;
