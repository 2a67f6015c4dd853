//! Types that the laws share: the result of a law, and orders with a text form.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use engine::Refusal;

/// The result of a law for one case: it holds, or an error describes the breach.
pub type Held = Result<(), String>;

/// Maximum number of orders of one space that are listed.
pub(super) const LISTED: usize = 4_000;

/// An order with a text form.
pub(super) trait Written: Clone + Eq + Debug + Display + FromStr<Err = Refusal> {}

impl<O: Clone + Eq + Debug + Display + FromStr<Err = Refusal>> Written for O {}
