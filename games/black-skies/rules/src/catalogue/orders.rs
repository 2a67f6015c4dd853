//! Refusals of orders, and the labels of their outlines.

use std::fmt::Display;

// Laying.
pub(crate) const NO_SUCH_ELEMENT_OF_YOURS: &str = "you have no such element";
pub(crate) const ONCE_IN_THE_DECK: &str = "write each element once in the deck";
pub(crate) const LACKS_THRUSTERS: &str = "its fighters lack the thrusters for this maneuver";
pub(crate) fn a_speed_is(most: impl Display) -> String {
    format!("a speed is 0 to {most}")
}

pub(crate) const NO_CARD_IN_DECK: &str = "it has no card in the deck";
pub(crate) fn placeholders(laid: impl Display, missing: impl Display) -> String {
    format!("{laid} placeholders are laid; as many as elements are missing: {missing}")
}

pub(crate) const LABEL_FIRST_CARD: &str = "first card";
pub(crate) const LABEL_SPEED: &str = "inches a flip";
pub(crate) const LABEL_CARD: &str = "card of an element";
pub(crate) const LABEL_DECK: &str = "the deck from the top down";

// Notation.
pub(crate) fn cannot_be_read(form: impl Display) -> String {
    format!("cannot be read; write {form}")
}

pub(crate) const FORM_DECK: &str = "deck E1 Straight 6, E2 Left 6, pass; a speed is 0 to 12";
pub(crate) const FORM_FLY: &str =
    "fly Steady, Accelerate 2, Decelerate, Break, Smooth, Late, Left first or Right first";
pub(crate) fn form_next(cards: impl Display) -> String {
    format!("next and a card: {cards}")
}

pub(crate) const FORM_FIRE: &str = "fire A1 laser1+laser2 B2";
pub(crate) const FORM_ANY: &str = "toss, deploy, deck, fly, check, skip, fire, hold or next";

// Places.
pub(crate) const NONE_WAITS: &str = "no such element of yours waits to be deployed";
pub(crate) fn not_in_your_zone(at: impl Display, low: impl Display, high: impl Display) -> String {
    format!("{at} is not in your zone, which goes from {low} to {high}")
}

pub(crate) const WINGMAN_MISSING: &str = "it has a wingman, whose place is missing";
pub(crate) const NO_WINGMAN: &str = "it has no wingman";
pub(crate) fn too_far_apart(inches: impl Display) -> String {
    format!("lead and wingman are {inches} in apart; 6 in is the most")
}

pub(crate) const LABEL_LEAD: &str = "place of the lead, inches";
pub(crate) const LABEL_WINGMAN: &str = "place of the wingman, inches";
pub(crate) const LABEL_DEPLOYED: &str = "element to be deployed";

// Seat.
pub(crate) const RETROGRADE_CARDS: &str =
    "in retrograde motion only Straight, Left, Right and Bootlegger can be flown";

// Space.
pub(crate) const TOSS_FIRST: &str = "toss the coin first: write toss";
pub(crate) const DEPLOY_NOW: &str = "deploy an element now, such as deploy E1 36,3 38,3";
pub(crate) const LAY_DECK_NOW: &str =
    "lay speeds, first cards and the deck now, such as deck E1 Straight 6, E2 Left 6, pass";
pub(crate) const FLY_NOW: &str = "choose how to fly the card now, such as fly Steady";
pub(crate) const CHECK_NOW: &str = "write check or skip for the wingman now";
pub(crate) const FIRE_NOW: &str = "fire or hold now, such as fire A1 laser1+laser2 B2, or hold";
pub(crate) const NEXT_NOW: &str = "lay the element's next card now, such as next Hard Left";
pub(crate) const CANNOT_DECELERATE: &str =
    "an element in retrograde motion cannot decelerate; Accelerate brakes it";
pub(crate) const OVER_ACCELERATION: &str = "that is more than the acceleration rating";
pub(crate) fn fly_card_as(card: impl Display, ways: impl Display) -> String {
    format!("fly {card} as {ways}")
}

pub(crate) const NO_CARD_NOW: &str = "no element lays a card now";
pub(crate) const LABEL_TOSS: &str = "toss the coin";
pub(crate) const LABEL_FLY: &str = "how the card is flown";
pub(crate) const LABEL_CHECK: &str = "check to fire, or skip";
pub(crate) const LABEL_NEXT: &str = "next card";

// Volleys.
pub(crate) fn weapons_at(target: impl Display) -> String {
    format!("weapons at {target}")
}

pub(crate) const LABEL_FIRE: &str = "fire, or hold";
pub(crate) const NO_SUCH_FIGHTER_OF_YOURS: &str = "you have no such fighter";
pub(crate) const ONLY_THE_MOVED_FIRES: &str = "only the element that has just moved fires";
pub(crate) const OUT_OF_THE_BATTLE: &str = "it is out of the battle";
pub(crate) const CANNOT_FIRE_NOW: &str = "it has fired in this flip, or is out of control";
pub(crate) fn not_an_enemy(target: impl Display) -> String {
    format!("{target} is not an enemy on the table")
}

pub(crate) fn has_no_weapon(weapon: impl Display) -> String {
    format!("it has no weapon {weapon}")
}

pub(crate) fn fires_only_once(weapon: impl Display) -> String {
    format!("{weapon} has fired and fires only once")
}

pub(crate) const WEAPONS_IN_ORDER: &str = "each weapon is written once, in the order they are mounted";
pub(crate) fn crippled_fires(weapons: impl Display, most: impl Display) -> String {
    format!("{weapons} weapons are too many: a crippled fighter fires at most half of those left, {most}")
}

pub(crate) fn weapon_out_of_range(weapon: impl Display, inches: impl Display) -> String {
    format!("{weapon} is out of range: {inches} in")
}

pub(crate) fn does_not_bear(weapon: impl Display, arcs: impl Display) -> String {
    format!("{weapon} does not bear: the target lies {arcs}")
}
