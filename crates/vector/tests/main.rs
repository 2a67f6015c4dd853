//! Tests of vectors: equal to the engine's ordinary battles, refusals, and memory.

#![allow(clippy::unwrap_used, reason = "a test fails by it")]

mod calls;
mod equal;
mod factors;
mod fast;
mod pages;
