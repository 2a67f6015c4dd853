//! Fields of *Faster Than Light* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[Field::TURN, Field::number("quiet", "quiet turns in a row, up to 10")],
    row: &[
        Field::word("kind", "1 ship, 2 missile", &["ship", "missile"]),
        Field::one("radius", "inches", "radius", Read::Number(1000)),
        Field::number("hits", "hits taken"),
        Field::number("missiles", "missiles left"),
    ],
};
