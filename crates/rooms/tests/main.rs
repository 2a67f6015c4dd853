//! Rooms: battles between scripted people, in simulated time.

#![allow(clippy::needless_pass_by_value, reason = "calls are written where they are made")]

mod around;
mod clients;
mod clocks;
mod desk;
mod draws;
mod ends;
mod failing;
mod fitting;
mod lists;
mod mail;
mod memory;
mod play;
mod refused;
mod reminders;
mod retention;
mod secrecy;
mod shared;
mod shared_table;
mod standing;
mod strict;
mod strict_table;
mod vanishing;
mod watching;
