//! Captains: players that see a view and nothing else.
//!
//! A captain is asked with [`Captain::advise`] for the order of one seat. It gets the rules, the seat's view, a seeded
//! generator and a [`Budget`]; it has no clock, no thread and no file. By [`Budget::nodes`] alone its advice is exactly
//! reproducible from the generator's seed, natively and in wasm32: of float arithmetic only + − × ÷ and the square root
//! are used, all of which IEEE 754 fixes to the last bit; `cargo xtask digests` compares the advice of both builds.
//!
//! * [`random`]: any legal order, for every ruleset; [`search`]: tree search by a [`Judge`]; [`plain`]: the captains of a game
//!   that brings none of its own.
//! * [`assess`]: what is made, after the fact, of an order that was written.
//! * [`judge`]: what a search must know of a game ([`Plain`]: nothing); [`thought`]: what a captain says of the orders it did not write.
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
    ) -> Option<assess::Trial<R::Order>> {
        None
    }
}
