//! The rules of a battle: table, options, and all else that does not change in it.

use arrayvec::ArrayVec;
use table::{Area, Heading, Length, Point, Vector};

use crate::options::Options;
use crate::ships::{SHIPS, SPRINT};
use crate::state::{Piece, State};

/// The rules of *Faster Than Light* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct Ftl {
    /// The table.
    pub(crate) area: Area,
    /// The options in force.
    pub(crate) options: Options,
    /// The ships as they start.
    pub(crate) ships: ArrayVec<Piece, SHIPS>,
    /// The displacement of a sprint by heading and length in half inches.
    pub(crate) legs: [[Vector; SPRINT as usize + 1]; Heading::STEPS as usize],
    /// Where a launched missile stands from its ship, by heading.
    pub(crate) ahead: [Vector; Heading::STEPS as usize],
}

impl Ftl {
    /// The table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The radius of a piece's base (FTL-1.2).
    #[inline]
    pub const fn radius(&self, piece: &Piece) -> Length {
        if piece.is_ship() { self.options.ship_radius } else { self.options.missile_radius }
    }

    /// The radius of the largest base (FTL-1.2).
    #[inline]
    pub(crate) fn largest_base(&self) -> Length {
        self.options.ship_radius.max(self.options.missile_radius)
    }

    /// How many missiles a ship has left (FTL-1.3).
    #[inline]
    pub const fn magazine(&self, ship: &Piece) -> u8 {
        if ship.is_ship() { self.options.missiles - ship.launched } else { 0 }
    }

    /// The displacement of a sprint of so many half inches (FTL-5.3).
    ///
    /// # Panics
    /// Above [`SPRINT`] half inches.
    #[inline]
    pub const fn leg(&self, heading: Heading, halves: u8) -> Vector {
        self.legs[heading.steps() as usize][halves as usize]
    }

    /// Where a missile launched by a ship as it points now would stand, on the table or off it (FTL-6.1).
    #[inline]
    pub fn launch_spot(&self, ship: &Piece) -> Point {
        ship.at + self.ahead[usize::from(ship.heading.steps())]
    }

    /// The state before the first turn.
    pub(crate) fn set_up(&self) -> State {
        State::new(1, self.ships.iter().copied().collect())
    }
}
