//! Tests of the captains on toy games: the search plays every kind of ruleset and assesses written orders.

mod look_back;
mod toys;
