//! The five games, and the list of them.
//!
//! Each brings a type that is [`Shelved`](shelf::Shelved): its scenario files, options, captains, rulebook and aids.
//! [`SHELF`] is the list that the doors of this repository are handed; which games are on it is for the program that takes
//! it down to say, by features.
//!
//! ```
//! use games::SHELF;
//! use shelf::Opening;
//! let mut battle = SHELF.game("ftl").ok_or("no such game")?.open(&Opening::scenario("duel"))?;
//! battle.seal(engine::Seat(0), "A L")?;
//! battle.seal(engine::Seat(1), "B S8")?;
//! assert_eq!(battle.revealed(), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(feature = "black-skies")]
mod black_skies;
#[cfg(feature = "ftl")]
mod ftl;
#[cfg(feature = "full-thrust")]
mod full_thrust;
#[cfg(feature = "simple-spaceships")]
mod simple_spaceships;
#[cfg(feature = "talon")]
mod talon;

use engine::record::{Record, RecordError};
use engine::replay::Replayed;
use shelf::{Battle, Game, Shelf};

#[cfg(feature = "black-skies")]
pub use black_skies::BlackSkiesGame;
#[cfg(feature = "ftl")]
pub use ftl::FtlGame;
#[cfg(feature = "full-thrust")]
pub use full_thrust::FullThrustGame;
#[cfg(feature = "simple-spaceships")]
pub use simple_spaceships::SimpleSpaceshipsGame;
#[cfg(feature = "talon")]
pub use talon::TalonGame;

/// Every game this program was built with.
pub static SHELF: Shelf = Shelf::of(&[
    #[cfg(feature = "ftl")]
    shelf::game::<FtlGame>(),
    #[cfg(feature = "full-thrust")]
    shelf::game::<FullThrustGame>(),
    #[cfg(feature = "simple-spaceships")]
    shelf::game::<SimpleSpaceshipsGame>(),
    #[cfg(feature = "black-skies")]
    shelf::game::<BlackSkiesGame>(),
    #[cfg(feature = "talon")]
    shelf::game::<TalonGame>(),
]);

/// The game of [`SHELF`] of that short name.
pub fn game(id: &str) -> Option<&'static dyn Game> {
    SHELF.game(id)
}

/// Plays a record of any game of [`SHELF`] again.
///
/// # Errors
/// As [`Shelf::replay`].
pub fn replay(record: &Record) -> Result<Replayed<Box<dyn Battle>>, RecordError> {
    SHELF.replay(record)
}
