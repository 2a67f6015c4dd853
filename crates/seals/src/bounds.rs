//! Bounds of seals: the bytes to which a sealed order is filled up, and the most that one may fill.

use shelf::AnyBattle;

use crate::fault::Fault;
use crate::mail::TooLarge;
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

/// Returns the most bytes that a sealed order may fill when it is written or taken: no more than fits into the letters of a
/// room. A battle whose usual orders do not fit goes by pasted letters alone, and has the bound of its record.
pub(crate) fn most(battle: &dyn AnyBattle, shared: bool) -> usize {
    let most = most_in_record(battle, shared);
    if fits(battle, shared).is_ok() { most.min(in_room(shared)) } else { most }
}

/// Returns the most bytes that a seal may hold in a room.
const fn in_room(shared: bool) -> usize {
    if shared { MOST_SHARED } else { MOST_STRICT }
}

/// Checks that orders of all pieces of a battle fit into the letters of a room.
pub(crate) fn fits(battle: &dyn AnyBattle, shared: bool) -> Result<(), TooLarge> {
    fit(battle.card().all_pieces(), shared)
}

/// Checks that orders of so many pieces fit.
fn fit(pieces: usize, shared: bool) -> Result<(), TooLarge> {
    let most = in_room(shared) / PIECE;
    if pieces <= most { Ok(()) } else { Err(TooLarge::Orders { pieces, most }) }
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
    fn orders_of_so_many_pieces_fit_whose_seals_are_no_larger_than_a_room_takes() {
        for (shared, most) in [(false, 160), (true, 128)] {
            assert_eq!(fit(most, shared), Ok(()));
            assert_eq!(fit(most + 1, shared), Err(TooLarge::Orders { pieces: most + 1, most }));
            assert!((PIECE * most).next_multiple_of(LEAST) <= in_room(shared), "{most}");
            assert!((PIECE * (most + 1)).next_multiple_of(LEAST) > in_room(shared), "{most}");
        }
    }
}
