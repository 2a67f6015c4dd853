//! Toy rulesets.
