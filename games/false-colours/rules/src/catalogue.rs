//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.
//! A comment above a group names the module that uses it.

use std::fmt::Display;

use engine::quoting::counted;

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

pub(crate) fn side_of_ship(number: impl Display) -> String {
    format!("ship {number}, side")
}

pub(crate) const TWO_SIDES: &str = "there are two sides";
pub(crate) fn not_on_the_map(at: impl Display) -> String {
    format!("{at} is not on the map")
}

pub(crate) fn not_a_facing(facing: impl Display) -> String {
    format!("{facing}; a facing is 0 to 5")
}

// Refusals of the space, and reading.
pub(crate) const FLAG_STAYS: &str = "the flagship was chosen before the first turn and stays the same";
pub(crate) const FLAG_FIRST: &str = "first choose your flagship, such as flag A2";
pub(crate) const FLAG_CHOSEN: &str = "your flagship is chosen already";
pub(crate) const NOT_YOUR_SHIP: &str = "this ship is not yours";
pub(crate) const NO_PART: &str = "the order has no part for this ship, such as A1 0 hold";
pub(crate) const ORDERED_ALREADY: &str = "this ship already has its order";
pub(crate) const IN_ORDER_OF_NUMBER: &str = "write the ships in the order of their numbers";
pub(crate) const ONLY_THE_FLAGSHIP: &str = "only your flagship fires a broadside";
pub(crate) const NO_ENEMY: &str = "name an enemy ship";
pub(crate) const LOST_ALREADY: &str = "that ship is lost";
pub(crate) const NO_SUCH_SHIP: &str = "there is no such ship";
pub(crate) const NOT_HIT_YET: &str = "only a ship that lacks hull points can be called";
pub(crate) const NO_CALLS_LEFT: &str = "you have no calls left";
pub(crate) const FLAG_IS_KNOWN: &str = "the enemy's flagship is known already";
pub(crate) const KNOWN_NOT_TO_FLY_IT: &str = "this ship is known not to fly the flag";
pub(crate) fn too_far(most: impl Display) -> String {
    format!("a ship goes at most {most} hexes ahead")
}

pub(crate) fn off_the_map(room: u8) -> String {
    match room {
        0 => "that leaves the map: on that facing it cannot go ahead".to_owned(),
        room => format!("that leaves the map: on that facing it can go at most {}", hexes(room.into())),
    }
}

// Labels of the outline.
pub(crate) const LABEL_FLAG: &str = "your flagship";
pub(crate) const LABEL_PLOT: &str = "a course and a stance for each ship";
pub(crate) const LABEL_SHIP: &str = "course and stance";
pub(crate) const LABEL_COURSE: &str = "course";
pub(crate) const LABEL_STANCE: &str = "stance";
pub(crate) const LABEL_AHEAD: &str = "hexes ahead";
pub(crate) const LABEL_LEFT: &str = "hexes ahead, after a turn to the left";
pub(crate) const LABEL_RIGHT: &str = "hexes ahead, after a turn to the right";
pub(crate) const LABEL_HOLD: &str = "hold fire";
pub(crate) const LABEL_EVADE: &str = "evade";
pub(crate) const LABEL_CALL: &str = "call an enemy ship";
pub(crate) fn label_fire(target: impl Display) -> String {
    format!("fire at {target}")
}

pub(crate) fn label_broadside(target: impl Display) -> String {
    format!("broadside at {target}")
}

pub(crate) fn label_call(target: impl Display) -> String {
    format!("call {target}")
}

// Positions.
pub(crate) const POSITION_BEGINS: &str =
    "a position begins with turn and calls made, such as turn 3 calls 1 0";
pub(crate) const FLAG_IN_POSITION: &str = "write a flag like flag A2 or flag A2 shown";
pub(crate) const TWO_FLAGS: &str = "a side has one flag";
pub(crate) const SHIP_IN_POSITION: &str =
    "write a ship like A1 3,4 f0 hull 4, with cleared after a false call";
