//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use lab::experiment::MOST_BATTLES;

use crate::numbers::{DEEPEST, LARGEST, MOST_COUNTED, MOST_MILLIS, MOST_NODES, MOST_THREADS, whole};

use crate::analyse::Analyse;
use crate::analyse::chances::Chances;

/// Tabletop starship battles on one exact engine.
#[derive(Debug, Parser)]
#[command(name = "firing-arc", version, arg_required_else_help = true)]
pub struct Program {
    #[command(subcommand)]
    pub command: Command,
}

/// A command of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a battle against a captain, or two people at one terminal
    Play(Play),
    /// Let captains play each other
    Watch(Watch),
    /// Replay a record and compare every line with the rules
    Replay(Replay),
    /// Analyse a record: the value of every order, what the search would have written, and the turning points
    Analyse(Analyse),
    /// Count the joint orders from a position to a depth; the count is on the last line
    Perft(Perft),
    /// Play many battles and count the results
    Lab {
        #[command(subcommand)]
        lab: Lab,
    },
    /// Print one digest over many random battles, the same on every machine
    Digests(Digests),
    /// Read the rulebook, or one clause of it
    Rules(Rules),
    /// List games, scenarios, options and captains
    Games(Games),
    /// Check a design of your own, print its points value, or put it into a scenario
    Design(Design),
    /// Speak the referee protocol: JSON lines on standard input and output
    Referee(RefereeArgs),
    /// Serve the browser client, and rooms for battles between people
    #[cfg(feature = "serve")]
    Serve(crate::serve::Serve),
    /// Copy the rooms of a server to a new file, also while it serves
    #[cfg(feature = "serve")]
    Backup(crate::serve::Backup),
}

/// Commands of the lab.
#[derive(Debug, Subcommand)]
pub enum Lab {
    /// Play battles of uniformly random legal orders
    Playouts(Playouts),
    /// Play battles between two captains, in pairs with the same seed and swapped sides
    Match(Match),
    /// Play captains in pairs and rate the strength of each in points of Elo
    Ladder(Ladder),
    /// Solve a small game exactly and measure each captain's exploitability in it
    #[cfg(feature = "yardstick")]
    Solve(crate::lab::Solve),
    /// Compare the winning chances that `analyse` finds with results, in battles of a captain against itself
    Chances(Chances),
    /// Run an experiment from its file: the effect of an option, a place or a ship, or the fair value
    Run(crate::lab::Run),
    /// Fit the weights of a game's judge to battles between captains
    Fit(crate::lab::fit::Fit),
    /// Compare a judge's expected results with real ones, in battles that it was not fitted to
    Calibrate(crate::lab::fit::Calibrate),
}

/// The set-up of a game.
#[derive(Debug, Args, Default)]
pub struct SetUp {
    /// A scenario by name (see `firing-arc games`), or the path of a scenario file
    #[arg(long, value_name = "NAME|FILE")]
    pub scenario: Option<String>,
    /// An optional rule: overrides the scenario's value; may be repeated
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_and_value)]
    pub options: Vec<(String, String)>,
}

/// The budget of captains for an order.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct Thinking {
    /// Milliseconds for each order of a captain, at most ten minutes; a level stops earlier at its own limit of nodes
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
    /// Nodes for each order of a captain: the same advice on every machine [default: each captain's own]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
}

/// `firing-arc play`
#[derive(Debug, Args)]
pub struct Play {
    /// The game, such as ftl
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The player of each seat: `you` or a captain [default: you and the captain above the weakest]
    #[arg(long, value_delimiter = ',', value_name = "SEAT,SEAT")]
    pub seats: Option<Vec<String>>,
    /// Seed of dice and captains [default: from the clock]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: Option<u64>,
    /// File of the record [default: a new file below your data directory]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if there is one
    #[arg(long)]
    pub force: bool,
    /// Continue the battle of a record after its last complete turn; - reads standard input, and the battle gets a new
    /// file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "options", "seed", "record", "force"])]
    pub resume: Option<PathBuf>,
    #[command(flatten)]
    pub thinking: Thinking,
}

/// `firing-arc watch`
#[derive(Debug, Args)]
pub struct Watch {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The captain of each seat
    #[arg(long, value_delimiter = ',', value_name = "CAPTAIN,CAPTAIN", required = true)]
    pub seats: Vec<String>,
    /// Seed of dice and captains [default: from the clock]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: Option<u64>,
    /// Keep a record in this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if there is one
    #[arg(long)]
    pub force: bool,
    /// Print only the result
    #[arg(long, conflicts_with = "json")]
    pub quiet: bool,
    /// Print one JSON line a turn
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub thinking: Thinking,
}

/// `firing-arc replay`
#[derive(Debug, Args)]
pub struct Replay {
    /// The record; - reads standard input
    pub file: PathBuf,
    /// Print this turn only; all turns are compared
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_COUNTED))]
    pub turn: Option<u32>,
    /// Draw the table at the start of each turn
    #[arg(long, conflicts_with = "json")]
    pub board: bool,
    /// Print one JSON object for the whole battle, or for the turn
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc perft`
#[derive(Debug, Args)]
pub struct Perft {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Depth of the count, in decisions
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u32>(0, DEEPEST))]
    pub depth: u32,
    /// Also print the count behind each joint order of the first decision
    #[arg(long)]
    pub divide: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc lab playouts`
