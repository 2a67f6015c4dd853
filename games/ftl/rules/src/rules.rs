//! The rules of a battle: table, options, and everything else that is constant in it.

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
    /// Displacement of a sprint, by heading and length in half inches.
    pub(crate) legs: [[Vector; SPRINT as usize + 1]; Heading::STEPS as usize],
    /// Displacement of a launched missile from its ship, by heading.
    pub(crate) ahead: [Vector; Heading::STEPS as usize],
}

impl Ftl {
    /// Returns the table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the radius of a piece's base (FTL-1.2).
    #[inline]
    pub const fn radius(&self, piece: &Piece) -> Length {
        if piece.is_ship() { self.options.ship_radius } else { self.options.missile_radius }
    }

    /// Returns the radius of the largest base (FTL-1.2).
    #[inline]
    pub(crate) fn largest_base(&self) -> Length {
        self.options.ship_radius.max(self.options.missile_radius)
    }

    /// Returns the number of missiles that a ship has left (FTL-1.3); 0 for a missile.
    #[inline]
    pub const fn magazine(&self, ship: &Piece) -> u8 {
        // A product, because a branch on the kind of a piece is unpredictable.
        self.options.missiles.wrapping_sub(ship.launched) * ship.is_ship() as u8
    }

    /// Returns the displacement of a sprint of this number of half inches (FTL-5.3).
    ///
    /// # Panics
    /// If `halves` is above [`SPRINT`].
    #[inline]
    pub const fn leg(&self, heading: Heading, halves: u8) -> Vector {
        self.legs[heading.steps() as usize][halves as usize]
    }

    /// Returns the place of a missile that a ship launches on its present heading, on the table or off it (FTL-6.1).
    #[inline]
    pub fn launch_spot(&self, ship: &Piece) -> Point {
        ship.at + self.ahead[usize::from(ship.heading.steps())]
    }

    /// Returns the state before the first turn.
    pub(crate) fn set_up(&self) -> State {
        State::new(1, self.ships.iter().copied().collect())
    }
}
