//! Tests of *Talon*: worked values, counted positions, the rules against a second implementation, the laws over random
//! play.

mod aids;
mod by_the_book;
mod composed;
mod counts;
mod flaws;
mod garbled;
mod laws;
mod setups;
mod shape;
mod typed;
mod worked;
