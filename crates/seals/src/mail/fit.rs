//! The battles that can go by letters, and those whose letters all fit into a room.

use std::collections::BTreeMap;

use engine::Seat;
use engine::dice::Party;
use engine::digest::hex;
use shelf::AnyBattle;

use super::error::MailError;
use crate::bounds::{self, TooManyPieces};
use crate::charter::{self, Mode};
use crate::hash::hash;
use crate::key::Keys;
use crate::letter;

/// Bytes to spare for two names of 40 letters of four bytes each.
const NAMES: usize = 512;

/// The reason why a battle cannot be played in letters: by file, or in a room whose orders the server does not read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoLetters {
    /// The battle has this number of seats instead of two.
    Seats(u8),
    /// Its rules hide something from a seat for longer than one decision.
    Hides,
}

/// Checks that a battle can be played in letters.
///
/// # Errors
/// If it has not exactly two seats, or keeps secrets that outlive a decision.
pub fn can_go_by_letters(battle: &dyn AnyBattle) -> Result<(), NoLetters> {
    match battle.seats() {
        2 if battle.keeps_secrets() => Err(NoLetters::Hides),
        2 => Ok(()),
        other => Err(NoLetters::Seats(other)),
    }
}

impl From<NoLetters> for MailError {
    fn from(why: NoLetters) -> Self {
        match why {
            NoLetters::Seats(seats) => {
                Self::Refused(format!("by file two seats play, and this battle has {seats}"))
            }
            NoLetters::Hides => {
                let what = "this battle cannot be played by file: the rules hide something from a seat for longer than \
                            one decision, and by file each player's program would have to know it. Play it in a room";
                Self::Hides(what.to_owned())
            }
        }
    }
}

/// The reason why not every letter of a battle fits into a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TooLarge {
    /// The battle has too many pieces for the sealed orders of a room.
    #[error(
        "this battle has {pieces} pieces, and sealed orders of more than {most} do not fit into the letters of a room"
    )]
    Orders {
        /// Pieces at the start.
        pieces: usize,
        /// The most pieces whose orders fit.
        most: usize,
    },
    /// The invitation, which has the scenario file and every option.
    #[error(
        "the invitation to this battle would have {bytes} bytes, and a letter of a room has at most {}: its scenario file is too long",
        letter::MOST_IN_ROOM
    )]
    Invitation {
        /// Bytes of the invitation.
        bytes: usize,
    },
}

impl From<TooManyPieces> for TooLarge {
    fn from(TooManyPieces { pieces, most }: TooManyPieces) -> Self {
        Self::Orders { pieces, most }
    }
}

/// Checks that every letter of a battle in this mode fits into a room, so that none is refused once the battle has begun.
///
/// # Errors
/// If the invitation, or a letter with the orders of all pieces, can be larger than a room takes.
pub fn fits_a_room(battle: &dyn AnyBattle, mode: Mode) -> Result<(), TooLarge> {
    bounds::orders_fit(battle, mode == Mode::Shared)?;
    let some = |tag: &str| hash("some key", &[tag.as_bytes()]);
    let receives = (mode == Mode::Shared).then(|| some("receives"));
    let keys = Keys { signs: some("signs"), receives, commit: some("commit") };
    let mut parties = BTreeMap::from([(Party::Seat(Seat(0)), keys)]);
    parties.extend((mode == Mode::Shared).then_some((Party::Server, keys)));
    let mut header = battle.header().clone();
    header.names = vec![hex(&some("name"))[..40].to_owned(); 2];
    let opening = charter::with_charter(header, mode, &parties).opening();
    let bytes = letter::write("- invitation", &format!("invitation 1\nseat 1\n{opening}")).len() + NAMES;
    if bytes <= letter::MOST_IN_ROOM { Ok(()) } else { Err(TooLarge::Invitation { bytes }) }
}

#[cfg(test)]
mod tests {
    use super::super::body::Turn;
    use super::super::end::{End, Evidence};
    use super::*;
    use crate::key::Secret;
    use crate::release::Release;
    use crate::seal::{Held, MOST_STRICT, Place, Seal};
    use crate::transcript::Transcript;

    /// Returns the lines of a seat in a decision, with the largest seal that a strict room has.
    fn decided(decision: u32, seat: Seat) -> Vec<String> {
        let secret = Secret::new([seat.0 + 1; 32]);
        let place = Place { id: [7; 32], decision, transcript: Transcript([8; 32]), asked: None };
        let held = Held { order: "fire".to_owned(), step: [3; 32], record_before: [4; 32] };
        let nonce = [decision as u8; 24];
        let seal = Seal::make(&secret, &place, (seat, 1), &held, (nonce, MOST_STRICT));
        assert_eq!(seal.bytes(), MOST_STRICT);
        let release =
            Release::make(&secret, &place, seat, std::slice::from_ref(&seal)).expect("it has steps");
        std::iter::once(seal.line()).chain(release.lines()).collect()
    }

    /// Returns the length of a letter of seat 1 with its name and keys.
    fn length(decisions: Vec<(u32, Vec<String>)>, end: Option<End>) -> usize {
        let answer = Some(("W".repeat(40), Secret::new([1; 32]).keys(Mode::Strict)));
        let turn = Turn { id: [7; 32], seat: Seat(0), answer, decisions, end };
        letter::write("of battle K7Q2-M9F3-8XRT, from seat 1", &turn.write()).len()
    }

    #[test]
    fn the_largest_letters_of_a_strict_room_fit_into_it() {
        let (first, second) = (decided(9, Seat(0)), decided(9, Seat(1)));
        let playing = length(vec![(8, decided(8, Seat(0))), (9, first.clone())], None);
        let lines = first.into_iter().chain(second).chain(["~ late 2".to_owned()]).collect();
        let evidence = Some(Evidence { digest: [5; 8], signs: [[6; 32], [9; 32]] });
        let signature = Secret::new([1; 32]).sign(b"end");
        let claim = length(Vec::new(), Some(End { after: 8, lines, signature, evidence }));
        for bytes in [playing, claim] {
            let most = letter::MOST_IN_ROOM;
            assert!((most * 8 / 10..=most).contains(&bytes), "{bytes}: it does not fit, or wastes the room");
        }
    }
}
