//! Tests of *False Colours*: the laws, counts, the shape of the state, and worked turns.

mod aids;
mod by_the_book;
mod counts;
mod flaws;
mod garbled;
mod laws;
mod setups;
mod shape;
mod typed;
mod worked;
