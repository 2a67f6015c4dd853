//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.
//! A comment above a group names the module that uses it.

mod orders;
mod setup;
mod view;

pub(crate) use orders::*;
pub(crate) use setup::*;
pub(crate) use view::*;
