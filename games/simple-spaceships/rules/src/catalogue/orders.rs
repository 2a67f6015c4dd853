//! Refusals of orders, and the labels of their outlines.

use std::fmt::Display;

// Activity.
pub(crate) fn no_movement_die(name: impl Display) -> String {
    format!("{name} has no Movement die and cannot move")
}

pub(crate) const LEAST_LEG: &str = "a leg is at least half an inch";
pub(crate) fn left_of_die(left: impl Display) -> String {
    format!("this die has {left} in left; spend the next one")
}

pub(crate) const DIE_HAS_TURNED: &str = "this die has made its turn; spend the next one";
pub(crate) const NO_MOVEMENT_DIE_LEFT: &str = "there is no die left in Movement";
pub(crate) const FLY_ONE_INCH_FIRST: &str = "fly at least 1 in with this die first";
pub(crate) fn no_ship_called(target: impl Display) -> String {
    format!("no ship is called {target}")
}

pub(crate) fn on_your_side(target: impl Display) -> String {
    format!("{target} is on your own side")
}

pub(crate) fn off_the_table(target: impl Display) -> String {
    format!("{target} is not on the table")
}

pub(crate) fn not_ahead(target: impl Display, name: impl Display) -> String {
    format!("{target} is not ahead of the front of {name}")
}

pub(crate) fn too_far(target: impl Display, inches: impl Display, dice: impl Display) -> String {
    format!("{target} is {inches} in away, so the attack needs {dice} for range")
}

pub(crate) fn most_bonus(bonus: impl Display) -> String {
    format!("at most {bonus} dice can be a bonus")
}

pub(crate) const ROLL_ONE: &str = "roll at least one die";
pub(crate) fn attack_holds(needs: impl Display, attack: impl Display) -> String {
    format!("it needs {needs}, but Attack holds {attack}")
}

pub(crate) const LABEL_AHEAD: &str = "inches ahead";
pub(crate) const LABEL_LEFT: &str = "turn left";
pub(crate) const LABEL_TO_PORT: &str = "turn by one side to port";
pub(crate) const LABEL_RIGHT: &str = "turn right";
pub(crate) const LABEL_TO_STARBOARD: &str = "turn by one side to starboard";
pub(crate) const LABEL_SPEND: &str = "spend the next Movement die";
pub(crate) const LABEL_END: &str = "end the activation";
pub(crate) const LABEL_ACTIVE: &str = "what the active ship does";
pub(crate) const LABEL_RANGE: &str = "dice for range";
pub(crate) const LABEL_BONUS: &str = "dice for a bonus";
pub(crate) const LABEL_ROLLED: &str = "dice rolled";

// Notation.
pub(crate) fn not_a_name(word: impl Display) -> String {
    format!("\"{word}\" is not a ship's name: use letters and digits, such as A or UFO1")
}

pub(crate) const TURN_LEFT_OR_RIGHT: &str = "write turn left or turn right";
pub(crate) const NAME_A_BOX: &str = "name Movement, Attack or Reserve, such as lose Movement";
pub(crate) const BEGIN_WITH: &str =
    "begin with assign, activate, enter, fly, turn, spend, attack, lose or end";
pub(crate) const LEG_IN_HALF_INCHES: &str = "a leg is flown in half inches, such as fly 2.5";
pub(crate) const ENTERS_BY_AN_EDGE: &str =
    "a ship enters by an edge, so many inches up, on a heading: enter left 30 heading 60";
pub(crate) fn not_a_number_of_dice(number: impl Display, word: impl Display) -> String {
    format!("\"{number}\" is not a number of dice for {word}")
}

pub(crate) fn stands_twice(word: impl Display) -> String {
    format!("{word} stands twice")
}

pub(crate) const DICE_OF_AN_ATTACK: &str =
    "write the dice for range, bonus and roll, such as attack B range 0 bonus 1 roll 2";
pub(crate) const NAME_BOXES_AND_DICE: &str = "name the boxes and their dice, such as M2 A1 D1, or none";
pub(crate) fn dice_go_to(word: impl Display) -> String {
    format!("\"{word}\": dice go to D, M and A, such as M2")
}

pub(crate) const SHIP_AND_ITS_DICE: &str = "write a ship and its dice";
pub(crate) const NAME_SHIPS_AND_DICE: &str = "name the ships and their dice, such as assign A M2 A1";
pub(crate) const TOO_MANY_SHIPS: &str = "more ships than a side can have";

