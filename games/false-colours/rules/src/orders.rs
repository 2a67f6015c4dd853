//! Orders of a seat: the choice of its flagship, or a course and a stance for each ship and perhaps a call.

use arrayvec::ArrayVec;
use table::{Facing, Hex};

use crate::rules::SHIPS;
use crate::state::Name;

/// A turn by one side of a hex, or none (FC-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Turn {
    /// No turn.
    #[default]
    None,
    /// 60° to the left.
    Left,
    /// 60° to the right.
    Right,
}

impl Turn {
    /// The three turns, in the order of a space.
    pub const ALL: [Self; 3] = [Self::None, Self::Left, Self::Right];

    /// Returns the facing after the turn.
    #[inline]
    #[must_use]
    pub const fn turned(self, facing: Facing) -> Facing {
        facing.turned(match self {
            Self::None => 0,
            Self::Left => -1,
            Self::Right => 1,
        })
    }
}

/// A course: a turn, then hexes ahead (FC-3.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Course {
    /// The turn.
    pub turn: Turn,
    /// Hexes ahead, 0 to [`crate::rules::AHEAD`].
    pub ahead: u8,
}

impl Course {
    /// Returns hex and facing after the course (FC-5.1).
    #[inline]
    #[must_use]
    pub fn end(self, at: Hex, facing: Facing) -> (Hex, Facing) {
        let facing = self.turn.turned(facing);
        let (step, far) = (facing.ahead(), i16::from(self.ahead));
        (Hex { q: at.q + step.q * far, r: at.r + step.r * far }, facing)
    }
}

/// A stance of one ship (FC-3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stance {
    /// The ship neither fires nor evades.
    #[default]
    Hold,
    /// It does not fire and is harder to hit (FC-6.4).
    Evade,
    /// It fires at this enemy (FC-6.1).
    Fire(Name),
    /// The flagship fires at this enemy with more dice and shows its flag (FC-6.5).
    Broadside(Name),
}

impl Stance {
    /// Returns the enemy that it names.
    #[inline]
    pub const fn target(self) -> Option<Name> {
        match self {
            Self::Fire(target) | Self::Broadside(target) => Some(target),
            Self::Hold | Self::Evade => None,
        }
    }
}

/// The order of one ship: `A1 L2 fire B3` (FC-3.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The ship.
    pub ship: Name,
    /// Its course.
    pub course: Course,
    /// Its stance.
    pub stance: Stance,
}

/// A seat's order for a turn: a part for each of its ships on the table, in order, and perhaps a call (FC-3.1, FC-4.1).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plot {
    pub(crate) parts: ArrayVec<Part, SHIPS>,
    pub(crate) call: Option<Name>,
}

impl Plot {
    /// Returns a plot of these parts and this call.
    ///
    /// # Panics
    /// If there are more than [`SHIPS`] parts.
    pub fn new(parts: impl IntoIterator<Item = Part>, call: Option<Name>) -> Self {
        Self { parts: parts.into_iter().collect(), call }
    }

    /// Returns the parts, in the order of the ships.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns the part of a ship, if it has one.
    pub fn part(&self, ship: Name) -> Option<&Part> {
        self.parts.iter().find(|part| part.ship == ship)
    }

    /// Returns the enemy ship that is called (FC-4.1).
    pub const fn call(&self) -> Option<Name> {
        self.call
    }
}

/// The order of a seat for one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// The choice of the flagship: `flag A2` (FC-2.1).
    Flag(Name),
    /// The order for a turn (FC-3.1).
    Plot(Plot),
}
