//! Flaws of scenarios, ships and positions, and the options.

use std::fmt::Display;

// Options.
pub(crate) const OPTION_MAP: &str = "the map ends at an edge, or has no edge";
pub(crate) const OPTION_TURN_LIMIT: &str =
    "number of rounds after which the points destroyed decide, 1 to 1000";
pub(crate) const OPTION_BATTERIES: &str = "ships have their batteries";
pub(crate) const OPTION_AFTERBURNERS: &str = "ships have their afterburners";
pub(crate) const OPTION_RETREAT: &str = "ships may retreat by FTL";
pub(crate) const OPTION_SQUADRONS: &str = "fighter squadrons take part";
pub(crate) const OPTION_MISSILES: &str = "missiles may be launched";
pub(crate) const OPTION_BASES: &str = "bases take part";
pub(crate) const OPTION_TERRAIN: &str = "asteroids, nebulae and planets are on the map";
pub(crate) fn limit_not_allowed(limit: impl Display) -> String {
    format!("{limit}: number of rounds after which the points destroyed decide, 1 to 1000")
}

pub(crate) const FIELD_TURN_LIMIT: &str = "option turn-limit";

// Position.
pub(crate) const SHIP_STANDS_TWICE: &str = "this ship stands twice";
pub(crate) const NOT_IN_POSITION: &str =
    "this ship is missing; write a lost ship as destroyed, left or retreated";
pub(crate) const AN_IMPULSE_IS: &str = "an impulse is A to F";
pub(crate) const IMPULSES_TURN: &str = "a turn of the impulse";
pub(crate) const A_STEP_IS: &str = "a step is power, move or fire";
pub(crate) const NOBODY_IS_HELD: &str = "nobody has to be held in this scenario";
pub(crate) const IMPULSES_HELD: &str = "impulses held";
pub(crate) const NEXT_MISSILE: &str = "the next missile";
pub(crate) fn side_has_no_ship(side: impl Display) -> String {
    format!("side {side} has no ship on the map: it is decided")
}

pub(crate) const ENEMY_IS_HELD: &str = "an enemy is held for three impulses: it is decided";
pub(crate) fn initiative_defends(name: impl Display) -> String {
    format!("{name}: the side with the initiative defends it")
}

pub(crate) fn aboard_no_carrier(name: impl Display) -> String {
    format!("{name} is aboard no carrier of its side with room")
}

pub(crate) fn on_its_way_elsewhere(name: impl Display) -> String {
    format!("the target of {name} must be on the map in another hex")
}

pub(crate) const CARRIED_OUT_HALF: &str = "an unfinished action needs a question (asks)";
pub(crate) const NO_POINT_IN_IMPULSE: &str = "no ship of this side has a point in this impulse";
pub(crate) const NOWHERE_TO_GO: &str = "a ship that must move has nowhere to go, and counts as moved";
pub(crate) const NO_GROUP_CAN_FIRE: &str = "no group of this side can fire at anything";
pub(crate) const NO_CHOICE_OF_SPEED: &str = "no ship has a choice of speed";
pub(crate) const DECIDED_IS_NO_POSITION: &str = "a battle that is decided is no position to play from";

// Position: ships.
pub(crate) const THEN_LAST_HEX: &str = "then comes the hex it was in last";
pub(crate) const ONLY_SQUADRONS_ABOARD: &str = "only squadrons are aboard";
pub(crate) const NO_SHIP_IN_PLANET: &str = "no ship is in a planet's hex";
pub(crate) const THEN_FACING: &str = "then comes its facing, f0 to f5";
pub(crate) const DOWN_NOT_REINFORCED: &str = "shields that are down are not reinforced";
pub(crate) const OFFLINE_NO_RETREAT: &str = "a ship whose FTL drive is offline does not retreat";
pub(crate) const NO_MARKERS_ABOARD: &str = "a squadron aboard has no markers";
pub(crate) fn speed_not_on_curve(speed: impl Display) -> String {
    format!("speed {speed} is not on its curve")
}

