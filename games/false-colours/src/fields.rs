//! Fields of *False Colours* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[
        Field::TURN,
        Field::word("phase", "1 flags, 2 orders, 3 over", &["flags", "orders", "over"]),
        Field::one("own calls", "calls left", "sides.own.calls", Read::Number(1)),
        Field::one("other calls", "calls left", "sides.other.calls", Read::Number(1)),
        Field::one("own known", "1 if all know the flagship", "sides.own.known", Read::Number(1)),
        Field::one("other known", "1 if all know the flagship", "sides.other.known", Read::Number(1)),
        Field::one("own points", "hull points on the table", "sides.own.points", Read::Number(1)),
        Field::one("other points", "hull points on the table", "sides.other.points", Read::Number(1)),
    ],
    row: &[
        Field::word("where", "1 table, 2 lost", &["table", "lost"]),
        Field::number("hull", "points left"),
        Field::number("of", "points at the start"),
        Field::number("flag", "1 for the flagship, as far as the seat knows it"),
        Field::number("cleared", "1 if known not to fly the flag, by a false call"),
    ],
};
