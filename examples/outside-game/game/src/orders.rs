//! What a captain writes: `close 1, guns 2, screens 1`.

use std::fmt;
use std::str::FromStr;

use engine::Refusal;

use crate::rules::POWER;

/// The most hexes a drive closes or opens in a turn.
const DRIVE: i8 = 2;
/// The guns of a cruiser, and its screens.
const MOUNTS: u8 = 3;
/// The power of a reactor: a hex of drive, a gun and a screen take one each.
const REACTOR: u8 = 4;

/// How a captain shares out the power of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    /// Hexes closer; below zero the ship opens the range.
    pub close: i8,
    /// Guns that fire.
    pub guns: u8,
    /// Screens that are up.
    pub screens: u8,
}

impl Order {
    /// Every order there is, the idle one first.
    pub fn all() -> Vec<Self> {
        let drives = [0, 1, -1, 2, -2].into_iter().filter(|close: &i8| close.abs() <= DRIVE);
        let mounts = move |close| {
            (0..=MOUNTS).flat_map(move |guns| (0..=MOUNTS).map(move |screens| Self { close, guns, screens }))
        };
        drives.flat_map(mounts).filter(|order| order.power() <= REACTOR).collect()
    }

    /// The power that it takes.
    const fn power(self) -> u8 {
        self.close.unsigned_abs() + self.guns + self.screens
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "close {}, guns {}, screens {}", self.close, self.guns, self.screens)
    }
}

impl FromStr for Order {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let unreadable = || Refusal::new(POWER, text, "written as: close 1, guns 2, screens 1");
        let mut order = Self { close: 0, guns: 0, screens: 0 };
        for part in text.split(", ") {
            match part.split_once(' ').ok_or_else(unreadable)? {
                ("close", hexes) => order.close = hexes.parse().map_err(|_| unreadable())?,
                ("guns", guns) => order.guns = guns.parse().map_err(|_| unreadable())?,
                ("screens", screens) => order.screens = screens.parse().map_err(|_| unreadable())?,
                _ => return Err(unreadable()),
            }
        }
        Ok(order)
    }
}
