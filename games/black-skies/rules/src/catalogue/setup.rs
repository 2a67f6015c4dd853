//! Flaws of scenarios, ships and positions, and the options.

use std::fmt::Display;

// Cards.
pub(crate) const HARD_LEFT: &str = "Hard Left";
pub(crate) const HARD_RIGHT: &str = "Hard Right";
pub(crate) const SIDESLIP_LEFT: &str = "Sideslip Left";
pub(crate) const SIDESLIP_RIGHT: &str = "Sideslip Right";
pub(crate) const REVERSE_LEFT: &str = "Reverse Left";
pub(crate) const REVERSE_RIGHT: &str = "Reverse Right";
pub(crate) const LEFT_FIRST: &str = "Left first";
pub(crate) const RIGHT_FIRST: &str = "Right first";

// Options.
pub(crate) const OPTION_PENALTY: &str =
    "maneuver penalty that a roll to hit subtracts: the firer's or the target's";
pub(crate) const OPTION_TURN_LIMIT: &str = "number of rounds after which hull decides, 1 to 1000";
pub(crate) fn limit_not_allowed(limit: impl Display) -> String {
    format!("{limit}: number of rounds after which hull decides, 1 to 1000")
}

pub(crate) const FIELD_TURN_LIMIT: &str = "option turn-limit";

// Position.
pub(crate) const STANDS_TWICE: &str = "this stands twice";
pub(crate) fn is_missing(name: impl Display) -> String {
    format!("{name} is missing")
}

pub(crate) fn lacks_its_number(field: impl Display) -> String {
    format!("\"{field}\" lacks its number")
}

pub(crate) const TWO_SIDES: &str = "there are two sides";
pub(crate) const POSITION_BEGINS: &str = "a position begins with flips, how many cards have been flipped";
pub(crate) fn flipped_at_most(most: impl Display) -> String {
    format!("at most {most} cards are flipped")
}

pub(crate) const NO_SUCH_PHASE: &str = "no such phase";
pub(crate) const NO_SUCH_CHOICE: &str = "no such choice";
pub(crate) fn means_nothing(word: impl Display) -> String {
    format!("\"{word}\" means nothing here")
}

pub(crate) const EMPTY_PART: &str = "an empty part";
pub(crate) const TOO_MANY_CARDS: &str = "too many cards";
pub(crate) const SCENARIO_LACKS_ELEMENT: &str = "the scenario has no such element";
pub(crate) const PART_IS_ABOUT: &str = "a part is about an element, a fighter or a deck";
pub(crate) const SCENARIO_LACKS_FIGHTER: &str = "the scenario has no such fighter";
pub(crate) const NO_SUCH_ELEMENT: &str = "no such element";
pub(crate) const NO_SUCH_CARD: &str = "no such card";
pub(crate) const CARD_IN_A_DECK: &str =
    "write a card of a deck as element and card, or pass; add known after its flip";
pub(crate) const FACING_IS: &str = "facing is 0 to 300 in steps of 60";
pub(crate) const SPEED_AND_PENALTY: &str = "a speed is 0 to 12, a penalty 0 to 4";
pub(crate) const NO_RETROGRADE_AT_REST: &str = "at speed 0 nobody is in retrograde motion";
pub(crate) const PLACE_NEXT: &str = "a place in inches comes next, such as 12,24.5, or waiting";
pub(crate) const HULL_LACKS_NUMBER: &str = "\"hull\" lacks its number";
pub(crate) const NO_WEAPON_TO_SPEND: &str = "it has no such weapon to spend";
pub(crate) fn hull_of_waiting(most: impl Display) -> String {
    format!("the hull of a waiting fighter is 1 to {most}")
}

pub(crate) fn hull_is(most: impl Display) -> String {
    format!("its hull is 1 to {most}, or 0 where it is destroyed")
}

pub(crate) fn not_on_the_table(place: impl Display) -> String {
    format!("{place} is not on the table")
}

pub(crate) const WINGMAN_TOO_FAR: &str = "a wingman is more than 6 inches from his lead";
pub(crate) const DEPLOYED_WHOLE: &str = "an element is deployed whole";
pub(crate) const BATTLE_IS_OVER: &str = "the battle is over";
pub(crate) const COIN_COMES_FIRST: &str = "the coin comes before everything else";
pub(crate) const NOTHING_TO_DEPLOY: &str =
    "the side that is to deploy has nothing left to deploy, or has begun to fly";
pub(crate) const WHEN_DECKS_ARE_LAID: &str =
    "decks are laid once all are deployed, and before the first flip";
