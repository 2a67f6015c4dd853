//! Handicaps: a start in which the ships of a side have fewer shield boxes, or hull boxes marked.

use engine::handicap::spread;
use engine::{Rules, Side};
use table::Arc;

use crate::catalogue;
use crate::rules::Talon;
use crate::ships::{Card, Goal, Kind};
use crate::state::{Ship, State};

/// The shields of a ship in the order in which they lose boxes.
const SHIELDS: [Arc; 4] = [Arc::Front, Arc::Right, Arc::Left, Arc::Rear];

/// Returns the start in which a side is weaker by a number of steps, and what it lacks in words (empty at 0 steps).
///
/// A step is a shield box fewer; without shields left it is a marked hull box, without a critical hit. Steps go from
/// ship to ship, and each keeps a hull box. Squadrons and transports come after all others. `None` if there are not so
/// many steps, or where nobody fires, because boxes decide little there.
pub fn weakened(rules: &Talon, side: Side, steps: u32) -> Option<(State, String)> {
    if steps == 0 {
        return Some((rules.start(), String::new()));
    }
    if rules.goal == Goal::Circle {
        return None;
    }
    let mut ships = rules.start.ships.clone();
    let boxes = |place: &usize| rules.cards[*place].shields.into_iter().map(u32::from).sum::<u32>();
    let all = rules.fleet(side.0).map(|place| boxes(&place)).sum();
    let (mut left, mut stripped, mut marked) = (steps, 0, 0);
    for last in [false, true] {
        let fleet = rules.fleet(side.0).filter(|place| comes_last(&rules.cards[*place]) == last);
        let fleet: Vec<usize> = fleet.collect();
        let spare = |place: &usize| rules.cards[*place].hull.len() as u32 - 1;
        let shields = spread(&mut left, &fleet.iter().map(boxes).collect::<Vec<_>>());
        let hull = spread(&mut left, &fleet.iter().map(spare).collect::<Vec<_>>());
        for (place, (shields, hull)) in fleet.into_iter().zip(shields.into_iter().zip(hull)) {
            weaken(&rules.cards[place], &mut ships[place], shields, hull);
            (stripped, marked) = (stripped + shields, marked + hull);
        }
    }
    (left == 0).then(|| (rules.opened(ships), catalogue::lacks(stripped, all, marked)))
}

/// Returns `true` for squadrons and transports. A transport has no weapons, and no squadrons to launch.
fn comes_last(card: &Card) -> bool {
    card.kind == Kind::Squadron || (card.groups.is_empty() && card.squadrons == 0)
}

/// Takes shield boxes of a ship away, front, right, left and rear in turn, and marks hull boxes.
fn weaken(card: &Card, ship: &mut Ship, mut shields: u32, hull: u32) {
    let taken = spread(&mut shields, &SHIELDS.map(|arc| ship.shields[arc as usize].into()));
    for (arc, taken) in SHIELDS.into_iter().zip(taken) {
        ship.shields[arc as usize] -= taken as u8;
    }
    ship.hull = hull as u8;
    ship.power = card.first_power(ship.row.into(), hull as usize);
    ship.moved = false;
}
