//! What is being carried out step by step, and the questions that come in between.

use table::{Arc, Arcs, Hex};

use super::{Piece, WEAPONS};

/// An exploding ship (TAL-8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Blast {
    /// Whose it is, by its place in the list.
    pub ship: u8,
    /// Where.
    pub at: Hex,
    /// Damage to everything there and next to it.
    pub rating: u8,
    /// The next ship to look at, by its place in the list; missiles come after the last.
    pub next: u8,
}

/// A group that is firing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Volley {
    /// Who fires, by its place in the list.
    pub firer: u8,
    /// With which group.
    pub group: u8,
    /// Shots fired so far; for a fusion cannon the next ship to look at, by its place in the list.
    pub next: u8,
    /// Weapons that fire.
    pub weapons: u8,
    /// The target of each weapon; of a fusion cannon none.
    pub targets: [Piece; WEAPONS],
    /// The face a fusion cannon has rolled; 0 before.
    pub face: u8,
}

/// What a ship meets in the hex it has entered, in this order (TAL-17.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Meets {
    /// Asteroids.
    Asteroids,
    /// Missiles that fly at it.
    Missiles,
    /// Ships of its race.
    Ships,
}

/// A ship that has entered a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who, by its place in the list.
    pub mover: u8,
    /// From which hex.
    pub from: Hex,
    /// The side of it that came first: its arc in a collision (TAL-7.4.1).
    pub arc: Arc,
    /// The carrier it lands on, by its place in the list; else [`NONE`] (TAL-12.3).
    pub land: u8,
    /// What it meets next.
    pub meets: Meets,
    /// Ships of its race that it has still to collide with, a bit each by place in the list.
    pub met: u32,
    /// Of the pair that is colliding, who is still to take damage, by place in the list; else [`NONE`].
    pub pair: [u8; 2],
}

/// What is being carried out, step by step, since a question may come in between.
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
        /// Ships without a legal speed, a bit each by place in the list (TAL-2.4).
        spent: u32,
        /// Ships that are taken off a floating map (TAL-1.1).
        off: u32,
    },
}

/// A question in the middle of an affair, to one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Question {
    /// None.
    #[default]
    None,
    /// The mover's owner: who of a colliding pair takes its damage first (TAL-7.4.1)? The pair stands in the affair.
    First,
    /// The owner of a ship that was hit on a border, or from its own hex: on which arc (TAL-8.2)?
    Shield {
        /// Who, by its place in the list.
        ship: u8,
        /// How much damage.
        damage: u8,
        /// The arcs to choose from.
        arcs: Arcs,
    },
}
