//! The shelf held to its word: clause pages that play, scenario files with and without flaws, records that replay.

mod by_the_book;
mod pages;
mod plots;
mod records;
mod scenarios;
mod table_of_clauses;
mod tree;
