//! The shelf: every game by name, with its scenarios, options, captains and rulebook.
//!
//! This is the only place where types are erased, and only at the level of a battle or a batch of them: inside, every
//! loop is typed. [`SHELF`] lists the games; [`Game`] opens battles, [`Battle`] is one in play;
//! in an [`Arena`] captains fight many, without text; an [`Analysis`] says, after the fact, what each order was worth.
//!
//! ```
//! use games::{Opening, game};
//! let mut battle = game("ftl").unwrap().open(&Opening::scenario("duel")).unwrap();
//! battle.seal(engine::Seat(0), "A L").unwrap();
//! battle.seal(engine::Seat(1), "B S8").unwrap();
//! assert_eq!(battle.revealed(), 1);
//! ```

mod analysis;
mod arena;
mod batch;
mod battle;
#[cfg(feature = "black-skies")]
mod black_skies;
mod faults;
mod fleet;
#[cfg(feature = "ftl")]
mod ftl;
#[cfg(feature = "full-thrust")]
mod full_thrust;
mod opening;
mod pages;
mod past;
mod scenario;
mod shelf;
#[cfg(feature = "simple-spaceships")]
mod simple_spaceships;
#[cfg(feature = "talon")]
mod talon;
mod yard;

pub use analysis::{ANALYST, Analysis, Finding, Luck, NotAssessed, Summary, Swing, Written, nodes_each};
pub use arena::{Arena, Broken, Fought, Judged, Timekeeper};
pub use batch::{Divided, Tally};
pub use battle::{Battle, SealError};
pub use engine::OptionCard;
pub use faults::in_words;
pub use fleet::Lists;
pub use opening::Opening;
pub use pages::{Example, Page, Played, Section, sections};
pub use shelf::{Card, Game, SHELF, ScenarioFile, Shelved, game, replay};
pub use yard::{Design, Shipyard};
