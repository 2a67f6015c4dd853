//! Ships: their greatest number, the hits they take and the length of their sprints.

use table::Point;

/// The most ships of both sides together: one letter each.
pub const SHIPS: usize = 26;
/// The hits a ship takes before it is destroyed (FTL-2.1).
pub const HULL: u8 = 3;
/// The longest sprint, in half inches (FTL-5.3).
pub const SPRINT: u8 = 16;
/// The shortest sprint, in half inches (FTL-5.3).
pub const SHORTEST: u8 = 2;

/// One ship as a scenario places it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ship {
    /// Its side: 0 or 1.
    pub side: u8,
    /// Place of its centre.
    pub at: Point,
    /// Its heading in degrees, 0 up the table, clockwise.
    pub degrees: i32,
}
