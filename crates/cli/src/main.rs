//! The program `firing-arc`: the terminal over our games.

use std::process::ExitCode;

fn main() -> ExitCode {
    firing_arc::run(&games::SHELF, std::env::args_os())
}
