//! The captains of a game that brings none of its own. Both play any ruleset through the contract alone.
//!
//! ```
//! use captains::{Captain, plain};
//! use testkit::toys::alternating_fire::AlternatingFire;
//!
//! let names = plain::captains::<AlternatingFire>().iter().map(|captain| captain.name());
//! assert_eq!(names.collect::<Vec<_>>(), ["random", "search"]);
//! ```

use engine::Rules;

use crate::{Captain, Plain, Random, Search, Settings};

/// Settings of a search that knows nothing of its game. It searches deep and plays battles out, because nothing can
/// judge a position before the end. A battle that is not over after 1000 decisions of a playout counts as even.
pub const SETTINGS: Settings = Settings { playout: 1000, habit: 2, depth: 12, ..Settings::USUAL };

const SEARCH: Search<Plain> = Search::with(Plain, SETTINGS);

/// Returns the captains of any ruleset, weakest first: `random`, and `search` with the [`Plain`] judge.
pub const fn captains<R: Rules>() -> &'static [&'static dyn Captain<R>] {
    const { &[&Random, &SEARCH] }
}
