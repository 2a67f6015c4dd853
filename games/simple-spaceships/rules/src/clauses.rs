//! The table of clauses. The pages in `rulebook/` of the game state each clause, and its examples are tests.

engine::clauses! {
    BASES = "SS-1.1", Said, "Bases and distances";
    PANEL = "SS-1.2", Said, "The pool and its panel";
    CAPS = "SS-1.3", Said, "Designs and caps";
    ONE_TO_MOVE = "SS-1.4", Said, "One die to move";
    RESERVE = "SS-1.5", Said, "Spent dice";
    NO_SHIFTING = "SS-1.6", Said, "Dice stay where they are";
    LOST_DICE = "SS-1.7", Said, "Lost dice";
    TURN = "SS-2.1", Said, "The turn";
    ASSIGNING = "SS-2.2", Ruling, "Assigning dice";
    ACTIVATION = "SS-2.3", Said, "Who is active next";
    ADRIFT = "SS-2.4", Ruling, "A ship adrift";
    SPENDING = "SS-3.1", Said, "Spending Movement dice";
    MOVEMENT_DIE = "SS-3.2", Said, "What a Movement die buys";
    STEPS = "SS-3.3", Said, "When the ship turns";
    NO_COLLISIONS = "SS-3.4", Said, "No collisions";
    EDGE = "SS-3.5", Ruling, "The edge of the table";
    ATTACKING = "SS-4.1", Said, "Who attacks, and when";
    FRONT = "SS-4.2", Said, "Ahead of the front";
    RANGE = "SS-4.3", Said, "Range dice";
    ROLLING = "SS-4.4", Said, "Bonus dice and rolled dice";
    HITS = "SS-4.5", Said, "What hits do";
    DEFENCE = "SS-4.6", Ruling, "Defence is not a choice";
    DESTROYED = "SS-4.7", Said, "No dice left";
    RUN = "SS-5.1", Said, "Santa and the UFOs";
    SCENARIOS = "SS-5.2", Ruling, "Other scenarios";
    VICTORY = "SS-5.3", Ruling, "Victory";
}
