//! `cargo xtask bench python`: times the Python package beside plain Python and `OpenSpiel`.

use crate::house::House;
use crate::python;
use crate::run::{self, Progress};
use anyhow::Result;
use std::process::Command;

/// Builds the wheel for speed, installs it, and runs `benches/vector.py` in its environment.
///
/// # Errors
/// If a tool is missing or the build fails.
pub fn bench(house: &House) -> Result<()> {
    let mut progress = Progress::new(3);
    let installed = python::install(house, &python::interpreter()?, true, &mut progress)?;
    progress.step("timing");
    run::open(
        Command::new(&installed.python).arg(house.root.join("benches/vector.py")).current_dir(&house.target),
    )
}
