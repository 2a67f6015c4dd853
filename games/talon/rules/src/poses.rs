//! Poses: where a ship is and faces, the moves open to it, and the hex each leads to (TAL-7.1.2 to TAL-7.3.2).

use table::{Facing, Hex};

use crate::orders::Way;
use crate::rules::Talon;
use crate::state::{Ship, State, System};

/// The part of a ship's state that its next move depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pose {
    /// The hex it is in.
    pub at: Hex,
    /// Its facing.
    pub facing: Facing,
    /// Hexes still to move before it may turn (TAL-7.2.2).
    pub count: u8,
    /// `true` if it has a side-slip marker (TAL-7.3.2).
    pub slip: bool,
}

impl Pose {
    /// Returns the moves open to it. `helm` is `false` if its helm is down: then it may only go straight. It may not
    /// turn while a count runs, nor slip without a marker (TAL-7.1.2, TAL-7.2.2, TAL-7.3.2, TAL-8.4).
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

    /// Returns the hex to which a move leads.
    #[inline]
    pub fn led(self, way: Way) -> Hex {
        self.at.neighbour(way.direction(self.facing))
    }

    /// Returns the pose after a move, for this turn radius. The side-slip marker is gone, used or not (TAL-7.3.2).
    #[inline]
    #[must_use]
    pub fn after(self, way: Way, radius: u8) -> Self {
        let count = if way.is_turn() { radius } else { self.count.saturating_sub(1) };
        Self { at: self.led(way), facing: way.facing(self.facing), count, slip: false }
    }

    /// Returns the hex of its turn-radius marker, if it has one: `count` hexes ahead (TAL-7.2.2).
    pub fn marker(self) -> Option<Hex> {
        (self.count > 0).then(|| (0..self.count).fold(self.at, |hex, _| hex.neighbour(self.facing)))
    }
}

impl Ship {
    /// Returns its pose.
    #[inline]
    pub const fn pose(&self) -> Pose {
        Pose { at: self.at, facing: self.facing, count: self.count, slip: self.slip }
    }
}

/// The moves of a side's only ship where nothing else can act.
pub(crate) struct Lone {
    /// The ship, by its index in the list.
    pub(crate) ship: usize,
    /// Its moves now.
    pub(crate) ways: &'static [Way],
    /// `true` if one of them must be made; otherwise they take an afterburner.
    pub(crate) must: bool,
}

/// Returns the moves of a side that has a single ship, without squadrons, missiles in flight or terrain on the map; `None`
/// for any other side.
#[inline]
pub(crate) fn lone(rules: &Talon, state: &State, side: u8) -> Option<Lone> {
    if !rules.lone[usize::from(side & 1)] || !state.missiles.is_empty() {
        return None;
    }
    let ship = rules.fleet(side).start;
    let own = &state.ships[ship];
    let must = rules.is_scheduled(state, ship);
    let may = own.on_map() && !own.moved && (must || own.burners > 0);
    Some(Lone {
        ship,
        ways: if may { own.pose().ways(own.works(System::Helm)) } else { &[] },
        must: may && must,
    })
}
