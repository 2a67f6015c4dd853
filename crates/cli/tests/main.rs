//! Tests of the program from outside: every command as a person or a script types it.

// Clippy tells tests by `#[test]`, and the helpers here have none.
#![allow(clippy::unwrap_used)]

mod analyse;
mod answers;
mod bad_input;
mod balance;
mod bots;
mod carry;
mod ceiling;
mod commands;
mod crowd;
mod ending;
mod format;
mod hostile;
mod lab;
mod limits;
mod mail;
mod outlines;
mod play;
mod protocol;
mod records;
mod shards;
mod table;
mod talon;
mod think;
mod whole_turns;
mod wordings;
