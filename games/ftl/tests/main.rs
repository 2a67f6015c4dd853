//! Tests of *Faster Than Light*: those that every game must pass, and its own.

mod by_the_book;
mod captains;
mod copies;
mod doubts;
mod faults;
mod handicap;
mod headers;
mod laws;
mod plots;
mod reasons;
mod records;
mod scenarios;

use ftl::FtlGame;
use ftl::captain::FtlJudge;
use proving::Wing;
use proving::golden::{End, Golden};

/// The game, and what its tests need to know of it.
const WING: Wing = Wing {
    game: shelf::game::<FtlGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: ROUNDED_OFF,
    uneven: &[],
    together: 16,
};

proving::prove!(WING);
proving::prove_search!(FtlGame, FtlJudge);

/// Battles of captains and of random orders whose records are kept.
const GOLDEN: &[Golden] = &[
    Golden {
        options: &[("missiles", "4"), ("turn-limit", "30")],
        ..Golden::of("doctrine", "close-quarters", End::Rules)
    },
    Golden {
        options: &[("sprints", "by-side")],
        captain: "random",
        ..Golden::of("conceded", "duel", End::Conceded(5))
    },
    Golden::of("agreed-by-both", "crossing-courses", End::Agreed(4)),
    Golden {
        options: &[("missiles", "6"), ("turn-limit", "20")],
        ..Golden::of("doctrine-wording-2", "fleet", End::Rules)
    },
    Golden { options: &[("missiles", "5")], ..Golden::of("conceded-wording-3", "fleet", End::Conceded(14)) },
];

/// Clauses that the rulebook states and that we had to complete.
const ROUNDED_OFF: &[&str] = &[
    "FTL-1.1", "FTL-1.3", "FTL-2.2", "FTL-2.3", "FTL-5.1", "FTL-5.2", "FTL-5.3", "FTL-5.5", "FTL-6.1",
    "FTL-6.3", "FTL-6.10", "FTL-7.1",
];
