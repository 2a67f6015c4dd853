//! How long captains think: a number of search steps, a time by the clock, or both.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use ai::Budget;
use engine::Seat;
use games::Battle;

use crate::args::Thinking;

/// Milliseconds for an order, where nothing else is said.
const MILLIS: u64 = 100;

impl Thinking {
    /// What a captain would write for a seat within this time.
    ///
    /// # Errors
    /// If there is no such captain, or the seat is not asked to write.
    pub fn order(self, battle: &dyn Battle, seat: Seat, captain: &str, seed: u64) -> anyhow::Result<String> {
        let millis = self.millis.or(self.nodes.is_none().then_some(MILLIS));
        let end = millis.and_then(|millis| Instant::now().checked_add(Duration::from_millis(millis)));
        let mut stop = || end.is_some_and(|end| Instant::now() >= end);
        let mut budget = Budget { nodes: self.nodes.unwrap_or(u32::MAX), stop: &mut stop, crew: None };
        let advice = battle.advise(seat, captain, seed, &mut budget)?;
        advice.map(|advice| advice.order).ok_or_else(|| anyhow::anyhow!("no captain is called \"{captain}\""))
    }
}

/// A seed from the clock, short enough to be typed again.
pub fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    engine::Seeded::keyed(since.as_secs(), u64::from(since.subsec_nanos()), u64::from(std::process::id()))
        .below_wide(1_000_000)
}
