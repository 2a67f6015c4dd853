//! The list of our games.
//!
//! Each game is a crate of its own with a type that is [`Shelved`](shelf::Shelved): its scenario files, options,
//! captains, rulebook and aids. [`SHELF`] is the list that the doors of this repository are given. A program chooses
//! the games on it by features.
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

use engine::record::{Record, RecordError};
use engine::replay::Replayed;
use shelf::{AnyBattle, Game, Shelf};

/// Makes [`SHELF`] from the games whose features are on; each line has a feature and the type of its game.
macro_rules! list {
    ($($feature:literal $game:ty,)*) => {
        /// The shelf with every game that this program was built with.
        pub static SHELF: Shelf = Shelf::of(&[
            $(#[cfg(feature = $feature)] shelf::game::<$game>(),)*
        ]);
    };
}

list! {
    "ftl" ftl::FtlGame,
    "full-thrust" full_thrust::FullThrustGame,
    "simple-spaceships" simple_spaceships::SimpleSpaceshipsGame,
    "black-skies" black_skies::BlackSkiesGame,
    "talon" talon::TalonGame,
    "false-colours" false_colours::FalseColoursGame,
}

/// Returns the game of [`SHELF`] with a short name.
pub fn game(id: &str) -> Option<&'static dyn Game> {
    SHELF.game(id)
}

/// Plays a record of any game of [`SHELF`] again.
///
/// # Errors
/// Returns the errors of [`Shelf::replay`].
pub fn replay(record: &Record) -> Result<Replayed<Box<dyn AnyBattle>>, RecordError> {
    SHELF.replay(record)
}
