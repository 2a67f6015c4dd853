//! The contract of a captain.

use engine::{Rules, Seeded};

use crate::advice::Advice;
#[cfg(feature = "look-back")]
use crate::assess::Sample;
use crate::budget::Budget;
#[cfg(feature = "look-back")]
use crate::budget::LookBack;
#[cfg(feature = "exploit")]
use crate::exploiter::Target;
use crate::recipe::Recipe;
#[cfg(feature = "look-back")]
use crate::seen::Moment;
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

    /// Looks back on a decision: searches it several times, each time with its own seed, for what each order did to
    /// every side's chance; `None` if the captain does not search. Needs the feature `look-back`.
    ///
    /// Every seat's mixture comes from what that seat knew. The values come from the position as it was, so this is for
    /// battles that are over. An order that is not legal counts as the idle one. See [`crate::assess`].
    #[cfg(feature = "look-back")]
    fn look_back(
        &self,
        _rules: &R,
        _moment: &Moment<'_, R>,
        _look: &mut LookBack<'_>,
    ) -> Option<Vec<Sample<R::Order>>> {
        None
    }

    /// Returns the order that wins most against a captain whose recipe is known, and whose seed is not; `None` if this
    /// captain does not search. Needs the feature `exploit`. See [`Exploiter`](crate::Exploiter).
    #[cfg(feature = "exploit")]
    fn respond(
        &self,
        _rules: &R,
        _seen: &Seen<'_, R>,
        _target: &Target<'_, R>,
        _rng: &mut Seeded,
        _budget: &mut Budget<'_>,
    ) -> Option<Advice<R::Order>> {
        None
    }
}
