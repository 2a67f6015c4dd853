//! Handicaps: a start in which the ships of a side have fewer dice.

use engine::handicap::spread;
use engine::{Rules, Side};

use crate::catalogue;
use crate::rules::SimpleSpaceships;
use crate::setup;
use crate::state::{PanelBox, State};

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a die fewer, from ship to ship; each keeps at least one. `None` if there are not so many.
pub fn weakened(rules: &SimpleSpaceships, side: Side, steps: u32) -> Option<(State, String)> {
    let mut state = rules.start();
    let ships = &mut state.ships[rules.fleet(side.index())];
    let dice: Vec<u32> = ships.iter().map(|ship| ship.panel.dice().into()).collect();
    let spare: Vec<u32> = dice.iter().map(|dice| dice - 1).collect();
    let mut left = steps;
    let lost = spread(&mut left, &spare);
    if left > 0 {
        return None;
    }
    // At the start all dice are in Reserve.
    for (ship, lost) in ships.iter_mut().zip(lost) {
        ship.panel[PanelBox::Reserve] -= lost as u8;
    }
    // A ship with one die has no choice, so that fewer seats may be asked.
    setup::open_first(rules, &mut state);
    Some((state, catalogue::lacks(steps, dice.iter().sum())))
}
