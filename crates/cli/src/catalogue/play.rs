//! The words of a battle at the terminal.

use std::fmt::Display;

// Board.
pub(crate) const CLOSE_ZOOMS_IN: &str = "; `close` zooms in";
pub(crate) fn same_place(groups: impl Display, hint: impl Display) -> String {
    format!("Pieces in the same place, marked +n: {groups}{hint}.")
}

pub(crate) fn no_room_for(names: impl Display, hint: impl Display) -> String {
    format!("No room for these names: {names}{hint}.")
}

// Hex map.
pub(crate) const MAP_TOO_WIDE: &str =
    "The whole map is too wide for this window, so only the part with the pieces is shown.";
pub(crate) const HEXES_ARE: &str =
    "Write a hex as column,row. The columns are numbered at the top; an empty hex shows its row.";

// Offer.
pub(crate) fn always_with(key: impl Display, value: impl Display) -> String {
    format!(" Always with {key}={value}.")
}

pub(crate) fn measured(told: impl Display) -> String {
    format!(" Measured: {told}.")
}

pub(crate) fn even_form_is(id: impl Display) -> String {
    format!(" Its even form: {id}.")
}

pub(crate) const OUR_RULING: &str = "our ruling; the rulebook is silent";
pub(crate) const PUBLISHED_WITH_GAME: &str = "published with the game";
pub(crate) const RULEBOOK_WITH_RULING: &str = "from the rulebook, with our ruling";
pub(crate) const FROM_RULEBOOK: &str = "from the rulebook";
pub(crate) fn more_examples(more: impl Display) -> String {
    format!("{more} (--examples shows them):")
}

pub(crate) fn no_clause(game: impl Display, clause: impl Display) -> String {
    format!("no clause of {game} is called \"{clause}\"; `firing-arc rules {game}` lists them")
}

// Play: ask.
pub(crate) const NOTHING_SEALED: &str = "Nothing is sealed. Write the order again.";
pub(crate) const WRITE_AN_ORDER: &str =
    "Write an order; `help` shows the notation, and `idle` does only what the rules require.";
pub(crate) const NO_SEALED_ORDER: &str = "You have no sealed order to take back.";
pub(crate) fn line_too_long(longest: impl Display) -> String {
    format!("That line is longer than {longest} bytes; it is ignored.")
}

pub(crate) const SEAL_IT: &str = "Seal it? [Y/n] ";
pub(crate) const SEAL_LEGAL_PARTS: &str = "Seal the legal parts? [y/N] ";
pub(crate) fn cannot_be_sealed(error: impl Display) -> String {
    format!("the accepted order cannot be sealed: {error}")
}

pub(crate) fn no_legal_part(asked: impl Display) -> String {
    format!("No part of the order is legal, so nothing is sealed. {asked}")
}

pub(crate) fn example_order(order: impl Display) -> String {
    format!("Example (not advice): {order}. `choices` lists the legal orders, `help` explains the notation.")
}

pub(crate) fn so_many_orders(many: impl Display) -> String {
    format!("There are {many} orders, such as")
}

pub(crate) const NO_PIECE_CAN_GET_ORDER: &str =
    "None of your pieces can get an order now. Write `idle` to continue.";
pub(crate) fn you_may_order(asked: impl Display, first: impl Display) -> String {
    format!("You may order: {asked}. `choices {first}` lists the orders of {first}.")
}

pub(crate) fn cannot_order_now(piece: impl Display, others: impl Display) -> String {
    format!("You cannot order {piece} now{others}.")
}

pub(crate) fn can_only_wait(piece: impl Display) -> String {
    format!("{piece} can only wait now.")
}

pub(crate) const NO_TURN_YET: &str = "No turn has been played yet.";

// Play: ending.
pub(crate) const CONCEDE: &str = "Concede? The battle ends, and the other side wins. [y/N] ";
pub(crate) const BATTLE_GOES_ON: &str = "The battle goes on.";
pub(crate) const CAPTAINS_DO_NOT_AGREE: &str =
    "Captains do not agree to draws. Go on, or give up with `concede`.";
pub(crate) const YOU_AGREE: &str =
    "You agree to a draw. The battle is drawn if every seat agrees before the next reveal.";
pub(crate) fn agrees_to_a_draw(name: impl Display) -> String {
    format!("{name} agrees to a draw. Write `agree` to accept, or write an order to go on.")
}

// Play: hint.
pub(crate) fn no_captain_here(captain: impl Display, captains: impl Display) -> String {
    format!("No captain is called {captain}; there are {captains}.")
}

pub(crate) fn captain_would_write(captain: impl Display, order: impl Display) -> String {
    format!("  {captain} would write {order}")
}

// Play.
pub(crate) fn wordings_differ(found: impl Display, own: impl Display) -> String {
    format!("The sentences of this record have the wording {found}; those of new turns have {own}.")
}

pub(crate) fn battle_of_another_game(path: impl Display, game: impl Display, other: impl Display) -> String {
    format!("{path}: this is a battle of {game}, not of {other}")
}

pub(crate) const NO_SEAT_IS_YOURS: &str =
    "no seat is yours: name `you` in --seats, or let captains play with `firing-arc watch`";

// Play: session.
pub(crate) fn replay_it_with(path: impl Display) -> String {
    format!("The record is {path}. Replay it with: firing-arc replay {path}")
}

