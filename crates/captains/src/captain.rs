//! The contract of a captain.

use engine::{Rules, Seeded};

use crate::advice::Advice;
use crate::assess::Trial;
use crate::budget::Budget;
use crate::recipe::Recipe;
use crate::seen::Seen;

/// A player that sees a view and nothing else.
pub trait Captain<R: Rules>: Sync {
    /// Its name, such as `doctrine`.
    fn name(&self) -> &'static str;

    /// What it is like, in a line.
    fn about(&self) -> &'static str;

    /// How it searches, and how long where nothing else is said; none of a captain that does not search.
    fn recipe(&self) -> Option<&Recipe> {
        None
    }

    /// The order it would write for a demanded seat.
    ///
    /// Asking for a seat that is not demanded, or in a battle that is over, is the caller's fault: the advice then means
    /// nothing, but there is no panic.
    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Advice<R::Order>;

    /// What one search of the decision makes of an order that was written in it; none of a captain that does not search.
    ///
    /// The order is legal and the seat demanded, else the answer means nothing, without a panic. It is put to the search
    /// beside the search's own ideas, so that there is a value of it however bad it is.
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
