//! Handicaps: a start in which a side has fewer missiles or ships with hits.

use engine::handicap::spread;
use engine::{Rules, Side};

use crate::catalogue;
use crate::rules::Ftl;
use crate::ships::HULL;
use crate::state::{Piece, State};

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a missile fewer; without missiles left it is a hit, at most two a ship. Steps go from ship to ship. `None`
/// if there are not so many.
pub fn weakened(rules: &Ftl, side: Side, steps: u32) -> Option<(State, String)> {
    let mut state = rules.start();
    let mut ships: Vec<&mut Piece> = state.pieces.iter_mut().filter(|p| p.side == side.0).collect();
    let magazines: Vec<u32> = ships.iter().map(|ship| rules.magazine(ship).into()).collect();
    let mut left = steps;
    let fired = spread(&mut left, &magazines);
    let hits = spread(&mut left, &vec![u32::from(HULL) - 1; ships.len()]);
    if left > 0 {
        return None;
    }
    for (ship, (fired, hits)) in ships.iter_mut().zip(fired.iter().zip(&hits)) {
        ship.launched += *fired as u8;
        ship.hits += *hits as u8;
    }
    let told = catalogue::lacks(fired.iter().sum(), magazines.iter().sum(), hits.iter().sum());
    Some((state, told))
}
