//! Advice: an order, and the orders that a captain considered.

/// The answer of a captain: an order, and the orders it considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<O> {
    /// The order that the captain would write.
    pub order: O,
    /// The orders that the captain considered, best first; their shares sum to at most 1.
    pub thought: Vec<Thought<O>>,
}

/// One order that a captain considered.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<O> {
    /// The order.
    pub order: O,
    /// Probability that the captain writes the order, 0 to 1.
    pub share: f64,
    /// Share of the victory that the captain expects from the order, 0 to 1.
    pub value: f64,
}