pub(crate) fn recording_to(path: impl Display) -> String {
    format!("Recording to {path}. Type `help` at any time.")
}

pub(crate) fn roll_and_type(
    dice: impl Display,
    faces: impl Display,
    why: impl Display,
    typed: impl Display,
) -> String {
    format!("Roll {dice} d{faces} [{why}] and type the {typed}> ")
}

pub(crate) const TYPE_THE_FACES: &str =
    "All orders are sealed. Type the faces of the dice, such as 3 or 3 6, or `quit`.";
pub(crate) fn not_faces(text: impl Display) -> String {
    format!("\"{text}\" is not a list of faces; write, for example, 3 or 3 6.")
}

pub(crate) const OR_TYPE_UNDO: &str = " (or type `undo` to change the previous order)";
pub(crate) fn hand_over_to(name: impl Display, undo: impl Display) -> String {
    format!("\nHand over to {name} and press Enter{undo} ")
}

pub(crate) const PRESS_ENTER: &str = "Press Enter when the named player is here. Then write the order.";
pub(crate) const ORDERS_NOT_IN_RECORD: &str =
    "The orders and faces of this turn are not in the record, which holds revealed turns only.";
pub(crate) const ORDER_NOT_IN_RECORD: &str =
    "The order sealed this turn is not in the record, which holds revealed turns only.";
pub(crate) fn continue_with(played: impl Display, path: impl Display) -> String {
    format!("The record has {played}. Continue with: firing-arc play --resume {path}")
}

// Play: words.
pub(crate) const HELP_IDLE: &str = "no piece of yours acts, except where it must";
pub(crate) const HELP_CHOICES: &str = "list the legal orders of a piece; `choices` alone lists the pieces";
pub(crate) const HELP_HINT: &str =
    "ask the strongest captain for an order and its reasons; `hint doctrine` asks that captain";
pub(crate) const HELP_BOARD: &str = "show the whole table; `close` shows the part with the pieces";
pub(crate) const HELP_PIECES: &str = "describe all pieces, with bearings and ranges";
pub(crate) const HELP_WHY: &str = "show the text of a clause; `why` alone lists all clauses";
pub(crate) const HELP_LOG: &str = "show all events of the last turn";
pub(crate) const HELP_UNDO: &str = "take back your sealed order before it is revealed";
pub(crate) const HELP_CONCEDE: &str =
    "give up the battle, so that the other side wins; the program asks you to confirm";
pub(crate) const HELP_AGREE: &str =
    "agree to a draw; the battle is drawn if every seat agrees before the next reveal";
pub(crate) const HELP_HELP: &str = "show this list";
pub(crate) const HELP_QUIT: &str = "leave the battle; `play --resume` continues its record";
pub(crate) const HELP_ORDERS: &str =
    "Write your order and press Enter. The program shows its legal parts before you seal it.";

// Players.
pub(crate) fn no_captain_of_game_or_you(
    game: impl Display,
    name: impl Display,
    you: impl Display,
    captains: impl Display,
) -> String {
    format!("no captain of {game} is called \"{name}\"; there are: {you}{captains}")
}

pub(crate) fn seats_named(given: impl Display, seats: impl Display) -> String {
    format!("--seats names {given}; this scenario has {seats}")
}

// Screen.
pub(crate) const SCREEN_CLEARED: &str = "\n(the screen is cleared)\n";

// Telling.
/// Returns how a side wins; the side is named if the people at the terminal play several.
pub(crate) fn goal(side: Option<String>, goal: impl Display) -> String {
    side.map_or_else(|| format!("How to win: {goal}"), |side| format!("How {side} wins: {goal}"))
}

pub(crate) fn handicap_told(handicap: &str) -> String {
    format!("\nHandicap: {handicap}.")
}

pub(crate) const DICE_TYPED: &str = "The dice are typed in.";
pub(crate) const DICE_HIDDEN: &str = "The dice are hidden.";
pub(crate) const DICE_FROM_STEPS: &str = "The dice come from the steps of both sides.";
pub(crate) const DICE_FROM_SECRETS: &str = "The dice come from the secrets of both sides.";
pub(crate) fn wins_by_concession(side: impl Display, after: impl Display, other: impl Display) -> String {
    format!("{side} wins {after}: {other} concedes")
}

pub(crate) fn wins_by_forfeit(side: impl Display, after: impl Display, other: impl Display) -> String {
    format!("{side} wins {after}: {other} forfeits, because it did not seal or open its order")
}

pub(crate) fn draw_by_agreement(after: impl Display) -> String {
    format!("A draw {after}, by agreement")
}

pub(crate) fn not_over(what: impl Display, turn: impl Display) -> String {
    format!("The battle is not over: orders for {what} {turn} are due.")
}

pub(crate) const MORE_BEARING: &str = "more bearing";
pub(crate) fn bearings_left_out(more: impl Display) -> String {
    format!("  ({more}: `pieces` lists them)")
}

pub(crate) fn and_more(more: impl Display) -> String {
    format!("and {more} more")
}

// Thinking.
pub(crate) fn no_captain(captain: impl Display) -> String {
    format!("no captain is called \"{captain}\"")
}

pub(crate) const MORE_EXAMPLE: &str = "more example";
pub(crate) const NOR_ANY_OTHER: &str = ", nor any other piece";

pub(crate) fn and_you_may_order(pieces: impl Display) -> String {
    format!("; you may order: {pieces}")
}
