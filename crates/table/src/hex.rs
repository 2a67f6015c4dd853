//! Hexes in two integer coordinates: facings, distances, rings and discs.
//!
//! A hex is `(q, r)`: `q` counts columns to the right, `r` hexes up the column, and the neighbour to the upper
//! right is `(q + 1, r)`. The six neighbours lie in the directions of the six [`Facing`]s, from up (0) clockwise.
//! All arithmetic is on integers, and exact for all hexes inside [`Hex::REACH`].
//!
//! ```
//! use table::{Arc, Facing, Hex, HexMap};
//! let (firer, target) = (Hex { q: 8, r: 2 }, Hex { q: 17, r: 2 });
//! assert_eq!(firer.distance(target), 9);
//! assert!(Facing::of_sides(1).arcs(target - firer).has(Arc::Front));
//! assert_eq!(firer.neighbour(Facing::of_sides(2)), Hex { q: 9, r: 1 });
//! assert_eq!(firer.disc(1).count(), 7);
//! assert!(HexMap { columns: 26, rows: 18 }.holds(target));
//! ```

mod arcs;
mod line;
mod map;

use std::fmt;
use std::ops::{Add, AddAssign, Neg, Sub};
use std::str::FromStr;

pub use arcs::{Arc, Arcs};
pub use line::Between;
pub use map::HexMap;

/// A hex of the map.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Hex {
    /// Columns to the right of the first column.
    pub q: i16,
    /// Hexes up the column.
    pub r: i16,
}

/// The displacement from one hex to another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Offset {
    /// Columns to the right.
    pub q: i16,
    /// Hexes up the column.
    pub r: i16,
}

/// One of the six sides of a hex, and the direction across it: 0 is up, the rest follow clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Facing(u8);

impl Facing {
    /// All six facings, clockwise from up.
    pub const ALL: [Self; 6] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// Up the column.
    pub const UP: Self = Self(0);

    /// Returns the facing at `sides` hex sides clockwise from up; any integer, taken modulo six.
    #[inline]
    pub const fn of_sides(sides: i32) -> Self {
        Self(sides.rem_euclid(6) as u8)
    }

    /// Returns the hex sides clockwise from up, 0 to 5.
    #[inline]
    pub const fn sides(self) -> u8 {
        self.0
    }

    /// Returns this facing turned clockwise by `sides` hex sides; negative sides turn to the left.
    #[inline]
    #[must_use]
    pub const fn turned(self, sides: i32) -> Self {
        Self::of_sides(self.0 as i32 + sides)
    }

    /// Returns the hex sides from this facing to `other`, −2 to 3 (about face is +3).
    pub const fn to(self, other: Self) -> i32 {
        let sides = (other.0 as i32 - self.0 as i32).rem_euclid(6);
        if sides > 3 { sides - 6 } else { sides }
    }

    /// Returns the offset of the neighbour in this direction.
    #[inline]
    pub const fn ahead(self) -> Offset {
        const AHEAD: [(i16, i16); 6] = [(0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1)];
        let (q, r) = AHEAD[self.0 as usize % 6];
        Offset { q, r }
    }
}

impl fmt::Display for Facing {
    /// Writes the hex sides clockwise from up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Hex {
    /// The largest absolute coordinate for which all arithmetic here is exact.
    pub const REACH: i16 = 8_000;

    /// Returns the neighbour across one of its sides.
    #[inline]
    #[must_use]
    pub const fn neighbour(self, facing: Facing) -> Self {
        let step = facing.ahead();
        Self { q: self.q + step.q, r: self.r + step.r }
    }

    /// Returns the six neighbours, clockwise from the upper one.
    pub fn neighbours(self) -> impl ExactSizeIterator<Item = Self> + Clone {
        Facing::ALL.into_iter().map(move |facing| self.neighbour(facing))
    }

    /// Returns the number of steps between two hexes; 0 for the same hex.
    #[inline]
    pub const fn distance(self, other: Self) -> u16 {
        Offset { q: other.q - self.q, r: other.r - self.r }.hexes()
    }

    /// Returns the hexes at exactly this distance, clockwise from the one straight up; at 0 the hex itself.
    ///
    /// ```
    /// use table::Hex;
    /// let ring: Vec<String> = Hex { q: 3, r: 3 }.ring(1).map(|hex| hex.to_string()).collect();
    /// assert_eq!(ring, ["3,4", "4,3", "4,2", "3,2", "2,3", "2,4"]);
    /// ```
    pub const fn ring(self, radius: u16) -> Ring {
        Ring {
            centre: self,
            radius: radius as i16,
            next: 0,
            end: if radius == 0 { 1 } else { 6 * radius as u32 },
        }
    }

