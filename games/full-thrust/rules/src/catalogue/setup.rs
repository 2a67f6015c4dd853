//! Flaws of scenarios, ships and positions, and the options.

use std::fmt::Display;

use engine::quoting::counted;

// Design.
pub(crate) const LIGHT_CRUISER: &str = "Light Cruiser";
pub(crate) const ESCORT_CRUISER: &str = "Escort Cruiser";
pub(crate) const HEAVY_CRUISER: &str = "Heavy Cruiser";
pub(crate) const LIGHT_FREIGHTER: &str = "Light Freighter";
pub(crate) const BULK_CARRIER: &str = "Bulk Carrier";
pub(crate) const ARMED_BULK_CARRIER: &str = "Bulk Carrier, armed";
pub(crate) const COMMERCIAL_LINER: &str = "Commercial Liner";
pub(crate) const FLEET_TENDER: &str = "Fleet Tender";
pub(crate) const DIFFERS_FROM_TABLE: &str = "it differs from the class table";
pub(crate) const NAME_THE_BASE: &str =
    "not a class of the table; a design must name the class it is built from as its base";
pub(crate) const OWN_DESIGNS_OFF: &str = "own designs are off in this battle (option custom-ships)";
pub(crate) fn base_not_a_class(base: impl Display) -> String {
    format!("its base \"{base}\" is not a class of the table")
}

pub(crate) const OWN_ID: &str = "a design needs an id of its own";
pub(crate) fn must_be_those_of(built: impl Display) -> String {
    format!("group, thrust and firecons must be those of a {built}")
}

pub(crate) fn damage_of_class(
    damage: impl Display,
    class: impl Display,
    least: impl Display,
    most: impl Display,
) -> String {
    format!("{damage} damage; a {class} has {least} {most}")
}

pub(crate) fn systems_of_class(
    systems: impl Display,
    class: impl Display,
    points: impl Display,
    most: impl Display,
) -> String {
    format!("{systems}; a {class} has {points} at most: {most}")
}

pub(crate) fn at_most(most: impl Display) -> String {
    format!("{most} at most")
}

pub(crate) fn fighters_of_class(fighters: impl Display, class: impl Display, most: impl Display) -> String {
    format!("{fighters} fighters; a {class} carries {most}")
}

pub(crate) fn firecons_of_group(firecons: impl Display, group: impl Display, most: impl Display) -> String {
    format!("{firecons}; a ship of the {group} group has {most}")
}

pub(crate) const MERCHANT_HAS_ONE: &str = "a merchant has one at most";
pub(crate) fn thrust_from_0_to_8(thrust: impl Display) -> String {
    format!("{thrust}; from 0 to 8")
}

pub(crate) const ONE_DAMAGE_POINT: &str = "a ship has at least one damage point";
pub(crate) const ARCS_SIDE_BY_SIDE: &str = "the arcs of a battery must lie side by side";
pub(crate) const THREE_ARCS: &str = "an A or B battery covers three arcs at most";
pub(crate) const TORPEDOES_OFF: &str = "torpedoes are off in this battle (option torpedoes)";
pub(crate) const WHO_CARRIES_TORPEDOES: &str = "only cruisers and capital ships carry torpedoes";
pub(crate) const TUBE_FORE_ARC: &str = "a torpedo tube fires through the fore arc";
pub(crate) const NEEDLES_OFF: &str = "needle beams are off in this battle (option needles)";
pub(crate) const NEEDLE_ONE_ARC: &str = "a needle beam fires through one arc";

// Options.
pub(crate) const OPTION_FIRE: &str =
    "declaration of fire: secret, open ship by ship, alternating ships, or by the program";
pub(crate) const OPTION_TURNS: &str =
    "ships turn at the start of a move, along a curve, or as in another printing of 1991";
pub(crate) const OPTION_ROUNDING: &str = "rounding of half an odd thrust for turning";
pub(crate) const OPTION_COURSE_12: &str =
    "the heading of course 12 in degrees clockwise from the top of the table, 0 to 330 in steps of 30";
pub(crate) const OPTION_THRESHOLDS: &str = "damage knocks out systems at threshold points";
pub(crate) const OPTION_BOGEYS: &str = "ships enter as hidden markers and may scan";
pub(crate) const OPTION_DUMMIES: &str =
    "most dummy markers of a side, 0 to 16; further ones of a scenario are left out";
pub(crate) const OPTION_SIXES: &str = "only sixes damage capital ships";
pub(crate) const OPTION_FIGHTERS: &str = "carriers and dreadnoughts launch fighter groups";
pub(crate) const OPTION_ANTI_FIGHTER: &str = "ships fire at the fighters that attack them";
pub(crate) const OPTION_TORPEDOES: &str = "designs may carry pulse torpedoes";
pub(crate) const OPTION_NEEDLES: &str = "designs may carry needle beams";
pub(crate) const OPTION_RAMMING: &str = "ships may ram";
pub(crate) const OPTION_CUSTOM_SHIPS: &str = "designs outside the class table are allowed";
pub(crate) const OPTION_MORALE: &str = "a fleet that has lost half its ships may break off";
pub(crate) const OPTION_FLAGSHIP: &str = "with morale: the loss of the flagship forces a test";
pub(crate) const OPTION_TURN_LIMIT: &str = "number of turns after which points decide, 1 to 1000";

