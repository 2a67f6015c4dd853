//! The state of a battle: ships and fighter groups in list order, the phase, and fire declared but not resolved.

use std::fmt;

use arrayvec::ArrayVec;
use table::{Edge, Point, Quarter};

use crate::ships::Class;

/// The most ships and markers of one side.
pub const SHIPS: usize = 64;
/// The most fighter groups of both sides together.
pub const GROUPS: usize = 64;
/// The most weapons of all ships of both sides together.
pub const WEAPONS: usize = 1024;
/// The class index of a marker whose class a view hides.
pub const UNKNOWN: u8 = u8::MAX;
/// The index that means no ship, no group, or no winner.
pub const NONE: u8 = u8::MAX;

/// The place of a ship in the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// On the table.
    #[default]
    Table,
    /// Off the table; it may come back from a later turn on (FT-2.7).
    Away,
    /// Off the table for good: lost (FT-2.7).
    Barred,
    /// Destroyed: lost (FT-3.5).
    Destroyed,
    /// Withdrawn in good order: out, not lost (FT-4.14, FT-5.1).
    Out,
    /// A dummy that has been revealed and removed (FT-4.5).
    Gone,
}

/// A ship, or the marker that hides one.
///
/// The fields are in memory order (`repr(C)`). A two-byte field that changes every turn must not begin a
/// machine word. The compiler would read it together with the fields after it, and that wide read has to wait until the
/// narrow write has left the processor's store buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct Ship {
    /// For each enemy, the arc that a die put it in, as one bit in each word (FT-3.3); zero where no die was rolled
    /// this turn.
    pub(crate) lines: [u64; 2],
    /// The point of its centre, now or when it was last on the table.
    pub at: Point,
    /// Systems knocked out: a bit for each weapon, then one for each firecon (FT-4.4).
    pub(crate) lost: u32,
    /// The first turn on which it may come back (FT-2.7).
    pub(crate) back: u16,
    /// Its speed in inches a turn (FT-2.1).
    pub velocity: u16,
    /// Damage points taken and in effect.
    pub damage: u16,
    /// Damage marked this turn, not yet in effect (FT-3.5).
    pub(crate) marked: u16,
    /// The course, 0 for 12 to 11 (FT-2.1).
    pub course: u8,
    /// Its class, an index into the rules.
    pub class: u8,
    /// Its place in the battle.
    pub place: Place,
    /// The edge it left by: 0 top, 1 right, 2 bottom, 3 left.
    pub(crate) edge: u8,
    /// Times its drive was knocked out: 0 to 2 (FT-4.4).
    pub drive: u8,
    /// `true` if it is still a marker (FT-4.5).
    pub hidden: bool,
    /// `true` if it has fired this turn in alternate fire (FT-4.2).
    pub(crate) done: bool,
}

/// The status of a fighter group.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Flight {
    /// Aboard and ready to be launched.
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
    /// For each enemy, the arc that a die put it in, as in [`Ship::lines`].
    pub(crate) lines: [u64; 2],
    /// The point of its base.
    pub at: Point,
    /// Its course, 0 for 12 to 11.
    pub course: u8,
    /// The ship it came with, by its index in the ship list.
    pub carrier: u8,
    /// Fighters left.
    pub fighters: u8,
    /// Its status.
    pub flight: Flight,
    /// `true` if it has moved this turn.
    pub(crate) moved: bool,
    /// The ship it attacks this turn, by its index in the ship list; [`NONE`] if it attacks none.
    pub(crate) target: u8,
    /// `true` if its carrier has orders to recover it this turn.
    pub(crate) recall: bool,
    /// Its number in the order of launches, from 1; 0 before it is launched.
    pub(crate) rank: u8,
}

/// One weapon fired at one target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shot {
    /// The firing ship, by its index in the ship list.
    pub ship: u8,
    /// The weapon, by its index in the class.
    pub weapon: u8,
    /// The target, by its index in the ship list.
    pub target: u8,
    /// For a needle beam the index of the target's system: weapons, then the drive, then firecons. 0 for other weapons.
    pub system: u8,
}

/// The phase of a turn, which decides what the seats must write (FT-4.1).
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
    /// The battle is decided.
    Over,
}

/// The counts that the rules keep for a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Ships lost: destroyed or barred. Dummies do not count.
    pub lost: u8,
    /// The face at which the fleet breaks off in its next test; 0 before the first test (FT-4.14).
    pub needed: u8,
    /// `true` if the fleet has broken off.
    pub broken: bool,
    /// The number of losses that morale has already considered: rolled for, or too few to roll.
    pub(crate) tested: u8,
    /// The number of ships lost when the flagship was lost, itself included; 0 while it lives.
    pub(crate) flagship_at: u8,
    /// Points for merchants that left by the scenario's exit (FT-5.1).
    pub exits: u16,
}

