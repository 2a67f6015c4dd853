//! The rules of a battle: map, options, and everything else that is constant in it. The numbers of the game stand here.

use engine::Seat;
use table::HexMap;

use crate::options::Options;
use crate::state::{Name, State};

/// The fewest ships of a side (FC-1.2).
pub const LEAST_SHIPS: usize = 2;
/// The most ships of a side (FC-1.2).
pub const SHIPS: usize = 6;
/// The most hexes that a ship goes ahead in a turn (FC-3.2).
pub const AHEAD: u8 = 3;
/// The greatest range of a shot, in hexes (FC-6.1).
pub const RANGE: u16 = 4;
/// Dice of a shot by its range, 0 to [`RANGE`] (FC-6.2).
pub const DICE: [u8; RANGE as usize + 1] = [2, 2, 2, 1, 1];
/// Dice that a shot at another target than the named one loses (FC-6.3).
pub const ELSEWHERE: u8 = 1;
/// The least face that hits (FC-6.4).
pub const HITS_ON: u8 = 5;
/// The least face that hits a ship that evades (FC-6.4).
pub const HITS_EVADING_ON: u8 = 6;
/// Faces of a die (FC-6.4).
pub const FACES: u8 = 6;
/// Dice that a broadside adds (FC-6.5).
pub const BROADSIDE_DICE: u8 = 2;
/// Hull points that a false call repairs (FC-4.3).
pub const REPAIR: u8 = 1;

/// The rules of *False Colours* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct FalseColours {
    /// The map.
    pub(crate) map: HexMap,
    /// The options in force.
    pub(crate) options: Options,
    /// Number of ships that each side starts with.
    pub(crate) counts: [u8; 2],
    /// The state at the start.
    pub(crate) start: State,
}

impl FalseColours {
    /// Returns the map.
    pub const fn map(&self) -> HexMap {
        self.map
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the side of a seat: each seat is a side.
    #[inline]
    pub const fn side_of(&self, seat: Seat) -> u8 {
        seat.0 & 1
    }

    /// Returns the names of a side's ships, lost or not, in order.
    pub fn fleet(&self, side: u8) -> impl DoubleEndedIterator<Item = Name> + Clone + use<> {
        (0..self.counts[usize::from(side & 1)]).map(move |ship| Name { side: side & 1, ship })
    }

    /// Returns the names of all ships, lost or not, side after side.
    pub fn ships(&self) -> impl Iterator<Item = Name> + Clone + use<> {
        self.fleet(0).chain(self.fleet(1))
    }

    /// Returns the number of calls that a side has left (FC-4.1).
    #[inline]
    pub const fn calls_left(&self, state: &State, side: u8) -> u8 {
        self.options.calls.saturating_sub(state.called[(side & 1) as usize])
    }
}
