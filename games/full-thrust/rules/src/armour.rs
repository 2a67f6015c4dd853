//! Armour: the damage of a hit die to a hull (FT-3.2, FT-4.6).

use crate::ships::Group;

/// Damage points by face, 1 to 6, without armour.
const PLAIN: [u8; 7] = [0, 0, 0, 0, 1, 1, 2];
/// Damage points to a capital ship with armour, by face. Only a six hurts it.
const CAPITAL: [u8; 7] = [0, 0, 0, 0, 0, 0, 1];

/// Returns the damage of each face to a ship of each group: escorts, cruisers, capitals, merchants.
pub(crate) const fn tables(armour: bool) -> [[u8; 7]; 4] {
    let mut tables = [PLAIN; 4];
    if armour {
        tables[Group::Capital as usize] = CAPITAL;
    }
    tables
}
