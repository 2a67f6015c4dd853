//! Captains: players that see a view and nothing else.
//!
//! A captain is asked with [`Captain::advise`] for the order of one seat. It gets the rules, the seat's view, a seeded
//! generator and a [`Budget`]; it has no clock, no thread and no file. By [`Budget::nodes`] alone its advice is exactly
//! reproducible from the generator's seed, natively and in wasm32: of float arithmetic only + − × ÷ and the square root
//! are used, all of which IEEE 754 fixes to the last bit; `cargo xtask digests` compares the advice of both builds.
//!
//! * [`random`]: any legal order, for every ruleset; [`search`]: tree search by a [`Judge`].
//! * [`assess`]: what is made, after the fact, of an order that was written.
//! * [`judge`]: what a search must know of a game ([`Plain`]: nothing); [`thought`]: what a captain says of the orders it did not write.
//! * [`ftl`]: the captains of *Faster Than Light*; [`full_thrust`]: those of *Full Thrust*; [`simple_spaceships`],
//!   [`black_skies`] and [`talon`]: those of the games of these names.
//!
//! How strong one is beside another is measured with `firing-arc lab match ftl --seats search,doctrine --scenario duel
//! --battles 100 --millis 100`, sides swapped halfway, with a 95 % interval; with `--nodes 1000` in place of `--millis`
//! the result is the same on every machine.
//!
//! ```
//! use ai::{Budget, Seen, captains_ftl};
//! use engine::{Rules, Seat, Seeded};
//! use rules_ftl::{Ftl, Setup, Ship};
//! use table::{Area, Point};
//!
//! let ships = vec![
//!     Ship { side: 0, at: Point::inches(12, 24), degrees: 90 },
//!     Ship { side: 1, at: Point::inches(36, 24), degrees: 270 },
//! ];
//! let rules = Ftl::new(&Setup { area: Area::inches(48, 48), ships, options: Default::default() }).unwrap();
//! let view = rules.view(&rules.start(), Some(Seat(0)));
//! let doctrine = captains_ftl().iter().find(|c| c.name() == "doctrine").unwrap();
//! let (seen, mut stop) = (Seen::now(Seat(0), &view), || false);
//! let advice = doctrine.advise(&rules, &seen, &mut Seeded::new(1), &mut Budget::new(1, &mut stop));
//! assert_eq!(advice.thought[0].order.to_string(), "A L", "nobody bears on it: it launches while it may");
//! ```

pub mod assess;
pub mod black_skies;
mod budget;
pub mod ftl;
pub mod full_thrust;
pub mod judge;
pub mod levels;
pub mod random;
pub mod search;
mod seen;
pub mod simple_spaceships;
pub mod talon;
pub mod thought;

use engine::{Rules, Seeded};

pub use black_skies::captains_black_skies;
pub use budget::{Budget, Crew, Job};
pub use ftl::captains_ftl;
pub use full_thrust::captains_full_thrust;
pub use judge::{Judge, Part, Plain, Weigh};
pub use levels::Recipe;
pub use random::Random;
pub use search::{Search, Selection, Settings};
pub use seen::{Forgotten, Glimpse, Past, Seen};
pub use simple_spaceships::captains_simple_spaceships;
pub use talon::captains_talon;

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
