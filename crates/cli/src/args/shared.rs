//! Arguments that several commands share: set-up, budgets of captains, and the lab's battles.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use lab::shard::Shard;

use crate::catalogue;
use crate::numbers::{MOST_MEBIBYTES, MOST_MILLIS, MOST_NODES, MOST_THREADS, whole};

/// The set-up of a game.
#[derive(Debug, Args, Default)]
pub struct SetUp {
    /// A scenario by name (see `firing-arc games`), or the path of a scenario file
    #[arg(long, value_name = "NAME|FILE")]
    pub scenario: Option<String>,
    /// An optional rule: overrides the scenario's value; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub options: Vec<(String, String)>,
    /// A side that starts weaker by a number of steps, such as 2:5; see `firing-arc lab handicap`
    #[arg(long, value_name = "SIDE:STEPS", value_parser = side_and_steps)]
    pub handicap: Option<(u8, u32)>,
}

/// Parses a side and a number of steps.
fn side_and_steps(text: &str) -> Result<(u8, u32), String> {
    let (side, steps) = text.split_once(':').ok_or(catalogue::SIDE_AND_STEPS)?;
    match (side, steps.parse()) {
        ("1", Ok(steps)) => Ok((1, steps)),
        ("2", Ok(steps)) => Ok((2, steps)),
        _ => Err(catalogue::SIDE_AND_STEPS.to_owned()),
    }
}

/// The budget of captains for an order.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct Thinking {
    /// Milliseconds for each order of a captain, at most 600000; a level may stop earlier, at its own limit of nodes
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
    /// Nodes for each order of a captain; orders are then the same on every machine [default: each captain's
    /// own number]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
}

/// The budget of captains for an order in the lab.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct LabThinking {
    /// Nodes for each order of a captain [default: each captain's own number]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Milliseconds for each order of a captain, at most 600000; results then differ from run to run
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
}

/// A sequential test that ends battles early.
#[derive(Debug, Args, Clone, Copy)]
pub struct Stopping {
    /// Stop when a sequential test decides if the score is at most LOW or at least HIGH
    #[arg(long, value_name = "LOW:HIGH", value_parser = two_shares, num_args = 0..=1, default_missing_value = "0.45:0.55")]
    pub stop: Option<(f64, f64)>,
    /// Largest probability that the test decides for HIGH if LOW is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub alpha: f64,
    /// Largest probability that the test decides for LOW if HIGH is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub beta: f64,
    /// Fewest battles before the test may stop the run
    #[arg(long, default_value_t = 20, requires = "stop")]
    pub least: u64,
}

/// The results file, threads and output of battles in the lab.
#[derive(Debug, Args)]
pub struct Fighting {
    /// Write every battle to this file as it ends, and continue from its battles; in a folder the program
    /// names the file
    #[arg(long, value_name = "FOLDER|FILE")]
    pub out: Option<PathBuf>,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// The 95 % interval of a score: by pairs of battles, or as if all battles were independent
    #[arg(long, default_value = "paired")]
    pub interval: Bounds,
    #[command(flatten)]
    pub sharding: Sharding,
    /// Print one JSON line
    #[arg(long)]
    pub json: bool,
    /// Include the run time in the JSON; it differs from run to run
    #[arg(long, requires = "json")]
    pub times: bool,
}

/// The limits of programs that play.
#[derive(Debug, Args, Clone, Copy)]
pub struct ProgramLimits {
    /// Milliseconds that a program has for each order; it gets 10 seconds more for its first one
    #[arg(long, default_value_t = 5_000, value_name = "MILLIS", allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub program_millis: u64,
    /// Mebibytes of memory that a process of a program may have; on Linux only
    #[arg(long, default_value_t = 1_024, value_name = "MIB", allow_negative_numbers = true, value_parser = whole::<u64>(16, MOST_MEBIBYTES))]
    pub program_memory: u64,
}

/// The split of battles over many processes.
#[derive(Debug, Args)]
pub struct Sharding {
    /// Fight only the battles of shard K of N, and keep them in a file of their own beside that of --out; the same command
    /// continues it. --gather joins the shards
    #[arg(long, value_name = "K/N", requires = "out", conflicts_with_all = ["json", "gather"])]
    pub shard: Option<Shard>,
    /// Fight no battle: join the files of all shards in this folder; the result is that of the unsplit command
    #[arg(long, value_name = "FOLDER")]
    pub gather: Option<PathBuf>,
    /// Leave the captains' times out of the results file, and put it in order at the end: it is then the same in every run
    #[arg(long, requires = "out")]
    pub untimed: bool,
}

/// The kind of interval for a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Bounds {
    /// Wilson (1927), with the effective number of battles from pairs
    Paired,
    /// Wilson (1927), as if battles were independent
    Wilson,
    /// Clopper and Pearson (1934), as if battles were independent
    Exact,
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or(catalogue::OPTION_IS)?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

fn two_shares(text: &str) -> Result<(f64, f64), String> {
    let share = |text: &str| text.parse::<f64>().ok().filter(|share| share.is_finite());
    let shares = text.split_once(':').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    shares.ok_or_else(|| catalogue::SCORES_ARE.to_owned())
}

/// Parses an error probability; the test checks its bounds.
fn chance(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number.ok_or_else(|| catalogue::ERROR_PROBABILITY_IS.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_a_key_and_a_value() {
        assert_eq!(key_and_value("sprints=by-side"), Ok(("sprints".to_owned(), "by-side".to_owned())));
        assert!(key_and_value("sprints").is_err());
    }
}
