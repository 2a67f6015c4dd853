//! The captains of *Faster Than Light*.
//!
//! * `picture`: who bears on whom; `ship` and `missile`: ideas for each piece, with weights.
//! * [`doctrine`]: the captain that follows these ideas; [`judge`]: the same ideas and a judgement for the search.

pub mod doctrine;
pub mod judge;
mod missile;
mod picture;
mod ship;

use rules_ftl::Ftl;

use crate::{Captain, Random, Search};

pub use doctrine::Doctrine;
pub use judge::FtlJudge;

/// The captains of *Faster Than Light*, from the weakest to the strongest.
pub fn captains_ftl() -> &'static [&'static dyn Captain<Ftl>] {
    static SEARCH: Search<FtlJudge> = Search::new(FtlJudge);
    static CAPTAINS: [&dyn Captain<Ftl>; 3] = [&Random, &Doctrine, &SEARCH];
    &CAPTAINS
}
