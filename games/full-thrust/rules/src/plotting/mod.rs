//! Aids for plotting: where every legal order ends, who bears on whom, and exact odds of damage. They read views, and
//! decide nothing.

mod bearings;
mod moves;
mod odds;
mod offers;

pub use bearings::{Bearing, ahead, bearings, bearings_after};
pub use moves::{Launch, Reach, carry_out, launches, reach};
pub use odds::{beams, torpedo};
pub use offers::{Aim, Offer, Volley, offer, volleys};

pub use crate::plots::Further;

use crate::bands;
use crate::rules::FullThrust;
use crate::ships::Kind;

/// The dice of a beam battery at a range in thousandths of an inch (FT-3.1).
fn beam_dice(kind: Kind, range: i32) -> u8 {
    bands::beam_dice(kind, i64::from(range) * i64::from(range))
}

/// The beam dice of a ship that still bear, arc by arc in the order fore, starboard, aft, port, each to 12, 24 and 36 in.
pub fn dice_by_arc(rules: &FullThrust, ship: &crate::state::Ship) -> [[u8; 3]; 4] {
    if usize::from(ship.class) >= rules.classes.len() || rules.class(ship).firecons_left(ship.lost) == 0 {
        return [[0; 3]; 4];
    }
    let works = |(i, _): &(usize, &crate::ships::Weapon)| ship.lost & 1 << i == 0;
    let mut dice = [[0; 3]; 4];
    for (_, weapon) in rules.class(ship).weapons.iter().enumerate().filter(works) {
        for (_, bands) in dice.iter_mut().enumerate().filter(|(arc, _)| weapon.arcs & 1 << arc != 0) {
            for (band, sum) in bands.iter_mut().enumerate() {
                *sum += beam_dice(weapon.kind, 12_000 * (band as i32 + 1));
            }
        }
    }
    dice
}
