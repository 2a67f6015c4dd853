//! Thousands of battles stepped together over memory of the caller, for programs that learn.
//!
//! A [`Wish`] names a game, a scenario and a number of battles; [`open`] returns a [`Vector`] that steps them. The
//! caller owns all arrays ([`Buffers`]); [`Spec`] has their shapes and describes each field. `docs/vector.md` explains
//! them.
//!
//! * [`spec`]: shapes and fields; [`fields`]: the fields that all games have; [`fault`]: what can be wrong with a call.
//! * `driver`: seeds, ends and new beginnings, the same for all games; `ftl`: the fast path of *Faster Than Light*, and
//!   `page` its arrays; `any`: every game, by its outlines and views; `facts`: the numbers found in
//!   a view's facts; `writer`: an observation written into an array; `seen`: the rows of pieces.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod any;
mod driver;
mod facts;
pub mod fault;
pub mod fields;
mod ftl;
mod memory;
mod page;
mod seen;
pub mod spec;
mod wish;
mod writer;

pub use driver::{Vector, seed_of};
pub use facts::value as value_of;
pub use fault::Fault;
pub use memory::{Buffers, Memory};
pub use shelf::fields::{Field, Read};
pub use spec::{Autoreset, Spec, VERSION};
pub use wish::{Wish, open};
