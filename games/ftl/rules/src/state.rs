//! What changes in a battle: the pieces on the table, in list order.

use std::fmt;

use arrayvec::ArrayVec;
use table::{Heading, Point};

/// The most pieces on the table at once.
pub const PIECES: usize = 256;

/// A ship or a missile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// Where its centre stands.
    pub at: Point,
    /// Where it points.
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
    /// Whether it is a ship; else it is a missile.
    #[inline]
    pub const fn is_ship(&self) -> bool {
        self.number == 0
    }

    /// Its name.
    #[inline]
    pub const fn name(&self) -> Name {
        Name { ship: self.ship, number: self.number }
    }
}

/// What a piece is called: `A` for a ship, `A.1` for its first missile (FTL-5.8).
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

/// A position: flat, and no larger than the pieces in it make it to copy.
///
/// The order of its parts is that of the memory, so that the turn is not read together with what follows it.
#[derive(PartialEq, Eq, Debug)]
#[repr(C)]
pub struct State {
    /// How many ships each side has left.
    pub(crate) ships_left: [u8; 2],
    /// The turn being played, from 1.
    pub turn: u16,
    /// Quiet turns running, as [`crate::draws`] counts them.
    pub(crate) quiet: u8,
    /// The pieces in list order: ships as the scenario has them, then missiles as they were launched.
    pub(crate) pieces: ArrayVec<Piece, PIECES>,
}

const _: () = assert!(size_of::<Piece>() == 16 && size_of::<State>() <= 16 * PIECES + 16);

impl Clone for State {
    fn clone(&self) -> Self {
        let pieces = self.pieces.iter().copied().collect();
        Self { ships_left: self.ships_left, turn: self.turn, quiet: self.quiet, pieces }
    }

    /// Copies the pieces there are, not the room for those there might be.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        (self.ships_left, self.turn, self.quiet) = (other.ships_left, other.turn, other.quiet);
        self.pieces.clear();
        self.pieces.extend(other.pieces.iter().copied());
    }
}

impl State {
    /// A position with these pieces in list order.
    pub(crate) fn new(turn: u16, pieces: ArrayVec<Piece, PIECES>) -> Self {
        let left = |side| pieces.iter().filter(|p| p.is_ship() && p.side == side).count() as u8;
        Self { turn, ships_left: [left(0), left(1)], quiet: 0, pieces }
    }

    /// The pieces in list order.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The piece of this name, if it is on the table.
    pub fn find(&self, name: Name) -> Option<&Piece> {
        self.pieces.iter().find(|p| p.name() == name)
    }
}
