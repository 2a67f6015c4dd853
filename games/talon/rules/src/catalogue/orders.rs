//! Refusals of orders, and the labels of their outlines.

use std::fmt::Display;

// Notation.
pub(crate) const NAME_THE_SPEED: &str = "name the speed: CA-1: speed 3 retreat";
pub(crate) const STANDS_ALONE: &str = "this stands alone: one piece at a time, and no other statement";
pub(crate) const TOO_MANY_SHIPS: &str = "more ships than a side can have";
pub(crate) const PURCHASES_APART: &str = "write purchases and speeds in separate orders";
pub(crate) const AN_ORDER_IS: &str = "an order is a ship and what it does, such as CA-1: left, or CA-1: charge 2, CA-1: speed 3, \
                     CA-1 fires 1 at T-CA-1; or first CA-1, shield front, done";
pub(crate) fn names_no_piece(word: impl Display) -> String {
    format!("\"{word}\" names no piece: letters, digits and hyphens, such as CA-1 or M3")
}

pub(crate) const A_DIRECTION_IS: &str = "a direction is 0 to 5, clockwise from up";
pub(crate) const A_SHIELD_IS: &str = "a shield is front, right, rear or left";
pub(crate) const GROUPS_FROM_1: &str = "groups are numbered from 1: charge 2";
pub(crate) const REINFORCE_WHICH: &str = "a shield is front, right, rear or left: reinforce front";
pub(crate) const A_MISSILE_IS: &str = "a missile is M and its number: redirect M3 to CA-1";
pub(crate) const SPEED_AND_RETREAT: &str = "a speed, and retreat if it is announced: speed 3 retreat";
pub(crate) const SPEED_IS_WHOLE: &str = "a speed is a whole number: speed 3";
pub(crate) const WHAT_SHIPS_DO: &str = "a ship moves straight, left, right, slip-left or slip-right; or it buys charge, reinforce, slip, \
             through, battery, change, defend, redirect or power";
pub(crate) const LANDS_WITH_MOVE: &str = "a squadron lands on a carrier with its move: straight land CV-1";
pub(crate) const FIRES_WHICH_GROUP: &str = "groups are numbered from 1: CA-1 fires 2 at T-CA-1";
pub(crate) const TARGET_FOR_EACH: &str = "name a target for each weapon: CA-1 fires 2 at T-CA-1, T-CA-2";
pub(crate) const SEPARATED_BY_COMMAS: &str = "targets are separated by commas";
pub(crate) const MORE_TARGETS_THAN_WEAPONS: &str = "more targets than a group has weapons";
pub(crate) const TARGET_MISSING: &str = "a target is missing behind the last comma";

// Power.
pub(crate) fn reinforced_already(arc: impl Display) -> String {
    format!("the {arc} shield is reinforced already")
}

pub(crate) fn shields_down(name: impl Display) -> String {
    format!("the shields of {name} are down")
}

pub(crate) const BASE_DOES_NOT_SLIP: &str = "a base does not slip";
pub(crate) fn has_side_slip_marker(name: impl Display) -> String {
    format!("{name} has a side-slip marker already")
}

pub(crate) fn no_turn_radius_marker(name: impl Display) -> String {
    format!("{name} has no turn-radius marker")
}

pub(crate) fn has_no_battery(name: impl Display) -> String {
    format!("{name} has no battery")
}

pub(crate) fn battery_full(name: impl Display) -> String {
    format!("the battery of {name} is full")
}

pub(crate) const WRITE_DEFEND: &str = "your side holds the initiative: write defend";
pub(crate) const WRITE_CHANGE: &str = "your side does not hold the initiative: write change";
pub(crate) fn no_squadron_to_charge(
    squadron: impl Display,
    within: impl Display,
    name: impl Display,
) -> String {
    format!(
        "{squadron} is no squadron of this side within {within} of {name}, a carrier or \
                         base, with an empty yellow box"
    )
}

pub(crate) fn has_groups(name: impl Display, groups: impl Display) -> String {
    format!("{name} has {groups} groups")
}

pub(crate) fn group_is_lost(group: impl Display, name: impl Display) -> String {
    format!("group {group} of {name} is lost")
}

pub(crate) fn no_empty_yellow_box(group: impl Display) -> String {
    format!("group {group} has no empty yellow box")
}

pub(crate) fn not_your_missile(number: impl Display) -> String {
    format!("M{number} is not a missile of your side")
}

pub(crate) fn no_new_target(target: impl Display) -> String {
    format!("{target} is not another enemy on the map outside the missile's hex")
}

pub(crate) fn no_ship_called(name: impl Display) -> String {
    format!("no ship is called {name}")
}

pub(crate) fn not_yours(name: impl Display) -> String {
    format!("{name} is not yours")
}

