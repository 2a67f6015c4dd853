//! Table of clauses. The game's `rulebook/` holds their text, which is rulebook and test at once.

engine::clauses! {
    TABLE = "FTL-1.1", Said, "The table";
    BASES = "FTL-1.2", Ruling, "Bases";
    MISSILES = "FTL-1.3", Said, "Missiles carried";
    MARKER = "FTL-1.4", Said, "Markers";
    HITS = "FTL-2.1", Said, "Three hits";
    OUT = "FTL-2.2", Said, "Leaving and colliding";
    VICTORY = "FTL-2.3", Said, "Victory";
    SCALE = "FTL-3.1", Said, "Scale";
    ONE_ORDER = "FTL-5.1", Said, "One order a piece";
    ROTATE = "FTL-5.2", Said, "Writing a rotation";
    SPRINT = "FTL-5.3", Said, "Writing a sprint";
    LAUNCH = "FTL-5.4", Said, "Writing a launch";
    SECOND = "FTL-5.5", Said, "A second order";
    UNREADABLE = "FTL-5.6", Ruling, "Orders that do not stand";
    ROTATE_ZERO = "FTL-5.7", Ruling, "Rotating by nothing";
    NEW_MISSILE = "FTL-5.8", Ruling, "A missile just launched";
    LAUNCHES = "FTL-6.1", Said, "Launches";
    ROTATIONS = "FTL-6.2", Said, "Rotations";
    SPRINT_PATH = "FTL-6.3", Said, "Sprints";
    MISSILE_MISSILE = "FTL-6.4", Said, "Missile into missile";
    MISSILE_SHIP = "FTL-6.5", Said, "Missile and ship";
    SHIP_SHIP = "FTL-6.6", Said, "Ship into ship";
    NEAR_TO_FAR = "FTL-6.7", Said, "From near to far";
    NEARNESS = "FTL-6.8", Ruling, "Nearness";
    TOGETHER = "FTL-6.9", Ruling, "All sprints together";
    OFF_TABLE = "FTL-6.10", Said, "Off the table";
    CLEARED = "FTL-6.11", Said, "Clearing the markers";
    LOST_LAUNCH = "FTL-6.12", Ruling, "A launch off the table";
    LIMIT = "FTL-7.1", Said, "The end phase";
    AGREEMENT = "FTL-7.2", Ruling, "A draw by agreement";
}
