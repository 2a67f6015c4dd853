//! Captains: players that see a view and nothing else.
//!
//! [`Captain::advise`] returns the order that a captain would write for one seat. The captain gets the rules, the
//! seat's view, a seeded generator and a [`Budget`]. It has no clock, no thread and no file. With a budget of
//! [`Budget::nodes`] alone, its advice is exactly reproducible from the generator's seed, natively and in wasm32. Its
//! float arithmetic uses only + − × ÷ and the square root, which IEEE 754 defines to the last bit. `cargo xtask
//! digests` compares both builds.
//!
//! * [`random`]: uniformly random legal orders, for every ruleset; [`search`]: tree search guided by a [`Judge`];
//!   [`plain`]: the captains of a game that brings none of its own.
//! * [`Doctrine`]: a captain that follows the plain [`Tactics`] of a game, without a search; [`Recruit`]: the same with a
//!   beginner's mistakes.
//! * [`assess`]: looking back on a decision; `Exploiter` (feature `exploit`): a best response to another captain.
//! * [`judge`]: the knowledge of a game that a search needs ([`Plain`]: none); [`thought`]: values and shares of whole
//!   orders.
//!
//! This crate knows no game: a game's own crate holds the knowledge that its captains use.
//!
//! ```
//! use captains::{Budget, Captain, Plain, Search, Seen};
//! use engine::{Rules, Seat, Seeded, Space};
//! use testkit::toys::alternating_fire::AlternatingFire;
//!
//! let (rules, search) = (AlternatingFire, Search::new(Plain));
//! let view = rules.view(&rules.start(), Some(Seat(0)));
//! let (seen, mut stop) = (Seen::now(Seat(0), &view), || false);
//! let advice = search.advise(&rules, &seen, &mut Seeded::new(1), &mut Budget::new(50, &mut stop));
//! assert!(rules.space(&rules.start(), Seat(0)).check(&advice.order).is_ok());
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod advice;
pub mod assess;
mod budget;
mod captain;
mod doctrine;
#[cfg(feature = "exploit")]
mod exploiter;
pub mod judge;
pub mod levels;
pub mod plain;
pub mod random;
mod recipe;
mod recruit;
pub mod search;
mod seen;
mod settings;
pub mod thought;

pub use advice::{Advice, Thought};
pub use budget::{Budget, Crew, Job, LookBack};
pub use captain::Captain;
pub use doctrine::{Doctrine, Plan, PlanOf, Tactics};
#[cfg(feature = "exploit")]
pub use exploiter::{Exploiter, RESPONSE_NODES, SAMPLES, Target};
pub use judge::{Judge, Part, Plain, Weigh};
pub use random::Random;
pub use recipe::Recipe;
pub use recruit::Recruit;
pub use search::Search;
pub use seen::{Glimpse, Moment, NoHistory, Past, Seen};
pub use settings::{Selection, Settings};
