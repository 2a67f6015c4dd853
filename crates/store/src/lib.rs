//! The store: rooms and their numbered events, kept durably and encrypted at rest.
//!
//! The events of a room are the truth: they are appended, and numbered from 1 without gaps. Only texts of a player who asked
//! to be forgotten are ever overwritten. Beside the events a room has a [`RoomCard`] of public facts for lists, [`Grant`]s that say what a token may do, [`Due`]s (clocks that run) and
//! [`Private`] rows. One [`Change`] writes to all of them, or to none.
//!
//! [`Store`] is the contract and [`conformance::run`] its tests. `Sqlite` keeps rooms in one encrypted file, [`Memory`] for tests and
//! simulations.
//!
//! A store has no clock, knows no game and reads no body. Times are its callers', in milliseconds since 1970.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod change;
#[cfg(feature = "sqlite")]
mod cipher;
pub mod conformance;
mod error;
mod id;
#[cfg(feature = "sqlite")]
mod keyfile;
mod memory;
#[cfg(feature = "sqlite")]
mod sqlite;
#[allow(clippy::module_inception, reason = "the contract has the name of the crate")]
mod store;

pub use change::{
    Appended, Change, Draft, Due, Event, Grant, MOST_BYTES, MOST_LETTERS, MOST_ROWS, PAGE, Phase, Private,
    Role, RoomCard, RoomRow, RoomState,
};
pub use error::StoreError;
pub use id::{Hash, Key, NotARoomId, RoomId};
pub use memory::Memory;
#[cfg(feature = "sqlite")]
pub use sqlite::{Settings, Sqlite, backup};
pub use store::Store;

/// Milliseconds since 1970-01-01 00:00 UTC, by the clock of whoever calls.
pub type Millis = i64;
