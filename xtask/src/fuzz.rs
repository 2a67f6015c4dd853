//! `cargo xtask fuzz`: mutated texts for every reader; one round is a step of `cargo xtask test`.

use crate::house::House;
use crate::run;
use anyhow::Result;
use std::process::Command;

/// Runs the fuzzer with these arguments, in the development profile, which checks overflows.
pub fn fuzz(house: &House, words: &[String]) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .current_dir(&house.root)
        .args(["run", "--quiet", "--locked", "-p", "fuzz", "--"])
        .args(words)
        .env("CARGO_TARGET_DIR", &house.target);
    run::open(&mut command)
}

/// Runs one round of the fuzzer that the step before has built.
pub fn built(house: &House) -> Result<String> {
    run::open(Command::new(house.debug("fuzz")).current_dir(&house.root))?;
    Ok("one round".to_owned())
}