pub(crate) const HEX_IN_POSITION: &str = "after the name comes a hex of the map, such as 3,4";
pub(crate) const FACING_IN_POSITION: &str = "after the hex comes the facing, f0 to f5";
pub(crate) const SHIP_STANDS_TWICE: &str = "this ship is written twice";
pub(crate) const NOT_IN_POSITION: &str = "the position lacks this ship";
pub(crate) const FLAGSHIP_IS_CLEARED: &str = "a flagship cannot be known not to fly the flag";
pub(crate) const FLAGS_IN_SIGHT: &str = "with flags in sight, both flags are shown";
pub(crate) const NOT_SHOWN_YET: &str = "before the second turn no flag is shown";
pub(crate) const NOT_LOST_YET: &str = "before the second turn no ship is lost";
pub(crate) const EACH_CALL_IS_ANSWERED: &str =
    "every call clears a ship, but one that is true shows the flag; the calls do not fit";
pub(crate) fn hull_in_position(most: impl Display) -> String {
    format!("a ship has hull 0 to {most}")
}

pub(crate) fn turn_in_position(end: impl Display) -> String {
    format!("the turn is 0 to {end}; at turn {end} the battle is over")
}

pub(crate) fn flag_from_turn_one(side: impl Display) -> String {
    format!("side {side} has a flag from turn 1 on, and none at turn 0")
}

pub(crate) fn calls_in_position(most: impl Display) -> String {
    format!("at most {most} calls can have been made by each side")
}

// Views.
pub(crate) const FLAGS_ARE_CHOSEN: &str = "Both sides choose their flagships";
pub(crate) const FLAGSHIP: &str = "Flagship";
pub(crate) const FLIES_THE_FLAG: &str = ", flies the flag";
pub(crate) const NO_FLAG: &str = ", does not fly the flag";
pub(crate) const IN_ITS_OWN_HEX: &str = "in its own hex";
pub(crate) const IN_ARC_AND_RANGE: &str = "in arc and range";
pub(crate) const IN_ARC: &str = "in arc and out of range";
pub(crate) const OUT_OF_ARC: &str = "out of arc";
pub(crate) fn turn_of(turn: impl Display, turns: impl Display) -> String {
    format!("Turn {turn} of {turns}")
}

pub(crate) fn side_has(side: impl Display, calls: u8, points: u32) -> String {
    format!("Side {side} has {} left and {}", counted(calls, "call"), counted(points, "hull point"))
}

pub(crate) fn ship_of_side(name: impl Display, side: impl Display) -> String {
    format!("Ship {name} of side {side}")
}

pub(crate) fn ship_lost(start: impl Display) -> String {
    format!("{start} is lost")
}

pub(crate) fn ship_at(start: impl Display, at: impl Display, facing: impl Display, hull: (u8, u8)) -> String {
    format!("{start} at {at}, facing {facing}, {} of {} hull points", hull.0, hull.1)
}

pub(crate) fn bearing_and_range(
    own: impl Display,
    enemy: impl Display,
    bearing: impl Display,
    range: u16,
) -> String {
    format!("From {own}: {enemy} is {bearing}, {} away", hexes(range))
}

fn hexes(count: u16) -> String {
    if count == 1 { "1 hex".to_owned() } else { format!("{count} hexes") }
}

// Previews.
pub(crate) fn no_shot(ship: impl Display) -> String {
    format!("{ship} has no shot at the enemy as it stands now")
}

pub(crate) fn another_target(
    ship: impl Display,
    target: impl Display,
    named: impl Display,
    dice: u8,
) -> String {
    let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
    format!("{ship} would fire at {target} instead of {named}, with {dice}")
}

pub(crate) fn shows_the_flag(ship: impl Display) -> String {
    format!("{ship} fires a broadside, which shows your flag")
}

// Handicap.
pub(crate) fn lacks(points: u32) -> String {
    match points {
        0 => String::new(),
        points => format!("without {}", counted(points, "hull point")),
    }
}
