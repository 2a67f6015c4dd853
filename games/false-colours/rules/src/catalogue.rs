//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.
//! A comment above a group names the module that uses it.

use std::fmt::Display;

// Notation.
pub(crate) const FLAG_ALONE: &str = "write the choice of your flagship alone";
pub(crate) const FLAG_WITH_EXAMPLE: &str = "write `flag` and one of your ships, such as flag A2";
pub(crate) const CALL_WITH_EXAMPLE: &str = "write `call` and an enemy ship, such as call B2";
pub(crate) const ONE_CALL: &str = "a side calls one ship a turn";
pub(crate) const TOO_MANY_PARTS: &str = "too many parts: write one for each ship";
pub(crate) const COURSE_AND_STANCE: &str = "write a course and a stance, such as A1 L2 fire B3";
pub(crate) const NOTHING_WRITTEN: &str = "write a part for each ship, such as A1 L2 fire B3; A2 3 evade";
pub(crate) const STANCE_WITH_EXAMPLES: &str =
    "a stance is hold, evade, fire B3 or, for the flagship, broadside B3";
pub(crate) fn not_a_ship(word: impl Display) -> String {
    format!("\"{word}\" is not a ship; ships are A1 to A6 and B1 to B6")
}

pub(crate) fn not_a_course(word: impl Display) -> String {
    format!("\"{word}\" is not a course: write L, R or nothing, then 0 to 3 hexes ahead, such as L2, 3 or R0")
}

// Options.
pub(crate) const OPTION_HULL: &str = "hull points of each ship, 2 to 8";
pub(crate) const OPTION_CALLS: &str = "calls of each side in a battle, 0 to 4";
pub(crate) const OPTION_TURNS: &str = "number of turns after which hull points decide, 3 to 40";
pub(crate) const OPTION_OPEN: &str = "both flags are in sight from the start";

// Setup.
pub(crate) fn columns(columns: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{columns} columns; a map has an even number of columns, {least} to {most}")
}

pub(crate) fn rows(rows: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{rows} rows; a map has {least} to {most}")
}

pub(crate) fn ships_of_a_side(count: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{count} ships; a side has {least} to {most}")
}

pub(crate) const TWO_SIDES: &str = "there are two sides";
pub(crate) fn not_on_the_map(at: impl Display) -> String {
    format!("{at} is not on the map")
}

pub(crate) fn not_a_facing(facing: impl Display) -> String {
    format!("{facing}; a facing is 0 to 5")
}
