//! `cargo xtask types`: writes the client's types of the facts of every game.

use crate::house::House;
use crate::run;
use anyhow::Result;
use std::process::Command;

/// Runs the generator over the list of games, in the development profile, as its test does.
pub fn write(house: &House) -> Result<()> {
    let mut command = Command::new("cargo");
    command
        .current_dir(&house.root)
        .args(["run", "--quiet", "--locked", "-p", "firing-arc-games", "--example", "types"])
        .env("CARGO_TARGET_DIR", &house.target);
    run::open(&mut command)
}
