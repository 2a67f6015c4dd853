//! What changes in a battle: ships and fighter groups in list order, the phase, and fire declared but not resolved.

use std::fmt;

use arrayvec::ArrayVec;
use table::{Edge, Point, Quarter};

/// The most ships and markers of one side.
pub const SHIPS: usize = 64;
/// The most fighter groups of both sides together.
pub const GROUPS: usize = 64;
/// The most weapons of all ships of both sides together.
pub const WEAPONS: usize = 1024;
/// The class of a marker that a view hides.
pub const UNKNOWN: u8 = u8::MAX;
/// No ship, no group.
pub const NONE: u8 = u8::MAX;

/// Where a ship is in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// On the table.
    #[default]
    Table,
    /// Off the table, and may come back from a turn on (FT-2.7).
    Away,
    /// Off the table for good: lost (FT-2.7).
    Barred,
    /// Destroyed: lost (FT-3.5).
    Destroyed,
    /// Withdrawn in good order: out, not lost (FT-4.14, FT-5.1).
    Out,
    /// A dummy that has been found out (FT-4.5).
    Gone,
}

/// A ship, or the marker of one.
///
/// The order of its parts is that of the memory, so that no number of two bytes that changes every turn begins a word: it
/// would be read with what follows it, and such a read has to wait until what was written before has left the processor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct Ship {
    /// For each enemy, two bits with the arc that a die put it in (FT-3.3); zero where none was rolled this turn.
    pub(crate) lines: [u64; 2],
    /// Where its centre stands, or stood last.
    pub at: Point,
    /// Systems knocked out: a bit for each weapon, then one for each firecon (FT-4.4).
    pub(crate) lost: u32,
    /// From which turn it may come back (FT-2.7).
    pub(crate) back: u16,
    /// Inches a turn (FT-2.1).
    pub velocity: u16,
    /// Damage points taken.
    pub damage: u16,
    /// Damage marked this turn, not yet in effect (FT-3.5).
    pub(crate) marked: u16,
    /// The course, 0 for 12 to 11 (FT-2.1).
    pub course: u8,
    /// Its class, an index into the rules.
    pub class: u8,
    /// Where it is.
    pub place: Place,
    /// The edge it left by: 0 top, 1 right, 2 bottom, 3 left.
    pub(crate) edge: u8,
    /// Times its drive was knocked out: 0 to 2 (FT-4.4).
    pub drive: u8,
    /// Whether it is still a marker (FT-4.5).
    pub hidden: bool,
    /// Whether it has fired or is past firing this turn (FT-4.2), or has declared (FT-3.7).
    pub(crate) done: bool,
}

/// What a fighter group is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Flight {
    /// Aboard and ready.
    #[default]
    Aboard,
    /// On the table.
    Flying,
    /// Back aboard for good (FT-4.7).
    Recovered,
    /// Shot down, or lost with its ship.
    Lost,
}

/// A fighter group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Group {
    /// As [`Ship::lines`].
    pub(crate) lines: [u64; 2],
    /// Where its base stands.
    pub at: Point,
    /// Where it points, 0 for course 12 to 11.
    pub course: u8,
    /// The ship it came with, by its place in the list.
    pub carrier: u8,
    /// Fighters left.
    pub fighters: u8,
    /// What it is about.
    pub flight: Flight,
    /// Whether it has moved this turn, or may not any more.
    pub(crate) moved: bool,
    /// The ship it attacks this turn, by its place in the list.
    pub(crate) target: u8,
    /// Whether its carrier has orders to recover it this turn.
    pub(crate) recall: bool,
    /// How many groups were launched before it: its place in the order of new pieces.
    pub(crate) rank: u8,
}

/// One weapon fired at one target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shot {
    /// Who fires, by its place in the list.
    pub ship: u8,
    /// With which weapon, by its place in the design.
    pub weapon: u8,
    /// At whom, by its place in the list.
    pub target: u8,
    /// A needle's system of the target: weapons, then the drive, then firecons; 0 for other weapons.
    pub system: u8,
}

/// What is being asked (FT-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// Movement orders of both sides.
    #[default]
    Orders,
    /// Active scans of both sides.
    Scans,
    /// One side moves one fighter group.
    Fighters,
    /// Both sides declare the attacks of their groups.
    Attacks,
    /// Both sides allot their anti-fighter systems.
    Defence,
    /// Ship fire: both sides at once, or a ship at a time.
    Fire,
    /// It is decided.
    Over,
}

