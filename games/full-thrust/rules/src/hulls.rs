//! The few bytes of a class that playing a turn needs.

use crate::bands::{beam_dice, squared};
use crate::ships::{Class, Group, Kind, Weapon};

/// The data of a class that playing a turn needs; its size is a power of two, so that an index needs only a shift.
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
    /// The number of weapons; the bits of knocked-out firecons are above theirs.
    weapons: u8,
    /// `true` if all its weapons are beams.
    pub(crate) plain: bool,
    /// `true` if, as built, it has only beams and a firecon to aim them.
    pub(crate) ready: bool,
    /// Beam dice of all batteries together, by arc and by range band: to 12, 24 and 36 inches.
    pub(crate) dice: [[u8; 3]; 4],
}

impl Hull {
    /// Returns the hull of a class.
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

    /// Counts the firecons that work on a ship with these systems knocked out (FT-3.4).
    #[inline]
    pub(crate) const fn firecons_left(&self, lost: u32) -> u8 {
        if lost == 0 {
            return self.firecons;
        }
        self.firecons - (lost >> self.weapons).count_ones() as u8
    }
}
