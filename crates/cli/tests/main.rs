//! The program from outside: every command as a person or a script types it.

mod bad_input;
mod commands;
mod format;
mod play;
mod protocol;
mod records;
mod table;
