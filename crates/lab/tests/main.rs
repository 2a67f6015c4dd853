//! The lab held to its word: intervals that hold the truth as often as they say, and runs that come to the same on one
//! thread and many, undisturbed and taken up again.

mod coverage;
mod runs;
