//! Handicaps: a start in which the ships of a side have fewer hull points.

use engine::handicap::spread;
use engine::{Rules, Side};

use crate::catalogue;
use crate::rules::FalseColours;
use crate::state::State;

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a hull point fewer. Steps go from ship to ship, and each ship keeps one point. `None` if there are not so
/// many.
pub fn weakened(rules: &FalseColours, side: Side, steps: u32) -> Option<(State, String)> {
    let mut state = rules.start();
    let hulls: Vec<u32> = state.on_table(side.0).map(|(_, ship)| u32::from(ship.hull) - 1).collect();
    let mut left = steps;
    let taken = spread(&mut left, &hulls);
    if left > 0 {
        return None;
    }
    for (name, points) in rules.fleet(side.0).zip(taken) {
        state.ship_mut(name).hull -= points as u8;
    }
    Some((state, catalogue::lacks(steps)))
}
