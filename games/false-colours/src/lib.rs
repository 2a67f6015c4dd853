//! *False Colours* as a shelf needs it. So far these are the rules alone.

pub use rules_false_colours as rules;
