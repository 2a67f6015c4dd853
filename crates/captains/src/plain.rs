//! The captains of a game that brings none of its own: both play any ruleset from the contract alone.
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

/// How a search thinks that knows nothing of its game: it looks far ahead and plays its battles out, because nobody can say
/// what a position is worth. A battle that is not over after a thousand decisions of a playout counts as even.
pub const SETTINGS: Settings = Settings { playout: 1000, habit: 2, depth: 12, ..Settings::USUAL };

const SEARCH: Search<Plain> = Search::with(Plain, SETTINGS);

/// The captains of any ruleset, weakest first: `random`, and `search` by the [`Plain`] judge.
pub const fn captains<R: Rules>() -> &'static [&'static dyn Captain<R>] {
    const { &[&Random, &SEARCH] }
}