    /// Returns the hexes within this distance, nearest first.
    pub fn disc(self, radius: u16) -> impl Iterator<Item = Self> + Clone {
        (0..=radius).flat_map(move |distance| self.ring(distance))
    }
}

impl Offset {
    /// Returns the number of steps from hex to hex.
    #[inline]
    pub const fn hexes(self) -> u16 {
        let (q, r) = (self.q as i32, self.r as i32);
        // Returns the largest absolute value of the three coordinates q, r and −q − r.
        ((q.abs() + r.abs() + (q + r).abs()) / 2) as u16
    }

    /// Returns this offset in the frame of a piece of this facing, whose bow points up there.
    ///
    /// ```
    /// use table::{Facing, Offset};
    /// let off = Facing::of_sides(2);
    /// assert_eq!(off.ahead().seen_from(off), Offset { q: 0, r: 1 });
    /// ```
    #[inline]
    #[must_use]
    pub const fn seen_from(self, facing: Facing) -> Self {
        self.turned(-(facing.0 as i32))
    }

    /// Returns this offset rotated clockwise by `sides` hex sides.
    #[inline]
    #[must_use]
    pub const fn turned(self, sides: i32) -> Self {
        // The coefficients of q and r in the new q and the new r, for each rotation.
        const TURNS: [[i16; 4]; 6] =
            [[1, 0, 0, 1], [1, 1, -1, 0], [0, 1, -1, -1], [-1, 0, 0, -1], [-1, -1, 1, 0], [0, -1, 1, 1]];
        let [of_q, of_r, by_q, by_r] = TURNS[sides.rem_euclid(6) as usize];
        Self { q: self.q * of_q + self.r * of_r, r: self.q * by_q + self.r * by_r }
    }

    /// Returns the facing of the straight row of hexes that this offset lies on; `None` off the six rows, and for a
    /// zero offset.
    ///
    /// ```
    /// use table::{Facing, Offset};
    /// assert_eq!(Offset { q: 3, r: -3 }.facing(), Some(Facing::of_sides(2)));
    /// assert_eq!(Offset { q: 3, r: -2 }.facing(), None);
    /// ```
    pub fn facing(self) -> Option<Facing> {
        let length = self.hexes() as i16;
        let on_row = |facing: &Facing| {
            let step = facing.ahead();
            (step.q * length, step.r * length) == (self.q, self.r)
        };
        Facing::ALL.into_iter().find(|facing| length > 0 && on_row(facing))
    }
}

/// An iterator over the hexes at one distance, in order; made by [`Hex::ring`].
#[derive(Clone, Debug)]
pub struct Ring {
    centre: Hex,
    radius: i16,
    next: u32,
    end: u32,
}

impl Iterator for Ring {
    type Item = Hex;

    fn next(&mut self) -> Option<Hex> {
        if self.next == self.end {
            return None;
        }
        let radius = self.radius.max(1) as u32;
        let (corner, along) = ((self.next / radius) as i32, (self.next % radius) as i16);
        self.next += 1;
        let (out, side) = (Facing::of_sides(corner).ahead(), Facing::of_sides(corner + 2).ahead());
        let step = |out: i16, side: i16| out * self.radius + side * along;
        Some(self.centre + Offset { q: step(out.q, side.q), r: step(out.r, side.r) })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.end - self.next) as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Ring {}

impl Add<Offset> for Hex {
    type Output = Self;
    #[inline]
    fn add(self, by: Offset) -> Self {
        Self { q: self.q + by.q, r: self.r + by.r }
    }
}

impl AddAssign<Offset> for Hex {
    #[inline]
    fn add_assign(&mut self, by: Offset) {
        *self = *self + by;
    }
}

impl Sub for Hex {
    type Output = Offset;
    #[inline]
    fn sub(self, from: Self) -> Offset {
        Offset { q: self.q - from.q, r: self.r - from.r }
    }
}

impl Neg for Offset {
    type Output = Self;
    fn neg(self) -> Self {
        Self { q: -self.q, r: -self.r }
    }
}

impl fmt::Display for Hex {
    /// Writes `q,r`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

/// The error for a text that is not a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a hex is two whole numbers from −{0} to {0}, separated by a comma", Hex::REACH)
    }
}

impl std::error::Error for ParseHexError {}

impl FromStr for Hex {
    type Err = ParseHexError;

    /// Parses `q,r`; a sign before a number and blanks beside the comma are allowed.
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let number = |text: &str| {
            let number: i16 = text.trim().parse().ok()?;
            (-Self::REACH..=Self::REACH).contains(&number).then_some(number)
        };
        let (q, r) = text.split_once(',').ok_or(ParseHexError)?;
        number(q).zip(number(r)).map(|(q, r)| Self { q, r }).ok_or(ParseHexError)
    }
}

#[cfg(test)]
mod tests;
