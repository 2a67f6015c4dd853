//! Ships near a point: the ships of one side as bits, so that large fleets need not be measured ship against ship.

use arrayvec::ArrayVec;
use table::Point;

use crate::state::{Place, Ship};

/// The longest reach of weapons in thousandths of an inch; the index leaves out nobody within it (FT-3.1).
const REACH: i32 = 36_000;
/// The binary logarithm of the width of a column or a row, in thousandths of an inch.
const WIDTH: u32 = 12;
/// The number of columns of the widest table, 240 inches.
const COLUMNS: usize = (240_000 >> WIDTH) + 1;
/// The number of slots that diagonals are hashed into.
const SLOTS: usize = 64;
/// The largest fleet that is not sorted: all its ships count as near.
pub(crate) const SMALL: usize = 12;

/// An index of one side's ships, which finds those near a point.
pub(crate) struct RangeIndex {
    /// All ships of the side.
    all: u64,
    /// For large fleets: the ships left of each column, and those below each row.
    left: ArrayVec<u64, { COLUMNS + 1 }>,
    below: ArrayVec<u64, { COLUMNS + 1 }>,
}

impl RangeIndex {
    /// Makes the index of a fleet of `ships` ships. Until [`RangeIndex::look`] has sorted them, all of them count as
    /// near.
    #[inline]
    pub(crate) const fn over(ships: usize) -> Self {
        let all = u64::MAX.unbounded_shr(u64::BITS - ships as u32);
        Self { all, left: ArrayVec::new_const(), below: ArrayVec::new_const() }
    }

    /// Sorts the fleet if it is large enough for that to save measuring.
    #[inline]
    pub(crate) fn look(&mut self, fleet: &[Ship]) {
        if fleet.len() > SMALL {
            self.sort(fleet);
        }
    }

    /// Sorts the ships on the table into columns and rows; ships off the table are left out.
    #[inline(never)]
    fn sort(&mut self, fleet: &[Ship]) {
        self.left.clear();
        self.below.clear();
        self.left.extend([0; COLUMNS + 1]);
        self.below.extend([0; COLUMNS + 1]);
        for (number, ship) in fleet.iter().enumerate().filter(|(_, ship)| ship.place == Place::Table) {
            self.left[column(ship.at.x) + 1] |= 1 << number;
            self.below[column(ship.at.y) + 1] |= 1 << number;
        }
        for lines in [&mut self.left, &mut self.below] {
            let mut sum = 0;
            for line in lines {
                sum |= *line;
                *line = sum;
            }
        }
    }

    /// Returns the ships within 36 inches of a point, and some beyond: a bit each, by their numbers in the fleet.
    #[inline]
    pub(crate) fn near(&self, at: Point) -> u64 {
        if self.left.is_empty() {
            return self.all;
        }
        let between = |lines: &[u64], c: i32| lines[column(c + REACH) + 1] & !lines[column(c - REACH)];
        between(&self.left, at.x) & between(&self.below, at.y)
    }
}

/// An index of one side's ships on the table by the diagonals of the table that they are on.
pub(crate) struct Diagonals {
    rising: [u64; SLOTS],
    falling: [u64; SLOTS],
}

impl Diagonals {
    /// Sorts a fleet by its diagonals.
    pub(crate) fn of(fleet: &[Ship]) -> Self {
        let mut all = Self { rising: [0; SLOTS], falling: [0; SLOTS] };
        for (number, ship) in fleet.iter().enumerate().filter(|(_, ship)| ship.place == Place::Table) {
            all.rising[slot(ship.at.x - ship.at.y)] |= 1 << number;
            all.falling[slot(ship.at.x + ship.at.y)] |= 1 << number;
        }
        all
    }

    /// Returns the ships on a diagonal through a point, and a few others: a bit each, by their numbers in the fleet.
    #[inline]
    pub(crate) fn through(&self, at: Point) -> u64 {
        self.rising[slot(at.x - at.y)] | self.falling[slot(at.x + at.y)]
    }
}

/// Returns the slot of a diagonal; several diagonals share one.
#[inline]
const fn slot(diagonal: i32) -> usize {
    (diagonal as u32).wrapping_mul(0x9E37_79B1) as usize >> (u32::BITS - SLOTS.ilog2())
}

/// Returns the column or row of a coordinate; off the table, the nearest one.
#[inline]
fn column(c: i32) -> usize {
    ((c.max(0) >> WIDTH) as usize).min(COLUMNS - 1)
}

/// Returns the numbers of the bits that are set, in rising order.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let next = (set != 0).then_some(set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        next
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_on_a_diagonal_is_overlooked() {
        let mut rng = engine::Seeded::new(4);
        let fleet: Vec<Ship> = (0..64)
            .map(|_| Ship {
                at: Point { x: rng.below(40) as i32 * 500, y: rng.below(40) as i32 * 500 },
                ..Ship::default()
            })
            .collect();
        let diagonals = Diagonals::of(&fleet);
        let (mut on, mut told) = (0, 0);
        for ship in &fleet {
            for other in bits(diagonals.through(ship.at)) {
                let v = fleet[other].at - ship.at;
                on += u32::from(v.x.abs() == v.y.abs());
                told += 1;
            }
        }
        let slanting = |a: &Ship, b: &Ship| (a.at.x - b.at.x).abs() == (a.at.y - b.at.y).abs();
        let pairs = fleet.iter().map(|a| fleet.iter().filter(|b| slanting(a, b)).count()).sum::<usize>();
        assert_eq!(on as usize, pairs);
        assert!(told < 64 * 16, "{told} told: it should spare comparing");
    }

    /// Tests that a ship at exactly 36 inches counts as near, and that none is missed near or beyond the edge.
    #[test]
    fn nobody_within_thirty_six_inches_is_overlooked() {
        let mut rng = engine::Seeded::new(9);
        let mut place = || Point { x: rng.below(240_001) as i32, y: rng.below(240_001) as i32 };
        let mut left_out = 0;
        for _ in 0..200 {
            let at = place();
            let mut fleet: Vec<Ship> = (0..60).map(|_| Ship { at: place(), ..Ship::default() }).collect();
            let edges = [(36_000, 0), (-36_000, 0), (0, 36_000), (0, -36_000)];
            fleet.extend(
                edges.map(|(x, y)| Ship { at: Point { x: at.x + x, y: at.y + y }, ..Ship::default() }),
            );
            let on = |s: &Ship| (0..=240_000).contains(&s.at.x) && (0..=240_000).contains(&s.at.y);
            fleet.iter_mut().filter(|s| !on(s)).for_each(|s| s.place = Place::Away);
            let mut lookout = RangeIndex::over(fleet.len());
            lookout.look(&fleet);
            let near = lookout.near(at);
            for (number, ship) in fleet.iter().enumerate() {
                let v = ship.at - at;
                let within = on(ship) && v.dot(v) <= i64::from(REACH) * i64::from(REACH);
                assert!(!within || near & 1 << number != 0, "{at:?} {:?}", ship.at);
                left_out += u32::from(near & 1 << number == 0);
            }
        }
        assert!(left_out > 200 * 40, "{left_out} left out: it should spare measuring");
    }
}
