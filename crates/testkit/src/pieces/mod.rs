//! Pieces: simple spaces from which toys and tests compose theirs.
//!
//! [`Steps`] (a number in steps), [`engine::space::Listed`] (one of a list), [`Split`] (a pool split between uses),
//! [`Subset`] (some of n), [`Spot`] (a point in a disc), [`Pair`] and [`Each`] (products), [`Either`] (a sum, or a
//! choice by phase), [`Where`] (a space restricted by a rule), [`Mapped`] (a space under a ruleset's own order
//! type), [`Noted`] (a space with an outline in the ruleset's notation).
//!
//! They make a correct space in a few lines, but are too slow for a game and give too few reasons: decision 0026
//! has the figures. So no game uses them. They serve as second implementations of a game's spaces, which must give
//! the same orders.

mod crossed;
mod each;
mod either;
mod mapped;
mod pair;
mod split;
mod spot;
mod steps;
mod subset;

pub use engine::space::Noted;

pub use crossed::Where;
pub use each::Each;
pub use either::Either;
pub use mapped::Mapped;
pub use pair::Pair;
pub use split::Split;
pub use spot::Spot;
pub use steps::Steps;
pub use subset::Subset;
