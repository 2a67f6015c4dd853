//! Tests of the lab: the coverage of its intervals, and runs that give the same result on one thread and many,
//! undisturbed and resumed.

// Clippy recognises tests by `#[test]`, which the helper functions here lack.
#![allow(clippy::unwrap_used)]

mod ceiling;
mod coverage;
mod runs;
