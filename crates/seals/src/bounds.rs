//! Bounds of seals: the bytes to which a sealed order is filled up, and the most that one may fill.

use shelf::AnyBattle;

use crate::fault::Fault;
use crate::seal::{LEAST, MOST_SHARED, MOST_STRICT, Seal};

/// Bytes of a sealed order for each piece. An order that needs no more has a seal whose length tells only the number of
/// pieces; a longer one shows that it is longer.
const PIECE: usize = 96;
/// Bytes of a sealed order that are taken in every battle.
const LARGE: usize = 4 << 10;

/// Returns the bytes to which a sealed order of a battle is filled up.
pub(crate) fn usual(battle: &dyn AnyBattle) -> usize {
    (PIECE * battle.card().all_pieces()).next_multiple_of(LEAST)
}

/// Returns the most bytes that a sealed order may fill in a record: four times what an order of the battle's pieces needs,
/// and in the mode *shared* what a server takes.
pub(crate) fn most_in_record(battle: &dyn AnyBattle, shared: bool) -> usize {
    let most = (4 * usual(battle)).max(LARGE);
    if shared { most.min(MOST_SHARED) } else { most }
}

/// Returns the most bytes that a new sealed order may fill. If the usual orders of the battle fit into a room, none may be too
/// long for it, so that a battle by file can move there. Otherwise the bound is that of the record.
pub(crate) fn most(battle: &dyn AnyBattle, shared: bool) -> usize {
    let most = most_in_record(battle, shared);
    if orders_fit(battle, shared).is_ok() { most.min(most_in_room(shared)) } else { most }
}

/// Returns the most bytes that a seal may hold in a room.
const fn most_in_room(shared: bool) -> usize {
    if shared { MOST_SHARED } else { MOST_STRICT }
}

/// The reason why the orders of a battle do not fit into the letters of a room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooManyPieces {
    /// Pieces at the start.
    pub pieces: usize,
    /// The most pieces whose orders fit.
    pub most: usize,
}

/// Checks that orders of all pieces of a battle fit into the letters of a room.
pub(crate) fn orders_fit(battle: &dyn AnyBattle, shared: bool) -> Result<(), TooManyPieces> {
    pieces_fit(battle.card().all_pieces(), shared)
}

/// Checks that the orders of `pieces` pieces fit into the letters of a room.
fn pieces_fit(pieces: usize, shared: bool) -> Result<(), TooManyPieces> {
    let most = most_in_room(shared) / PIECE;
    if pieces <= most { Ok(()) } else { Err(TooManyPieces { pieces, most }) }
}

/// Names the first seal among numbered lines that fills more than `most` bytes.
pub(crate) fn too_large<'a>(lines: impl IntoIterator<Item = (usize, &'a str)>, most: usize) -> Option<Fault> {
    let seals = lines.into_iter().filter_map(|(number, line)| Some((number, Seal::parse(line)?)));
    let (number, large) = seals.into_iter().find(|(_, seal)| seal.bytes() > most)?;
    let (seat, bytes) = (large.seat, large.bytes());
    let what =
        format!("what seat {seat} sealed has {bytes} bytes, and an order of this battle at most {most}");
    Some(Fault::of("seal", what).at(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_pieces_are_those_whose_seal_a_room_still_takes() {
        for (shared, most) in [(false, 160), (true, 128)] {
            assert_eq!(pieces_fit(most, shared), Ok(()));
            assert_eq!(pieces_fit(most + 1, shared), Err(TooManyPieces { pieces: most + 1, most }));
            assert!((PIECE * most).next_multiple_of(LEAST) <= most_in_room(shared), "{most}");
            assert!((PIECE * (most + 1)).next_multiple_of(LEAST) > most_in_room(shared), "{most}");
        }
    }
}
