//! Experiments: many battles between captains, and what they say with which certainty.
//!
//! Statistics:
//! * [`interval`]: how sure a share is; [`strength`]: how strong captains are, by Bradley and Terry;
//! * [`sequential`]: when enough battles have been fought; [`correction`]: what it costs to ask much at once;
//! * [`special`]: the distributions behind them.
//!
//! Battles:
//! * [`series`]: battles of one set-up between two captains; [`run`]: many series on many threads;
//! * [`ladder`]: captains in pairs; [`report`]: what a match or a ladder came to;
//! * [`results`]: the file in which every battle is kept as it ends.
//!
//! The exact yardstick:
//! * [`solve`]: a small game solved, and how much each captain can be exploited in it.

pub mod correction;
pub mod interval;
pub mod ladder;
pub mod report;
pub mod results;
pub mod run;
pub mod sequential;
pub mod series;
pub mod solve;
pub mod special;
pub mod strength;
