//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.

mod orders;
mod setup;
mod view;

pub(crate) use orders::*;
pub(crate) use setup::*;
pub(crate) use view::*;
