//! `cargo xtask package`: makes the package of every publishable crate, as a registry would be handed it, and builds each
//! from its package alone.

use crate::house::House;
use crate::run;
use anyhow::Result;
use std::process::Command;

/// Makes the packages; `list` leaves the building out, and only proves that each can be made.
pub fn package(house: &House, list: bool) -> Result<()> {
    let target = house.target.join("package-check");
    let mut cargo = Command::new("cargo");
    cargo.current_dir(&house.root).args(["package", "--workspace", "--locked", "--allow-dirty"]);
    // Cargo packages what is not published too: those depend on nothing that a registry could have.
    for private in ["fuzz", "xtask", "xtask-bindgen"] {
        cargo.args(["--exclude", private]);
    }
    if list {
        cargo.arg("--no-verify");
    }
    // What is built once, from copies of the sources, is edited by nobody.
    run::open(cargo.arg("--target-dir").arg(&target).env("CARGO_INCREMENTAL", "0"))?;
    println!("The packages are in {}.", house.short(&target.join("package")));
    Ok(())
}
