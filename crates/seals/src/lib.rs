//! Battles between people who need not trust one another: sealed orders, dice that nobody can steer, and a record that
//! proves both.
//!
//! * [`key`]: a seat's [`Secret`], and the [`Keys`] that others know it by; [`steps`] has the chain of secret numbers.
//! * [`charter`]: who takes part, and the id that fixes it.
//! * [`seal`], [`release`]: an order is sealed, and opened once all are sealed; [`ledger`] keeps who has done what.
//! * [`shared`]: the server's part in the mode *shared*, where a seat that vanishes after the close changes nothing.
//! * [`mail`]: a battle by file, without any server, in [`letter`]s.
//! * [`verify`]: what a record proves, and the first thing in it that is false.
//!
//! `docs/security.md` says in plain words who could know what and when.

#![allow(clippy::similar_names, reason = "a seat seals: the two words of this crate differ by a letter")]

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod armour;
mod bounds;
pub mod charter;
mod fault;
mod hash;
pub mod key;
pub mod ledger;
pub mod letter;
mod lines;
pub mod mail;
pub mod release;
pub mod seal;
pub mod shared;
pub mod steps;
mod transcript;
pub mod verify;

pub use charter::{Charter, Mode};
pub use fault::Fault;
pub use hash::Hash;
pub use key::{Keys, Secret};
pub use ledger::Ledger;
pub use mail::Mail;
pub use shared::Notary;
pub use transcript::Transcript;
