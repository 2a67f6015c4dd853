//! Experiments: many battles between captains, and the conclusions that they support.
//!
//! Statistics:
//! * [`interval`]: confidence intervals of shares; [`strength`]: Elo ratings of captains, by Bradley and Terry;
//!   [`goodness`]: whether strengths explain a ladder, and its cycles;
//! * [`sequential`]: tests that stop a series early; [`correction`]: corrections for multiple comparisons;
//! * [`luck`]: luck of the dice taken out of shares;
//! * [`special`]: the probability distributions behind them.
//!
//! Battles:
//! * [`series`]: battles of one set-up between two captains; [`run`]: many series on many threads;
//! * [`shard`]: battles of a run on many processes or machines, and their results gathered again;
//! * [`ceiling`]: how much of a result dice leave to skill; [`think`]: the time that captains take for an order;
//! * [`ladder`]: captains in pairs; [`contest`]: matches and ladders as asked; [`report`]: their results;
//! * [`results`]: the file that stores every battle as it ends; [`storage`]: files that survive a stop at any
//!   moment; [`rows`]: battles as rows of a table.
//!
//! Questions:
//! * [`experiment`]: experiments as files, and their reports; [`chart`], [`page`]: those reports for people;
//! * [`answers`]: pages with questions, asked under several captains.
//!
//! Judges:
//! * [`self_play`]: battles of captains against their like, with the judge's values for their positions; [`fit`]:
//!   weights fitted to such battles, by [`regression`]; [`calibrate`]: a check of the judge's predictions against
//!   results; [`chances`]: the same for the chances of an analysis.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod answers;
pub mod calibrate;
pub mod ceiling;
pub mod chances;
pub mod chart;
pub mod contest;
pub mod correction;
pub mod experiment;
pub mod fit;
pub mod goodness;
pub mod handicap;
pub mod health;
pub mod interval;
pub mod ladder;
pub mod luck;
pub mod page;
pub mod regression;
pub mod report;
pub mod results;
pub mod rows;
pub mod run;
pub mod self_play;
pub mod sequential;
pub mod series;
pub mod shard;
pub mod special;
pub mod storage;
pub mod strength;
pub mod think;
