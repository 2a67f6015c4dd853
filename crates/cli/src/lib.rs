//! The terminal: battles, records and their replay, counts, the lab and the referee, over any shelf of games.
//!
//! [`run`] is the whole program `firing-arc`; a program with other games is these lines:
//!
//! ```no_run
//! fn main() -> std::process::ExitCode {
//!     firing_arc::run(&games::SHELF, std::env::args_os())
//! }
//! ```
//!
//! Inside:
//!
//! * [`args`]: the command line; [`fault`]: errors and their exit codes.
//! * [`scene`]: games, scenarios and options by name; [`players`]: the players of the seats; [`thinking`]: the budgets
//!   of captains.
//! * [`play`], [`watch`], [`replay`]: battles; [`keep`] writes their records, [`salvage`] reads damaged ones.
//! * [`mail`]: battles by file, and `carry`: over a server; [`verify`]: what their records prove.
//! * [`analyse`]: the value of the orders of a record.
//! * [`visible`]: the filter for text from strangers; everything printed passes through it.
//! * [`lines`]: input by bounded lines; [`board`], [`pieces`], [`screen`], [`telling`], [`prose`]: the display;
//!   [`speech`]: each game's own words.
//! * [`count`]: perft and digests; [`lab`]: many battles; [`referee`]: the protocol; `serve`: the server; [`offer`]:
//!   games and their rules; [`design`]: ships of your own.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod analyse;
mod args;
mod board;
#[cfg(feature = "serve")]
mod carry;
mod catalogue;
mod count;
mod crew;
mod design;
mod fault;
mod hex_map;
mod json;
mod keep;
mod lab;
mod lines;
mod mail;
mod numbers;
mod offer;
mod pieces;
mod play;
mod players;
mod prose;
mod referee;
mod replay;
mod salvage;
mod scene;
mod screen;
#[cfg(feature = "serve")]
mod serve;
mod telling;
mod thinking;
mod verify;
mod visible;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;

use args::{Command, Lab, Program};
use clap::Parser;
use screen::Screen;
use shelf::Shelf;

/// Runs the program over these games, with a command line whose first word is the program's name.
///
/// Text goes to standard output and error, as in `firing-arc help`. The exit code is 0 on success, 1 if files or
/// battles are at fault, and 2 if the command line is wrong.
pub fn run<I>(shelf: &Shelf, line: I) -> ExitCode
where
    I: IntoIterator,
    I::Item: Into<OsString> + Clone,
{
    let program = match Program::try_parse_from(line) {
        Ok(program) => program,
        Err(told) => {
            // Help and the version arrive here too. If printing fails, there is nowhere to report it.
            let _ = told.print();
            return ExitCode::from(u8::try_from(told.exit_code()).unwrap_or(2));
        }
    };
    let mut screen = Screen::standard();
    let done = command(shelf, program.command, &mut screen).and_then(|()| screen.flush());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fault::code(&error),
    }
}

fn command(shelf: &Shelf, command: Command, screen: &mut Screen) -> anyhow::Result<()> {
    match command {
        Command::Play(args) => play::run(shelf, &args, screen),
        Command::Watch(args) => watch::run(shelf, &args, screen),
        Command::Replay(args) => replay::run(shelf, &args, screen),
        Command::Verify(args) => verify::run(shelf, &args, screen),
        Command::Mail { mail } => mail::run(shelf, &mail, screen),
        Command::Analyse(args) => analyse::run(shelf, &args, screen),
        Command::Perft(args) => count::perft(shelf, &args, screen),
        Command::Digests(args) => count::digests(shelf, &args, screen),
        Command::Lab { lab: Lab::Playouts(args) } => lab::playouts(shelf, &args, screen),
        Command::Lab { lab: Lab::Match(args) } => lab::match_up(shelf, &args, screen),
        Command::Lab { lab: Lab::Ladder(args) } => lab::ladder(shelf, &args, screen),
        Command::Lab { lab: Lab::Exploit(args) } => lab::exploit(shelf, &args, screen),
        Command::Lab { lab: Lab::Handicap(args) } => lab::handicap(shelf, &args, screen),
        Command::Lab { lab: Lab::Health(args) } => lab::health(shelf, &args, screen),
        Command::Lab { lab: Lab::Ceiling(args) } => lab::ceiling(shelf, &args, screen),
        Command::Lab { lab: Lab::Think(args) } => lab::think(shelf, &args, screen),
        #[cfg(feature = "yardstick")]
        Command::Lab { lab: Lab::Solve(args) } => lab::solve(&args, screen),
        Command::Lab { lab: Lab::Chances(args) } => analyse::chances::run(shelf, &args, screen),
        Command::Lab { lab: Lab::Run(args) } => lab::run(shelf, &args, screen),
        Command::Lab { lab: Lab::Answers(args) } => lab::answers(shelf, &args, screen),
        Command::Lab { lab: Lab::Fit(args) } => lab::fit(shelf, &args, screen),
        Command::Lab { lab: Lab::Calibrate(args) } => lab::calibrate(shelf, &args, screen),
        Command::Referee(args) => referee::run(shelf, &args),
        #[cfg(feature = "serve")]
        Command::Serve(args) => serve::run(shelf, &args, screen),
        #[cfg(feature = "serve")]
        Command::Backup(args) => serve::backup(&args, screen),
        Command::Design(args) => design::run(shelf, &args, screen),
        Command::Rules(args) => offer::rules(shelf, &args, screen),
        Command::Games(args) => offer::games(shelf, &args, screen),
    }
}
