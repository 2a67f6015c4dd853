//! The games held to their word: clause pages that play, scenario files with and without flaws, records that
//! replay, the laws and captains over every scenario, and captains that cannot see what is hidden.

mod arena;
mod by_the_book;
mod captains;
mod classes;
mod copies;
mod doubts;
mod faults;
mod golden;
mod hidden;
mod idle;
mod kinds;
mod laws;
mod memory;
mod pages;
mod plots;
mod records;
mod scenarios;
mod table_of_clauses;
mod tree;
mod words;
