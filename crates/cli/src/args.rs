//! The command line.

mod exploit;
mod mail;
mod shared;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use lab::experiment::MOST_BATTLES;

use crate::numbers::{DEEPEST, LARGEST, MOST_COUNTED, MOST_MILLIS, MOST_THREADS, whole};

pub use exploit::{Exploit, WithExploiters};
#[cfg(feature = "serve")]
pub use mail::Carry;
pub use mail::{Mail, NewMail, Verify};
pub use shared::{Bounds, Fighting, LabThinking, ProgramLimits, SetUp, Sharding, Stopping, Thinking};

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
    /// Play a battle against a captain, or with two people at one terminal
    Play(Play),
    /// Let captains play a battle against each other
    Watch(Watch),
    /// Replay a record and compare every line with the rules
    Replay(Replay),
    /// Check a battle over sealed orders: every key, step, seal, die and signature; name the first thing that is false
    Verify(Verify),
    /// Play a battle by file with somebody far away, without a server: letters to paste or mail
    Mail {
        #[command(subcommand)]
        mail: Mail,
    },
    /// Analyse a record: the value of every order, the search's own order, and the turning points
    Analyse(Analyse),
    /// Count the joint orders from a position to a depth; the count is on the last line
    Perft(Perft),
    /// Play many battles and count the results
    Lab {
        #[command(subcommand)]
        lab: Lab,
    },
    /// Print one digest of many random battles; it is the same on every machine
    Digests(Digests),
    /// Read the rulebook, or one clause of it
    Rules(Rules),
    /// List games, scenarios, options and captains
    Games(Games),
    /// Check a ship design, print its points value, or put it into a scenario
    Design(Design),
    /// Speak the referee protocol: JSON lines on standard input and output
    Referee(RefereeArgs),
    /// Serve the browser client, and rooms for battles between people
    #[cfg(feature = "serve")]
    Serve(crate::serve::Serve),
    /// Copy the rooms of a server to a new file; the server may keep running
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
    /// Play a captain's exploiter against it: a best response that knows its recipe, but not its seed
    Exploit(Exploit),
    /// Measure every scenario: who wins, how long a battle lasts, what skill is worth
    Health(Health),
    /// Find how much weaker a strong captain's side must start, so that a weak one has a fair battle
    Handicap(Handicap),
    /// Measure how much of a result dice leave to skill, by battles again with other dice and other draws of the captains
    Ceiling(crate::lab::Ceiling),
    /// Measure the time that captains take for an order, in every scenario
    Think(crate::lab::Think),
    /// Solve a small game exactly and measure each captain's exploitability in it
    #[cfg(feature = "yardstick")]
    Solve(crate::lab::Solve),
    /// Compare the winning chances of `analyse` with results, in battles of a captain against itself
    Chances(Chances),
    /// Run an experiment file: measure the effect of an option, a place or a ship, or find the fair value
    Run(crate::lab::Run),
    /// Ask the questions of the pages in docs/lab again, under several captains, and write the answers into them
    Answers(crate::lab::Answers),
    /// Fit the weights of a game's judge to battles between captains
    Fit(crate::lab::fit::Fit),
    /// Compare a judge's expected results with real ones, in battles that were not used to fit it
    Calibrate(crate::lab::fit::Calibrate),
}

