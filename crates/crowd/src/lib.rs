//! A crowd of scripted people at a server of Firing Arc: [`load`] measures it, and [`kills`] looks for what it has lost.

mod duel;
mod host;
pub mod kills;
pub mod load;
mod person;
