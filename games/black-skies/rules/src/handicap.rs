//! Handicaps: a start in which the fighters of a side have fewer hull boxes.

use engine::handicap::spread;
use engine::{Rules, Side};

use crate::catalogue;
use crate::rules::BlackSkies;
use crate::state::{Pilot, Place, State};

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a hull box fewer, from fighter to fighter; each keeps at least one. `None` if there are not so many.
pub fn weakened(rules: &BlackSkies, side: Side, steps: u32) -> Option<(State, String)> {
    let mut state = rules.start();
    let pilots = state.pilots[rules.wing(side.index())].iter_mut().flatten();
    let mut pilots: Vec<&mut Pilot> = pilots.filter(|pilot| pilot.place != Place::Absent).collect();
    let hulls: Vec<u32> = pilots.iter().map(|pilot| pilot.hull.into()).collect();
    let spare: Vec<u32> = hulls.iter().map(|hull| hull - 1).collect();
    let mut left = steps;
    let lost = spread(&mut left, &spare);
    if left > 0 {
        return None;
    }
    for (pilot, lost) in pilots.iter_mut().zip(lost) {
        pilot.hull -= lost as u8;
    }
    Some((state, catalogue::lacks(steps, hulls.iter().sum())))
}
