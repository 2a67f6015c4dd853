//! The words of views and aids.

use std::fmt::Display;

// Aids: fire.
pub(crate) const OWN_HEX: &str = "a weapon cannot fire into its own hex";
pub(crate) const PLANET_IN_THE_WAY: &str = "a planet is in the way";
pub(crate) const NO_ENEMY_IN_ARCS: &str = "no enemy in its arcs and range";
pub(crate) fn not_charged_yet(missing: impl Display) -> String {
    format!("not charged: {missing} to go")
}

pub(crate) const NOTHING_FIRES: &str = "nothing fires in this scenario";
pub(crate) const NOT_ON_THE_MAP: &str = "not on the map";
pub(crate) const NO_MISSILES: &str = "there are no missiles in this battle";
pub(crate) const AS_MANY_AS_CAN_FLY: &str = "there are as many missiles as can be in flight";

// Aids: power.
pub(crate) const NOTHING_TO_CHOOSE: &str = "there is nothing to choose";

// View: spoken.
pub(crate) fn missile_at(
    name: impl Display,
    side: impl Display,
    at: impl Display,
    target: impl Display,
) -> String {
    format!("Missile {name} of side {side} at {at}, on its way to {target}")
}

pub(crate) fn round_power(round: impl Display) -> String {
    format!("Round {round}, power phase")
}

pub(crate) fn round_decided(round: impl Display) -> String {
    format!("Round {round}, decided")
}

pub(crate) fn round_impulse(
    round: impl Display,
    impulse: impl Display,
    active: impl Display,
    initiative: impl Display,
) -> String {
    format!(
        "Round {round}, impulse {impulse}: side {active} takes its turn; side {initiative} has the initiative"
    )
}

pub(crate) fn bearing_and_range(
    own: impl Display,
    enemy: impl Display,
    bearing: impl Display,
    range: impl Display,
) -> String {
    format!("From {own}: {enemy} lies {bearing}, {range} away")
}

pub(crate) const IN_ITS_OWN_HEX: &str = "in its own hex";
pub(crate) const DEAD_AHEAD: &str = "dead ahead";
pub(crate) fn to_the(arcs: impl Display) -> String {
    format!("to the {arcs}")
}

pub(crate) fn ship_of_side(name: impl Display, title: impl Display, side: impl Display) -> String {
    format!("{name} ({title}) of side {side}")
}

pub(crate) fn ship_destroyed(ship: impl Display) -> String {
    format!("{ship} is destroyed")
}

pub(crate) fn ship_left(ship: impl Display) -> String {
    format!("{ship} has left the map")
}

pub(crate) fn ship_retreated(ship: impl Display) -> String {
    format!("{ship} has retreated")
}

pub(crate) fn ship_aboard(ship: impl Display, carrier: impl Display) -> String {
    format!("{ship} is aboard {carrier}")
}

pub(crate) fn ship_at(
    ship: impl Display,
    at: impl Display,
    facing: impl Display,
    (rate, speed): (impl Display, impl Display),
    power: impl Display,
    [front, right, rear, left]: [impl Display; 4],
    (hull, boxes): (impl Display, impl Display),
) -> String {
    format!(
        "{ship} at {at}, facing {facing}, {rate} {speed}, power {power}, shields front {front}, right {right}, rear {rear}, left \
         {left}, {hull} of {boxes} hull boxes marked"
    )
}

pub(crate) fn free_to_turn(hexes: impl Display) -> String {
    format!(", free to turn after {hexes}")
}
