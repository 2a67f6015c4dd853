//! The table of clauses. The game's `rulebook/` has the text of each, and is rulebook and test at once.

engine::clauses! {
    GROUPS = "FT-1.1", Said, "Ships and their groups";
    BATTERIES = "FT-1.2", Said, "Batteries and arcs";
    CLASSES = "FT-1.3", Published, "The ship classes";
    CHART = "FT-1.4", Said, "The ship record chart";
    COURSE = "FT-2.1", Said, "Course and velocity";
    THRUST = "FT-2.2", Said, "Thrust";
    NOTATION = "FT-2.3", Said, "Writing orders";
    IMPOSSIBLE = "FT-2.4", Said, "No order, or an impossible one";
    REST = "FT-2.5", Ruling, "Never below rest";
    MOVEMENT = "FT-2.6", Said, "Secret orders, then movement";
    LEAVING = "FT-2.7", Said, "Leaving the table";
    CENTRES = "FT-2.8", Said, "Centre to centre";
    BEAMS = "FT-3.1", Said, "Beams by range";
    DAMAGE_DIE = "FT-3.2", Said, "What a die does";
    ARCS = "FT-3.3", Said, "Arcs of fire";
    FIRECONS = "FT-3.4", Said, "Firecons";
    SIMULTANEOUS = "FT-3.5", Said, "Fire is simultaneous";
    UNREDUCED = "FT-3.6", Said, "Full strength to the end";
    DECLARING = "FT-3.7", Ruling, "Declaring fire";
    SEQUENCE = "FT-4.1", Said, "The full sequence";
    ALTERNATE = "FT-4.2", Said, "Alternate fire";
    CURVED = "FT-4.3", Said, "Curved turns";
    THRESHOLDS = "FT-4.4", Said, "Thresholds";
    BOGEYS = "FT-4.5", Said, "Bogeys, scans and dummies";
    ARMOUR = "FT-4.6", Said, "Armour";
    FIGHTERS = "FT-4.7", Said, "Fighters";
    ANTI_FIGHTER = "FT-4.8", Said, "Anti-fighter fire";
    TORPEDOES = "FT-4.9", Said, "Pulse torpedoes";
    NEEDLES = "FT-4.10", Said, "Needle beams";
    RAMMING = "FT-4.11", Said, "Ramming";
    DESIGNS = "FT-4.12", Said, "Custom ships";
    MERCHANTS = "FT-4.13", Said, "Merchants";
    MORALE = "FT-4.14", Said, "Morale";
    VICTORY = "FT-5.1", Ruling, "Victory";
}
