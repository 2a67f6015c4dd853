//! The captains' tests over the toys: the search plays every kind of ruleset, and looks back on what was written.

mod examine;
mod toys;
