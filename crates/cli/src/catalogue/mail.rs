//! The words of battles by file, and of what a record proves.

use std::fmt::Display;

use seals::Mode;

// Mail.
pub(crate) const SEND_THIS: &str = "Send this letter to the other player:";
pub(crate) const CARRY_THIS: &str = "The letters of this battle go to its server: firing-arc mail carry FILE --link LINK, with the link of your seat.";
pub(crate) const THEIR_OWN_SCENARIO: &str = "The set-up is a scenario file of the other player's own, not one of this program's: look at the table before your first order.";
pub(crate) const THEIR_OWN_POSITION: &str = "The battle starts from a position that the other player chose: look at the table before your first order.";
pub(crate) const NOTHING_NEW: &str = "This letter says nothing new.";
pub(crate) const NO_RANDOM_BYTES: &str = "the system gives no random bytes";
pub(crate) const NOT_BEGUN: &str = "the battle has not begun: the invitation is not answered";
pub(crate) fn mail_file_exists(path: impl Display) -> String {
    format!("{path}: the file exists; name a new one")
}

pub(crate) fn keep_this_name(name: impl Display) -> String {
    format!(
        "Battle {name}. Compare this name with the other player over another channel, such as the phone, and keep it."
    )
}

pub(crate) fn another_writes_battle(path: impl Display) -> String {
    format!("{path}: another firing-arc is writing this battle")
}

pub(crate) fn you_are(seat: impl Display, side: impl Display) -> String {
    format!("You are seat {seat}, {side}.")
}

pub(crate) fn wanted(what: &str) -> String {
    let mut letters = what.chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

pub(crate) fn options_chosen(options: &[(String, String)]) -> String {
    let all: Vec<String> = options.iter().map(|(key, value)| format!("{key} {value}")).collect();
    format!("Options: {}.", all.join(", "))
}

/// Returns the sentence that says who can read a sealed order in a mode.
pub(crate) const fn who_reads(mode: Mode) -> &'static str {
    match mode {
        Mode::Shared => {
            "Mode shared: the server and one player together can read a sealed order, and know the dice, before all are sealed."
        }
        Mode::Simple => "Mode simple: the server can read a sealed order.",
        Mode::Strict => "Mode strict: nobody can read a sealed order before its writer opens it.",
    }
}

pub(crate) fn keep_recovery(text: impl Display) -> String {
    format!("Keep this text apart and private. Whoever has it can write for you.\n{text}")
}

// Carry.
#[cfg(feature = "serve")]
pub(crate) const NO_INVITATION_YET: &str = "no invitation lies in this room yet; try again with the link of your seat once the other player has sent it";
#[cfg(feature = "serve")]
pub(crate) const SAY_SHARED: &str = "this room is of the mode shared: its server and the other player together could read your sealed \
     orders and know the dice, so do not join it if that player runs the server; --shared joins it all the same, and in a \
     strict room nobody could; nothing was sent";
#[cfg(feature = "serve")]
pub(crate) const NO_ROOM_OF_LETTERS: &str = "in this room the server itself plays the battle, and can read sealed orders: no letters are carried there; join it in the \
     browser";
#[cfg(feature = "serve")]
pub(crate) const NO_SHARED_ROOMS: &str = "this server has no rooms of the mode shared";
#[cfg(feature = "serve")]
pub(crate) const ROOM_OF_ITS_OWN: &str =
    "this battle belongs to the server with which it was made: carry its letters with the link of your seat";
#[cfg(feature = "serve")]
pub(crate) const NO_ROOMS_THERE: &str = "this address has no server for rooms";
#[cfg(feature = "serve")]
pub(crate) const REFUSED_LETTER: &str =
    "your letter lies in the room, and this battle refuses the other player's";
#[cfg(feature = "serve")]
pub(crate) fn went_on_elsewhere(file: impl Display) -> String {
    format!(
        "{file}: this battle went on elsewhere: the room has a letter of your seat with something that this file lacks. \
         Nothing was sent. Go on with the newer copy, such as a browser's: \"Save the battle as a file\""
    )
}

