//! Tests of *Talon*: those that every game has, and its own.

mod aids;
mod captains;
mod handicap;
mod judge;
mod laws;
mod reasons;
mod records;
mod scenarios;

use proving::Wing;
use proving::golden::{End, Golden};
use talon::TalonGame;
use talon::captain::TalonJudge;

/// The game, and the particulars of its tests.
const WING: Wing = Wing {
    game: shelf::game::<TalonGame>(),
    folder: env!("CARGO_MANIFEST_DIR"),
    golden: GOLDEN,
    rounded_off: ROUNDED_OFF,
    uneven: &[],
    together: 0,
};

proving::prove!(WING);
proving::prove_search!(TalonGame, TalonJudge);

/// Battles of captains, and random battles, whose records are kept.
const GOLDEN: &[Golden] = &[
    Golden { options: &[("turn-limit", "2")], ..Golden::of("doctrine", "duel", End::Rules) },
    Golden {
        options: &[("turn-limit", "2")],
        ..Golden::of("doctrine-wording-2", "chance-encounter", End::Rules)
    },
    Golden {
        options: &[("turn-limit", "3")],
        ..Golden::of("doctrine-wording-3", "war-is-upon-us", End::Rules)
    },
    Golden {
        options: &[("map", "floating"), ("retreat", "off")],
        captain: "random",
        ..Golden::of("conceded", "chance-encounter", End::Conceded(40))
    },
    Golden { typed: true, ..Golden::of("agreed-by-both", "duel", End::Agreed(30)) },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("war-is-upon-us-even", "war-is-upon-us-even", End::Rules)
    },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("turning-circle-even", "turning-circle-even", End::Rules)
    },
    Golden { options: &[("turn-limit", "1")], ..Golden::of("duel-even", "duel-even", End::Rules) },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("chance-encounter-even", "chance-encounter-even", End::Rules)
    },
    Golden { options: &[("turn-limit", "1")], ..Golden::of("the-belt-even", "the-belt-even", End::Rules) },
    Golden { options: &[("turn-limit", "1")], ..Golden::of("convoy-even", "convoy-even", End::Rules) },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("base-assault-even", "base-assault-even", End::Rules)
    },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("fleet-action-even", "fleet-action-even", End::Rules)
    },
    Golden {
        options: &[("turn-limit", "1")],
        ..Golden::of("round-the-planet", "round-the-planet", End::Rules)
    },
];

/// Clauses that the rulebook states and that we complete with a reading of our own.
const ROUNDED_OFF: &[&str] = &[
    "TAL-1.1",
    "TAL-1.5",
    "TAL-2.3",
    "TAL-7.2.2",
    "TAL-7.3.2",
    "TAL-7.4.1",
    "TAL-8.1",
    "TAL-8.2",
    "TAL-8.3",
    "TAL-8.4",
    "TAL-8.5",
    "TAL-9.1",
    "TAL-9.2",
    "TAL-10.1",
    "TAL-17.1",
];
