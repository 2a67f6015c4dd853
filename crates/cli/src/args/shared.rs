//! What several commands take: set-ups, how long captains think, how the lab's battles are fought.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::numbers::{MOST_MILLIS, MOST_NODES, MOST_THREADS, whole};

/// Which set-up of a game.
#[derive(Debug, Args, Default)]
pub struct SetUp {
    /// A scenario by name (see `firing-arc games`), or the path of a scenario file
    #[arg(long, value_name = "NAME|FILE")]
    pub scenario: Option<String>,
    /// An optional rule, over the scenario's own; may be given again
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub options: Vec<(String, String)>,
}

/// How long captains think over an order.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct Thinking {
    /// Milliseconds a captain may think over an order, ten minutes at most; a level takes no more nodes than suits it
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
    /// Nodes a captain may search over an order: the same advice on every machine [default: each captain's own]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
}

/// How long captains think over an order in the lab.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct LabThinking {
    /// Nodes a captain may search over an order [default: by its own recipe]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Milliseconds a captain may think over an order, ten minutes at most: results then differ from run to run
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
}

/// A sequential test that ends battles early.
#[derive(Debug, Args, Clone, Copy)]
pub struct Stopping {
    /// End as soon as a sequential test knows whether the share of victories is at most LOW or at least HIGH
    #[arg(long, value_name = "LOW:HIGH", value_parser = two_shares, num_args = 0..=1, default_missing_value = "0.45:0.55")]
    pub stop: Option<(f64, f64)>,
    /// How often, at most, that test may say HIGH where LOW is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub alpha: f64,
    /// How often, at most, that test may say LOW where HIGH is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub beta: f64,
    /// The fewest battles before that test may end them
    #[arg(long, default_value_t = 20, requires = "stop")]
    pub least: u64,
}

/// How battles of the lab are fought and told.
#[derive(Debug, Args)]
pub struct Fighting {
    /// Keep every battle in this file as it ends, and go on with what it holds; in a folder, under a name of its own
    #[arg(long, value_name = "FOLDER|FILE")]
    pub out: Option<PathBuf>,
    /// Battles at once [default: one a core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// The 95 % interval of a share: by pairs of battles, or as if all battles were independent
    #[arg(long, default_value = "paired")]
    pub interval: Bounds,
    /// One JSON line
    #[arg(long)]
    pub json: bool,
    /// Put into that JSON also how long it took, which is never twice the same
    #[arg(long, requires = "json")]
    pub times: bool,
}

/// Which interval is given of a share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Bounds {
    /// Wilson's, for as many battles as the pairs are worth
    Paired,
    /// Wilson's (1927), as if battles were independent
    Wilson,
    /// That of Clopper and Pearson (1934), as if battles were independent
    Exact,
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value, such as missiles=3")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
}

fn two_shares(text: &str) -> Result<(f64, f64), String> {
    let share = |text: &str| text.parse::<f64>().ok().filter(|share| share.is_finite());
    let shares = text.split_once(':').and_then(|(low, high)| Some((share(low)?, share(high)?)));
    shares.ok_or_else(|| "two shares of victory are written low:high, such as 0.45:0.55".to_owned())
}

/// Reads a probability of error; its bounds are the test's to check.
fn chance(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number.ok_or_else(|| "a chance of error is a number such as 0.05".to_owned())
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
