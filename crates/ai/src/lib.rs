//! Captains: players that see a view and nothing else.

use engine::{Rules, Seat, Seeded};

/// How long a captain may think.
pub struct Budget<'a> {
    /// The most iterations of its search.
    pub nodes: u32,
    /// Asked now and then; true ends the thinking at once (a clock, a cancel button).
    pub stop: &'a mut dyn FnMut() -> bool,
}

/// What a captain has to say: an order, and what it thought of others.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<O> {
    /// The order it would write.
    pub order: O,
    /// The orders it thought about, best first.
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

/// A player that sees a view and nothing else.
pub trait Captain<R: Rules>: Sync {
    /// Its name, such as `doctrine`.
    fn name(&self) -> &'static str;

    /// What it is like, in a line.
    fn about(&self) -> &'static str;

    /// The order it would write for a demanded seat.
    fn advise(&self, rules: &R, view: &R::View, seat: Seat, rng: &mut Seeded, budget: &mut Budget<'_>) -> Advice<R::Order>;
}

/// The captains of *Faster Than Light*, weakest first.
pub fn captains_ftl() -> &'static [&'static dyn Captain<rules_ftl::Ftl>] {
    &[]
}
