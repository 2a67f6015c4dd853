//! The lab held to its word: intervals that hold the truth as often as they say, and runs that come to the same on one
//! thread and many, undisturbed and taken up again.

// Clippy tells tests by `#[test]`, and the helpers here have none.
#![allow(clippy::unwrap_used)]

mod coverage;
mod runs;
