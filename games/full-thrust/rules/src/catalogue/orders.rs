//! Refusals of orders, and the labels of their outlines.

use std::fmt::Display;

// Anti fighter.
pub(crate) const ALLOT_NOW: &str = "allot anti-fighter systems now, such as A1 > G2, G3";
pub(crate) const NO_GROUP_ATTACKS: &str = "no group of that number attacks this ship";
pub(crate) const MORE_THAN_FIRECONS: &str = "it uses more systems than it has working firecons";
pub(crate) const LABEL_GROUP_FIRED_AT: &str = "group that one system fires at";

// Bogeys.
pub(crate) const ONE_SCAN_EACH: &str = "write one scan for each ship now";
pub(crate) const NO_MARKER_WITHIN_REACH: &str = "no enemy marker of that name is within 54 in";
pub(crate) const LABEL_MARKER: &str = "marker to be scanned";

// Fighters.
pub(crate) const MOVE_A_GROUP_NOW: &str = "move a group now, such as G1 12,24 c3";
pub(crate) const COURSE_1_TO_12: &str = "write a course from 1 to 12";
pub(crate) const FARTHER_THAN_18: &str = "it is farther than 18 in";
pub(crate) const FIGHTERS_STAY: &str = "fighters stay on the table";
pub(crate) const LABEL_GROUP_COURSE: &str = "course it faces";
pub(crate) const LABEL_GROUP_PLACE: &str = "where it flies, inches";
pub(crate) const ONE_TARGET_EACH: &str = "write one target for each group now, such as G1 > B2";
pub(crate) const NO_ENEMY_IN_REACH: &str =
    "no enemy ship of that name is in sight, in its fore arc and within 6 in";
pub(crate) const LABEL_ATTACKED: &str = "ship to be attacked";

// Notation.
pub(crate) const TORPEDO_TUBE: &str = "torpedo tube";
pub(crate) const NEEDLE_BEAM: &str = "needle beam";
pub(crate) const NAME_THE_SHIP: &str = "name the ship, such as A3 P2,+4";
pub(crate) const GROUP_AND_NUMBER: &str = "write a group as G and its number, such as G1";
pub(crate) const NAME_THE_WEAPONS: &str = "name the weapons, such as A3 > B2: A1, B2";
pub(crate) const OTHER_SIDES_GROUP: &str = "this group belongs to the other side";
pub(crate) const NO_SUCH_THRUST: &str = "no ship has such thrust";
pub(crate) const OWN_SIDE_NOT_RAMMED: &str = "a ship cannot ram its own side";

// Order text.
pub(crate) const HOW_MANY_GROUPS: &str = "write how many groups it launches, such as launch 2";
pub(crate) const NAME_THE_GROUP: &str = "name the group, such as recover G1";
pub(crate) const NAME_THE_RAMMED: &str = "name the target, such as ram B3";
pub(crate) const NAME_THE_MARKER: &str = "name the marker, such as A1 scan B3";
pub(crate) const ENTER_WITH_INCHES: &str =
    "write the inches along the edge and the course, such as enter 12.5 c6";
pub(crate) const TURN_OR_VELOCITY: &str = "write a turn, a change of velocity or both: P2 or +4 or P2,+4";
pub(crate) const GROUP_FLIES_WHERE: &str =
    "write where the group flies and its course, such as G1 12.5,24 c3";
pub(crate) const FIRE_AND_ATTACKS: &str =
    "write fire as A3 > B2: A1, B2; an attack as G1 > B2; anti-fighter fire as A1 > G1, G2";
pub(crate) const NAME_THE_TARGET: &str = "name the target, such as G1 > B2";
pub(crate) const WEAPON_NAMES: &str = "name weapons A1, B2, C1 or T1, and a needle beam N1 at B2";

// Plots.
pub(crate) const ONE_MOVE_EACH: &str = "write one movement order for each ship now";
pub(crate) const KEEPS_COURSE: &str = "a ship that launches or recovers keeps its course and velocity";
pub(crate) const LAUNCH_OR_RECOVER: &str = "a ship launches or recovers in a turn, not both";
pub(crate) const NO_GROUP: &str = "no group";
pub(crate) fn can_launch(most: impl Display) -> String {
    format!("it can launch {most} now")
}

pub(crate) fn not_its_group(group: impl Display) -> String {
    format!("G{group} is not one of its groups on the table")
}

pub(crate) const LEAVE_OUT_IDLE: &str = "leave out a ship that has no order";
pub(crate) fn cannot_turn(points: impl Display, thrust: impl Display, most: impl Display) -> String {
    format!("it cannot turn {points} points: its thrust is {thrust}, so at most {most} may turn it")
}

pub(crate) fn needs_thrust(needs: impl Display, thrust: impl Display) -> String {
    format!("it needs {needs} thrust and has {thrust}")
}

pub(crate) fn cannot_slow(velocity: impl Display) -> String {
    format!("it cannot slow by more than its velocity, which is {velocity}")
}

