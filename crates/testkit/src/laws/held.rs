//! What laws have in common: how one is broken, how much of a space is listed, and orders as people read them.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::Refusal;

/// What a law says of one case: it holds, or how it is broken.
pub type Held = Result<(), String>;

/// The most orders of one space that are listed.
pub(super) const LISTED: usize = 4_000;

/// An order as a person reads it.
pub(super) trait Written: Clone + Eq + Debug + Display + FromStr<Err = Refusal> {}

impl<O: Clone + Eq + Debug + Display + FromStr<Err = Refusal>> Written for O {}
