//! State of a battle: the pieces on the table, in list order.

use std::fmt;

use arrayvec::ArrayVec;
use table::{Heading, Point};

/// The most pieces on the table at once.
pub const PIECES: usize = 256;

/// A ship or a missile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// Place of its centre.
    pub at: Point,
    /// Direction in which it points.
    pub heading: Heading,
    /// Its ship's letter: 0 is A. A missile bears the letter of the ship that launched it.
    pub ship: u8,
    /// 0 for the ship itself; its missiles count from 1.
    pub number: u8,
    /// Its side: 0 or 1.
    pub side: u8,
    /// Hits taken; ships only.
    pub hits: u8,
    /// Missiles launched; ships only.
    pub launched: u8,
}

impl Piece {
    /// Returns `true` for a ship, `false` for a missile.
    #[inline]
    pub const fn is_ship(&self) -> bool {
        self.number == 0
    }

    /// Returns its name.
    #[inline]
    pub const fn name(&self) -> Name {
        Name { ship: self.ship, number: self.number }
    }
}

/// Name of a piece: `A` for a ship, `A.1` for its first missile (FTL-5.8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// The ship's letter, 0 for A.
    pub ship: u8,
    /// 0 for the ship itself, else the missile's number.
    pub number: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'A' + self.ship);
        if self.number == 0 { write!(f, "{letter}") } else { write!(f, "{letter}.{}", self.number) }
    }
}

/// A position: flat, and copied with only the pieces in it.
///
/// Its fields are in this order in memory, so that the turn is not read together with the field after it.
#[derive(PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    /// Number of ships that each side has left.
    pub(crate) ships_left: [u8; 2],
    /// The turn being played, from 1.
    pub turn: u16,
    /// Number of quiet turns in a row, as [`crate::draws`] counts them.
    pub(crate) quiet: u8,
    /// The pieces in list order: ships in the scenario's order, then missiles in the order of launch.
    pub(crate) pieces: ArrayVec<Piece, PIECES>,
}

const _: () = assert!(size_of::<Piece>() == 16 && size_of::<State>() <= 16 * PIECES + 16);

impl Clone for State {
    fn clone(&self) -> Self {
        let pieces = self.pieces.iter().copied().collect();
        Self { ships_left: self.ships_left, turn: self.turn, quiet: self.quiet, pieces }
    }

    /// Copies only the pieces that exist, not the unused capacity.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        (self.ships_left, self.turn, self.quiet) = (other.ships_left, other.turn, other.quiet);
        self.pieces.clear();
        self.pieces.extend(other.pieces.iter().copied());
    }
}

impl State {
    /// Returns a position with these pieces in list order.
    pub(crate) fn new(turn: u16, pieces: ArrayVec<Piece, PIECES>) -> Self {
        let left = |side| pieces.iter().filter(|p| p.is_ship() && p.side == side).count() as u8;
        Self { turn, ships_left: [left(0), left(1)], quiet: 0, pieces }
    }

    /// Returns the pieces in list order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the piece with this name, if it is on the table.
    pub fn find(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|p| p.name() == name)
    }
}
