//! Tests of *Full Thrust*: worked values, counted orders, the order of the dice, the rules against a second
//! implementation, and the laws over random play.

mod boundaries;
mod by_the_book;
mod classes;
mod counts;
mod dice;
mod facts;
mod fleets;
mod laws;
mod shape;
mod worked;
