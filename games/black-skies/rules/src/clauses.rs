//! Table of clauses. The game's `rulebook/` holds their text, which is rulebook and test at once.

engine::clauses! {
    SKILL = "BS-1.1", Said, "Piloting skill";
    WEIGHTS = "BS-1.2", Said, "Weights";
    THRUSTERS = "BS-1.3", Said, "Thrusters";
    HARDPOINTS = "BS-1.4", Said, "Armour, shields and hardpoints";
    WEAPONS = "BS-1.5", Said, "Weapons";
    SHELF = "BS-1.6", Said, "The fighters of the shelf";
    LADDER = "BS-1.7", Ruling, "The ladder of dice";
    ELEMENTS = "BS-1.8", Said, "Elements";
    DEPLOYMENT = "BS-2.1", Said, "Deployment";
    DECKS = "BS-2.2", Said, "Speeds, first cards and the deck";
    CARDS = "BS-2.3", Said, "The cards of an element";
    PLACEHOLDERS = "BS-2.4", Said, "Placeholders";
    TURNS = "BS-3.1", Said, "The players take turns";
    FLIP = "BS-3.2", Said, "A card is flipped and flown";
    SECRET = "BS-3.3", Said, "Face down is secret";
    CHECK = "BS-3.4", Said, "The piloting check";
    FAILURE = "BS-3.5", Said, "A failed check";
    PENALTY = "BS-3.6", Said, "The speed penalty";
    DOUBLED = "BS-3.7", Said, "Doubled difficulties";
    LEAD = "BS-3.8", Ruling, "Who leads";
    STRAIGHT = "BS-4.1", Said, "Straight";
    TURN = "BS-4.2", Said, "Left and Right";
    AFTERBURNER = "BS-4.3", Said, "Afterburner";
    HARD = "BS-4.4", Said, "Hard Left and Hard Right";
    SNAKE = "BS-4.5", Said, "Snake";
    SIDESLIP = "BS-4.6", Said, "Sideslip Left and Sideslip Right";
    BOOTLEGGER = "BS-4.7", Said, "Bootlegger";
    REVERSE = "BS-4.8", Said, "Reverse Left and Reverse Right";
    RETROGRADE = "BS-4.9", Ruling, "Retrograde motion";
    HALVES = "BS-4.10", Ruling, "Halves, and speed 0";
    LEAVING = "BS-4.11", Ruling, "Leaving the table";
    FIRE = "BS-5.1", Said, "Dice and range";
    MODIFIERS = "BS-5.2", Said, "Modifiers";
    DAMAGE = "BS-5.3", Said, "Damage";
    CRIPPLED = "BS-5.4", Said, "Fire of the crippled";
    FIRERS = "BS-5.5", Said, "Who fires, and in which order";
    ARCS = "BS-5.6", Ruling, "Arcs";
    SCENARIOS = "BS-6.1", Ruling, "The scenarios";
    ASTEROIDS = "BS-6.2", Ruling, "Asteroids";
    VICTORY = "BS-6.3", Ruling, "Victory";
    DICE = "BS-6.4", Ruling, "The order of the dice";
}
