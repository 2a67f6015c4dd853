//! The terminal over Close Pass: `play`, `watch`, `replay`, `analyse`, `lab`, `referee` and all the rest.

use std::process::ExitCode;

fn main() -> ExitCode {
    firing_arc::run(&close_pass::SHELF, std::env::args_os())
}
