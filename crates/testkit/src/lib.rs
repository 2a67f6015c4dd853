//! The laws every ruleset must keep, and toy rulesets that stretch the contract.
//!
//! * [`laws`]: the laws over any ruleset on random play.
//! * [`toys`]: small rulesets, each with one thing that is hard to hold.

pub mod laws;
pub mod toys;
