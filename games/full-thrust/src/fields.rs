//! Fields of *Full Thrust* for programs that learn.

use shelf::fields::{Field, Fields, Read};

/// The fields of the table, and those of a piece.
pub(crate) const FIELDS: Fields = Fields {
    globals: &[
        Field::TURN,
        Field::word(
            "phase",
            "1 orders, 2 fire, 3 fighters, 4 attacks, 5 defence, 6 scans, 7 over",
            &["orders", "fire", "fighters", "attacks", "defence", "scans", "over"],
        ),
        Field::one("own points", "points: damage done and exits", "sides.own.points", Read::Number(1)),
        Field::one("other points", "points: damage done and exits", "sides.other.points", Read::Number(1)),
    ],
    row: &[
        Field::word("kind", "1 ship, 2 marker, 3 fighters", &["ship", "marker", "fighters"]),
        Field::word(
            "where",
            "1 table, 2 away, 3 barred, 4 destroyed, 5 out, 6 gone, 7 aboard, 8 flying, 9 recovered, 10 lost",
            &["table", "away", "barred", "destroyed", "out", "gone", "aboard", "flying", "recovered", "lost"],
        ),
        Field::number("velocity", "inches a turn"),
        Field::number("hidden", "1 if hidden"),
        Field::number("damage", "points"),
        Field::number("hull", "points that destroy it"),
        Field::number("thrust", "points left"),
        Field::number("firecons", "firecons left"),
        Field::number("fighters", "fighters left in a group"),
        Field::number("moved", "1 if the group has moved"),
        Field::list(
            "systems lost",
            "1 if the system is lost, in the order of its display",
            "systems.*.lost",
            16,
        ),
    ],
};
