//! Fields of *Black Skies* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[
        Field::TURN,
        Field::word(
            "phase",
            "1 toss, 2 deploy, 3 decks, 4 next, 5 option, 6 check, 7 fire, 8 over",
            &["toss", "deploy", "decks", "next", "option", "check", "fire", "over"],
        ),
        Field::number("flips", "cards flipped in this round"),
        Field::one("writes", "1 if the own side writes, else -1", "writes", Read::Side),
        Field::one("own hull", "points", "sides.own.hull", Read::Number(1)),
        Field::one("other hull", "points", "sides.other.hull", Read::Number(1)),
        Field::list(
            "own cards known",
            "1 if the seat knows the card, from the top",
            "sides.own.deck.*.known",
            8,
        ),
    ],
    row: &[
        Field::word(
            "where",
            "1 table, 2 waiting, 3 left, 4 destroyed",
            &["table", "waiting", "left", "destroyed"],
        ),
        Field::one("flown", "1 if its element flies the card", "element", Read::Named("flown.element")),
        Field::number("leads", "1 for the lead of an element"),
        Field::number("skill", "skill of the pilot"),
        Field::number("speed", "speed"),
        Field::number("retrograde", "1 if it flies tail first"),
        Field::number("hull", "points left"),
        Field::number("of", "points built"),
        Field::number("armour", "points"),
        Field::number("shields", "shields"),
        Field::number("failed", "1 if a check has failed"),
        Field::number("done", "1 if it has fired"),
        Field::list("weapons spent", "1 if the weapon cannot fire any more", "weapons.*.spent", 6),
    ],
};
