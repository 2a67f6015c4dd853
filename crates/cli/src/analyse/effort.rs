//! The budget of an analysis, and the outcome of the battle.

use engine::Demand;
use shelf::AnyBattle;

/// The budget of an analysis.
pub struct Effort {
    /// The captain.
    pub level: String,
    /// Nodes for each decision; `None` if the clock decides.
    pub nodes: Option<u32>,
    /// Milliseconds for each decision.
    pub millis: Option<u64>,
    /// Seed of the searches.
    pub seed: u64,
    /// Number of decisions searched at once.
    pub threads: usize,
}

/// Returns the captain that analyses by default.
pub(super) fn strongest<'a>(captains: &[&'a str]) -> &'a str {
    captains.iter().find(|name| **name == shelf::ANALYST).or(captains.last()).copied().unwrap_or_default()
}

/// Returns the outcome of the battle; `None` while it goes on.
pub fn outcome(battle: &dyn AnyBattle) -> Option<engine::Outcome> {
    match battle.demand() {
        Demand::Over(outcome) => Some(outcome),
        Demand::Orders(_) => None,
    }
}
