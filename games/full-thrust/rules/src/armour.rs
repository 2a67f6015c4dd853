//! Armour: how much a hit die does to a hull (FT-3.2, FT-4.6).

use crate::ships::Group;

/// Damage points by face, 1 to 6: the plain table.
const PLAIN: [u8; 7] = [0, 0, 0, 0, 1, 1, 2];
/// Under armour a capital ship is hurt by a six alone.
const CAPITAL: [u8; 7] = [0, 0, 0, 0, 0, 0, 1];

/// What each face does to a ship of each group: escorts, cruisers, capitals, merchants.
pub(crate) const fn tables(armour: bool) -> [[u8; 7]; 4] {
    let mut tables = [PLAIN; 4];
    if armour {
        tables[Group::Capital as usize] = CAPITAL;
    }
    tables
}