pub(crate) fn not_on_the_map(name: impl Display) -> String {
    format!("{name} is not on the map")
}

pub(crate) fn no_points_until_repaired(name: impl Display) -> String {
    format!("{name} gets no points until its power is repaired")
}

pub(crate) fn no_point(name: impl Display, letter: impl Display, power: impl Display) -> String {
    format!("{name} has no point in impulse {letter} with power {power}")
}

// Power phase.
pub(crate) const ONLY_ON_A_FLOATING_MAP: &str =
    "only on a floating map can a ship be taken off; announce a retreat";
pub(crate) fn another_ship_nearer(name: impl Display, hexes: impl Display) -> String {
    format!("another ship is nearer to {name} than {hexes} hexes")
}

pub(crate) const NOT_TAKEN_OFF: &str = "bases and squadrons are not taken off";
pub(crate) fn not_on_curve_of(speed: impl Display, name: impl Display) -> String {
    format!("speed {speed} is not on the curve of {name}")
}

pub(crate) fn more_than_one_step(speed: impl Display) -> String {
    format!("from speed {speed} it is more than one step")
}

pub(crate) fn power_would_be_negative(speed: impl Display, name: impl Display) -> String {
    format!("at speed {speed} the power of {name} would be negative")
}

pub(crate) const NO_RETREAT: &str = "there is no retreat in this battle";
pub(crate) fn ftl_offline(name: impl Display) -> String {
    format!("the FTL drive of {name} is offline")
}

pub(crate) fn has_announced_retreat(name: impl Display) -> String {
    format!("{name} has announced its retreat")
}

pub(crate) const DO_NOT_RETREAT: &str = "bases and squadrons do not retreat";

// Reading.
pub(crate) const NOTHING_WRITTEN: &str = "nothing is written; write done to do nothing";
pub(crate) const ONE_STATEMENT: &str = "one statement at a time is asked for";
pub(crate) fn spends_before_that(name: impl Display) -> String {
    format!("{name} spends its one point before that")
}

pub(crate) fn has_speed_before_that(name: impl Display) -> String {
    format!("{name} has a speed before that")
}

// Space: outlines.
pub(crate) const LABEL_NOTHING: &str = "nothing is asked";
pub(crate) const LABEL_PURCHASE: &str = "purchase for one point";
pub(crate) const LABEL_PURCHASES: &str = "a purchase for each ship, or none";
pub(crate) const LABEL_SPEEDS: &str = "a speed for each ship";
pub(crate) const LABEL_GROUP: &str = "the group that fires, or none";
pub(crate) const LABEL_SHIELD: &str = "shield that is hit";
pub(crate) const LABEL_FIRST: &str = "ship that takes its damage first";
pub(crate) const LABEL_FIRST_OF_PAIR: &str = "ship of the pair that takes its damage first";
pub(crate) fn label_fire_group(group: impl Display) -> String {
    format!("fire group {group}")
}

pub(crate) const LABEL_TARGET: &str = "target of a weapon";
pub(crate) const LABEL_WHAT_IT_DOES: &str = "what the piece does";
pub(crate) const LABEL_MOVER: &str = "the piece that moves";
pub(crate) const LABEL_NOTHING_MORE: &str = "nothing more";

// Space: refusals.
pub(crate) const MUST_STILL_MOVE: &str = "a piece that can move must still move";
pub(crate) fn collide(one: impl Display, other: impl Display) -> String {
    format!("{one} and {other} collide: name one of them")
}

pub(crate) fn hit_comes_from(shields: impl Display) -> String {
    format!("the hit comes from {shields}")
}

pub(crate) const NOTHING_ASKED_OF_SEAT: &str = "nothing is asked of this seat now";
pub(crate) const SPEND_NOW: &str = "spend points now";
pub(crate) const MOVE_NOW: &str = "move one piece now";
pub(crate) const FIRE_NOW: &str = "fire one group now";
pub(crate) const COLLISION_NOW: &str = "two ships collide: choose who takes damage first";
pub(crate) const SHIELD_NOW: &str = "name a shield now";
pub(crate) const SPEEDS_NOW: &str = "choose speeds now";
pub(crate) fn such_as(order: impl Display) -> String {
    format!(", such as {order}")
}

pub(crate) const OR_DONE: &str = "; or done";
pub(crate) fn no_missile_flies(name: impl Display) -> String {
    format!("no missile {name} flies")
}

pub(crate) const DONE_TO_BUY_NOTHING: &str = "write done to buy nothing";
pub(crate) fn point_out_of_order(name: impl Display) -> String {
    format!("{name} is out of order, or there twice: one point for each ship, in list order")
}

pub(crate) fn every_choice_has_speed(names: impl Display) -> String {
    format!("every ship with a choice has a speed, in list order: {names}")
}