#[cfg(feature = "serve")]
pub(crate) fn another_joining(file: impl Display) -> String {
    format!(
        "{file}: this file keeps a join of another room, or is damaged; name another file for this battle, or delete it \
         if that room is given up"
    )
}

#[cfg(feature = "serve")]
pub(crate) const NO_ROOM_FOR_A_POSITION: &str = "this battle starts from a position of its own, which a room cannot tell the other player; go on by pasted letters";
#[cfg(feature = "serve")]
pub(crate) fn room_cannot_be_played(why: impl Display) -> String {
    format!("this program cannot play what the room says: {why}")
}

#[cfg(feature = "serve")]
pub(crate) fn no_game_is_called(id: &str) -> String {
    format!("no game is called \"{id}\" here")
}

#[cfg(feature = "serve")]
pub(crate) fn other_terms(room: Option<&str>, invited: Option<&str>) -> String {
    let said =
        |line: Option<&str>| line.map_or_else(|| "nothing of it".to_owned(), |line| format!("\"{line}\""));
    format!(
        "the invitation is to another battle than its room: the room says {}, the invitation {}; your answer was not sent, so ask \
         the other player",
        said(room),
        said(invited)
    )
}

#[cfg(feature = "serve")]
pub(crate) fn no_link(text: impl Display) -> String {
    format!(
        "{text}: this is no link into a room; copy the whole link of the invitation, or of your seat, with its part behind #"
    )
}

#[cfg(feature = "serve")]
pub(crate) fn room_made(invitation: impl Display, seat: impl Display) -> String {
    format!(
        "Send this link to the other player:\n{invitation}\nYour seat's own link, for the next time; keep it private:\n{seat}"
    )
}

#[cfg(feature = "serve")]
pub(crate) fn seat_link(link: impl Display) -> String {
    format!("You have joined. Your seat's own link, for the next time; keep it private:\n{link}")
}

#[cfg(feature = "serve")]
pub(crate) fn server_refuses(what: impl Display) -> String {
    format!("the server refuses: {what}")
}

// Verify.
pub(crate) const SENTENCES_NOT_COMPARED: &str =
    "Sentences were not compared: the record has another wording.";
pub(crate) const ALL_TRUE: &str = "Every key, step, seal, order, die, event, digest and signature is true.";
pub(crate) const ALL_FOLLOWS: &str = "The secret of the dice is the one that was committed to, and every order, die, event and digest follows.";
pub(crate) const NOT_PROVED: &str = "No record proves";
pub(crate) fn decisions_of(name: &str, decisions: &str) -> String {
    format!("Battle {name}: {decisions}.")
}

pub(crate) fn decisions_without_keys(commitment: &str, decisions: &str) -> String {
    format!(
        "A battle without keys: {decisions}. Its dice were committed to as {commitment}: compare it with what the room said \
         when the battle began."
    )
}

pub(crate) fn unfinished(file: impl Display) -> String {
    format!(
        "{file}: everything is true so far, but the end is missing: the battle goes on, or its end was cut off (--unfinished \
         accepts that)"
    )
}

pub(crate) fn signed_by(seats: impl Display) -> String {
    format!("The end is signed by {seats}.")
}

pub(crate) fn not_signed_by(seat: impl Display) -> String {
    format!("Seat {seat} has not signed the end: its last letter is missing.")
}

pub(crate) fn signed_nothing(seat: impl Display) -> String {
    format!("Seat {seat} signed nothing in this record.")
}

pub(crate) fn whether_it_played(seat: impl Display) -> String {
    format!("whether anybody played seat {seat}")
}

pub(crate) fn said_to_be_late(seat: impl Display) -> String {
    format!(
        "The other player says that no letter of seat {seat} came. What it had sealed and opened is in the record."
    )
}
