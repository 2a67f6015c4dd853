//! Sentences of this ruleset that are no events: refusals, flaws, labels and the words of views.
//! A comment above a group names the module that uses it.

use std::fmt::Display;

use engine::quoting::counted;

// Notation.
pub(crate) const OFFER_ALONE: &str = "offer a draw alone: then no piece may act";
pub(crate) const NAME_THE_PIECE: &str = "name the piece, such as A R-45 or A.1 S3";
pub(crate) const TOO_MANY_ORDERS: &str = "too many orders: write one for each piece";
pub(crate) fn not_a_piece(piece: impl Display) -> String {
    format!("\"{piece}\" is not a piece; ships are A, B …, missiles A.1, A.2 …")
}

pub(crate) const PIECE_AND_ORDER: &str = "write a piece and its order, such as A R-45";
pub(crate) const AN_ORDER_IS: &str = "write R and an angle (R45), S and a length (S3), or L";
pub(crate) const ROTATION_WITH_EXAMPLES: &str =
    "a rotation is −180° to +180° in steps of 15°, such as R-45 or R75";
pub(crate) const SPRINT_WITH_EXAMPLES: &str =
    "a sprint is 1 to 8 inches in half inches, without a sign, such as S3 or S2.5";
pub(crate) const LAUNCH_ALONE: &str = "write a launch as L alone";
pub(crate) const NUMBER_IS_NO_ORDER: &str =
    "a number alone is not an order; write decimals with a point: S2.5";

// Options.
pub(crate) const OPTION_MISSILES: &str = "missiles carried by each ship, 0 to 99";
pub(crate) const OPTION_SHIP_RADIUS: &str = "radius of a ship's base in inches, 0.1 to 3";
pub(crate) const OPTION_MISSILE_RADIUS: &str = "radius of a missile's base in inches, 0.1 to 3";
pub(crate) const OPTION_SPRINTS: &str =
    "order of sprints: all together, or piece by piece with sides alternating";
pub(crate) const OPTION_IDLE_IS_MARKED: &str = "a piece that does nothing can be hit";
pub(crate) const OPTION_RAM: &str =
    "result of a ship that runs into a ship: both are lost, or the other takes a hit";
pub(crate) const OPTION_TURN_LIMIT: &str = "number of turns after which the battle ends, 1 to 1000";
pub(crate) const OPTION_AT_LIMIT: &str =
    "result after the last turn: a draw; or fewer hits win, and if equal, the ship nearest to the middle";
pub(crate) fn value_not_allowed(shown: impl Display, about: impl Display) -> String {
    format!("{shown} is not allowed: {about}")
}

// Position.
pub(crate) fn battle_is_over(limit: impl Display, end: impl Display) -> String {
    format!("a position begins with turn 1 to turn {limit}; at turn {end} the battle is over")
}

pub(crate) const PIECE_STANDS_TWICE: &str = "this piece is written twice";
pub(crate) fn too_many_pieces(most: impl Display) -> String {
    format!("more than {most} pieces")
}

pub(crate) fn fewer_missiles_launched(ship: impl Display) -> String {
    format!("{ship} has launched fewer missiles")
}

pub(crate) fn quiet_comes_after_turn(most: impl Display) -> String {
    format!("behind the turn stands quiet 1 to quiet {most}, or agreed, or nothing")
}

pub(crate) fn fewer_turns_before(turn: impl Display) -> String {
    format!("turn {turn} comes after fewer turns than that")
}

pub(crate) const NO_TURN_WAS_QUIET: &str =
    "a missile is left, or a ship is within reach of an enemy: no turn was quiet";
pub(crate) fn stands_behind(other: impl Display) -> String {
    format!("stands behind {other}; ships come first, A to Z, then missiles as launched")
}

pub(crate) const PIECE_BEGINS_WITH_NAME: &str = "a piece begins with its name, such as A or A.1";
pub(crate) const NO_SUCH_SHIP: &str = "the scenario has no such ship";
pub(crate) fn ship_carries(missiles: impl Display) -> String {
    format!("a ship carries {missiles} missiles")
}

pub(crate) const PLACE_IN_INCHES: &str = "then comes its place in inches, such as 12,24.5";
pub(crate) fn not_on_the_table(at: impl Display) -> String {
    format!("{at} is not on the table")
}

pub(crate) const THEN_ITS_HEADING: &str = "then its heading, h0 to h345 in steps of 15";
pub(crate) fn lacks_its_number(field: impl Display) -> String {
    format!("\"{field}\" lacks its number")
}

pub(crate) fn stands_twice(field: impl Display) -> String {
    format!("\"{field}\" stands twice")
}

pub(crate) fn cannot_be(field: impl Display, value: impl Display, missiles: impl Display) -> String {
    format!("\"{field} {value}\" cannot be: ships have hits 0 to 2 and launched up to {missiles}")
}

