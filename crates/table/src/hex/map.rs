//! A map of hexes in straight columns, with an edge.

use super::Hex;

/// A map of columns, each with the same number of hexes; neighbouring columns are shifted by half a hex.
///
/// The columns are `q` = 0, 1 …; within a column, the hexes with rows `r + ⌊q / 2⌋` = 0, 1 … are on the map.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct HexMap {
    /// Number of columns.
    pub columns: i16,
    /// Number of hexes per column.
    pub rows: i16,
}

impl HexMap {
    /// Returns the row of a hex, on a map or off it.
    pub const fn row(hex: Hex) -> i16 {
        hex.r + hex.q.div_euclid(2)
    }

    /// Returns the hex at a column and a row.
    pub const fn hex(column: i16, row: i16) -> Hex {
        Hex { q: column, r: row - column.div_euclid(2) }
    }

    /// Returns `true` if the hex is on the map.
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

    /// Returns all hexes of the map, column by column from the left, each column from the bottom.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + Clone {
        let Self { columns, rows } = *self;
        (0..columns).flat_map(move |column| (0..rows).map(move |row| Self::hex(column, row)))
    }
}
