//! Tests of *Faster Than Light*: the laws, counts, and the shape of the state.

mod aids;
mod composed;
mod counts;
mod laws;
mod setups;
mod shape;
