//! The table of clauses; what each says stands in `rulebook/` of the game, which is rulebook and test at once.

use engine::clause::Origin::{Ruling, Said};
use engine::clause::{Clause, Origin, Statement};

/// BS-1.1: piloting skill.
pub const SKILL: Clause = Clause("BS-1.1");
/// BS-1.2: weights.
pub const WEIGHTS: Clause = Clause("BS-1.2");
/// BS-1.3: thrusters.
pub const THRUSTERS: Clause = Clause("BS-1.3");
/// BS-1.4: armour, shields and hardpoints.
pub const HARDPOINTS: Clause = Clause("BS-1.4");
/// BS-1.5: weapons.
pub const WEAPONS: Clause = Clause("BS-1.5");
/// BS-1.6: the fighters and weapons of the shelf.
pub const SHELF: Clause = Clause("BS-1.6");
/// BS-1.7: the ladder of dice.
pub const LADDER: Clause = Clause("BS-1.7");
/// BS-1.8: elements.
pub const ELEMENTS: Clause = Clause("BS-1.8");
/// BS-2.1: deployment.
pub const DEPLOYMENT: Clause = Clause("BS-2.1");
/// BS-2.2: speeds, first cards, order of the deck.
pub const DECKS: Clause = Clause("BS-2.2");
/// BS-2.3: the cards of an element.
pub const CARDS: Clause = Clause("BS-2.3");
/// BS-2.4: placeholders.
pub const PLACEHOLDERS: Clause = Clause("BS-2.4");
/// BS-3.1: the players take turns.
pub const TURNS: Clause = Clause("BS-3.1");
/// BS-3.2: a card is flipped and flown.
pub const FLIP: Clause = Clause("BS-3.2");
/// BS-3.3: what is face down is secret.
pub const SECRET: Clause = Clause("BS-3.3");
/// BS-3.4: the piloting check.
pub const CHECK: Clause = Clause("BS-3.4");
/// BS-3.5: a failed check.
pub const FAILURE: Clause = Clause("BS-3.5");
/// BS-3.6: the speed penalty.
pub const PENALTY: Clause = Clause("BS-3.6");
/// BS-3.7: doubled difficulties.
pub const DOUBLED: Clause = Clause("BS-3.7");
/// BS-3.8: who leads.
pub const LEAD: Clause = Clause("BS-3.8");
/// BS-4.1: Straight.
pub const STRAIGHT: Clause = Clause("BS-4.1");
/// BS-4.2: Left and Right.
pub const TURN: Clause = Clause("BS-4.2");
/// BS-4.3: Afterburner.
pub const AFTERBURNER: Clause = Clause("BS-4.3");
/// BS-4.4: Hard Left and Hard Right.
pub const HARD: Clause = Clause("BS-4.4");
/// BS-4.5: Snake.
pub const SNAKE: Clause = Clause("BS-4.5");
/// BS-4.6: Sideslip Left and Sideslip Right.
pub const SIDESLIP: Clause = Clause("BS-4.6");
/// BS-4.7: Bootlegger.
pub const BOOTLEGGER: Clause = Clause("BS-4.7");
/// BS-4.8: Reverse Left and Reverse Right.
pub const REVERSE: Clause = Clause("BS-4.8");
/// BS-4.9: retrograde motion.
pub const RETROGRADE: Clause = Clause("BS-4.9");
/// BS-4.10: halves, and speed 0.
pub const HALVES: Clause = Clause("BS-4.10");
/// BS-4.11: leaving the table.
pub const LEAVING: Clause = Clause("BS-4.11");
/// BS-5.1: dice and range.
pub const FIRE: Clause = Clause("BS-5.1");
/// BS-5.2: modifiers.
pub const MODIFIERS: Clause = Clause("BS-5.2");
/// BS-5.3: damage.
pub const DAMAGE: Clause = Clause("BS-5.3");
/// BS-5.4: fire of the crippled.
pub const CRIPPLED: Clause = Clause("BS-5.4");
/// BS-5.5: who fires, at whom, in which order.
pub const FIRERS: Clause = Clause("BS-5.5");
/// BS-5.6: arcs.
pub const ARCS: Clause = Clause("BS-5.6");
/// BS-6.1: the scenarios.
pub const SCENARIOS: Clause = Clause("BS-6.1");
/// BS-6.2: asteroids.
pub const ASTEROIDS: Clause = Clause("BS-6.2");
/// BS-6.3: victory.
pub const VICTORY: Clause = Clause("BS-6.3");
/// BS-6.4: the order of the dice.
pub const DICE: Clause = Clause("BS-6.4");

const fn row(clause: Clause, origin: Origin, title: &'static str) -> Statement {
    Statement { clause, origin, title }
}

/// Every clause, in rulebook order.
pub const CLAUSES: &[Statement] = &[
    row(SKILL, Said, "Piloting skill"),
    row(WEIGHTS, Said, "Weights"),
    row(THRUSTERS, Said, "Thrusters"),
    row(HARDPOINTS, Said, "Armour, shields and hardpoints"),
    row(WEAPONS, Said, "Weapons"),
    row(SHELF, Said, "The fighters of the shelf"),
    row(LADDER, Ruling, "The ladder of dice"),
    row(ELEMENTS, Said, "Elements"),
    row(DEPLOYMENT, Said, "Deployment"),
    row(DECKS, Said, "Speeds, first cards and the deck"),
    row(CARDS, Said, "The cards of an element"),
    row(PLACEHOLDERS, Said, "Placeholders"),
    row(TURNS, Said, "The players take turns"),
    row(FLIP, Said, "A card is flipped and flown"),
    row(SECRET, Said, "Face down is secret"),
    row(CHECK, Said, "The piloting check"),
    row(FAILURE, Said, "A failed check"),
    row(PENALTY, Said, "The speed penalty"),
    row(DOUBLED, Said, "Doubled difficulties"),
    row(LEAD, Ruling, "Who leads"),
    row(STRAIGHT, Said, "Straight"),
    row(TURN, Said, "Left and Right"),
    row(AFTERBURNER, Said, "Afterburner"),
    row(HARD, Said, "Hard Left and Hard Right"),
    row(SNAKE, Said, "Snake"),
    row(SIDESLIP, Said, "Sideslip Left and Sideslip Right"),
    row(BOOTLEGGER, Said, "Bootlegger"),
    row(REVERSE, Said, "Reverse Left and Reverse Right"),
    row(RETROGRADE, Ruling, "Retrograde motion"),
    row(HALVES, Ruling, "Halves, and speed 0"),
    row(LEAVING, Ruling, "Leaving the table"),
    row(FIRE, Said, "Dice and range"),
    row(MODIFIERS, Said, "Modifiers"),
    row(DAMAGE, Said, "Damage"),
    row(CRIPPLED, Said, "Fire of the crippled"),
    row(FIRERS, Said, "Who fires, and in which order"),
    row(ARCS, Ruling, "Arcs"),
    row(SCENARIOS, Ruling, "The scenarios"),
    row(ASTEROIDS, Ruling, "Asteroids"),
    row(VICTORY, Ruling, "Victory"),
    row(DICE, Ruling, "The order of the dice"),
];
