//! The laws, over any ruleset on random play.
