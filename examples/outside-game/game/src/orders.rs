//! Orders of a captain: `close 1, guns 2, screens 1`.

use std::fmt;
use std::str::FromStr;

use engine::outline::Number;
use engine::{Outline, Refusal};

use crate::rules::POWER;

/// The most hexes a drive closes or opens in a turn.
const DRIVE: i8 = 2;
/// The guns of a cruiser, and its screens.
const MOUNTS: u8 = 3;
/// The power of a reactor: a hex of drive, a gun and a screen take one each.
const REACTOR: u8 = 4;

/// A split of the power of one turn.
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

    /// Outlines every order: three numbers that spend the power of one reactor.
    pub fn outline() -> Outline {
        let number = |key: &'static str, label: &'static str, least: i8, most: i8| {
            let values = Number::to(i32::from(least), i32::from(most)).spending("power");
            Outline::number(values).prefixed(format!("{key} ")).role(key, label)
        };
        let mounts = MOUNTS as i8;
        Outline::all([
            number("close", "hexes closer, below zero farther", -DRIVE, DRIVE),
            number("guns", "guns that fire", 0, mounts),
            number("screens", "screens that are up", 0, mounts),
        ])
        .joined(", ")
        .role("order", "power for drive, guns and screens")
        .limited("power", u32::from(REACTOR))
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
        let read = || {
            let mut parts = text.split(", ");
            let mut after = |name: &str| parts.next()?.strip_prefix(name)?.strip_prefix(' ');
            Some(Self {
                close: after("close")?.parse().ok()?,
                guns: after("guns")?.parse().ok()?,
                screens: after("screens")?.parse().ok()?,
            })
        };
        // One order has one text: what is written otherwise is refused.
        let whole = read().filter(|order| order.to_string() == text);
        whole.ok_or_else(|| Refusal::new(POWER, text, "written as: close 1, guns 2, screens 1"))
    }
}
