//! Choices for the parts of an order, as the ideas and the search name them.

use rules_false_colours::{Name, Part};

/// Choice for one part of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This ship flies the flag.
    Flag(Name),
    /// A ship takes this course and this stance.
    Ship(Part),
    /// This enemy is called, or none.
    Call(Option<Name>),
}
