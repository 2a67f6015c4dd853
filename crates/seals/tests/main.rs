//! Battles by file between simulated players, and what their records prove.

#![allow(clippy::similar_names, reason = "a seat seals")]

mod attacker;
mod by_file;
mod cheats;
mod claims;
mod crossed;
mod joining;
mod opposed;
mod own;
mod pair;
mod secrecy;
mod shared;
mod shared_cheats;
mod tampering;
mod three;
mod vanishing;
mod whole;
