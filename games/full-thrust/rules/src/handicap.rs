//! Handicaps: a start in which the ships of a side are damaged.

use engine::handicap::spread;
use engine::{Rules, Side};

use crate::catalogue;
use crate::rules::FullThrust;
use crate::ships::Group;
use crate::state::{Ship, State};

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a damage point, from ship to ship, merchants last; each ship keeps at least one point. Thresholds that the
/// damage passes are not rolled. `None` if there are not so many steps, or the damage would give the other side all the
/// points that it must score (FT-5.1).
pub fn weakened(rules: &FullThrust, side: Side, steps: u32) -> Option<(State, String)> {
    if rules.target.is_some_and(|target| target.side != side.0 && steps >= u32::from(target.points)) {
        return None;
    }
    let mut state = rules.start();
    let mut left = steps;
    for merchants in [false, true] {
        let ships = state.ships[rules.fleet(side.index())].iter_mut();
        let hit = |ship: &&mut Ship| {
            !rules.is_dummy(ship) && (rules.hull(ship).group == Group::Merchant) == merchants
        };
        let mut ships: Vec<&mut Ship> = ships.filter(hit).collect();
        let spare: Vec<u32> = ships.iter().map(|ship| u32::from(rules.hull(ship).damage) - 1).collect();
        for (ship, damage) in ships.iter_mut().zip(spread(&mut left, &spare)) {
            ship.damage = damage as u16;
        }
    }
    (left == 0).then(|| (state, catalogue::lacks(steps)))
}
