//! Pieces of which the spaces of toys and tests are composed.
//!
//! [`Steps`] (a number in whole steps), [`engine::space::Listed`] (one of these), [`Split`] (a pool over uses),
//! [`Subset`] (some of n), [`Spot`] (a point of a disc), [`Pair`] and [`Each`] (products), [`Either`] (a sum, or a choice
//! by phase), [`Where`] (a product crossed by a rule), [`Mapped`] (any of these in a ruleset's own words), [`Noted`] (with
//! the notation of these words as an outline).
//!
//! They make a correct space in a few lines, and are too slow and too short of reasons for a game: decision 0026 has the
//! figures. So no game uses them. As second writings of a game's spaces they are held to the same orders.

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