// Position: reading.
pub(crate) const STANDS_TWICE: &str = "this stands twice";
pub(crate) fn is_missing(name: impl Display) -> String {
    format!("{name} is missing")
}

pub(crate) fn fighters_of_bay(fighters: impl Display, most: impl Display) -> String {
    format!("{fighters} fighters; its bay holds {most}")
}

pub(crate) const BATTLE_IS_OVER: &str = "the battle is over";
pub(crate) const NO_SHIP_LEFT: &str = "a side has no ship left: the battle is over";
pub(crate) const NO_SUCH_SLOT: &str = "no such slot";
pub(crate) const DECLARER_BEARS_ON_NOTHING: &str = "the ship that is to declare bears on nothing";
pub(crate) const MARKED_DAMAGE_FIRST: &str = "damage that is marked takes effect before orders are written";
pub(crate) const NO_GROUP_TO_MOVE: &str = "no group is left to move";
pub(crate) const FIRE_NOT_DECLARED: &str = "fire is not declared: option fire";
pub(crate) const NOBODY_WRITES: &str = "nobody has anything to write";
pub(crate) fn lacks_its_number(field: impl Display) -> String {
    format!("\"{field}\" lacks its number")
}

pub(crate) fn begins_with_turn(limit: impl Display) -> String {
    format!("a position begins with turn 1 to turn {limit}")
}

pub(crate) const NO_SUCH_PHASE: &str = "no such phase";
pub(crate) const PASSES: &str = "passes are 0 or 1";
pub(crate) fn means_nothing(word: impl Display) -> String {
    format!("\"{word}\" means nothing here")
}

pub(crate) const SCENARIO_LACKS_SHIP: &str = "the scenario has no such ship";
pub(crate) const PART_IS_ABOUT: &str = "a part is about a ship, a group, a side or a shot";
pub(crate) const SCENARIO_LACKS_GROUP: &str = "the scenario has no such group";
pub(crate) const TWO_SIDES: &str = "there are two sides";
pub(crate) const NO_SUCH_NUMBERS: &str = "these counts contradict each other";
pub(crate) const SHOT_IS: &str = "write a shot as ship, target, weapon, system";
pub(crate) const NO_SHIP_OF_NAME: &str = "no such ship";
pub(crate) const NO_SUCH_SYSTEM: &str = "no such system";
pub(crate) const NO_SUCH_WEAPON_OR_SYSTEM: &str = "no such weapon or system";
pub(crate) const PLACE_NEXT: &str = "a place in inches comes next, such as 12,24.5";
pub(crate) const THEN_COURSE: &str = "then its course, c1 to c12";
pub(crate) const LINE_IS: &str = "write a line as enemy and arc";
pub(crate) const THEN_VELOCITY: &str = "then its velocity, such as v6";
pub(crate) const NO_SUCH_CLASS: &str = "no such class";
pub(crate) const HAS_NO_SUCH_SYSTEM: &str = "it has no such system";
pub(crate) fn not_on_the_table(place: impl Display) -> String {
    format!("{place} is not on the table")
}

pub(crate) fn damage_points(whole: impl Display) -> String {
    format!("it has {whole} damage points")
}

pub(crate) const BACK_IS: &str = "back is a turn from 0 to 2000";
pub(crate) const GROUP_STATES: &str = "then aboard, flying, recovered or lost";
pub(crate) const FIGHTERS_1_TO_6: &str = "a group has 1 to 6 fighters";
pub(crate) const CARRIER_AND_TARGET: &str = "its carrier is of its side, its target of the other";

// Setup: flaws.
pub(crate) fn table_of_length(length: impl Display, most: impl Display) -> String {
    format!("{length} inches; a table is 1 to {most} inches each way")
}

pub(crate) fn no_class(class: impl Display) -> String {
    format!("there is no class \"{class}\"")
}

pub(crate) fn not_a_course(course: impl Display) -> String {
    format!("{course}; a course is 1 to 12")
}

pub(crate) fn starts_too_fast(velocity: impl Display, most: impl Display) -> String {
    format!("{velocity}; a ship starts at {most} at most")
}

pub(crate) const A_NAME_IS: &str = "a name is up to 30 letters, digits, blanks, dots, dashes and apostrophes";
pub(crate) const NO_SHIP: &str = "no ship; each of the two sides needs at least one";
pub(crate) fn too_many_ships(count: impl Display, most: impl Display) -> String {
    format!("{count} ships and markers; at most {most}")
}

pub(crate) const FLAGSHIP_IS: &str = "its flagship is the number of one of its ships, and no dummy";
pub(crate) fn too_many_weapons(
    weapons: impl Display,
    groups: impl Display,
    most_weapons: impl Display,
    most_groups: impl Display,
) -> String {
    format!("{weapons} weapons and {groups} fighter groups; at most {most_weapons} and {most_groups}")
}

// Ships.
pub(crate) fn a_battery_is(part: impl Display) -> String {
    format!("\"{part}\": a battery is written B FPS or 2 B FPS")
}

pub(crate) fn arcs_are(part: impl Display) -> String {
    format!("\"{part}\": arcs are letters of F, S, A, P")
}

pub(crate) fn batteries_to(part: impl Display, most: impl Display) -> String {
    format!("\"{part}\": from 1 to {most} batteries")
}

// Handicap.
pub(crate) fn lacks(damage: u32) -> String {
    if damage == 0 { String::new() } else { format!("with {}", counted(damage, "damage point")) }
}
