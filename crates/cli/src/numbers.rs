//! Whole numbers on the command line, within bounds that an error names.

/// The most milliseconds a captain may be told to think.
pub const MOST_MILLIS: u64 = referee::MOST_MILLIS as u64;
/// The most nodes a captain may be told to search.
pub const MOST_NODES: u64 = captains::Budget::MOST as u64;
/// The most threads.
pub const MOST_THREADS: u64 = 1024;
/// The most turns, decisions or seats that anything has: as many as are counted.
pub const MOST_COUNTED: u64 = u32::MAX as u64;
/// The deepest count of joint orders: no count comes so far.
pub const DEEPEST: u64 = 64;
/// The largest seed, and the most random battles.
pub const LARGEST: u64 = u64::MAX;

/// Reads a whole number from `least` to `most`.
pub fn whole<N: TryFrom<u64>>(least: u64, most: u64) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse::<u64>().ok().filter(|number| (least..=most).contains(number));
        number
            .and_then(|number| N::try_from(number).ok())
            .ok_or_else(|| format!("a whole number from {least} to {most} is asked for"))
    }
}
