//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// Tabletop starship battles on one exact engine.
#[derive(Debug, Parser)]
#[command(name = "firing-arc", version, arg_required_else_help = true)]
pub struct Program {
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play a battle against a captain, or two people at one terminal
    Play(Play),
    /// Let captains play each other
    Watch(Watch),
    /// Play a record again and compare every line of it with the rules
    Replay(Replay),
    /// Count the joint orders from a position to a depth; the count stands on the last line
    Perft(Perft),
    /// Play many battles and count how they end
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
    /// Check a design of one's own, say what it is worth, or put it into a scenario
    Design(Design),
    /// Speak the referee protocol: JSON lines on standard input and output
    Referee,
}

/// Experiments.
#[derive(Debug, Subcommand)]
pub enum Lab {
    /// Battles of uniformly random legal orders, on one thread
    Playouts(Playouts),
    /// Battles between two captains; they swap sides halfway
    Match(Match),
}

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
    /// Milliseconds a captain may think over an order [default: 100, unless --nodes is given]
    #[arg(long)]
    pub millis: Option<u64>,
    /// Steps of search a captain may take over an order: the same advice on every machine
    #[arg(long)]
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
    /// Who sits at each seat: `you` or a captain [default: you and the captain above the weakest]
    #[arg(long, value_delimiter = ',', value_name = "SEAT,SEAT")]
    pub seats: Option<Vec<String>>,
    /// Seed of dice and captains [default: from the clock]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Where the record is kept [default: a file of its own below your data directory]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if there is one
    #[arg(long)]
    pub force: bool,
    /// Go on with the battle of a record, after its last whole turn
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
    #[arg(long)]
    pub seed: Option<u64>,
    /// Keep a record here
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if there is one
    #[arg(long)]
    pub force: bool,
    /// Say only how it ends
    #[arg(long, conflicts_with = "json")]
    pub quiet: bool,
    /// One JSON line a turn
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
    /// Show this turn alone; all are compared
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub turn: Option<u32>,
    /// Draw the table as each turn begins
    #[arg(long, conflicts_with = "json")]
    pub board: bool,
    /// One JSON object for the whole battle, or for the turn
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
    /// How many decisions deep
    #[arg(long, default_value_t = 1)]
    pub depth: u32,
    /// Also the count behind each joint order of the first decision
    #[arg(long)]
    pub divide: bool,
    /// One JSON object
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
    /// How many battles
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub battles: u64,
    /// Seed of the orders and dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// One JSON line
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
    /// How many battles; of an odd number, the first captain has the first seat once more
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    pub battles: u64,
    /// Seed of dice and captains; a battle and its twin with sides swapped share theirs
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub thinking: Thinking,
    /// Battles at once [default: one a core]
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// One JSON line
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc digests`
#[derive(Debug, Args)]
pub struct Digests {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// How many battles
    #[arg(long, default_value_t = 1000)]
    pub battles: u64,
    /// Seed of the orders and dice
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// `firing-arc rules`
#[derive(Debug, Args)]
pub struct Rules {
    /// The game, such as ftl
    pub game: String,
    /// A clause, such as FTL-6.3; without one, all are listed
    pub clause: Option<String>,
    /// One JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc games`
#[derive(Debug, Args)]
pub struct Games {
    /// One JSON object
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
    /// Print this scenario with the design in it instead; give --ship too
    #[arg(long, value_name = "NAME|FILE", requires = "ship")]
    pub scenario: Option<String>,
    /// The ship the design takes the place of, such as A3; may be given again
    #[arg(long, value_name = "SHIP", requires = "scenario")]
    pub ship: Vec<String>,
    /// One JSON object
    #[arg(long, conflicts_with = "scenario")]
    pub json: bool,
}

fn key_and_value(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("an option is written key=value, such as missiles=3")?;
    Ok((key.trim().to_owned(), value.trim().to_owned()))
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
