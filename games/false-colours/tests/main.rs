//! Tests of *False Colours*: those that every game must pass, and its own.

mod captains;
mod copies;
mod handicap;
mod hidden;
mod laws;
mod reasons;
mod records;
mod scenarios;

use false_colours::FalseColoursGame;
use false_colours::captain::FalseColoursJudge;
use proving::Wing;
use proving::golden::{End, Golden};

/// The game, and what its tests need to know of it.
const WING: Wing = Wing {
    game: shelf::game::<FalseColoursGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: &[],
    uneven: &[],
    together: 4,
};

proving::prove!(WING);
proving::prove_search!(FalseColoursGame, FalseColoursJudge);

/// Battles of captains and of random orders whose records are kept.
const GOLDEN: &[Golden] = &[
    Golden::of("doctrine", "first-colours", End::Rules),
    Golden::of("conceded", "melee", End::Conceded(2)),
    Golden::of("line-ahead", "line-ahead", End::Rules),
    Golden { options: &[("calls", "3")], ..Golden::of("two-squadrons", "two-squadrons", End::Rules) },
    Golden { options: &[("open", "on")], ..Golden::of("agreed-by-both", "crossing", End::Agreed(2)) },
];