// Reading.
pub(crate) fn already_ordered(name: impl Display, first: impl Display) -> String {
    format!("{name} already has the order {first}")
}

pub(crate) const OFFERED_SO_NO_ACTION: &str = "you offer a draw, so no piece may act";
pub(crate) const OFFERED_ALREADY: &str = "you offer a draw already";
pub(crate) const OFFER_ALONE_OTHERS_STAY: &str = "offer a draw alone; the orders before it stay";
pub(crate) const NAME_ONE_OF_SEVERAL: &str = "you have several ships: name the piece, such as A R-45";
pub(crate) const NO_SUCH_PIECE: &str = "there is no such piece";

// Setup.
pub(crate) fn table_of_length(length: impl Display, least: impl Display, most: impl Display) -> String {
    format!("{length} inches; a table is {least} to {most} inches each way")
}

pub(crate) fn too_many_ships(
    ships: impl Display,
    missiles: impl Display,
    most: impl Display,
    pieces: impl Display,
) -> String {
    format!(
        "{ships} ships with {missiles} missiles each; at most {most} ships, and {pieces} pieces with all their missiles"
    )
}

pub(crate) const NO_SHIP: &str = "no ship; each of the two sides needs at least one";
pub(crate) const TWO_SIDES: &str = "there are two sides";
pub(crate) fn not_a_heading(degrees: impl Display) -> String {
    format!("{degrees}°; a heading is 0 to 345° in steps of 15°")
}

pub(crate) const BASES_OVERLAP: &str = "its base overlaps that of a ship before it";

// Space.
pub(crate) const OTHER_SIDES_PIECE: &str = "this piece belongs to the other side";
pub(crate) fn not_launched_yet(name: impl Display, next: impl Display) -> String {
    format!("{name} is not launched yet; the next missile is {next}")
}

pub(crate) const NO_SUCH_PIECE_ON_TABLE: &str = "there is no such piece on the table";
pub(crate) fn quiet_turns_so_far(quiet: impl Display, most: impl Display) -> String {
    format!(
        "{quiet} of {most} quiet turns so far; a turn is quiet if no missile is left and no ship is within \
                 reach of an enemy"
    )
}

pub(crate) const ROTATION: &str = "a rotation is −180° to +180° in steps of 15°";
pub(crate) const SPRINT: &str = "a sprint is 1 to 8 inches in half inches";
pub(crate) const ONLY_SHIPS_LAUNCH: &str = "only a ship launches; this is a missile";
pub(crate) const MAGAZINE_EMPTY: &str = "the magazine is empty: all its missiles have been launched";
pub(crate) const ONE_ORDER_EACH: &str = "write at most one order for each piece, in the order of the list";
pub(crate) const LABEL_LAUNCH: &str = "launch a missile";
pub(crate) const LABEL_ONE_ACTION: &str = "one action, or none";
pub(crate) const LABEL_ACTIONS: &str = "an action for each piece";
pub(crate) const LABEL_OFFER: &str = "offer a draw";
pub(crate) const LABEL_DEGREES: &str = "degrees, positive to starboard";
pub(crate) const LABEL_INCHES: &str = "inches ahead";

// View.
pub(crate) fn quiet_turns_allow_offers(quiet: impl Display) -> String {
    format!("{quiet} quiet turns: each side may offer a draw")
}

pub(crate) fn quiet_turns(quiet: impl Display, most: impl Display) -> String {
    format!("Quiet turns: {quiet} of {most}")
}

pub(crate) fn bearing_and_range(
    own: impl Display,
    enemy: impl Display,
    bearing: impl Display,
    range: impl Display,
) -> String {
    format!("From {own}: {enemy} lies {bearing}, {range} in away")
}

pub(crate) fn piece_at(
    kind: impl Display,
    name: impl Display,
    side: impl Display,
    x: impl Display,
    y: impl Display,
    heading: impl Display,
) -> String {
    format!("{kind} {name} of side {side} at {x}, {y}, heading {heading}°")
}

pub(crate) fn hits_and_missiles(
    hits: impl Display,
    hull: impl Display,
    left: impl Display,
    missiles: impl Display,
) -> String {
    format!(", {hits} of {hull} hits, {left} {missiles} left")
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

// Remarks.
pub(crate) fn passes(piece: impl Display, target: impl Display, sprints: bool) -> String {
    let did = if sprints { "sprinted too" } else { "did nothing" };
    format!("{piece} passes through {target}, which {did} and so carries no marker")
}

// Handicap.
pub(crate) fn lacks(fired: u32, missiles: u32, hits: u32) -> String {
    let without = match fired {
        0 => None,
        all if all == missiles => Some(format!("without its {}", counted(missiles, "missile"))),
        some => Some(format!("without {some} of its {}", counted(missiles, "missile"))),
    };
    let with = (hits > 0).then(|| format!("with {}", counted(hits, "hit")));
    without.into_iter().chain(with).collect::<Vec<_>>().join(" and ")
}
