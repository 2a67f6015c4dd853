//! Tests of the captains on toy games: the search plays every kind of ruleset and assesses written orders.

mod examine;
mod toys;
