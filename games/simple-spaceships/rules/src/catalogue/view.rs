//! The words of views and aids.

use std::fmt::Display;

// Aids: fire.
pub(crate) const ONE_MAY_ASSIGN: &str = "which may assign enough dice to reach it";
pub(crate) const EACH_MAY_ASSIGN: &str = "each of which may assign enough dice to reach it";
pub(crate) const ONE_HAS_ENOUGH: &str = "which has enough dice in Attack to reach it";
pub(crate) const EACH_HAS_ENOUGH: &str = "each of which has enough dice in Attack to reach it";
pub(crate) fn is_ahead_of(ship: impl Display, enemies: impl Display, reach: impl Display) -> String {
    format!("{ship} is ahead of {enemies}, {reach}.")
}

// Aids: legs.
pub(crate) fn would_win(name: impl Display) -> String {
    format!("{name} would reach the far edge, and win")
}

pub(crate) fn would_be_lost(name: impl Display) -> String {
    format!("{name} would leave the table, and be lost")
}

pub(crate) fn would_be_at(name: impl Display, place: impl Display, heading: impl Display) -> String {
    format!("{name} would be at {place}, heading {heading}°")
}

// Aids.
pub(crate) fn would_have(ship: impl Display, panel: impl Display) -> String {
    format!("{ship} would have {panel}")
}

// Aids: odds.
pub(crate) fn odds_of_attack(
    face: impl Display,
    expected: impl Display,
    percent: impl Display,
    tenth: impl Display,
) -> String {
    format!("each die hits on {face}+: {expected} hits expected, at least one in {percent}.{tenth} %")
}

// Queue.
pub(crate) const COIN_HAS_FALLEN: &str = "the coin has fallen, and the sides alternate";
pub(crate) const COIN_WILL_SAY: &str = "both sides stand at this number: a coin says who goes first";
pub(crate) const ALONE_AT_NUMBER: &str = "no other side stands at this number";
pub(crate) const LAST_OF_ALL: &str = "no Movement dice: last of all";

// View.
pub(crate) fn is_active(active: impl Display) -> String {
    format!("{active} is active")
}

pub(crate) fn bearing_and_range(
    own: impl Display,
    enemy: impl Display,
    bearing: impl Display,
    range: impl Display,
) -> String {
    format!("From {own}: {enemy} lies {bearing}, {range} in away")
}

pub(crate) fn ship_of_side(name: impl Display, design: impl Display, side: impl Display) -> String {
    format!("{name} ({design}) of side {side}")
}

pub(crate) fn panel_of_dice(
    dice: impl Display,
    defence: impl Display,
    movement: impl Display,
    attack: impl Display,
    reserve: impl Display,
) -> String {
    format!("{dice}: {defence} Defence, {movement} Movement, {attack} Attack, {reserve} Reserve")
}

pub(crate) fn ship_destroyed(ship: impl Display) -> String {
    format!("{ship} is destroyed")
}

pub(crate) fn ship_left(ship: impl Display) -> String {
    format!("{ship} has left the table")
}

pub(crate) fn ship_to_enter(ship: impl Display, panel: impl Display) -> String {
    format!("{ship} has yet to enter, {panel}")
}

pub(crate) fn ship_at(
    ship: impl Display,
    x: impl Display,
    y: impl Display,
    heading: impl Display,
    panel: impl Display,
) -> String {
    format!("{ship} at {x}, {y}, heading {heading}°, {panel}")
}

pub(crate) const ON_THE_SAME_SPOT: &str = "on the same spot";
pub(crate) const DEAD_AHEAD: &str = "dead ahead";
pub(crate) const DEAD_ASTERN: &str = "dead astern";
pub(crate) fn to_starboard(degrees: impl Display) -> String {
    format!("{degrees}° to starboard")
}

pub(crate) fn to_port(degrees: impl Display) -> String {
    format!("{degrees}° to port")
}
