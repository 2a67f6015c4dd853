//! The server over real sockets on this machine, asked well and badly.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on says so")]

mod battles;
mod counted;
mod crossed;
mod curious;
mod documented;
mod files;
mod gates;
mod person;
mod pictures;
mod reminders;
mod sealed;
mod secrecy;
mod sinks;
mod stand;
mod stopping;
