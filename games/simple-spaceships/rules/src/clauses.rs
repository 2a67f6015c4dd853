//! The table of clauses; what each says stands in `rulebook/` of the game, which is rulebook and test at once.

use engine::clause::Origin::{Ruling, Said};
use engine::clause::{Clause, Origin, Statement};

/// SS-1.1: bases and distances.
pub const BASES: Clause = Clause("SS-1.1");
/// SS-1.2: the pool and its panel.
pub const PANEL: Clause = Clause("SS-1.2");
/// SS-1.3: what a design forbids or caps.
pub const CAPS: Clause = Clause("SS-1.3");
/// SS-1.4: at least one die in Movement.
pub const ONE_TO_MOVE: Clause = Clause("SS-1.4");
/// SS-1.5: spent dice come back.
pub const RESERVE: Clause = Clause("SS-1.5");
/// SS-1.6: dice stay in their boxes during a turn.
pub const NO_SHIFTING: Clause = Clause("SS-1.6");
/// SS-1.7: dice lost to damage.
pub const LOST_DICE: Clause = Clause("SS-1.7");
/// SS-2.1: the turn.
pub const TURN: Clause = Clause("SS-2.1");
/// SS-2.2: assigning together.
pub const ASSIGNING: Clause = Clause("SS-2.2");
/// SS-2.3: who activates next.
pub const ACTIVATION: Clause = Clause("SS-2.3");
/// SS-2.4: a ship without Movement dice.
pub const ADRIFT: Clause = Clause("SS-2.4");
/// SS-3.1: spending Movement dice.
pub const SPENDING: Clause = Clause("SS-3.1");
/// SS-3.2: what a Movement die buys.
pub const MOVEMENT_DIE: Clause = Clause("SS-3.2");
/// SS-3.3: when to turn, and in what steps to fly.
pub const STEPS: Clause = Clause("SS-3.3");
/// SS-3.4: no collisions.
pub const NO_COLLISIONS: Clause = Clause("SS-3.4");
/// SS-3.5: the table's edge.
pub const EDGE: Clause = Clause("SS-3.5");
/// SS-4.1: who may attack, and when.
pub const ATTACKING: Clause = Clause("SS-4.1");
/// SS-4.2: ahead of the front.
pub const FRONT: Clause = Clause("SS-4.2");
/// SS-4.3: range dice.
pub const RANGE: Clause = Clause("SS-4.3");
/// SS-4.4: bonus dice, rolled dice and hits.
pub const ROLLING: Clause = Clause("SS-4.4");
/// SS-4.5: what hits do.
pub const HITS: Clause = Clause("SS-4.5");
/// SS-4.6: Defence meets hits first.
pub const DEFENCE: Clause = Clause("SS-4.6");
/// SS-4.7: destroyed.
pub const DESTROYED: Clause = Clause("SS-4.7");
/// SS-5.1: Santa and the UFOs: crossing and entering.
pub const RUN: Clause = Clause("SS-5.1");
/// SS-5.2: scenarios.
pub const SCENARIOS: Clause = Clause("SS-5.2");
/// SS-5.3: victory.
pub const VICTORY: Clause = Clause("SS-5.3");

const fn row(clause: Clause, origin: Origin, title: &'static str) -> Statement {
    Statement { clause, origin, title }
}

/// Every clause, in rulebook order.
pub const CLAUSES: &[Statement] = &[
    row(BASES, Said, "Bases and distances"),
    row(PANEL, Said, "The pool and its panel"),
    row(CAPS, Said, "Designs and caps"),
    row(ONE_TO_MOVE, Said, "One die to move"),
    row(RESERVE, Said, "Spent dice"),
    row(NO_SHIFTING, Said, "Dice stay where they are"),
    row(LOST_DICE, Said, "Lost dice"),
    row(TURN, Said, "The turn"),
    row(ASSIGNING, Ruling, "Assigning dice"),
    row(ACTIVATION, Said, "Who is active next"),
    row(ADRIFT, Ruling, "A ship adrift"),
    row(SPENDING, Said, "Spending Movement dice"),
    row(MOVEMENT_DIE, Said, "What a Movement die buys"),
    row(STEPS, Said, "In which order"),
    row(NO_COLLISIONS, Said, "No collisions"),
    row(EDGE, Ruling, "The edge of the table"),
    row(ATTACKING, Said, "Who attacks, and when"),
    row(FRONT, Said, "Ahead of the front"),
    row(RANGE, Said, "Range dice"),
    row(ROLLING, Said, "Bonus dice and rolled dice"),
    row(HITS, Said, "What hits do"),
    row(DEFENCE, Ruling, "Defence is not a choice"),
    row(DESTROYED, Said, "No dice left"),
    row(RUN, Said, "Santa and the UFOs"),
    row(SCENARIOS, Ruling, "Other scenarios"),
    row(VICTORY, Ruling, "Victory"),
];
