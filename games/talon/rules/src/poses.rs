//! Poses: where a ship stands and faces, which ways are open to it, and where each leads (TAL-7.1.2 to TAL-7.3.2).

use table::{Facing, Hex};

use crate::orders::Way;
use crate::state::Ship;

/// Where a ship stands, as far as its next move asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pose {
    /// The hex it is in.
    pub at: Hex,
    /// Where it faces.
    pub facing: Facing,
    /// Hexes still to move before it may turn (TAL-7.2.2).
    pub count: u8,
    /// Whether it has a side-slip marker (TAL-7.3.2).
    pub slip: bool,
}

impl Pose {
    /// The ways open to it, with or without a helm: no turn while a count runs, no slip without a marker, and straight
    /// only without a helm (TAL-7.1.2, TAL-7.2.2, TAL-7.3.2, TAL-8.4).
    #[inline]
    pub const fn ways(self, helm: bool) -> &'static [Way] {
        use Way::{Left, Right, SlipLeft, SlipRight, Straight};
        match (helm, self.count, self.slip) {
            (false, ..) | (_, 1.., false) => &[Straight],
            (_, 0, false) => &[Straight, Left, Right],
            (_, 1.., true) => &[Straight, SlipLeft, SlipRight],
            (_, 0, true) => &Way::ALL,
        }
    }

    /// The hex to which a way leads.
    #[inline]
    pub fn led(self, way: Way) -> Hex {
        self.at.neighbour(way.direction(self.facing))
    }

    /// The pose after a move, for that turn radius; the marker goes with the move, used or not (TAL-7.3.2).
    #[inline]
    #[must_use]
    pub fn after(self, way: Way, radius: u8) -> Self {
        let count = if way.is_turn() { radius } else { self.count.saturating_sub(1) };
        Self { at: self.led(way), facing: way.facing(self.facing), count, slip: false }
    }

    /// The hex of its turn-radius marker, if it has one: so many hexes ahead (TAL-7.2.2).
    pub fn marker(self) -> Option<Hex> {
        (self.count > 0).then(|| (0..self.count).fold(self.at, |hex, _| hex.neighbour(self.facing)))
    }
}

impl Ship {
    /// Where it stands.
    #[inline]
    pub const fn pose(&self) -> Pose {
        Pose { at: self.at, facing: self.facing, count: self.count, slip: self.slip }
    }
}