pub(crate) const SHIELDS_ARE: &str = "shields are front/right/rear/left, as on its display";
pub(crate) const HULL_BOXES: &str = "hull boxes marked";
pub(crate) const CHARGE_BAR_IS: &str = "a charge bar is red+yellow, as on its display, or lost";
pub(crate) const AFTERBURNER_BOXES: &str = "afterburner boxes";
pub(crate) const ADDED_TO_RADIUS: &str = "added to the radius";
pub(crate) const POWER_DRAINED: &str = "power drained";
pub(crate) const PHASES_TO_RETREAT: &str = "power phases until it retreats";
pub(crate) const THEN_IMPULSE: &str = "then comes its impulse, A to F";
pub(crate) const WHAT_IS_DOWN: &str = "after down write shields, helm or power";
pub(crate) fn no_marker(word: impl Display) -> String {
    format!("\"{word}\" is no marker that this ship can have")
}

pub(crate) const MISSILES_IN_ORDER: &str =
    "missiles stand in the order of their launch, before the number that is next";
pub(crate) const HITS_LEFT: &str = "hits it still takes";
pub(crate) fn missiles_at_most(most: impl Display) -> String {
    format!("there are {most} missiles at most")
}

// Position: unfinished.
pub(crate) const NEXT_SHIP_TO_LOOK_AT: &str = "the next ship to look at";
pub(crate) const EXPLODES_ONCE: &str = "a destroyed ship explodes, once";
pub(crate) const BEHIND_A_PLUS: &str = "after a + write volley, entry, end, blast or asks";
pub(crate) const NEXT_SHOT: &str = "the next shot";
pub(crate) const WEAPONS_THAT_FIRE: &str = "weapons that fire";
pub(crate) const FUSION_CANNON_BURNS: &str = "a fusion cannon burns with a weapon and a face";
pub(crate) const MORE_SHOTS_THAN_WEAPONS: &str = "more shots than weapons";
pub(crate) const AN_ARC_IS: &str = "an arc is front, right or left";
pub(crate) const A_SHIP_MEETS: &str = "a ship meets asteroids, missiles or ships";
pub(crate) const WHAT_IS_ASKED: &str = "after asks write first or shield";
pub(crate) const FIRER_OF_THE_TURN: &str = "a ship of the side whose turn it is fires";
pub(crate) const MOVER_OF_THE_TURN: &str = "a ship of the side whose turn it is moves";
pub(crate) const SQUADRON_LANDS_ON_CARRIER: &str = "a squadron lands on a carrier";
pub(crate) const NOT_OF_THE_STEP: &str = "this action does not belong to the step";
pub(crate) const FIRST_ON_COLLISION: &str = "asks first needs a collision of two ships";
pub(crate) const TWO_SHIPS_COLLIDE: &str = "two ships on the map collide, the mover named first";
pub(crate) const TWO_SHIELDS_TO_CHOOSE: &str = "a ship on the map has two shields or more to choose from";

// Position: words.
pub(crate) fn here_stands(word: impl Display) -> String {
    format!("expected \"{word}\" here")
}

pub(crate) fn calls_no_ship(word: impl Display) -> String {
    format!("no ship is called \"{word}\"")
}

pub(crate) fn no_hex(word: impl Display) -> String {
    format!("\"{word}\" is no hex of the map, such as 8,2")
}

pub(crate) fn not_expected(word: impl Display) -> String {
    format!("\"{word}\" is not expected here")
}

// Setup: flaws.
pub(crate) const TWO_SIDES: &str = "there are two sides, and their ships stand side after side";
pub(crate) fn no_class(class: impl Display, others: impl Display) -> String {
    format!("no class \"{class}\"; there are {others}")
}

pub(crate) fn ships_of_side(ships: impl Display, on_map: impl Display, most: impl Display) -> String {
    format!(
        "{ships} ships, {on_map} of them on the map; each of the two sides has 1 to {most}, \
                     bases and squadrons among them, and one on the map at least"
    )
}

