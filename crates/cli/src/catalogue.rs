//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.

mod analyse;
mod general;
mod lab;
mod play;
mod records;

pub(crate) use analyse::*;
pub(crate) use general::*;
pub(crate) use lab::*;
pub(crate) use play::*;
pub(crate) use records::*;
