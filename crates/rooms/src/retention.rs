//! Retention: how long rooms are kept that nobody changes.

use store::Millis;

const DAY: Millis = 24 * 3600 * 1000;

/// The time for which rooms are kept after their last change; `None` keeps them for ever. A battle that goes on is always kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Retention {
    /// For rooms whose battle is over, or that were closed.
    pub finished: Option<Millis>,
    /// For rooms whose battle never began.
    pub waiting: Option<Millis>,
}

impl Retention {
    /// Keeps rooms for these numbers of days.
    pub fn days(finished: Option<u32>, waiting: Option<u32>) -> Self {
        let millis = |days: u32| Millis::from(days) * DAY;
        Self { finished: finished.map(millis), waiting: waiting.map(millis) }
    }
}

impl Default for Retention {
    /// Keeps finished rooms for a year, and waiting ones for thirty days.
    fn default() -> Self {
        Self::days(Some(365), Some(30))
    }
}
