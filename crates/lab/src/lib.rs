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
//! * [`results`]: the file in which every battle is kept as it ends; [`storage`]: files that survive a stop at any moment.
//!
//! Questions:
//! * [`experiment`]: experiments as files, and what they come to; [`chart`], [`page`]: shown to people.
//!
//! Judges:
//! * [`self_play`]: battles of captains against their like, with what the judge read of them; [`fit`]: weights from such
//!   battles, by [`regression`]; [`calibrate`]: whether what the judge expects comes true.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod calibrate;
pub mod chart;
pub mod correction;
pub mod experiment;
pub mod fit;
pub mod interval;
pub mod ladder;
pub mod page;
pub mod regression;
pub mod report;
pub mod results;
pub mod run;
pub mod self_play;
pub mod sequential;
pub mod series;
pub mod special;
pub mod storage;
pub mod strength;
