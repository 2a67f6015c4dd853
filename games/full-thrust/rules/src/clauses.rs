//! The table of clauses; what each says stands in `rulebook/` of the game, which is rulebook and test at once.

use engine::clause::Origin::{Published, Ruling, Said};
use engine::clause::{Clause, Origin, Statement};

/// FT-1.1: ships and their groups.
pub const GROUPS: Clause = Clause("FT-1.1");
/// FT-1.2: batteries and arcs.
pub const BATTERIES: Clause = Clause("FT-1.2");
/// FT-1.3: the ship classes.
pub const CLASSES: Clause = Clause("FT-1.3");
/// FT-1.4: the ship record chart.
pub const CHART: Clause = Clause("FT-1.4");
/// FT-2.1: course and velocity.
pub const COURSE: Clause = Clause("FT-2.1");
/// FT-2.2: thrust.
pub const THRUST: Clause = Clause("FT-2.2");
/// FT-2.3: writing orders.
pub const NOTATION: Clause = Clause("FT-2.3");
/// FT-2.4: no order, or an impossible one.
pub const IMPOSSIBLE: Clause = Clause("FT-2.4");
/// FT-2.5: never below rest.
pub const REST: Clause = Clause("FT-2.5");
/// FT-2.6: secret orders, then movement.
pub const MOVEMENT: Clause = Clause("FT-2.6");
/// FT-2.7: leaving the table.
pub const LEAVING: Clause = Clause("FT-2.7");
/// FT-2.8: centre to centre.
pub const CENTRES: Clause = Clause("FT-2.8");
/// FT-3.1: beams by range.
pub const BEAMS: Clause = Clause("FT-3.1");
/// FT-3.2: what a die does.
pub const DAMAGE_DIE: Clause = Clause("FT-3.2");
/// FT-3.3: arcs of fire.
pub const ARCS: Clause = Clause("FT-3.3");
/// FT-3.4: firecons.
pub const FIRECONS: Clause = Clause("FT-3.4");
/// FT-3.5: fire is simultaneous.
pub const SIMULTANEOUS: Clause = Clause("FT-3.5");
/// FT-3.6: full strength to the end.
pub const UNREDUCED: Clause = Clause("FT-3.6");
/// FT-3.7: declaring fire.
pub const DECLARING: Clause = Clause("FT-3.7");
/// FT-4.1: the full sequence.
pub const SEQUENCE: Clause = Clause("FT-4.1");
/// FT-4.2: alternate fire.
pub const ALTERNATE: Clause = Clause("FT-4.2");
/// FT-4.3: curved turns.
pub const CURVED: Clause = Clause("FT-4.3");
/// FT-4.4: thresholds.
pub const THRESHOLDS: Clause = Clause("FT-4.4");
/// FT-4.5: bogeys, scans and dummies.
pub const BOGEYS: Clause = Clause("FT-4.5");
/// FT-4.6: armour.
pub const ARMOUR: Clause = Clause("FT-4.6");
/// FT-4.7: fighters.
pub const FIGHTERS: Clause = Clause("FT-4.7");
/// FT-4.8: anti-fighter fire.
pub const ANTI_FIGHTER: Clause = Clause("FT-4.8");
/// FT-4.9: pulse torpedoes.
pub const TORPEDOES: Clause = Clause("FT-4.9");
/// FT-4.10: needle beams.
pub const NEEDLES: Clause = Clause("FT-4.10");
/// FT-4.11: ramming.
pub const RAMMING: Clause = Clause("FT-4.11");
/// FT-4.12: custom ships.
pub const DESIGNS: Clause = Clause("FT-4.12");
/// FT-4.13: merchants.
pub const MERCHANTS: Clause = Clause("FT-4.13");
/// FT-4.14: morale.
pub const MORALE: Clause = Clause("FT-4.14");
/// FT-5.1: victory.
pub const VICTORY: Clause = Clause("FT-5.1");

const fn row(clause: Clause, origin: Origin, title: &'static str) -> Statement {
    Statement { clause, origin, title }
}

/// Every clause, in rulebook order.
pub const CLAUSES: &[Statement] = &[
    row(GROUPS, Said, "Ships and their groups"),
    row(BATTERIES, Said, "Batteries and arcs"),
    row(CLASSES, Published, "The ship classes"),
    row(CHART, Said, "The ship record chart"),
    row(COURSE, Said, "Course and velocity"),
    row(THRUST, Said, "Thrust"),
    row(NOTATION, Said, "Writing orders"),
    row(IMPOSSIBLE, Said, "No order, or an impossible one"),
    row(REST, Ruling, "Never below rest"),
    row(MOVEMENT, Said, "Secret orders, then movement"),
    row(LEAVING, Said, "Leaving the table"),
    row(CENTRES, Said, "Centre to centre"),
    row(BEAMS, Said, "Beams by range"),
    row(DAMAGE_DIE, Said, "What a die does"),
    row(ARCS, Said, "Arcs of fire"),
    row(FIRECONS, Said, "Firecons"),
    row(SIMULTANEOUS, Said, "Fire is simultaneous"),
    row(UNREDUCED, Said, "Full strength to the end"),
    row(DECLARING, Ruling, "Declaring fire"),
    row(SEQUENCE, Said, "The full sequence"),
    row(ALTERNATE, Said, "Alternate fire"),
    row(CURVED, Said, "Curved turns"),
    row(THRESHOLDS, Said, "Thresholds"),
    row(BOGEYS, Said, "Bogeys, scans and dummies"),
    row(ARMOUR, Said, "Armour"),
    row(FIGHTERS, Said, "Fighters"),
    row(ANTI_FIGHTER, Said, "Anti-fighter fire"),
    row(TORPEDOES, Said, "Pulse torpedoes"),
    row(NEEDLES, Said, "Needle beams"),
    row(RAMMING, Said, "Ramming"),
    row(DESIGNS, Said, "Custom ships"),
    row(MERCHANTS, Said, "Merchants"),
    row(MORALE, Said, "Morale"),
    row(VICTORY, Ruling, "Victory"),
];
