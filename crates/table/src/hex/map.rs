//! A map of hexes with straight columns and an edge.

use super::Hex;

/// A map of whole columns, each of the same number of hexes; a column further right begins half a hex higher or lower.
///
/// The columns are `q` = 0, 1 …; in a column the rows `r + ⌊q / 2⌋` = 0, 1 … are on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexMap {
    /// How many columns.
    pub columns: i16,
    /// How many hexes each of them has.
    pub rows: i16,
}

impl HexMap {
    /// The row a hex lies in, on a map or off it.
    pub const fn row(hex: Hex) -> i16 {
        hex.r + hex.q.div_euclid(2)
    }

    /// The hex of a column and a row.
    pub const fn hex(column: i16, row: i16) -> Hex {
        Hex { q: column, r: row - column.div_euclid(2) }
    }

    /// Whether a hex is on the map.
    ///
    /// ```
    /// use table::{Hex, HexMap};
    /// let map = HexMap { columns: 26, rows: 18 };
    /// assert!(map.holds(Hex { q: 25, r: -12 }) && map.holds(Hex { q: 25, r: 5 }));
    /// assert!(!map.holds(Hex { q: 25, r: -13 }) && !map.holds(Hex { q: 25, r: 6 }) && !map.holds(Hex { q: 26, r: 0 }));
    /// ```
    #[inline]
    pub const fn holds(&self, hex: Hex) -> bool {
        let row = Self::row(hex);
        0 <= hex.q && hex.q < self.columns && 0 <= row && row < self.rows
    }

    /// All its hexes, column by column from the left, each from below.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + Clone {
        let Self { columns, rows } = *self;
        (0..columns).flat_map(move |column| (0..rows).map(move |row| Self::hex(column, row)))
    }
}