#[derive(Debug, Args)]
pub struct Playouts {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Number of battles
    #[arg(long, default_value_t = 10_000, allow_negative_numbers = true, value_parser = whole::<u64>(1, LARGEST))]
    pub battles: u64,
    /// Seed of the orders and dice
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Number of threads; the count is the same for any number
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: u16,
    /// Print one JSON line
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc lab match`
#[derive(Debug, Args)]
pub struct Match {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The two captains
    #[arg(long, value_delimiter = ',', value_name = "CAPTAIN,CAPTAIN", required = true)]
    pub seats: Vec<String>,
    /// Number of battles; if it is odd, the first captain has the first seat once more
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Seed of dice and captains; a battle and its twin with swapped sides have the same seed
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Keep each captain on its side in all battles, to test how fair the scenario is
    #[arg(long)]
    pub fixed_sides: bool,
    #[command(flatten)]
    pub thinking: LabThinking,
    #[command(flatten)]
    pub stopping: Stopping,
    #[command(flatten)]
    pub fighting: Fighting,
}

/// `firing-arc lab ladder`
#[derive(Debug, Args)]
pub struct Ladder {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The captains, weakest first
    #[arg(long, value_delimiter = ',', value_name = "CAPTAIN,CAPTAIN,…", required = true)]
    pub seats: Vec<String>,
    /// Number of battles for each pairing
    #[arg(long, default_value_t = 200, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Opponents of each captain: the next one and the anchor, or every other captain
    #[arg(long, default_value = "neighbours")]
    pub pairings: Meetings,
    /// The captain whose strength is 0 [default: doctrine, else the first]
    #[arg(long, value_name = "CAPTAIN")]
    pub anchor: Option<String>,
    /// Seed of dice and captains, the same for all pairings; twins with swapped sides share theirs
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    #[command(flatten)]
    pub thinking: LabThinking,
    #[command(flatten)]
    pub stopping: Stopping,
    #[command(flatten)]
    pub fighting: Fighting,
}

/// The opponents of each captain on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Meetings {
    /// Each captain meets the next in the list, and the anchor
    Neighbours,
    /// Each captain meets every other
    All,
}

/// The budget of captains for an order in the lab.
#[derive(Debug, Args, Clone, Copy, Default)]
pub struct LabThinking {
    /// Nodes for each order of a captain [default: its own number]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Milliseconds for each order of a captain, at most ten minutes; results then differ from run to run
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
}

/// A sequential test that ends battles early.
#[derive(Debug, Args, Clone, Copy)]
pub struct Stopping {
    /// Stop as soon as a sequential test decides whether the score is at most LOW or at least HIGH
    #[arg(long, value_name = "LOW:HIGH", value_parser = two_shares, num_args = 0..=1, default_missing_value = "0.45:0.55")]
    pub stop: Option<(f64, f64)>,
    /// Largest probability that the test decides for HIGH although LOW is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub alpha: f64,
    /// Largest probability that the test decides for LOW although HIGH is true
    #[arg(long, default_value_t = 0.05, requires = "stop", value_parser = chance)]
    pub beta: f64,
    /// Fewest battles before the test may stop the run
    #[arg(long, default_value_t = 20, requires = "stop")]
    pub least: u64,
}

/// The results file, threads and output of battles in the lab.
#[derive(Debug, Args)]
pub struct Fighting {
    /// Keep every battle in this file as it ends, and continue from the battles in it; a folder gets a file with a name
    /// of its own
    #[arg(long, value_name = "FOLDER|FILE")]
    pub out: Option<PathBuf>,
    /// Number of battles at once [default: one a core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// The 95 % interval of a score: by pairs of battles, or as if all battles were independent
    #[arg(long, default_value = "paired")]
    pub interval: Bounds,
    /// Print one JSON line
    #[arg(long)]
    pub json: bool,
    /// Include the run time in the JSON; it differs from run to run
    #[arg(long, requires = "json")]
    pub times: bool,
}

/// The kind of interval for a score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Bounds {
    /// Wilson's (1927), with the effective number of battles in pairs
    Paired,
    /// Wilson's (1927), as if battles were independent
    Wilson,
    /// Clopper and Pearson's (1934), as if battles were independent
    Exact,
}

/// `firing-arc digests`
#[derive(Debug, Args)]
pub struct Digests {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Number of battles
    #[arg(long, default_value_t = 1000)]
    pub battles: u64,
    /// Seed of the orders and dice
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
}

/// `firing-arc referee`
#[derive(Debug, Args)]
pub struct RefereeArgs {
    /// Time limit for a call in milliseconds, at most ten minutes
    #[arg(long, default_value_t = MOST_MILLIS as u32, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_MILLIS))]
    pub most_millis: u32,
}

/// `firing-arc rules`
#[derive(Debug, Args)]
pub struct Rules {
    /// The game, such as ftl
    pub game: String,
    /// A clause, such as FTL-6.3; without one, all clauses are listed
    pub clause: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc games`
#[derive(Debug, Args)]
pub struct Games {
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc design`
#[derive(Debug, Args)]
pub struct Design {
    /// The game, such as full-thrust
    pub game: String,
    /// The design's file; - reads standard input
    pub file: PathBuf,
    /// Print this scenario with the design in it; needs --ship
    #[arg(long, value_name = "NAME|FILE", requires = "ship")]
    pub scenario: Option<String>,
    /// The ship that the design replaces, such as A3; may be repeated
    #[arg(long, value_name = "SHIP", requires = "scenario")]
    pub ship: Vec<String>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "scenario")]
    pub json: bool,
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

/// Parses an error probability; the test checks its bounds.
fn chance(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok().filter(|number| number.is_finite());
    number.ok_or_else(|| "a chance of error is a number such as 0.05".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        use clap::CommandFactory;
        Program::command().debug_assert();
    }

    #[test]
    fn an_option_is_a_key_and_a_value() {
        assert_eq!(key_and_value("sprints=by-side"), Ok(("sprints".to_owned(), "by-side".to_owned())));
        assert!(key_and_value("sprints").is_err());
    }
}