pub(crate) const MUST_END_NEARER: &str = "the fleet has broken off: it must end nearer its own edge";
pub(crate) const OFF_THE_TABLE: &str = "it is off the table: write where it enters";
pub(crate) const ON_THE_TABLE: &str = "it is on the table";
pub(crate) const ENTER_ONTO_TABLE: &str = "it must enter on a course that leads onto the table";
pub(crate) const BEYOND_THE_EDGE: &str = "that place is beyond the end of its edge";
pub(crate) const LABEL_EDGE_INCHES: &str = "inches along the edge";
pub(crate) const LABEL_COURSE_INWARDS: &str = "course inwards";
pub(crate) const LABEL_COME_BACK: &str = "come back";
pub(crate) const LABEL_LAUNCHED: &str = "groups launched";
pub(crate) const LABEL_CALLED_BACK: &str = "group called back";
pub(crate) const LABEL_RAMMED: &str = "ship to be rammed";
pub(crate) const LABEL_MOVE: &str = "movement order";
pub(crate) const LABEL_KEEP: &str = "keep course and velocity";
pub(crate) const LABEL_HOMEWARD: &str = "a move nearer to the own edge";
pub(crate) const LABEL_PORT: &str = "points of turn to port";
pub(crate) const LABEL_STARBOARD: &str = "points of turn to starboard";
pub(crate) const LABEL_FASTER: &str = "inches a turn faster";
pub(crate) const LABEL_SLOWER: &str = "inches a turn slower";
pub(crate) const LABEL_TURN_AND_CHANGE: &str = "turn and change of velocity";

// Ramming.
pub(crate) const RAMMING_OFF: &str = "ramming is off in this battle (option ramming)";
pub(crate) const NO_SUCH_SHIP: &str = "there is no such ship";
pub(crate) const DUMMY_CANNOT_RAM: &str = "a dummy cannot ram";
pub(crate) const NOT_ON_THE_TABLE: &str = "it is not on the table";
pub(crate) const MARKER_NOT_NAMED: &str = "a hidden marker cannot be named";

// Reading.
pub(crate) const FIRST_STANDS: &str = "the first order stands";
pub(crate) const FOR_WHICH_SHIP: &str = "name the ship this is for, such as A3";
pub(crate) const VOID_AFTER_IMPOSSIBLE: &str = "void, because the order before it is impossible";
pub(crate) const FIRST_OF_KIND_STANDS: &str = "the first of its kind stands";
pub(crate) const HAS_NO_WEAPON: &str = "it has no weapon";

// Space.
pub(crate) const IN_ORDER_OF_LIST: &str = "write ships and groups in the order of the list";
pub(crate) const LABEL_FLEET: &str = "orders of the fleet";
pub(crate) const LABEL_MOVER: &str = "the group that moves";
pub(crate) const LABEL_FIRER: &str = "the ship that fires, or none";
pub(crate) const EXACTLY_ONE_GROUP: &str = "move exactly one group now";
pub(crate) const ONE_SHIP_FIRES: &str = "only one ship fires now";

// Space: units.
pub(crate) const GROUP_HAS_NOTHING: &str = "this group has nothing to do now";
pub(crate) const OTHER_SIDES_SHIP: &str = "this ship belongs to the other side";
pub(crate) const DUMMY_STAYS_OFF: &str = "a dummy that left the table does not come back";
pub(crate) fn may_enter_from(turn: impl Display) -> String {
    format!("this ship is off the table; it may enter from turn {turn} on")
}

pub(crate) const MAY_NOT_RETURN: &str = "this ship left the table and may not return";
pub(crate) const SHIP_HAS_NOTHING: &str = "this ship has nothing to do now";
pub(crate) const OUT_OF_THE_BATTLE: &str = "this ship is out of the battle";

// Volleys.
pub(crate) const WORKING_FIRECON: &str = "working firecon";
pub(crate) const WEAPON_FIRES_ALREADY: &str = "this weapon already fires; each fires once a turn";
pub(crate) fn one_target_each(firecons: impl Display) -> String {
    format!("it has {firecons}, each for one target")
}

pub(crate) fn fires_elsewhere(arc: impl Display) -> String {
    format!("it already fires at another target in its {arc} arc")
}

pub(crate) const OWN_SIDE_NOT_FIRED_AT: &str = "a ship cannot fire at its own side";
pub(crate) const MARKER_NOT_FIRED_AT: &str = "a hidden marker cannot be fired at";
pub(crate) const NO_FIRECON_WORKS: &str = "none of its firecons works";
pub(crate) const WEAPON_KNOCKED_OUT: &str = "this weapon is knocked out";
pub(crate) fn target_lies_in(arc: impl Display) -> String {
    format!("the target lies in the {arc} arc")
}

pub(crate) fn out_of_range(inches: impl Display) -> String {
    format!("out of range at {inches} in")
}

pub(crate) const TARGET_NEVER_HAD_IT: &str = "the target never had such a system";
pub(crate) fn weapons_at(target: impl Display) -> String {
    format!("weapons at {target}")
}

pub(crate) const LABEL_FIRE: &str = "fire of the ship";
pub(crate) const LABEL_KNOCKED_OUT: &str = "system to be knocked out";
pub(crate) const DECLARE_NOW: &str = "declare fire now, such as A1 > B2";
pub(crate) const HAS_NO_SUCH_WEAPON: &str = "it has no such weapon";
pub(crate) const NO_SUCH_TARGET: &str = "there is no such target";
pub(crate) const ONLY_NEEDLES_NAME_SYSTEMS: &str = "only a needle beam names a system, such as N1 at B2";