/// What is counted for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Ships lost: destroyed or barred; no dummies.
    pub lost: u8,
    /// The face that breaks the fleet at the next test; 0 before the first (FT-4.14).
    pub needed: u8,
    /// Whether the fleet has broken off.
    pub broken: bool,
    /// Losses that morale has been rolled for, or that were too few.
    pub(crate) tested: u8,
    /// How many ships were lost when the flagship was, itself among them; 0 while it lives.
    pub(crate) flagship_at: u8,
    /// Points for ships brought off by the edge the scenario names (FT-5.1).
    pub exits: u16,
}

/// How a decided battle ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The side that won, 0 or 1; [`NONE`] for a draw.
    pub winner: u8,
}

/// A position: flat, and no larger than the pieces in it make it to copy. Its parts are in order as those of [`Ship`].
#[derive(PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct State {
    /// What is being asked.
    pub phase: Phase,
    /// Which seats must write, a bit each.
    pub(crate) asked: u8,
    /// The turn being played, from 1.
    pub turn: u16,
    /// The side whose slot it is, where sides write in turn; the ship that declares, where fire is open.
    pub(crate) slot: u8,
    /// How many slots of this phase have been used: the number of its stream of dice.
    pub(crate) used: u8,
    /// Sides that have passed in a row (FT-4.2).
    pub(crate) passes: u8,
    /// How it ended, once decided.
    pub(crate) ending: Ending,
    /// What is counted for each side.
    pub tallies: [Tally; 2],
    /// The ships in list order.
    pub(crate) ships: ArrayVec<Ship, { 2 * SHIPS }>,
    /// The fighter groups, carrier after carrier as the scenario has them.
    pub(crate) groups: ArrayVec<Group, GROUPS>,
    /// Fire declared openly and not yet resolved (FT-3.7).
    pub(crate) declared: ArrayVec<Shot, WEAPONS>,
}

const _: () = assert!(size_of::<Ship>() == 48 && size_of::<Group>() == 32);
const _: () = assert!(size_of::<State>() <= 48 * 2 * SHIPS + 32 * GROUPS + 4 * WEAPONS + 48);

impl Ship {
    /// Whether it is on the table for all to see what it is.
    #[inline]
    pub fn in_sight(&self) -> bool {
        self.place == Place::Table && !self.hidden
    }

    /// Whether it is on the table, or may come back to it.
    #[inline]
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Table | Place::Away)
    }

    /// Whether it is lost: destroyed or barred.
    pub fn is_lost(&self) -> bool {
        matches!(self.place, Place::Destroyed | Place::Barred)
    }

    /// The edge it left by.
    pub(crate) fn left_by(&self) -> Edge {
        Edge::ALL[usize::from(self.edge & 3)]
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    /// Copies the pieces there are, not the room for those there might be.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        self.turn = other.turn;
        self.phase = other.phase;
        self.asked = other.asked;
        self.slot = other.slot;
        self.used = other.used;
        self.passes = other.passes;
        self.ending = other.ending;
        self.tallies = other.tallies;
        self.ships.clear();
        self.ships.extend(other.ships.iter().copied());
        self.groups.clear();
        self.groups.extend(other.groups.iter().copied());
        self.declared.clear();
        self.declared.extend(other.declared.iter().copied());
    }
}

impl State {
    /// The ships in list order.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// The fighter groups.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }
}

/// The arc that a die put an enemy in, by the enemy's number within its side.
#[inline]
pub(crate) const fn arc_of(lines: [u64; 2], enemy: usize) -> u8 {
    (lines[0] >> enemy & 1) as u8 | ((lines[1] >> enemy & 1) << 1) as u8
}

/// Notes the arc that a die put an enemy in.
pub(crate) const fn note_arc(lines: &mut [u64; 2], enemy: usize, arc: u8) {
    lines[0] |= (arc as u64 & 1) << enemy;
    lines[1] |= (arc as u64 >> 1 & 1) << enemy;
}

/// What a ship is called: its side's letter and its number in it, from 1, such as `A3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// Its side, 0 or 1.
    pub side: u8,
    /// Its number, from 0.
    pub number: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.side), self.number + 1)
    }
}

/// What a fighter group is called: its side's letter, G, and its number in it, such as `AG1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Wing(pub Name);

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}G{}", char::from(b'A' + self.0.side), self.0.number + 1)
    }
}

/// The bit of an arc in a battery's set.
#[inline]
pub(crate) const fn arc_bit(arc: Quarter) -> u8 {
    1 << arc as u8
}

/// The arc of that number: 0 fore, 1 starboard, 2 aft, 3 port.
#[inline]
pub(crate) const fn arc_numbered(number: u8) -> Quarter {
    match number & 3 {
        0 => Quarter::Fore,
        1 => Quarter::Starboard,
        2 => Quarter::Aft,
        _ => Quarter::Port,
    }
}