/// The end of a decided battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ending {
    /// The side that won, 0 or 1; [`NONE`] for a draw.
    pub winner: u8,
}

/// A position: flat, and copied only as far as it holds pieces. The fields are ordered for speed as in [`Ship`].
#[derive(PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct State {
    /// The phase being played.
    pub phase: Phase,
    /// The seats that must write, a bit each.
    pub(crate) asked: u8,
    /// The turn being played, from 1.
    pub turn: u16,
    /// The side whose slot it is, where sides write in turn; the index of the ship that declares, where fire is open.
    pub(crate) slot: u8,
    /// The number of slots of alternate fire used this turn; it chooses the slot's stream of dice.
    pub(crate) used: u8,
    /// The number of sides in a row that have passed (FT-4.2).
    pub(crate) passes: u8,
    /// The end of the battle, once it is decided.
    pub(crate) ending: Ending,
    /// The counts of each side.
    pub tallies: [Tally; 2],
    /// The ships in list order.
    pub(crate) ships: ArrayVec<Ship, { 2 * SHIPS }>,
    /// The fighter groups, carrier after carrier in the scenario's order.
    pub(crate) groups: ArrayVec<Group, GROUPS>,
    /// Fire declared openly and not yet resolved (FT-3.7).
    pub(crate) declared: ArrayVec<Shot, WEAPONS>,
}

const _: () = assert!(size_of::<Ship>() == 48 && size_of::<Group>() == 32);
const _: () = assert!(size_of::<State>() <= 48 * 2 * SHIPS + 32 * GROUPS + 4 * WEAPONS + 48);

impl Ship {
    /// Returns `true` if it is on the table and not hidden by a marker.
    #[inline]
    pub fn in_sight(&self) -> bool {
        self.place == Place::Table && !self.hidden
    }

    /// Returns `true` if it is on the table or may come back to it.
    #[inline]
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Table | Place::Away)
    }

    /// Returns `true` if it is lost: destroyed or barred.
    pub fn is_lost(&self) -> bool {
        matches!(self.place, Place::Destroyed | Place::Barred)
    }

    /// Returns `true` if it has lost a system of its class; a drive is lost once it has failed for the second time.
    pub(crate) fn has_lost(&self, class: &Class, system: usize) -> bool {
        if class.is_drive(system) { self.drive >= 2 } else { self.lost & class.bit(system) != 0 }
    }

    /// Returns the edge it left by.
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

    /// Copies only the pieces that exist, not the whole capacity.
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
    /// Returns the ships in list order.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// Returns the fighter groups.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }
}

/// Returns the number of the arc that a die put an enemy in. `enemy` is the enemy's number within its side, from 0.
#[inline]
pub(crate) const fn arc_of(lines: [u64; 2], enemy: usize) -> u8 {
    (lines[0] >> enemy & 1) as u8 | ((lines[1] >> enemy & 1) << 1) as u8
}

/// Notes the arc that a die put an enemy in. `enemy` is as in [`arc_of`].
pub(crate) const fn note_arc(lines: &mut [u64; 2], enemy: usize, arc: u8) {
    lines[0] |= (arc as u64 & 1) << enemy;
    lines[1] |= (arc as u64 >> 1 & 1) << enemy;
}

/// The name of a ship: its side's letter and its number in the side from 1, such as `A3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// Its side, 0 or 1.
    pub side: u8,
    /// Its number in the side, from 0.
    pub number: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.side), self.number + 1)
    }
}

/// The name of a fighter group: its side's letter, G, and its number in the side, such as `AG1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Wing(pub Name);

impl fmt::Display for Wing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}G{}", char::from(b'A' + self.0.side), self.0.number + 1)
    }
}

/// Returns the bit of an arc in a weapon's set of arcs.
#[inline]
pub(crate) const fn arc_bit(arc: Quarter) -> u8 {
    1 << arc as u8
}

/// Returns the arc with a number: 0 fore, 1 starboard, 2 aft, 3 port.
#[inline]
pub(crate) const fn arc_numbered(number: u8) -> Quarter {
    match number & 3 {
        0 => Quarter::Fore,
        1 => Quarter::Starboard,
        2 => Quarter::Aft,
        _ => Quarter::Port,
    }
}
