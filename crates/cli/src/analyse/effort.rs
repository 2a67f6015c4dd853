//! How the orders of a record are searched, and how its battle ended.

use engine::Demand;
use shelf::Battle;

/// How the orders are searched.
pub struct Effort {
    /// The captain.
    pub level: String,
    /// Nodes of search for each order; none if the clock decides.
    pub nodes: Option<u32>,
    /// Milliseconds for each order.
    pub millis: Option<u64>,
    /// Seed of the searches.
    pub seed: u64,
    /// How many orders are searched at once.
    pub threads: usize,
}

/// The captain whose search is asked where none is named.
pub(super) fn strongest<'a>(captains: &[&'a str]) -> &'a str {
    captains.iter().find(|name| **name == shelf::ANALYST).or(captains.last()).copied().unwrap_or_default()
}

/// How the battle ended, if it has.
pub fn outcome(battle: &dyn Battle) -> Option<engine::Outcome> {
    match battle.demand() {
        Demand::Over(outcome) => Some(outcome),
        Demand::Orders(_) => None,
    }
}
