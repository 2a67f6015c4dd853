//! The budgets of captains: a number of nodes, a time by the clock, or both; by default their own recipes.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use captains::Budget;
use engine::Seat;
use shelf::AnyBattle;

use crate::args::Thinking;
use crate::catalogue;
use crate::crew::Threads;

impl Thinking {
    /// Returns the nodes of the budget: the given number; with a clock alone, no limit; with neither, the captain's own
    /// number.
    const fn budget(self) -> u32 {
        match (self.nodes, self.millis) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => Budget::CLOCK,
            (None, None) => Budget::OWN,
        }
    }

    /// Returns a captain's order for a seat within this budget.
    ///
    /// # Errors
    /// If there is no such captain, or the seat need not write.
    pub fn order(
        self,
        battle: &dyn AnyBattle,
        seat: Seat,
        captain: &str,
        seed: u64,
    ) -> anyhow::Result<String> {
        let end = self.millis.and_then(|millis| Instant::now().checked_add(Duration::from_millis(millis)));
        let mut stop = || end.is_some_and(|end| Instant::now() >= end);
        let threads = Threads::of_this_machine();
        let mut budget = Budget { nodes: self.budget(), stop: &mut stop, crew: Some(&threads) };
        let advice = battle.advise(seat, captain, seed, &mut budget)?;
        advice.map(|advice| advice.order).ok_or_else(|| anyhow::anyhow!("{}", catalogue::no_captain(captain)))
    }
}

/// Returns a seed from the clock, with at most six digits, so that it is easy to type.
pub fn fresh_seed() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    engine::Seeded::keyed(since.as_secs(), u64::from(since.subsec_nanos()), u64::from(std::process::id()))
        .below_wide(1_000_000)
}
