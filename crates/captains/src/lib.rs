//! Captains: players that see a view and nothing else.
//!
//! [`Captain::advise`] returns the order that a captain would write for one seat. The captain gets the rules, the
//! seat's view, a seeded generator and a [`Budget`]. It has no clock, no thread and no file. With a budget of
//! [`Budget::nodes`] alone, its advice is exactly reproducible from the generator's seed, natively and in wasm32. Its
//! float arithmetic uses only + − × ÷ and the square root, which IEEE 754 defines to the last bit. `cargo xtask
//! digests` compares both builds.
//!
//! * [`random`]: uniformly random legal orders, for every ruleset; [`search`]: tree search guided by a [`Judge`];
//!   [`plain`]: the captains of a game that brings none of its own.
//! * [`assess`]: assessment of an order after it was written.
//! * [`judge`]: the knowledge of a game that a search needs ([`Plain`]: none); [`thought`]: values and shares of whole
//!   orders.
//!
//! This crate knows no game: a game's own crate holds the knowledge that its captains use.
//!
//! No game is known here: what captains know of one lies with the game.
//!
//! ```
//! use captains::{Budget, Captain, Plain, Search, Seen};
//! use engine::{Rules, Seat, Seeded, Space};
//! use testkit::toys::alternating_fire::AlternatingFire;
//!
//! let (rules, search) = (AlternatingFire, Search::new(Plain));
//! let view = rules.view(&rules.start(), Some(Seat(0)));
//! let (seen, mut stop) = (Seen::now(Seat(0), &view), || false);
//! let advice = search.advise(&rules, &seen, &mut Seeded::new(1), &mut Budget::new(50, &mut stop));
//! assert!(rules.space(&rules.start(), Seat(0)).check(&advice.order).is_ok());
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod assess;
mod budget;
pub mod judge;
pub mod levels;
pub mod plain;
pub mod random;
pub mod search;
mod seen;
pub mod thought;

use engine::{Rules, Seeded};

pub use budget::{Budget, Crew, Job};
pub use judge::{Judge, Part, Plain, Weigh};
pub use levels::Recipe;
pub use random::Random;
pub use search::{Search, Selection, Settings};
pub use seen::{Forgotten, Glimpse, Past, Seen};

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
    /// The search tries the order beside its own ideas, so that even a very bad order gets a value. The order must be
    /// legal and the seat demanded. Otherwise the answer is meaningless, but there is no panic.
    fn examine(
        &self,
        _rules: &R,
        _seen: &Seen<'_, R>,
        _written: &R::Order,
        _rng: &mut Seeded,
        _budget: &mut Budget<'_>,
    ) -> Option<assess::Trial<R::Order>> {
        None
    }
}
