//! Tests of *Full Thrust*: worked values, the order of the dice, the rules against a second hand, and the laws over
//! random play.

mod boundaries;
mod by_the_book;
mod classes;
mod dice;
mod facts;
mod fleets;
mod laws;
mod worked;
