//! The captains of *Faster Than Light*.
//!
//! * `picture`: who bears on whom; `ship` and `missile`: ideas for each piece, with weights.
//! * [`doctrine`]: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.

pub mod doctrine;
pub mod features;
pub mod judge;
mod missile;
mod picture;
pub(crate) mod reasons;
mod ship;

use rules_ftl::Ftl;

use captains::levels::levels;
use captains::{Captain, Random, Search, Settings};

pub use doctrine::Doctrine;
pub use judge::{Choice, FtlJudge};

/// How many nodes an order is worth to each level.
const NODES: [u32; 4] = [6, 25, 100, 1500];

/// The captains of *Faster Than Light*, from the weakest to the strongest; the last thinks as long as it is told to.
pub fn captains_ftl() -> &'static [&'static dyn Captain<Ftl>] {
    static SEARCH: Search<FtlJudge> = Search::with(FtlJudge, Settings::USUAL);
    static LEVELS: [Search<FtlJudge>; 4] = levels(FtlJudge, Settings::USUAL, NODES);
    static CAPTAINS: [&dyn Captain<Ftl>; 7] =
        [&Random, &Doctrine, &LEVELS[0], &LEVELS[1], &LEVELS[2], &LEVELS[3], &SEARCH];
    &CAPTAINS
}
