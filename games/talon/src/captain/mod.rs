//! The captains of *Talon*.
//!
//! * `sight`: a ship as a captain weighs it; `picture`: all ships of a position, with the worth of a pose; `helm`: moves;
//!   `power`: points and speeds; `gunnery`: fire.
//! * `ideas`: all of these as ideas for any demand; `doctrine`: the captain that follows the best of them; [`judge`]:
//!   the same ideas and a judgement for the search.
//! * [`features`]: what the judge reads off a position, from the counts in `sides`; `reasons`: the reasons for an order.

pub mod choices;
mod doctrine;
pub mod features;
mod gunnery;
mod helm;
mod ideas;
pub mod judge;
mod picture;
mod power;
pub(crate) mod reasons;
mod sides;
mod sight;

use rules_talon::Talon;

use captains::{Captain, Settings};

pub use choices::Choice;
pub use judge::TalonJudge;

/// Settings of the search. A turn is a handful of small decisions, so the search looks over many of them.
const SETTINGS: Settings =
    Settings { explore: 0.4, habit: 12, depth: 8, playout: 24, floor: 0.6, ..Settings::USUAL };

/// Number of nodes an order gets at each level.
const NODES: [u32; 4] = [8, 30, 120, 500];

/// Returns the captains of *Talon*, weakest first. The last one thinks for the whole given budget.
pub fn captains_talon() -> &'static [&'static dyn Captain<Talon>] {
    captains::ladder!(Talon, TalonJudge, SETTINGS, NODES)
}
