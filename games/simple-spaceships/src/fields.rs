//! Fields of *Simple Spaceships* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[
        Field::TURN,
        Field::word(
            "phase",
            "1 assign, 2 flip, 3 pick, 4 active, 5 loss, 6 enter, 7 over",
            &["assign", "flip", "pick", "active", "loss", "enter", "over"],
        ),
        Field::one("open die", "1 while a Movement die is used", "die.open", Read::Number(1)),
        Field::one("flown", "inches of that die", "die.flown", Read::Number(1000)),
        Field::one("turned", "1 once that die has turned the ship", "die.turned", Read::Number(1)),
        Field::one("hits", "hits to be taken from boxes", "loss.hits", Read::Number(1)),
    ],
    row: &[
        Field::word("where", "1 table, 2 away, 3 left, 4 destroyed", &["table", "away", "left", "destroyed"]),
        Field::one("active", "1 for the active ship", "name", Read::Named("active")),
        Field::one("losing", "1 for the ship that takes hits", "name", Read::Named("loss.piece")),
        Field::number("dice", "dice left"),
        Field::one("movement", "dice", "boxes.movement", Read::Number(1)),
        Field::one("attack", "dice", "boxes.attack", Read::Number(1)),
        Field::one("defence", "dice", "boxes.defence", Read::Number(1)),
        Field::one("reserve", "dice", "boxes.reserve", Read::Number(1)),
        Field::number("done", "1 once it was active in this turn"),
    ],
};
