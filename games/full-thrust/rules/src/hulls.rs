//! What the playing of a turn needs of a class, gathered in a few bytes.

use crate::bands::{beam_dice, squared};
use crate::ships::{Class, Group, Kind, Weapon};

/// A class as a turn sees it; of a size that is found by a shift.
#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
pub(crate) struct Hull {
    pub(crate) group: Group,
    /// Thrust as built.
    pub(crate) thrust: u8,
    /// Damage points.
    pub(crate) damage: u8,
    /// Firecons as built.
    pub(crate) firecons: u8,
    /// How many weapons it has; firecons knocked out stand above their bits.
    weapons: u8,
    /// Whether it has no weapons but beams.
    pub(crate) plain: bool,
    /// Whether, as built, it has beams alone and a firecon to aim them.
    pub(crate) ready: bool,
    /// Beam dice of all batteries together, by arc and by band: to 12, 24 and 36 inches.
    pub(crate) dice: [[u8; 3]; 4],
}

impl Hull {
    /// The hull of a class.
    pub(crate) fn of(class: &Class) -> Self {
        let beam = |w: &&Weapon| matches!(w.kind, Kind::A | Kind::B | Kind::C);
        let dice = |arc: usize, band: usize| {
            let bearing = class.weapons.iter().filter(beam).filter(|w| w.arcs & 1 << arc != 0);
            bearing.map(|w| beam_dice(w.kind, squared(12 * (band as i64 + 1)))).sum()
        };
        let plain = class.weapons.iter().all(|w| beam(&w));
        Self {
            group: class.group,
            thrust: class.thrust,
            damage: class.damage,
            firecons: class.firecons,
            weapons: class.weapons.len() as u8,
            plain,
            ready: plain && class.firecons > 0,
            dice: std::array::from_fn(|arc| std::array::from_fn(|band| dice(arc, band))),
        }
    }

    /// Firecons that work, of a ship with these systems knocked out (FT-3.4).
    #[inline]
    pub(crate) const fn firecons_left(&self, lost: u32) -> u8 {
        if lost == 0 {
            return self.firecons;
        }
        self.firecons - (lost >> self.weapons).count_ones() as u8
    }
}