pub(crate) const WHO_HOLDS: &str = "side 1 or side 2 holds it";
pub(crate) fn a_name_is(most: impl Display) -> String {
    format!("a name is a letter and up to {most} letters, digits and hyphens")
}

pub(crate) const NAME_OF_A_MISSILE: &str = "M and a number is the name of a missile";
pub(crate) const WORD_BEGINS_ORDER: &str = "this word begins an order";
pub(crate) const NAME_TAKEN: &str = "another ship is called so";
pub(crate) fn not_a_facing(facing: impl Display) -> String {
    format!("{facing}; a facing is 0 to 5, clockwise from up")
}

pub(crate) fn is_a_planet(hex: impl Display) -> String {
    format!("{hex} is a planet")
}

pub(crate) fn begins_there_too(other: impl Display) -> String {
    format!("{other} begins there too; ships do not begin stacked")
}

pub(crate) const ONLY_SQUADRONS_CARRIED: &str = "only squadrons are carried";
pub(crate) fn room_for_squadrons(number: impl Display, room: impl Display) -> String {
    format!("ship {number} of its side has room for {room} squadrons; a carrier or base takes them")
}

pub(crate) fn map_of_size(size: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{size}; a map is {least} to {most} hexes each way")
}

pub(crate) const IS_NOT_ON_THE_MAP: &str = "is not on the map";
pub(crate) const MORE_THAN_1000_HEXES: &str = "is more than 1000 hexes away";
pub(crate) const HEX_FILLED: &str = "this hex is filled already";
pub(crate) const ONE_SHIP_A_SIDE: &str = "the turning circle is flown by one ship a side";
pub(crate) fn are_possible(
    what: impl Display,
    n: impl Display,
    least: impl Display,
    most: impl Display,
) -> String {
    format!("{what}{n}; {least} to {most} are possible")
}

pub(crate) const ROW_TO_START: &str = "row to start in: ";
pub(crate) const TURN_RADIUS: &str = "turn radius ";
pub(crate) const SPEED_STANDS_ONCE: &str = "a speed stands once in a curve";
pub(crate) const ROWS_IN_ORDER: &str =
    "the rows of a curve stand in the order of their speeds, the highest first: a step is one row";
pub(crate) const CLASS_HAS_NAME: &str = "a class has a name of plain text";
pub(crate) const NEGATIVE_POWER: &str = "it would begin with negative power";
pub(crate) const ONLY_SQUADRONS_HAVE_FIGHTERS: &str = "only squadrons have fighters";
pub(crate) const FIGHTERS_ALIKE: &str = "all fighters have the same number of boxes";
pub(crate) const SQUADRON_HAS_ONE_GROUP: &str =
    "a squadron has one group, of a weapon a fighter, and no missiles";
pub(crate) const FIGHTERS_HAVE_NOT: &str = "fighters have no shields, no critical boxes and no power to lose";
pub(crate) fn squadron_launch_speed(speed: impl Display) -> String {
    format!("a squadron is launched at speed {speed}")
}

// Weapons.
pub(crate) const ANTIMATTER_TORPEDO: &str = "antimatter torpedo";
pub(crate) const WAVE_MOTION_GUN: &str = "wave motion gun";
pub(crate) const FUSION_CANNON: &str = "fusion cannon";

// Handicap.
pub(crate) fn lacks(stripped: u32, boxes: u32, marked: u32) -> String {
    let without = match stripped {
        0 => None,
        all if all == boxes => Some("without shields".to_owned()),
        some => Some(format!("without {some} of its {boxes} shield boxes")),
    };
    let with = match marked {
        0 => None,
        1 => Some("with 1 hull box marked".to_owned()),
        some => Some(format!("with {some} hull boxes marked")),
    };
    without.into_iter().chain(with).collect::<Vec<_>>().join(" and ")
}
