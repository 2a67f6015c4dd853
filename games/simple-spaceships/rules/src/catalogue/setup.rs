//! Flaws of scenarios, ships and positions, and the options.

use std::fmt::Display;

// Options.
pub(crate) const OPTION_ASSIGNMENT: &str =
    "assignment of dice: by both sides at once in secret, or openly ship by ship after a coin toss";
pub(crate) const OPTION_RETURN: &str = "all dice return to Reserve at the start of a turn";
pub(crate) const OPTION_EDGE: &str =
    "effect of the edge: a ship leaves, stops there, or reappears on the other side";
pub(crate) const OPTION_FRONT: &str =
    "front of a ship: within 30° of the bow, or the lane ahead of its front side";
pub(crate) const OPTION_TURN_LIMIT: &str = "number of turns after which the dice left decide, 1 to 1000";
pub(crate) fn limit_not_allowed(limit: impl Display) -> String {
    format!("{limit}: number of turns after which the dice left decide, 1 to 1000")
}

pub(crate) const FIELD_TURN_LIMIT: &str = "option turn-limit";

// Position.
pub(crate) const SHIP_STANDS_TWICE: &str = "this ship stands twice";
pub(crate) const NOT_IN_POSITION: &str = "this ship is missing; write a lost ship as destroyed or left";
pub(crate) const PART_BEGINS_WITH_SHIP: &str = "a part begins with the name of a ship of the scenario";
pub(crate) const BEGINS_ON_TABLE: &str = "this ship begins on the table, so it cannot be away";
pub(crate) fn no_place(at: impl Display) -> String {
    format!("\"{at}\" is no place on the table, such as 12,24.5")
}

pub(crate) fn then_a_heading(heading: impl Display) -> String {
    format!("\"{heading}\": then comes h0, h60 … h300")
}

pub(crate) const THEN_PLACE: &str = "then comes its place and heading, away, left or destroyed";
pub(crate) fn dice_it_began_with(dice: impl Display, most: impl Display) -> String {
    format!("{dice} dice; it began with {most}")
}

pub(crate) const WITHOUT_DICE: &str = "a ship without dice is destroyed";
pub(crate) fn design_has_at_most(most: impl Display, of: impl Display) -> String {
    format!("its design has at most {most} in {of}")
}

pub(crate) fn dice_are_written(word: impl Display) -> String {
    format!("\"{word}\": dice are written D1 M2 A1 R2")
}

pub(crate) const POSITION_BEGINS: &str = "a position begins with its turn and what is asked: turn 1 assign";
pub(crate) fn a_turn_is(limit: impl Display) -> String {
    format!("a turn is 1 to {limit}")
}

pub(crate) const COIN_IS_FOR: &str = "a coin is for a number of dice";
pub(crate) const A_SIDE_IS: &str = "a side is 1 or 2";
pub(crate) const HITS_ARE: &str = "hits are 1 or more";
pub(crate) const LOSS_NAMES_ATTACKER: &str = "a loss names its attacker: loss B hits 2 by A flown 1";
pub(crate) const BATTLE_IS_DECIDED: &str = "a battle that is decided is no position to play from";
pub(crate) const POSITION_ASKS: &str =
    "what is asked: assign, pick side 1, enter A, active A flown 2, or loss B hits 1 by A flown 2";
pub(crate) const DIE_BEING_FLOWN: &str =
    "the die being flown: flown 0 to flown 4 in half inches, and turned if it has turned";
pub(crate) const NO_SHIP_IN_PLAY: &str = "a side has no ship in play: the battle is decided";
pub(crate) const FAR_EDGE_REACHED: &str = "the far edge is reached: the battle is decided";
pub(crate) const ENTRY_NEEDS_MOVEMENT: &str = "a ship that has yet to enter needs a die in Movement";
pub(crate) const ACTIVE_IS_ON_TABLE: &str = "a ship that has been active is on the table";
pub(crate) const ACTIVE_IS_DONE: &str = "the active ship is in play, and done";
pub(crate) const ON_THE_TABLE_ALREADY: &str = "this ship is on the table already";
pub(crate) const ACTIVE_STANDS: &str = "the active ship is on the table";
pub(crate) const ACTIVE_SPENDS_FIRST: &str = "the active ship spends a Movement die first of all";
pub(crate) const ENEMY_LOSES_DICE: &str = "dice are lost by an enemy on the table";
pub(crate) const DEFENCE_MEETS_HITS: &str = "hits meet Defence dice before any is lost";
pub(crate) const NONE_DONE_IN_ASSIGNMENT: &str = "no ship is done while dice are assigned";
pub(crate) const NO_COIN_BEFORE_DICE: &str = "no coin is flipped before all dice are assigned";
pub(crate) const COIN_NEEDS_BOTH: &str = "no coin is flipped unless both sides have dice to assign";
pub(crate) const SIDE_HAS_NO_DICE: &str = "this side has no dice to assign";
pub(crate) const NOBODY_HAS_DICE: &str = "nobody has dice to assign";
pub(crate) const NONE_AT_GREATEST: &str = "this side has no ship to make active at the greatest number";
pub(crate) const COIN_COMES_FIRST: &str = "both sides are at this number: a coin is flipped first";

// Setup.
pub(crate) fn table_of_length(length: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{length} inches; a table is {least} to {most} inches each way")
}

pub(crate) fn ships_of_side(count: impl Display, most: impl Display) -> String {
    format!("{count} ships; each of the two sides has 1 to {most}")
}

pub(crate) const WHO_RUNS: &str = "side 1 or side 2 runs for the upper edge";
pub(crate) const RUN_EDGE_LEAVE: &str = "a run for the far edge is always played with edge = leave";
pub(crate) const FIELD_EDGE: &str = "option edge";
pub(crate) const TWO_SIDES: &str = "there are two sides, and their ships stand side after side";
pub(crate) fn no_design(design: impl Display, others: impl Display) -> String {
    format!("no design \"{design}\"; there are {others}")
}

pub(crate) fn a_name_is(most: impl Display) -> String {
    format!("a name is a letter and up to {most} letters and digits")
}

pub(crate) const NAME_MEANS_NOTHING_ASSIGNED: &str = "this word says that a ship assigns nothing";
pub(crate) const NAME_TAKEN: &str = "another ship is called so";
pub(crate) fn not_on_the_table(at: impl Display) -> String {
    format!("{at} is not on the table")
}

pub(crate) fn not_a_heading(degrees: impl Display) -> String {
    format!("{degrees}°; a ship faces 0, 60, 120, 180, 240 or 300°")
}

pub(crate) const RUNNER_BEGINS_BELOW: &str = "it runs for the upper edge, and begins on the table below it";

// Ships.
pub(crate) fn ship_has_dice(dice: impl Display, most: impl Display) -> String {
    format!("{dice}; a ship has 1 to {most} dice")
}

pub(crate) fn cap_is(cap: impl Display, of: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{cap}; a cap on {of} is {least} to {most}, the dice of the ship; without a cap leave it out")
}

pub(crate) const DESIGN_HAS_NAME: &str = "a design has a name of plain text";

// Handicap.
pub(crate) fn lacks(lost: u32, dice: u32) -> String {
    if lost == 0 { String::new() } else { format!("without {lost} of its {dice} dice") }
}