// Reading.
pub(crate) const ONE_SHIP_AT_A_TIME: &str = "one ship at a time";
pub(crate) const ASSIGNED_ALREADY: &str = "its dice are assigned already";

// Shares.
pub(crate) const LABEL_MOVEMENT: &str = "dice for Movement";
pub(crate) const LABEL_ATTACK: &str = "dice for Attack";
pub(crate) const LABEL_DEFENCE: &str = "dice for Defence";
pub(crate) const LABEL_RESERVE: &str = "dice from Reserve";
pub(crate) fn reserve_holds(dice: impl Display, reserve: impl Display) -> String {
    format!("you assign {dice}, but Reserve holds {reserve}")
}

pub(crate) fn design_uses_none(of: impl Display) -> String {
    format!("its design uses no dice in {of}")
}

pub(crate) fn design_has_at_most_of(most: impl Display, of: impl Display, held: impl Display) -> String {
    format!("its design has at most {most} in {of}, which holds {held}")
}

pub(crate) const MOVEMENT_NEEDS_ONE: &str = "Movement is empty and needs at least one die";

// Space.
pub(crate) const DICE_STAY: &str =
    "dice are assigned at the start of a turn, and stay in their boxes until spent";
pub(crate) const EVERY_SHIP_ASSIGNS: &str = "every ship with dice in Reserve assigns them";
pub(crate) fn not_yours(name: impl Display) -> String {
    format!("{name} is not yours")
}

pub(crate) fn is_lost(name: impl Display) -> String {
    format!("{name} is lost")
}

pub(crate) fn has_assigned(name: impl Display) -> String {
    format!("{name} has assigned its dice")
}

pub(crate) fn nothing_in_reserve(name: impl Display) -> String {
    format!("{name} has no dice in Reserve")
}

pub(crate) fn out_of_order(name: impl Display) -> String {
    format!("{name} is out of order, or there twice")
}

pub(crate) const NOTHING_ASKED_OF_SEAT: &str = "nothing is asked of this seat now";
pub(crate) const RESOLVE_HITS_FIRST: &str = "resolve the hits first: name a box, such as lose Movement";
pub(crate) const ASSIGN_FIRST: &str = "assign dice first, such as assign A M2 A1";
pub(crate) const FLIP_FIRST: &str = "flip the coin first: write flip";
pub(crate) const ENTER_FIRST: &str = "bring the ship onto the table first, such as enter left 30 heading 60";
pub(crate) const ONLY_ACTIVE_ATTACKS: &str = "only the active ship attacks";
pub(crate) const ACTIVATE_FIRST: &str = "activate a ship first, such as activate A";
pub(crate) const END_ACTIVATION_FIRST: &str = "another ship is active: end its activation first with end";
pub(crate) const NO_HITS: &str = "there are no hits to resolve";
pub(crate) const ALREADY_ON_TABLE: &str = "it is already on the table";
pub(crate) const ACTIVE_ACTS_NOW: &str =
    "the active ship acts now, such as fly 2, turn left, spend, attack B roll 2 or end";
pub(crate) const NOT_ASKED_NOW: &str = "this is not asked now";
pub(crate) fn choose_with_number(number: impl Display) -> String {
    format!("choose a ship of yours that has {number} in Movement and has not been active")
}

pub(crate) const FACE_INWARDS: &str =
    "face inwards: heading 60 or 120 from the left edge, 300 or 240 from the right";
pub(crate) fn edge_is_long(height: impl Display) -> String {
    format!("an edge is 0 to {height} inches long")
}

pub(crate) const HIT_TAKES_FROM: &str = "a hit takes a die from Movement, Attack or Reserve";
pub(crate) fn is_empty(of: impl Display) -> String {
    format!("{of} is empty")
}

pub(crate) const LABEL_NOTHING: &str = "nothing is asked";
pub(crate) const LABEL_FLIP: &str = "flip the coin";
pub(crate) const LABEL_BOXES: &str = "dice for the boxes";
pub(crate) const LABEL_ACTIVATE: &str = "ship to be active";
pub(crate) const LABEL_ENTER: &str = "where it enters the table";
pub(crate) const LABEL_LOSS: &str = "box that loses a die";
pub(crate) const LABEL_UP_THE_EDGE: &str = "inches up the edge";
pub(crate) const LABEL_DEGREES: &str = "degrees clockwise from up";
