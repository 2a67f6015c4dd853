//! Captains: players that see a view and nothing else.
//!
//! A captain is asked with [`Captain::advise`] for the order of one seat. It gets the rules, the seat's view, a seeded
//! generator and a [`Budget`]; it has no clock, no thread and no file. By [`Budget::nodes`] alone its advice is exactly
//! reproducible from the generator's seed, natively and in wasm32: of float arithmetic only + − × ÷ and the square root
//! are used, all of which IEEE 754 fixes to the last bit; `cargo xtask digests` compares the advice of both builds.
//!
//! * [`random`]: any legal order, for every ruleset; [`search`]: tree search by a [`Judge`]; [`plain`]: the captains of a game
//!   that brings none of its own.
//! * [`assess`]: what is made, after the fact, of an order that was written.
//! * [`judge`]: what a search must know of a game ([`Plain`]: nothing); [`thought`]: what a captain says of the orders it did not write.
//!
//! No game is known here: what captains know of one lies with the game.
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
pub mod judge;
pub mod levels;
pub mod plain;
pub mod random;
mod recipe;
pub mod search;
mod seen;
mod settings;
pub mod thought;

pub use advice::{Advice, Thought};
pub use budget::{Budget, Crew, Job};
pub use captain::Captain;
pub use judge::{Judge, Part, Plain, Weigh};
pub use random::Random;
pub use recipe::Recipe;
pub use search::Search;
pub use seen::{Forgotten, Glimpse, Past, Seen};
pub use settings::{Selection, Settings};
