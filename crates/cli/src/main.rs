//! The program `firing-arc`: battles in the terminal, records and their replay, counts, the lab and the referee.
//!
//! * [`args`]: the command line; [`fault`]: what can be wrong, and the exit code it means.
//! * [`scene`]: games, scenarios and options by name; [`players`]: who sits where; [`thinking`]: how long captains think.
//! * [`play`], [`watch`], [`replay`]: battles; [`keep`] writes their records, [`salvage`] reads damaged ones.
//! * [`analyse`]: what the orders of a record were worth.
//! * [`visible`]: the door for text from strangers, through which everything is printed.
//! * [`lines`]: input by bounded lines; [`board`], [`pieces`], [`screen`], [`telling`], [`prose`]: what is seen; [`speech`]:
//!   each game's own words.
//! * [`count`]: perft and digests; [`lab`]: many battles; [`referee`]: the protocol; [`shelf`]: games and their rules;
//!   [`design`]: ships of one's own.

mod analyse;
mod args;
mod board;
mod count;
mod crew;
mod design;
mod fault;
mod honeycomb;
mod json;
mod keep;
mod lab;
mod lines;
mod numbers;
mod pieces;
mod play;
mod players;
mod prose;
mod referee;
mod replay;
mod salvage;
mod scene;
mod screen;
mod shelf;
mod speech;
mod telling;
mod thinking;
mod visible;
mod watch;

use std::process::ExitCode;

use args::{Command, Lab, Program};
use clap::Parser;
use screen::Screen;

fn main() -> ExitCode {
    let program = Program::parse();
    let mut screen = Screen::standard();
    let done = run(program.command, &mut screen).and_then(|()| screen.flush());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fault::code(&error),
    }
}

fn run(command: Command, screen: &mut Screen) -> anyhow::Result<()> {
    match command {
        Command::Play(args) => play::run(&args, screen),
        Command::Watch(args) => watch::run(&args, screen),
        Command::Replay(args) => replay::run(&args, screen),
        Command::Analyse(args) => analyse::run(&args, screen),
        Command::Perft(args) => count::perft(&args, screen),
        Command::Digests(args) => count::digests(&args, screen),
        Command::Lab { lab: Lab::Playouts(args) } => lab::playouts(&args, screen),
        Command::Lab { lab: Lab::Match(args) } => lab::match_up(&args, screen),
        Command::Lab { lab: Lab::Ladder(args) } => lab::ladder(&args, screen),
        Command::Lab { lab: Lab::Solve(args) } => lab::solve(&args, screen),
        Command::Lab { lab: Lab::Chances(args) } => analyse::chances::run(&args, screen),
        Command::Lab { lab: Lab::Run(args) } => lab::run(&args, screen),
        Command::Lab { lab: Lab::Fit(args) } => lab::fit(&args, screen),
        Command::Lab { lab: Lab::Calibrate(args) } => lab::calibrate(&args, screen),
        Command::Referee(args) => referee::run(&args),
        Command::Design(args) => design::run(&args, screen),
        Command::Rules(args) => shelf::rules(&args, screen),
        Command::Games(args) => shelf::games(&args, screen),
    }
}
