//! Tests of the game *Full Thrust*: those that every game must pass, and its own.

mod aids;
mod captains;
mod handicap;
mod hidden;
mod laws;
mod modules;
mod reasons;
mod records;

use full_thrust::FullThrustGame;
use full_thrust::captain::FullThrustJudge;
use proving::Wing;
use proving::golden::{End, Golden};

/// The game, and the expectations of the common tests.
const WING: Wing = Wing {
    game: shelf::game::<FullThrustGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: ROUNDED_OFF,
    uneven: &["last-stand-of-furious"],
    together: 4,
};

proving::prove!(WING);
proving::prove_search!(FullThrustGame, FullThrustJudge);

/// Battles whose records are kept, by captains and at random.
const GOLDEN: &[Golden] = &[
    Golden {
        options: &[("thresholds", "on"), ("turn-limit", "8")],
        ..Golden::of("doctrine", "line-duel", End::Rules)
    },
    Golden { typed: true, ..Golden::of("by-hand", "duel-heavy-cruisers", End::Rules) },
    Golden {
        options: &[("morale", "on")],
        captain: "random",
        ..Golden::of("agreed-by-both", "carrier-strike", End::Agreed(7))
    },
    Golden {
        options: &[("thresholds", "on"), ("fire", "alternate"), ("turn-limit", "6")],
        ..Golden::of("doctrine-wording-2", "skirmish", End::Rules)
    },
    Golden { options: &[("turn-limit", "3")], ..Golden::of("line-duel-even", "line-duel-even", End::Rules) },
    Golden { options: &[("turn-limit", "3")], ..Golden::of("convoy-even", "convoy-even", End::Rules) },
    Golden {
        options: &[("turn-limit", "3")],
        ..Golden::of("last-stand-of-furious-even", "last-stand-of-furious-even", End::Rules)
    },
    Golden { options: &[("turn-limit", "3")], ..Golden::of("skirmish-even", "skirmish-even", End::Rules) },
];

/// Clauses that the rulebook states and that we had to complete.
const ROUNDED_OFF: &[&str] = &[
    "FT-1.4", "FT-2.1", "FT-2.2", "FT-2.3", "FT-2.4", "FT-2.7", "FT-3.1", "FT-3.3", "FT-3.4", "FT-3.5",
    "FT-4.1", "FT-4.2", "FT-4.3", "FT-4.4", "FT-4.5", "FT-4.6", "FT-4.7", "FT-4.8", "FT-4.10", "FT-4.11",
    "FT-4.12", "FT-4.13", "FT-4.14",
];
