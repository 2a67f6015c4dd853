//! Tests of *Black Skies*: worked values, counted positions, the rules against a second hand, and the laws over random play.

mod by_the_book;
mod counts;
mod garbled;
mod laws;
mod setups;
mod shape;
mod worked;
