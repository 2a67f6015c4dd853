//! *Faster Than Light* under the laws, counted, and measured.

mod composed;
mod counts;
mod laws;
mod setups;
mod shape;
