//! The laws that every ruleset must keep, and toy rulesets that test the limits of the contract.
//!
//! * [`laws`]: the laws for any ruleset on random play; a ruleset's tests only call [`laws::hold_all`].
//! * [`beside`]: two implementations of one space, checked for equality and timed in one run.
//! * [`garbled`]: texts garbled word by word, as a person might mistype them.
//! * [`mod@perft`]: a runner for files of counted positions.
//! * [`pieces`]: simple spaces from which toys and tests compose theirs.
//! * [`toys`]: small rulesets, each with one difficult feature.
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
