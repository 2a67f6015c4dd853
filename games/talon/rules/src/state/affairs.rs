//! Affairs carried out step by step, and the questions that interrupt them.

use table::{Arc, Arcs, Hex};

use super::{Piece, WEAPONS};

/// An exploding ship (TAL-8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blast {
    /// The ship that explodes, by its index in the list.
    pub ship: u8,
    /// The hex of the explosion.
    pub at: Hex,
    /// Damage to everything in that hex and in the hexes next to it.
    pub rating: u8,
    /// The next ship to check, by its index in the list; missiles come after the last ship.
    pub next: u8,
}

/// A group that is firing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Volley {
    /// The ship that fires, by its index in the list.
    pub firer: u8,
    /// The group that fires, from 0.
    pub group: u8,
    /// Shots fired so far; for a fusion cannon, the next ship to check, by its index in the list.
    pub next: u8,
    /// Weapons that fire.
    pub weapons: u8,
    /// The target of each weapon; unused for a fusion cannon.
    pub targets: [Piece; WEAPONS],
    /// The face a fusion cannon has rolled; 0 before the roll.
    pub face: u8,
}

/// The next obstacle for a ship in the hex it has entered, in this order (TAL-17.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Meets {
    /// Asteroids.
    Asteroids,
    /// Missiles that have it as their target.
    Missiles,
    /// Ships of its race.
    Ships,
}

/// A ship that has entered a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The ship that moved, by its index in the list.
    pub mover: u8,
    /// The hex it came from.
    pub from: Hex,
    /// The side of the ship that leads: its arc in a collision (TAL-7.4.1).
    pub arc: Arc,
    /// The carrier it lands on, by its index in the list; otherwise [`NONE`] (TAL-12.3).
    pub land: u8,
    /// The next obstacle.
    pub meets: Meets,
    /// Ships of its race that it has still to collide with, one bit each by index in the list.
    pub met: u32,
    /// The ships of the colliding pair that have still to take damage, by index in the list; otherwise [`NONE`].
    pub pair: [u8; 2],
}

/// An affair carried out step by step, because a question may interrupt it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Affair {
    /// Nothing.
    #[default]
    None,
    /// A group fires.
    Volley(Volley),
    /// A ship has entered a hex.
    Entry(Entry),
    /// The power phase ends.
    PowerPhase {
        /// Ships without a legal speed, one bit each by index in the list (TAL-2.4).
        spent: u32,
        /// Ships that are taken off a floating map, one bit each by index in the list (TAL-1.1).
        off: u32,
    },
}

/// A question in the middle of an affair, to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Question {
    /// None.
    #[default]
    None,
    /// For the mover's owner: which ship of a colliding pair takes its damage first (TAL-7.4.1)? The affair holds the
    /// pair.
    First,
    /// For the owner of a ship hit on a border, or from its own hex: which arc takes the damage (TAL-8.2)?
    Shield {
        /// The ship that was hit, by its index in the list.
        ship: u8,
        /// The damage.
        damage: u8,
        /// The arcs to choose from.
        arcs: Arcs,
    },
}
