//! The orders of a seat, made of parts; each phase has its own kind of part.

use table::Point;

use crate::ships::{Kind, System};
use crate::state::Name;

/// The movement order of one ship, with everything that may follow it (FT-2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Plot {
    /// Points of turn: starboard positive, port negative.
    pub turn: i8,
    /// Change of velocity in inches a turn.
    pub thrust: i8,
    /// Groups launched, 0 for none (FT-4.7).
    pub launch: u8,
    /// The number, from 1 in its side, of the group to be recovered; 0 for none.
    pub recover: u8,
    /// The number, from 1 in the other side, of the ship to be rammed; 0 for none (FT-4.11).
    pub ram: u8,
    /// The course on which it comes back, 1 to 12; 0 if it does not come back (FT-2.7).
    pub enter: u8,
    /// The point of its edge where it comes back, in thousandths of an inch from the left or lower end.
    pub along: i32,
}

impl Plot {
    /// Returns `true` if the ship neither turns nor changes its velocity.
    pub const fn is_steady(&self) -> bool {
        self.turn == 0 && self.thrust == 0
    }
}

/// One part of an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A ship moves.
    Plot(Name, Plot),
    /// A ship scans a marker (FT-4.5).
    Scan(Name, Name),
    /// A group of the seat, by its number from 1, flies to a place and faces a course, 1 to 12 (FT-4.7).
    Fly(u8, Point, u8),
    /// A group of the seat attacks a ship.
    Attack(u8, Name),
    /// One anti-fighter system of a ship fires at a group of the other side (FT-4.8).
    Guard(Name, u8),
    /// A weapon, by kind and number from 1, fires at a ship; a needle beam also names a system (FT-3.4).
    Shot(Name, (Kind, u8), Name, Option<System>),
}

/// The order of a seat for one decision: its parts in list order. An order without parts is written `idle`.
///
/// A ship's shots and a defender's allotments keep the order in which they are written, because their dice are rolled
/// in it. Orders that differ only in this are equal, and a space of orders counts them once.
#[derive(Clone, Debug, Default)]
pub struct Order {
    pub(crate) parts: Vec<Part>,
}

impl PartialEq for Order {
    fn eq(&self, other: &Self) -> bool {
        let count = |parts: &[Part], part: &Part| parts.iter().filter(|p| *p == part).count();
        self.parts == other.parts
            || (self.parts.len() == other.parts.len()
                && self.parts.iter().all(|part| count(&self.parts, part) == count(&other.parts, part)))
    }
}

impl Eq for Order {}

/// The ship or group of the seat that a part is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Subject {
    Ship(Name),
    Group(u8),
}

impl Part {
    pub(crate) const fn subject(&self) -> Subject {
        match self {
            Self::Plot(ship, _) | Self::Scan(ship, _) | Self::Guard(ship, _) | Self::Shot(ship, ..) => {
                Subject::Ship(*ship)
            }
            Self::Fly(group, ..) | Self::Attack(group, _) => Subject::Group(*group),
        }
    }
}

impl Order {
    /// Makes an order of these parts and sorts them into list order.
    pub fn new(parts: impl IntoIterator<Item = Part>) -> Self {
        let mut parts: Vec<Part> = parts.into_iter().collect();
        parts.sort_by_key(Part::subject);
        Self { parts }
    }

    /// Returns the same order with each ship's shots grouped by target, as an outline writes them.
    #[must_use]
    pub fn by_target(&self) -> Self {
        let target = |part: &Part| match part {
            Part::Shot(_, _, target, _) => Some(*target),
            _ => None,
        };
        let mut parts = self.parts.clone();
        parts.sort_by_key(|part| (part.subject(), target(part)));
        Self { parts }
    }

    /// Returns its parts, in list order.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Returns the movement order of a ship, if there is one.
    pub fn plot(&self, ship: Name) -> Option<Plot> {
        self.parts.iter().find_map(|part| match part {
            Part::Plot(name, plot) if *name == ship => Some(*plot),
            _ => None,
        })
    }
}

/// A plot that does nothing, for a ship without an order.
pub(crate) const STEADY: Plot =
    Plot { turn: 0, thrust: 0, launch: 0, recover: 0, ram: 0, enter: 0, along: 0 };
