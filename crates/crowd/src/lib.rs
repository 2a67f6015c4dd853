//! A crowd of scripted people at a server of Firing Arc: [`load`] measures it, [`kills`] looks for what it has lost, and [`copies`] for what a
//! backup keeps.

pub mod copies;
mod duel;
mod host;
pub mod kills;
pub mod load;
mod person;
