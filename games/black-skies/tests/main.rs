//! Tests of *Black Skies*: those that every game must pass, and its own.

mod captains;
mod copies;
mod handicap;
mod hidden;
mod laws;
mod reasons;
mod records;
mod scenarios;

use black_skies::BlackSkiesGame;
use black_skies::captain::BlackSkiesJudge;
use proving::Wing;
use proving::golden::{End, Golden};

/// The game, and what its tests need to know of it.
const WING: Wing = Wing {
    game: shelf::game::<BlackSkiesGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: ROUNDED_OFF,
    uneven: &[],
    together: 2,
};

proving::prove!(WING);
proving::prove_search!(BlackSkiesGame, BlackSkiesJudge);

/// Battles of captains and of random orders whose records are kept.
const GOLDEN: &[Golden] = &[
    Golden { options: &[("turn-limit", "4")], ..Golden::of("doctrine", "lancers", End::Rules) },
    Golden { typed: true, captain: "random", ..Golden::of("conceded", "duel", End::Conceded(10)) },
    Golden { options: &[("penalty", "target")], ..Golden::of("agreed-by-both", "duel", End::Agreed(10)) },
    Golden { options: &[("turn-limit", "5")], ..Golden::of("doctrine-wording-2", "squadron", End::Rules) },
    Golden { options: &[("turn-limit", "3")], ..Golden::of("ace-even", "ace-even", End::Rules) },
];

/// Clauses that the rulebook states and that we had to complete.
const ROUNDED_OFF: &[&str] = &[
    "BS-1.3", "BS-1.4", "BS-1.5", "BS-1.6", "BS-1.8", "BS-2.1", "BS-2.4", "BS-3.4", "BS-3.5", "BS-3.7",
    "BS-5.2", "BS-5.3", "BS-5.5",
];
