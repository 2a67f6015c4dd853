//! Firing Arc in Python: the module `firing_arc._native`, over which the package `firing_arc` is written.
//!
//! * `battle`: a battle with its record; `bout`: one without, for searches; `many`: thousands, over arrays of numpy;
//!   `mini`: a small game, solved.
//! * `lab`: experiments, whole or in shards; `table`: their battles as a table of Arrow; `watch`: long work that can be
//!   interrupted.
//! * `facts`: plain data as Python's; `errors`: exceptions, each with the field that is wrong; `arrays`: arrays, checked.
//!
//! All of it is in the feature `module`, so that the workspace compiles where there is no Python.

#[cfg(feature = "module")]
mod arrays;
#[cfg(feature = "module")]
mod battle;
#[cfg(feature = "module")]
mod bout;
#[cfg(feature = "module")]
mod errors;
#[cfg(feature = "module")]
mod facts;
#[cfg(feature = "module")]
mod lab;
#[cfg(feature = "module")]
mod many;
#[cfg(feature = "module")]
mod mini;
#[cfg(feature = "module")]
mod module;
#[cfg(feature = "module")]
mod table;
#[cfg(feature = "module")]
mod watch;