/// `firing-arc play`
#[derive(Debug, Args)]
pub struct Play {
    /// The game, such as ftl
    #[arg(required_unless_present = "resume")]
    pub game: Option<String>,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The player of each seat: `you` or a captain [default: you and the doctrine, or a
    /// game's second captain if it has none]
    #[arg(long, value_delimiter = ',', value_name = "SEAT,SEAT")]
    pub seats: Option<Vec<String>>,
    /// Seed of dice and captains [default: from the clock]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: Option<u64>,
    /// File of the record [default: a new file in your data directory]
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if the file exists
    #[arg(long)]
    pub force: bool,
    /// Continue the battle of a record after its last complete turn; - reads standard input and writes a new file
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
    /// Write a record to this file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Overwrite the record if the file exists
    #[arg(long)]
    pub force: bool,
    /// Print only the result
    #[arg(long, conflicts_with = "json")]
    pub quiet: bool,
    /// Print one JSON line for each turn
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
    /// Print only this turn; all turns are still compared
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_COUNTED))]
    pub turn: Option<u32>,
    /// Draw the table before each decision
    #[arg(long, conflicts_with = "json")]
    pub board: bool,
    /// Print one JSON object for the whole battle; with --turn, one for each decision of the turn
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
    /// Also print the count for each joint order of the first decision
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
    /// Number of threads; the result does not depend on it
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
    /// The two players: captains, or programs of yours, such as `program:./bot.py`; see docs/bots.md
    #[arg(long, value_delimiter = ',', value_name = "PLAYER,PLAYER", required = true)]
    pub seats: Vec<String>,
    /// Number of battles; if it is odd, the first player has the first seat once more often
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Seed of dice and captains; both battles of a pair have the same seed
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Keep each captain on its side in all battles, to test the fairness of the scenario
    #[arg(long)]
    pub fixed_sides: bool,
    #[command(flatten)]
    pub programs: ProgramLimits,
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
    /// The captain whose strength is 0 [default: doctrine, or the first captain]
    #[arg(long, value_name = "CAPTAIN")]
    pub anchor: Option<String>,
    #[command(flatten)]
    pub exploiters: WithExploiters,
    /// Seed of dice and captains, the same for all pairings; both battles of a pair have the same seed
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    #[command(flatten)]
    pub thinking: LabThinking,
    #[command(flatten)]
    pub stopping: Stopping,
    #[command(flatten)]
    pub fighting: Fighting,
}

/// `firing-arc lab health`
#[derive(Debug, Args)]
pub struct Health {
    /// The game, such as ftl, or all
    pub game: String,
    /// Folder for the page, the figures and every battle; the same command continues from its battles
    #[arg(long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Measure only this scenario; may be repeated
    #[arg(long = "scenario", value_name = "NAME")]
    pub scenarios: Vec<String>,
    /// Number of battles of doctrine against itself
    #[arg(long, default_value_t = 400, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Most battles of a captain against itself; a sequential test ends them earlier, and three times as many are fought
    /// while the result is in doubt
    #[arg(long, default_value_t = 280, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub most: u64,
    /// Number of battles of a captain against doctrine, on both sides
    #[arg(long, default_value_t = 40, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub skill: u64,
    /// Seed of dice and captains
    #[arg(long, default_value_t = 21, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
}

/// `firing-arc lab handicap`
#[derive(Debug, Args)]
pub struct Handicap {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The weak captain and the strong one, whose side starts weaker
    #[arg(long, value_delimiter = ',', value_name = "WEAK,STRONG", required = true)]
    pub captains: Vec<String>,
    /// The strong captain's side
    #[arg(long, default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<u8>(1, 2))]
    pub side: u8,
    /// Most battles to find it
    #[arg(long, default_value_t = 300, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Number of battles with fresh seeds to test it
    #[arg(long, default_value_t = 0, allow_negative_numbers = true, value_parser = whole::<u64>(0, MOST_BATTLES))]
    pub check: u64,
    /// Seed of dice and captains
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Folder for every battle and the game's file of handicaps; the same command continues from its battles
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
}

/// The opponents of each captain on a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Meetings {
    /// Each captain meets the next in the list, and the anchor
    Neighbours,
    /// Each captain meets every other
    All,
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
    /// Time limit for each call in milliseconds, at most 600000
    #[arg(long, default_value_t = MOST_MILLIS as u32, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_MILLIS))]
    pub most_millis: u32,
}

/// `firing-arc rules`
#[derive(Debug, Args)]
pub struct Rules {
    /// The game, such as ftl
    pub game: String,
    /// A clause, such as FTL-6.3; without it, lists all clauses
    pub clause: Option<String>,
    /// Show every example of the clause, not only the first
    #[arg(long)]
    pub examples: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc games`
#[derive(Debug, Args)]
pub struct Games {
    /// One game alone
    pub game: Option<String>,
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
    /// A ship that the design replaces, such as A3; may be repeated
    #[arg(long, value_name = "SHIP", requires = "scenario")]
    pub ship: Vec<String>,
    /// Print one JSON object
    #[arg(long, conflicts_with = "scenario")]
    pub json: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_sound() {
        use clap::CommandFactory;
        Program::command().debug_assert();
    }
}