pub(crate) const NOBODY_FLIES_YET: &str = "nobody flies before all are deployed";
pub(crate) const DECKS_OF_LARGER_SIDE: &str = "both decks hold one card for each element of the larger side";
pub(crate) const NO_FIGHTER_LEFT: &str = "a side has no fighter left: the battle is over";
pub(crate) const EACH_IN_ITS_DECK: &str = "every element in play lies in its deck once, and no other";
pub(crate) const CARD_NOT_FLYABLE: &str = "an element has a card that it cannot fly";
pub(crate) const FLOWN_ON_TOP: &str =
    "the top card of the side's deck must be the card being flown, and known";
pub(crate) const PHASE_ASKS_NOTHING: &str = "this phase has nothing to ask";

// Setup.
pub(crate) const TABLE_SIZES: &str = "a table is 12 to 240 inches each way";
pub(crate) fn too_many_kinds(kinds: impl Display) -> String {
    format!("{kinds} kinds of fighters; at most 64")
}

pub(crate) fn too_many_rocks(rocks: impl Display, most: impl Display) -> String {
    format!("{rocks} rocks; at most {most}")
}

pub(crate) fn radius_of_rock(radius: impl Display) -> String {
    format!("radius {radius}; a rock has a radius of 1 to 3 inches")
}

pub(crate) fn no_fighter(fighter: impl Display, others: impl Display) -> String {
    format!("no fighter \"{fighter}\"; there are {others}")
}

pub(crate) fn pilots_of_element(pilots: impl Display) -> String {
    format!("{pilots} pilots; an element is a lead and a wingman, or one alone")
}

pub(crate) fn skill_of(skill: impl Display, who: impl Display) -> String {
    format!("skill {skill} of the {who}; 1 is green, 2 trained, 3 experienced, 4 hotshot")
}

pub(crate) fn starting_speed(speed: impl Display, most: impl Display) -> String {
    format!("speed {speed}; a speed is 0 to {most}")
}

pub(crate) const FIRST_SIDE_FIRST: &str = "those of the first side come before those of the second";
pub(crate) fn elements_of_side(count: impl Display, most: impl Display) -> String {
    format!("{count} elements; each side has 1 to {most}")
}

pub(crate) fn edge_of_side(side: impl Display) -> String {
    format!("side {side}, edge")
}

pub(crate) const ALONG_TOP_OR_BOTTOM: &str =
    "a side deploys along the top or the bottom: fighters face in steps of 60° from up the table";
pub(crate) const ZONE_REACHES: &str = "its zone reaches from the edge onto the table";
pub(crate) const SAME_EDGE: &str = "both sides deploy along the same edge";

// Ships.
pub(crate) fn an_id_is(most: impl Display) -> String {
    format!("an id is 1 to {most} small letters")
}

pub(crate) fn at_least_one_arc(arcs: impl Display) -> String {
    format!("at least one arc, of {arcs}")
}

pub(crate) fn rate_of_fire(rate: impl Display, most: impl Display) -> String {
    format!("rate {rate}; a rate of fire is 1 to {most}")
}

pub(crate) fn ranges_rise(close: impl Display, medium: impl Display, long: impl Display) -> String {
    format!("ranges {close}/{medium}/{long}; they rise from above 0 to 120 inches at most")
}

pub(crate) fn damage_die(damage: impl Display) -> String {
    format!("damage d{damage}; a die is d12, d10, d8, d6, d4, d3 or d2")
}

pub(crate) const HARDPOINTS_OF_WEAPON: &str = "it takes up half a hardpoint to four";
pub(crate) fn armour_is(armour: impl Display) -> String {
    format!("armour −{armour}; armour is none, light or heavy")
}

pub(crate) const LIGHT_WITHOUT_HEAVY_ARMOUR: &str = "a light fighter may not have heavy armour";
pub(crate) fn no_weapon(id: impl Display, others: impl Display) -> String {
    format!("no weapon \"{id}\"; there are {others}")
}

pub(crate) fn too_many_weapons(weapons: impl Display, most: impl Display) -> String {
    format!("{weapons} weapons; at most {most}")
}

pub(crate) fn too_many_hardpoints(taken: impl Display, weight: impl Display, most: impl Display) -> String {
    format!("weapons, armour and shields take up {taken} hardpoints; a {weight} fighter has {most}")
}

// Handicap.
pub(crate) fn lacks(lost: u32, boxes: u32) -> String {
    if lost == 0 { String::new() } else { format!("without {lost} of its {boxes} hull boxes") }
}
