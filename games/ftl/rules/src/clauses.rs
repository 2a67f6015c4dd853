//! The table of clauses; what each says stands in `rulebook/` of the game, which is rulebook and test at once.

use engine::clause::Origin::{Ruling, Said};
use engine::clause::{Clause, Origin, Statement};

/// FTL-1.1
pub const TABLE: Clause = Clause("FTL-1.1");
/// FTL-1.2
pub const BASES: Clause = Clause("FTL-1.2");
/// FTL-1.3
pub const MISSILES: Clause = Clause("FTL-1.3");
/// FTL-1.4
pub const MARKER: Clause = Clause("FTL-1.4");
/// FTL-2.1
pub const HITS: Clause = Clause("FTL-2.1");
/// FTL-2.2
pub const OUT: Clause = Clause("FTL-2.2");
/// FTL-2.3
pub const VICTORY: Clause = Clause("FTL-2.3");
/// FTL-3.1
pub const SCALE: Clause = Clause("FTL-3.1");
/// FTL-5.1
pub const ONE_ORDER: Clause = Clause("FTL-5.1");
/// FTL-5.2
pub const ROTATE: Clause = Clause("FTL-5.2");
/// FTL-5.3
pub const SPRINT: Clause = Clause("FTL-5.3");
/// FTL-5.4
pub const LAUNCH: Clause = Clause("FTL-5.4");
/// FTL-5.5
pub const SECOND: Clause = Clause("FTL-5.5");
/// FTL-5.6
pub const UNREADABLE: Clause = Clause("FTL-5.6");
/// FTL-5.7
pub const ROTATE_ZERO: Clause = Clause("FTL-5.7");
/// FTL-5.8
pub const NEW_MISSILE: Clause = Clause("FTL-5.8");
/// FTL-6.1
pub const LAUNCHES: Clause = Clause("FTL-6.1");
/// FTL-6.2
pub const ROTATIONS: Clause = Clause("FTL-6.2");
/// FTL-6.3
pub const SPRINT_PATH: Clause = Clause("FTL-6.3");
/// FTL-6.4
pub const MISSILE_MISSILE: Clause = Clause("FTL-6.4");
/// FTL-6.5
pub const MISSILE_SHIP: Clause = Clause("FTL-6.5");
/// FTL-6.6
pub const SHIP_SHIP: Clause = Clause("FTL-6.6");
/// FTL-6.7
pub const NEAR_TO_FAR: Clause = Clause("FTL-6.7");
/// FTL-6.8
pub const NEARNESS: Clause = Clause("FTL-6.8");
/// FTL-6.9
pub const TOGETHER: Clause = Clause("FTL-6.9");
/// FTL-6.10
pub const OFF_TABLE: Clause = Clause("FTL-6.10");
/// FTL-6.11
pub const CLEARED: Clause = Clause("FTL-6.11");
/// FTL-6.12
pub const LOST_LAUNCH: Clause = Clause("FTL-6.12");
/// FTL-7.1
pub const LIMIT: Clause = Clause("FTL-7.1");
/// FTL-7.2
pub const AGREEMENT: Clause = Clause("FTL-7.2");

const fn row(clause: Clause, origin: Origin, title: &'static str) -> Statement {
    Statement { clause, origin, title }
}

/// Every clause, in rulebook order.
pub const CLAUSES: &[Statement] = &[
    row(TABLE, Said, "The table"),
    row(BASES, Ruling, "Bases"),
    row(MISSILES, Said, "Missiles carried"),
    row(MARKER, Said, "Markers"),
    row(HITS, Said, "Three hits"),
    row(OUT, Said, "Leaving and colliding"),
    row(VICTORY, Said, "Victory"),
    row(SCALE, Said, "Scale"),
    row(ONE_ORDER, Said, "One order a piece"),
    row(ROTATE, Said, "Writing a rotation"),
    row(SPRINT, Said, "Writing a sprint"),
    row(LAUNCH, Said, "Writing a launch"),
    row(SECOND, Said, "A second order"),
    row(UNREADABLE, Ruling, "Orders that do not stand"),
    row(ROTATE_ZERO, Ruling, "Rotating by nothing"),
    row(NEW_MISSILE, Ruling, "A missile just launched"),
    row(LAUNCHES, Said, "Launches"),
    row(ROTATIONS, Said, "Rotations"),
    row(SPRINT_PATH, Said, "Sprints"),
    row(MISSILE_MISSILE, Said, "Missile into missile"),
    row(MISSILE_SHIP, Said, "Missile and ship"),
    row(SHIP_SHIP, Said, "Ship into ship"),
    row(NEAR_TO_FAR, Said, "From near to far"),
    row(NEARNESS, Ruling, "Nearness"),
    row(TOGETHER, Ruling, "All sprints together"),
    row(OFF_TABLE, Said, "Off the table"),
    row(CLEARED, Said, "Clearing the markers"),
    row(LOST_LAUNCH, Ruling, "A launch off the table"),
    row(LIMIT, Said, "The end phase"),
    row(AGREEMENT, Ruling, "A draw by agreement"),
];
