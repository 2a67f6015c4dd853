//! Advice: an order, and what was thought of others.

/// What a captain has to say: an order, and what it thought of others.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<O> {
    /// The order it would write.
    pub order: O,
    /// The orders it thought about, best first; their shares sum to no more than 1.
    pub thought: Vec<Thought<O>>,
}

/// One order a captain thought about.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<O> {
    /// The order.
    pub order: O,
    /// How often it would write it, 0 to 1.
    pub share: f64,
    /// What share of the victory it expects of it, 0 to 1.
    pub value: f64,
}
