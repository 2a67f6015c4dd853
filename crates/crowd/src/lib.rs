//! A crowd of scripted people at a server of Firing Arc. [`load`] measures the server, [`kills`] looks for lost orders,
//! and [`copies`] checks backups.

pub mod copies;
mod duel;
mod host;
pub mod kills;
pub mod load;
mod person;
