//! Bounds of seals: the bytes to which a sealed order is filled up, and the most that one may fill.

use shelf::AnyBattle;

use crate::fault::Fault;
use crate::seal::{LEAST, MOST_SHARED, Seal};

/// Bytes of a sealed order for each piece. An order that needs no more has a seal whose length tells only the number of
/// pieces; a longer one shows that it is longer.
const PIECE: usize = 96;
/// Bytes of a sealed order that are taken in every battle.
const LARGE: usize = 4 << 10;

/// Returns the bytes to which a sealed order of a battle is filled up.
pub(crate) fn usual(battle: &dyn AnyBattle) -> usize {
    (PIECE * battle.card().all_pieces()).next_multiple_of(LEAST)
}

/// Returns the most bytes that a sealed order may fill: four times what an order of the battle's pieces needs, and in the
/// mode *shared* what a server takes.
pub(crate) fn most(battle: &dyn AnyBattle, shared: bool) -> usize {
    let most = (4 * usual(battle)).max(LARGE);
    if shared { most.min(MOST_SHARED) } else { most }
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
