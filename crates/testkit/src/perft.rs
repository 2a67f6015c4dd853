//! Runs files of counted positions.
//!
//! A line is `set-up depth count`; `#` begins a comment. The counts are exact, and were also found by other means
//! than the code under test.

use engine::Rules;
use engine::perft::perft;

/// Counts every line whose count is at most `limit` nodes, and compares; returns the number of lines counted.
///
/// # Panics
/// If a line cannot be parsed, names a set-up that `rules_of` does not know, or gives a different count.
pub fn run<R: Rules>(text: &str, limit: u128, rules_of: impl Fn(&str) -> Option<R>) -> usize {
    let mut counted = 0;
    for (i, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let at = format!("perft, line {}, \"{line}\"", i + 1);
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, depth, count] = words[..] else { panic!("{at}: a line is set-up, depth, count") };
        let rules = rules_of(name).unwrap_or_else(|| panic!("{at}: no such set-up"));
        let depth: u32 = depth.parse().unwrap_or_else(|_| panic!("{at}: no depth"));
        let count: u128 = count.replace('_', "").parse().unwrap_or_else(|_| panic!("{at}: no count"));
        if count <= limit {
            assert_eq!(perft(&rules, &rules.start(), depth), Some(count), "{at}");
            counted += 1;
        }
    }
    counted
}
