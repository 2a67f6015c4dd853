//! The laws every ruleset must keep, and toy rulesets that stretch the contract.
//!
//! * [`laws`]: the laws over any ruleset on random play; [`laws::hold_all`] is the one line a ruleset's tests need.
//! * [`garbled`]: texts garbled word by word, as a person might mistype them.
//! * [`mod@perft`]: files of counted positions, and their runner.
//! * [`toys`]: small rulesets, each with one thing that is hard to hold.

pub mod garbled;
pub mod laws;
pub mod perft;
pub mod toys;
