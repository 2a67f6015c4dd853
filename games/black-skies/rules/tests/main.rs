//! Tests of *Black Skies*: worked values, counted positions, a second version of the rules, laws over random play.

mod aids;
mod by_the_book;
mod counts;
mod garbled;
mod laws;
mod setups;
mod shape;
mod worked;