pub(crate) fn out_of_order(name: impl Display) -> String {
    format!("{name} is out of order, or there twice")
}

pub(crate) fn has_no_choice(name: impl Display) -> String {
    format!("{name} has no choice: leave it out")
}

pub(crate) fn no_such_missile(name: impl Display) -> String {
    format!("there is no missile {name}")
}

pub(crate) fn missile_has_moved(name: impl Display) -> String {
    format!("{name} has moved, or was launched, in this turn")
}

pub(crate) const MISSILE_MOVES_NEARER: &str = "a missile must move nearer its target, such as M3: to 2";
pub(crate) fn no_piece_called(name: impl Display) -> String {
    format!("no piece is called {name}")
}

pub(crate) const ONLY_MISSILES_TO_DIRECTION: &str = "only missiles move to a direction";
pub(crate) fn not_aboard(squadron: impl Display, name: impl Display) -> String {
    format!("{squadron} is not aboard {name}")
}

pub(crate) fn squadron_has_landed(squadron: impl Display) -> String {
    format!("{squadron} has moved, and landed, in this turn")
}

pub(crate) fn has_launched(name: impl Display) -> String {
    format!("{name} has launched a squadron in this turn")
}

pub(crate) const HEX_NOT_FREE: &str = "that hex is off the map, a planet, or taken by a ship of its race";
pub(crate) fn has_moved(name: impl Display) -> String {
    format!("{name} has moved in this turn")
}

pub(crate) const BASE_ROTATES: &str = "a base rotates left or right and never moves";
pub(crate) fn does_not_rotate(name: impl Display, letter: impl Display) -> String {
    format!("{name} does not rotate in impulse {letter}")
}

pub(crate) fn does_not_move(speed: impl Display, letter: impl Display) -> String {
    format!("speed {speed} does not move in impulse {letter}")
}

pub(crate) fn but_afterburner(
    speed: impl Display,
    letter: impl Display,
    name: impl Display,
    way: impl Display,
) -> String {
    format!(
        "speed {speed} does not move in impulse {letter}, but {name} has an afterburner: \
                         {name}: afterburner {way}"
    )
}

pub(crate) fn no_afterburner(name: impl Display) -> String {
    format!("{name} has no afterburner left")
}

pub(crate) fn has_scheduled_move(name: impl Display) -> String {
    format!("{name} has a scheduled move in this impulse")
}

pub(crate) fn helm_is_down(name: impl Display) -> String {
    format!("the helm of {name} is down: straight only")
}

pub(crate) fn may_turn_after(name: impl Display, hexes: impl Display) -> String {
    format!("{name} may turn again after {hexes} more")
}

pub(crate) fn no_side_slip_marker(name: impl Display) -> String {
    format!("{name} has no side-slip marker")
}

pub(crate) fn cannot_land(name: impl Display, carrier: impl Display, to: impl Display) -> String {
    format!("{name} cannot land on {carrier} at {to}: it lands on a carrier of its side with room")
}

pub(crate) const NO_ENEMY_IN_ARC: &str = "no enemy is in its arc within range";
pub(crate) const FUSION_CANNON_NAMES_NONE: &str = "a fusion cannon names no target";
pub(crate) fn target_for_each_weapon(weapons: impl Display, targets: impl Display) -> String {
    format!("name a target for each of its {weapons} weapons; {targets} named")
}

pub(crate) fn on_your_side(target: impl Display) -> String {
    format!("{target} is on your own side")
}

pub(crate) const NOT_AT_MISSILES: &str = "missiles are not launched at missiles";
pub(crate) fn out_of_range_at(target: impl Display, range: impl Display) -> String {
    format!("{target} is out of range at {range}")
}

pub(crate) fn in_none_of_arcs(target: impl Display) -> String {
    format!("{target} is in none of the group's arcs")
}

pub(crate) fn planet_blocks(target: impl Display) -> String {
    format!("a planet blocks the line to {target}")
}

pub(crate) fn group_not_charged(group: impl Display, name: impl Display, missing: impl Display) -> String {
    format!("group {group} of {name} is not charged: {missing} more to fill")
}

pub(crate) const WHEN_POINTS: &str = "points are spent in the power step of an impulse; ";
pub(crate) const WHEN_MOVES: &str = "pieces move in the move step of an impulse; ";
pub(crate) const WHEN_FIRE: &str = "groups fire in the fire step of an impulse; ";
pub(crate) const WHEN_COLLISION: &str = "no two ships collide now; ";
pub(crate) const WHEN_SHIELD: &str = "no shield is asked for now; ";
pub(crate) const WHEN_SPEED: &str = "a speed is chosen in the power phase, after the last impulse; ";
