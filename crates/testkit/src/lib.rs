//! The laws every ruleset must keep, and toy rulesets that stretch the contract.
//!
//! * [`laws`]: the laws over any ruleset on random play; [`laws::hold_all`] is the one line a ruleset's tests need.
//! * [`beside`]: two writings of one space side by side, proved the same and timed in one run.
//! * [`garbled`]: texts garbled word by word, as a person might mistype them.
//! * [`mod@perft`]: files of counted positions, and their runner.
//! * [`pieces`]: of which spaces of toys and tests are composed.
//! * [`toys`]: small rulesets, each with one thing that is hard to hold.
//! * [`mod@words`]: sentences for tests.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod beside;
pub mod garbled;
pub mod laws;
pub mod perft;
pub mod pieces;
pub mod toys;
pub mod words;
