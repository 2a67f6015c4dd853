//! The contract every ruleset keeps.
//!
//! A ruleset is five pure functions over flat integer state ([`Rules`]), and the set of legal orders is a value
//! ([`Space`]). Everything else — screen, captain, referee, lab, rulebook — is a reader of those.
//!
//! * [`rules`]: the contract itself; who must write, who has won, sealed orders.
//! * [`space`]: sets of legal orders; [`outline`] is such a set as data.
//! * [`umpire`]: dice and log passed into the rules as one argument; [`dice`] has the kinds of dice.
//! * [`clause`]: clauses, refusals and flaws; [`options`]: what can be set of a game.
//! * [`typed`]: what typed orders of all games allow.
//! * [`battle`]: one battle in play, the only resting place of sealed orders.
//! * [`record`]: a battle as text; [`replay`] plays it again.
//! * [`wording`]: how messages count and quote.
//! * [`odds`]: exact odds of dice, counted.
//! * [`perft`], [`digest`], [`fact`], [`rng`]: counting, digests of text, facts for the doors, frozen random draws.

pub mod battle;
pub mod clause;
pub mod dice;
pub mod digest;
mod drawn;
pub mod fact;
pub mod odds;
pub mod options;
pub mod outline;
pub mod perft;
pub mod record;
pub mod replay;
pub mod rng;
pub mod rules;
pub mod seat;
pub mod space;
pub mod typed;
pub mod umpire;
pub mod wording;

pub use battle::{Decision, Match, MatchError, Wanted};
pub use clause::{Clause, Flaw, Origin, Refusal, Statement};
pub use drawn::Drawn;
pub use fact::{Describe, Fact};
pub use odds::Odds;
pub use options::OptionCard;
pub use outline::Outline;
pub use rng::Seeded;
pub use rules::{Demand, Outcome, Reading, Rules, Sealed};
pub use seat::{Audience, Seat, Seats, Side};
pub use space::Space;
pub use umpire::{Heard, Log, Silent, Told, Umpire};
