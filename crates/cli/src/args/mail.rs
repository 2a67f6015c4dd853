//! Arguments of battles by file, and of the check of what a record proves.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::SetUp;
use crate::numbers::whole;

/// `firing-arc verify`
#[derive(Debug, Args)]
pub struct Verify {
    /// The record; - reads standard input
    pub file: PathBuf,
    /// Accept a battle that is not over
    #[arg(long)]
    pub unfinished: bool,
}

/// Commands of battles by file. Each keeps the battle in its file, and prints the letter to send.
#[derive(Debug, Subcommand)]
pub enum Mail {
    /// Make a battle, and print the invitation
    New(NewMail),
    /// Take an invitation for the other seat, and print the answer
    Join {
        /// A new file for the battle
        file: PathBuf,
        /// File with the invitation; - reads standard input
        #[arg(default_value = "-")]
        letter: PathBuf,
        /// Your name
        #[arg(long, default_value = "")]
        name: String,
    },
    /// Take a letter of the other player
    Take {
        /// The file of the battle
        file: PathBuf,
        /// File with the letter; - reads standard input
        #[arg(default_value = "-")]
        letter: PathBuf,
    },
    /// Show the table, and what is wanted now
    Show {
        /// The file of the battle
        file: PathBuf,
    },
    /// Seal an order; it cannot be taken back
    Order {
        /// The file of the battle
        file: PathBuf,
        /// The order, in the game's notation
        order: String,
    },
    /// Let a server carry the letters: take the one that lies there, and send yours
    #[cfg(feature = "serve")]
    Carry(Carry),
    /// Print the letter to send once more
    Letter {
        /// The file of the battle
        file: PathBuf,
    },
    /// Concede the battle
    Concede {
        /// The file of the battle
        file: PathBuf,
    },
    /// End the battle because the other player does not answer: that side has lost
    Claim {
        /// The file of the battle
        file: PathBuf,
    },
    /// Print the record, which `verify` and `replay` read
    Record {
        /// The file of the battle
        file: PathBuf,
    },
    /// Print the text that brings a lost battle back, to be kept apart and private
    Recovery {
        /// The file of the battle
        file: PathBuf,
    },
    /// Print a copy without your secret, for the other player who has lost the battle
    History {
        /// The file of the battle
        file: PathBuf,
    },
    /// Take up a lost battle again
    Recover {
        /// A new file for the battle
        file: PathBuf,
        /// File with your recovery text
        #[arg(long)]
        recovery: PathBuf,
        /// File with the other player's history; - reads standard input
        #[arg(long, default_value = "-")]
        history: PathBuf,
    },
}

/// `firing-arc mail new`
#[derive(Debug, Args)]
pub struct NewMail {
    /// The game, such as ftl
    pub game: String,
    /// A new file for the battle
    pub file: PathBuf,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Your seat
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u8>(1, 2))]
    pub seat: u8,
    /// Your name
    #[arg(long, default_value = "")]
    pub name: String,
    /// Address of a server that closes every decision, such as `https://arc.example`: a player who vanishes after that
    /// changes nothing
    #[cfg(feature = "serve")]
    #[arg(long, value_name = "ADDRESS")]
    pub shared: Option<String>,
}

/// `firing-arc mail carry`
#[cfg(feature = "serve")]
#[derive(Debug, Args)]
pub struct Carry {
    /// The file of the battle; a new one takes the invitation that lies in the room
    pub file: PathBuf,
    /// Link of the invitation or of your seat, as the page and this command show it
    #[arg(long, required_unless_present = "server", conflicts_with = "server")]
    pub link: Option<String>,
    /// Address of a server that makes a room for this battle, such as `https://arc.example`
    #[arg(long)]
    pub server: Option<String>,
    /// Join a room of the mode shared, too: its server and the other player together can read your sealed orders
    #[arg(long, conflicts_with = "server")]
    pub shared: bool,
    /// Your name, if you join
    #[arg(long, default_value = "")]
    pub name: String,
}
