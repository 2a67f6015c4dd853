//! Fields of observations that every game has. Those of one game stand in its wing ([`shelf::Shelved::fields`]).

use shelf::fields::{Field, Read};

/// The fields that a piece of every game has.
pub const EVERY_PIECE: &[Field] = &[
    Field::one("here", "1 if the piece is in the view", "", Read::Here),
    Field::one("x", "inches", "x", Read::Number(1000)),
    Field::one("y", "inches", "y", Read::Number(1000)),
    Field::number("heading", "degrees, clockwise"),
];
