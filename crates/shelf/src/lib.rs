//! The shelf: games by name, with their scenarios, options, captains and rulebooks. This crate knows no game.
//!
//! A game implements [`Shelved`] for a type; [`game`] makes an entry of it, and a [`Shelf`] is a list of entries for
//! the doors. Types are erased only here, at the level of a battle or a batch: inside, every loop is typed. [`Game`]
//! opens battles, and [`AnyBattle`] is one in play. A [`Bout`] is a battle without a record. In an [`Arena`] captains fight many battles without text. An
//! [`Analysis`] collects, after a battle, the value of each order.
//!
//! ```
//! use engine::{Flaws, Seat};
//! use shelf::{Opening, ScenarioCard, Shelf, Shelved};
//! use testkit::toys::alternating_fire::AlternatingFire;
//!
//! /// The least that a game brings.
//! struct Toy;
//!
//! impl Shelved for Toy {
//!     type Rules = AlternatingFire;
//!     const TITLE: &'static str = "Alternating Fire";
//!     const LINE: &'static str = "A toy of the laws: one ship moves and fires at a time.";
//!
//!     fn set_up(_: &str, _: &[(String, String)]) -> Result<(AlternatingFire, ScenarioCard), Flaws> {
//!         Ok((AlternatingFire, ScenarioCard::default()))
//!     }
//! }
//!
//! const SHELF: Shelf = Shelf::of(&[shelf::game::<Toy>()]);
//!
//! let game = SHELF.game("toy-alternating-fire").ok_or("no such game")?;
//! let opening = Opening { text: Some(String::new()), ..Opening::scenario("mine") };
//! let mut battle = game.open(&opening)?;
//! assert_eq!(battle.revealed(), 0);
//! assert_eq!(game.captains()[1].0, "search");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod analysis;
mod arena;
mod batch;
mod battle;
mod bout;
mod examples;
#[cfg(feature = "exploit")]
mod exploit;
mod faults;
pub mod fields;
mod fleet;
mod form;
mod game;
pub mod handicap;
pub mod health;
mod opening;
mod pages;
mod past;
pub mod reasons;
pub mod scenario;
#[allow(clippy::module_inception, reason = "a list of games is what the crate is called for")]
mod shelf;
mod shelved;
pub mod speech;
mod values;
mod words;
mod yard;

pub use analysis::{
    ANALYST, Analysis, Cause, Finding, NotAssessed, Summary, Swing, Written, nodes_each, nodes_for,
};
pub use arena::{Arena, Broken, Fought, Judged, Nodes, Seeds, Timekeeper};
pub use batch::{Divided, Tally};
pub use battle::{AnyBattle, SealError};
pub use bout::Bout;
pub use engine::{Catalogue, OptionCard};
pub use examples::Played;
#[cfg(feature = "exploit")]
pub use exploit::{Exploit, exploiter_of};
pub use faults::{in_words, said};
pub use fleet::FleetLists;
pub use form::{Form, ScenarioFile};
pub use game::{Game, game};
pub use handicap::Handicap;
pub use health::Health;
pub use opening::{Opening, WeakerStart};
pub use pages::{Example, Page, Section, sections};
pub use shelf::Shelf;
pub use shelved::{DataFile, Order, ScenarioCard, Shelved, State, View};
#[doc(hidden)]
pub use words::read as read_catalogues;
pub use yard::{Design, Shipyard};
