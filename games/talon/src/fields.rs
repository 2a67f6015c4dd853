//! Fields of *Talon* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[
        Field::TURN,
        Field::word("impulse", "1 A to 6 F, 0 between rounds", &["A", "B", "C", "D", "E", "F"]),
        Field::one("side", "1 in the own turn, -1 in the other", "side", Read::Side),
        Field::word(
            "phase",
            "1 speeds, 2 power, 3 move, 4 fire, 5 collision, 6 arc, 7 over",
            &["speeds", "power", "move", "fire", "collision", "arc", "over"],
        ),
        Field::one("initiative", "1 with the own side, -1 with the other", "initiative.side", Read::Side),
        Field::one("own points", "points of destroyed ships", "points.own", Read::Number(1)),
        Field::one("other points", "points of destroyed ships", "points.other", Read::Number(1)),
    ],
    row: &[
        Field::word(
            "kind",
            "1 ship, 2 base, 3 squadron, 4 missile",
            &["ship", "base", "squadron", "missile"],
        ),
        Field::word(
            "where",
            "1 table, 2 aboard, 3 left, 4 retreated, 5 destroyed",
            &["table", "aboard", "left", "retreated", "destroyed"],
        ),
        Field::number("speed", "hexes a round"),
        Field::number("turn-radius", "hexes between two turns"),
        Field::number("count", "hexes until it may turn"),
        Field::number("slip", "1 after a side slip"),
        Field::number("moved", "1 once it has moved"),
        Field::number("must-move", "1 if it must move now"),
        Field::number("hull", "boxes left"),
        Field::number("of", "boxes built"),
        Field::number("power", "points left"),
        Field::number("has-ap", "1 if it has a point to spend"),
        Field::one("afterburners", "afterburners left", "afterburners.left", Read::Number(1)),
        Field::list("shields", "points of each shield: front, right, rear, left", "shields.*.left", 4),
        Field::list("reinforced", "points added to each shield", "shields.*.reinforced", 4),
        Field::list("charged", "1 if the group is charged", "groups.*.charged", 4),
        Field::list("groups lost", "1 if the group is lost", "groups.*.lost", 4),
    ],
};
