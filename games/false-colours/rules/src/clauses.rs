//! Table of clauses. The game's `rulebook/` holds their text, which is rulebook and test at once.
//!
//! The game is ours, so its rules text is ours too: every clause is a statement of that text.

engine::clauses! {
    MAP = "FC-1.1", Said, "The map";
    SHIPS = "FC-1.2", Said, "The ships";
    PLACE = "FC-1.3", Said, "Hex and facing";
    EDGE = "FC-1.4", Said, "The edge of the map";
    FLAG = "FC-2.1", Said, "Choosing the flagship";
    HIDDEN = "FC-2.2", Said, "Who knows the flagship";
    STAYS = "FC-2.3", Said, "The flag stays";
    CLEARED = "FC-2.4", Said, "Ships known not to fly the flag";
    OPEN = "FC-2.5", Said, "Flags in sight";
    ORDER = "FC-3.1", Said, "One order a turn";
    COURSE = "FC-3.2", Said, "The course";
    STANCE = "FC-3.3", Said, "The stance";
    NOTATION = "FC-3.4", Said, "Writing an order";
    SILENT = "FC-3.5", Said, "A silent side";
    CALL = "FC-4.1", Said, "The call";
    TRUE_CALL = "FC-4.2", Said, "A true call";
    FALSE_CALL = "FC-4.3", Said, "A false call";
    MOVEMENT = "FC-5.1", Said, "Movement";
    SHOT = "FC-6.1", Said, "Arc and range";
    DICE = "FC-6.2", Said, "Dice by range";
    ANOTHER = "FC-6.3", Said, "Another target";
    HITS = "FC-6.4", Said, "Hits";
    BROADSIDE = "FC-6.5", Said, "The broadside";
    LOST = "FC-6.6", Said, "Lost ships";
    FLAGSHIP_LOST = "FC-7.1", Said, "A flagship is lost";
    POINTS = "FC-7.2", Said, "Hull points decide";
    MARGIN = "FC-7.3", Said, "The margin";
    END = "FC-7.4", Said, "Flags at the end";
}
