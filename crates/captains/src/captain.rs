//! The contract of a captain.

use engine::{Rules, Seeded};

use crate::advice::Advice;
use crate::assess::Trial;
use crate::budget::Budget;
use crate::recipe::Recipe;
use crate::seen::Seen;

/// A player that sees a view and nothing else.
pub trait Captain<R: Rules>: Sync {
    /// Returns the captain's name, such as `doctrine`.
    fn name(&self) -> &'static str;

    /// Returns a one-line description of the captain.
    fn about(&self) -> &'static str;

    /// Returns the search settings and the default number of nodes; `None` if the captain does not search.
    fn recipe(&self) -> Option<&Recipe> {
        None
    }

    /// Returns the order that the captain would write for a demanded seat.
    ///
    /// The caller must ask only for a demanded seat of a battle that is not over. Otherwise the advice is meaningless,
    /// but there is no panic.
    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Advice<R::Order>;

    /// Searches a decision once and assesses an order that was written in it; `None` if the captain does not search.
    ///
    /// The search tries the order in addition to its own ideas, so that even a very bad order gets a value. The order
    /// must be legal and the seat demanded. Otherwise the answer is meaningless, but there is no panic.
    fn examine(
        &self,
        _rules: &R,
        _seen: &Seen<'_, R>,
        _written: &R::Order,
        _rng: &mut Seeded,
        _budget: &mut Budget<'_>,
    ) -> Option<Trial<R::Order>> {
        None
    }
}
