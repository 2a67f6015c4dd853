//! Parsers of whole numbers on the command line; an error names the bounds.

use crate::catalogue;

/// Largest time for a captain's order, in milliseconds.
pub const MOST_MILLIS: u64 = referee::MOST_MILLIS as u64;
/// Largest number of nodes for a captain's order.
pub const MOST_NODES: u64 = captains::Budget::MOST as u64;
/// Largest memory of a program in a match, in mebibytes.
pub const MOST_MEBIBYTES: u64 = 1 << 20;
/// Largest number of threads.
pub const MOST_THREADS: u64 = lab::run::MOST_THREADS;
/// Largest number of turns, decisions or seats.
pub const MOST_COUNTED: u64 = u32::MAX as u64;
/// Largest depth of a perft; no count ever reaches it.
pub const DEEPEST: u64 = 64;
/// Largest seed, and largest number of random battles.
pub const LARGEST: u64 = u64::MAX;

/// Returns a parser of whole numbers from `least` to `most`.
pub fn whole<N: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| catalogue::whole_number(least, most))
    }
}
