//! Tests of *Simple Spaceships*: those of every game, and those of this one.

mod captains;
mod copies;
mod handicap;
mod laws;
mod reasons;
mod records;
mod scenarios;

use proving::Wing;
use proving::golden::{End, Golden};
use simple_spaceships::SimpleSpaceshipsGame;
use simple_spaceships::captain::SimpleSpaceshipsJudge;

/// The game, and the data that the common tests need of it.
const WING: Wing = Wing {
    game: shelf::game::<SimpleSpaceshipsGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: ROUNDED_OFF,
    uneven: &[],
    together: 2,
};

proving::prove!(WING);
proving::prove_search!(SimpleSpaceshipsGame, SimpleSpaceshipsJudge);

/// Battles of captains, and random ones, whose records are kept.
const GOLDEN: &[Golden] = &[
    Golden::of("doctrine", "duel", End::Rules),
    Golden {
        options: &[("edge", "wrap"), ("assignment", "open-alternating")],
        captain: "random",
        ..Golden::of("conceded", "duel", End::Conceded(30))
    },
    Golden::of("agreed-by-both", "santa", End::Agreed(12)),
    Golden::of("doctrine-wording-2", "patrol", End::Rules),
    Golden::of("duel-even", "duel-even", End::Rules),
    Golden::of("santa-even", "santa-even", End::Rules),
    Golden::of("patrol-even", "patrol-even", End::Rules),
    Golden::of("last-stand-even", "last-stand-even", End::Rules),
    Golden::of("dogfight", "dogfight", End::Rules),
    Golden::of("short-run", "short-run", End::Rules),
];

/// Clauses that the rulebook states and we had to round off.
const ROUNDED_OFF: &[&str] = &[
    "SS-1.1", "SS-1.3", "SS-1.4", "SS-1.5", "SS-2.3", "SS-3.2", "SS-3.3", "SS-4.2", "SS-4.3", "SS-4.5",
    "SS-5.1",
];
