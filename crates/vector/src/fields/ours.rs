//! The fields of our games.

use super::{Field, Fields, Read};

const TURN: Field = Field::number("turn", "turns, from 1");

/// Every game with its fields.
pub(super) const ALL: [(&str, Fields); 5] = [
    ("ftl", FTL),
    ("full-thrust", FULL_THRUST),
    ("simple-spaceships", SIMPLE_SPACESHIPS),
    ("black-skies", BLACK_SKIES),
    ("talon", TALON),
];

const FTL: Fields = Fields {
    globals: &[TURN, Field::number("quiet", "quiet turns in a row, up to 10")],
    row: &[
        word("kind", "1 ship, 2 missile", &["ship", "missile"]),
        Field::one("radius", "inches", "radius", Read::Number(1000)),
        Field::number("hits", "hits taken"),
        Field::number("missiles", "missiles left"),
    ],
};

const FULL_THRUST: Fields = Fields {
    globals: &[
        TURN,
        word(
            "phase",
            "1 orders, 2 fire, 3 fighters, 4 attacks, 5 defence, 6 scans, 7 over",
            &["orders", "fire", "fighters", "attacks", "defence", "scans", "over"],
        ),
        Field::one("own points", "points: damage done and exits", "sides.own.points", Read::Number(1)),
        Field::one("other points", "points: damage done and exits", "sides.other.points", Read::Number(1)),
    ],
    row: &[
        word("kind", "1 ship, 2 marker, 3 fighters", &["ship", "marker", "fighters"]),
        word(
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

const SIMPLE_SPACESHIPS: Fields = Fields {
    globals: &[
        TURN,
        word(
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
        word("where", "1 table, 2 away, 3 left, 4 destroyed", &["table", "away", "left", "destroyed"]),
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

const BLACK_SKIES: Fields = Fields {
    globals: &[
        TURN,
        word(
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
        word("where", "1 table, 2 waiting, 3 left, 4 destroyed", &["table", "waiting", "left", "destroyed"]),
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

const TALON: Fields = Fields {
    globals: &[
        TURN,
        word("impulse", "1 A to 6 F, 0 between rounds", &["A", "B", "C", "D", "E", "F"]),
        Field::one("side", "1 in the own turn, -1 in the other", "side", Read::Side),
        word(
            "phase",
            "1 speeds, 2 power, 3 move, 4 fire, 5 collision, 6 arc, 7 over",
            &["speeds", "power", "move", "fire", "collision", "arc", "over"],
        ),
        Field::one("initiative", "1 with the own side, -1 with the other", "initiative.side", Read::Side),
        Field::one("own points", "points of destroyed ships", "points.own", Read::Number(1)),
        Field::one("other points", "points of destroyed ships", "points.other", Read::Number(1)),
    ],
    row: &[
        word("kind", "1 ship, 2 base, 3 squadron, 4 missile", &["ship", "base", "squadron", "missile"]),
        word(
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

const fn word(name: &'static str, unit: &'static str, words: &'static [&'static str]) -> Field {
    Field::one(name, unit, name, Read::Word(words))
}
