//! The contract of every ruleset.
//!
//! A whole battle of random orders, its record, and the record played again:
//!
//! ```
//! use engine::example::Broadsides;
//! use engine::record::{DiceSource, Header, Record};
//! use engine::{Battle, Demand, Rules, Seeded, Space, replay::replay};
//!
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let mut rng = Seeded::new(7);
//!     let mut battle = Battle::new(Broadsides, Header::of::<Broadsides>(DiceSource::Seed(7)))?;
//!     while let Demand::Orders(seats) = battle.demand() {
//!         for seat in seats {
//!             let order = battle.rules().space(battle.state(), seat).sample(&mut rng);
//!             battle.seal(seat, order)?;
//!         }
//!     }
//!     let again = replay(Broadsides, &Record::parse(&battle.record())?)?;
//!     assert_eq!(again.battle.outcome(), battle.outcome());
//!     Ok(())
//! }
//! ```
//!
//! A ruleset is a set of pure functions over flat integer state ([`Rules`]), and the set of legal orders is a value
//! ([`Space`]). Everything else reads these two: screen, captain, referee, lab and rulebook.
//!
//! * [`rules`]: the contract itself, with demands, outcomes and sealed orders. [`aids`]: help with writing orders.
//! * [`space`]: sets of legal orders; [`outline`] is such a set as data.
//! * [`umpire`]: dice and log passed into the rules as one argument; [`dice`] has the kinds of dice.
//! * [`clause`]: clauses, refusals and flaws; [`options`]: the options of a game.
//! * [`example`]: the smallest ruleset, used in the examples of this documentation.
//! * [`typed`]: variations in typing that orders of all games allow.
//! * [`battle`]: one battle in play, with its sealed orders.
//! * [`record`]: a battle as text; [`replay`] plays it again.
//! * [`catalogue`]: the sentences of a game in one language, made of facts; [`quoting`]: how messages count and quote.
//! * [`odds`]: exact odds of dice, counted. [`handicap`]: a weaker start, spread evenly.
//! * [`perft`], [`digest`], [`fact`], [`rng`]: counting, digests of text, facts for the doors, frozen random draws.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod aids;
pub mod battle;
pub mod catalogue;
pub mod clause;
pub mod dice;
pub mod digest;
pub mod example;
pub mod fact;
mod flaws;
pub mod handicap;
pub mod observation;
pub mod odds;
pub mod options;
pub mod outline;
pub mod perft;
pub mod quoting;
mod random_orders;
pub mod record;
pub mod replay;
pub mod rng;
pub mod rules;
pub mod seat;
pub mod space;
pub mod typed;
pub mod umpire;
mod wording;

pub use aids::Aids;
pub use battle::{Battle, BattleError, Decision, Wanted};
pub use catalogue::{Catalogue, Unsaid};
pub use clause::{Clause, Flaw, Origin, Refusal, Statement};
pub use fact::{Describe, Fact};
pub use flaws::Flaws;
pub use observation::Observation;
pub use odds::Odds;
pub use options::OptionCard;
pub use outline::Outline;
pub use random_orders::RandomOrders;
pub use rng::Seeded;
pub use rules::{Demand, Outcome, Reading, Rules, Sealed};
pub use seat::{Audience, Seat, Seats, Side};
pub use space::Space;
pub use umpire::{Heard, Log, Silent, Told, Umpire};
