//! State of a battle: the ships, and which of them fly the flags.

use std::fmt;

use table::{Facing, Hex};

use crate::rules::SHIPS;

/// A ship (FC-1.2, FC-1.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ship {
    /// Its hex; of a lost ship, the hex in which it was lost.
    pub at: Hex,
    /// Its facing.
    pub facing: Facing,
    /// Hull points left; 0 if it is lost.
    pub hull: u8,
    /// `true` if a call showed that it does not fly the flag (FC-4.3). A lost ship keeps this.
    pub cleared: bool,
}

impl Ship {
    /// Returns `true` if it is on the table (FC-6.6).
    #[inline]
    pub const fn on_table(&self) -> bool {
        self.hull > 0
    }

    /// Returns `true` if it may fly the flag, as far as all know (FC-2.4).
    #[inline]
    pub const fn may_fly_flag(&self) -> bool {
        self.on_table() && !self.cleared
    }
}

/// Name of a ship: `A1` for the first ship of the first side (FC-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Name {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Its place in its fleet, from 0.
    pub ship: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.side), self.ship + 1)
    }
}

/// A position: flat and small.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The turn being played, from 1; 0 while the flags are chosen (FC-2.1).
    pub turn: u8,
    /// The ship of each side that flies its flag, by its place in the fleet. `None` while the flags are chosen, and in a
    /// view for a flag that its seat does not know.
    pub flags: [Option<u8>; 2],
    /// `true` for a side whose flag was shown to all (FC-2.2).
    pub shown: [bool; 2],
    /// Number of calls that each side has made (FC-4.1).
    pub called: [u8; 2],
    /// The ships of each side in order. Places beyond a side's ships stay empty, without hull.
    pub fleets: [[Ship; SHIPS]; 2],
}

const _: () = assert!(size_of::<Ship>() == 8 && size_of::<State>() == 2 * SHIPS * 8 + 10);

impl State {
    /// Returns a ship, lost or not.
    #[inline]
    pub fn ship(&self, name: Name) -> &Ship {
        &self.fleets[usize::from(name.side & 1)][usize::from(name.ship)]
    }

    /// Returns a ship to change it.
    #[inline]
    pub(crate) fn ship_mut(&mut self, name: Name) -> &mut Ship {
        &mut self.fleets[usize::from(name.side & 1)][usize::from(name.ship)]
    }

    /// Returns the ships of a side that are on the table, with their names, in order.
    #[inline]
    pub fn on_table(&self, side: u8) -> impl Iterator<Item = (Name, &Ship)> + Clone {
        let fleet = (0..).zip(&self.fleets[usize::from(side & 1)]);
        fleet.filter(|(_, own)| own.on_table()).map(move |(ship, own)| (Name { side: side & 1, ship }, own))
    }

    /// Returns the ships of a side that may fly its flag, as far as all know (FC-2.4).
    pub fn candidates(&self, side: u8) -> impl Iterator<Item = Name> + Clone {
        self.on_table(side).filter(|(_, ship)| ship.may_fly_flag()).map(|(name, _)| name)
    }

    /// Returns `true` if all know a side's flagship during the battle: its flag was shown, or only one ship is left that
    /// may fly it (FC-2.4).
    pub fn is_known(&self, side: u8) -> bool {
        self.shown[usize::from(side & 1)] || self.candidates(side).nth(1).is_none()
    }

    /// Returns a side's flagship; `None` before flags are chosen, and if a view hides it.
    pub fn flagship(&self, side: u8) -> Option<Name> {
        self.flags[usize::from(side & 1)].map(|ship| Name { side: side & 1, ship })
    }

    /// Returns `true` while the flags are chosen (FC-2.1).
    #[inline]
    pub const fn chooses_flags(&self) -> bool {
        self.turn == 0
    }

    /// Returns the hull points of a side that are on the table (FC-7.3).
    pub fn points(&self, side: u8) -> u32 {
        self.on_table(side).map(|(_, ship)| u32::from(ship.hull)).sum()
    }
}
