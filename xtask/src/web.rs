//! The browser client's tools: npm's packages and the built page.

use crate::fresh::Stamp;
use crate::house::House;
use crate::needs;
use crate::run;
use anyhow::{Result, bail};
use std::process::Command;

/// Returns the command `npm run NAME` for one of the client's scripts.
pub fn script(house: &House, name: &str) -> Command {
    let mut command = Command::new(needs::NPM);
    command.current_dir(house.web()).args(["run", "--silent", name]);
    command
}

/// Returns the stamp of npm's packages. Its file is in `node_modules`, so that both are removed together.
pub fn packages(house: &House) -> Result<Stamp> {
    let sources = ["web/package.json", "web/package-lock.json", "web/.npmrc"];
    Stamp::of(house, house.web().join("node_modules/.firing-arc-stamp"), &sources)
}

/// Returns the stamp of the built page, whose sources include the wasm.
pub fn page(house: &House) -> Result<Stamp> {
    Stamp::of(house, house.notes().join("page.stamp"), &["web"])
}

/// Installs exactly the packages in the lock file.
pub fn install(house: &House) -> Result<()> {
    if !house.web().join("package-lock.json").is_file() {
        bail!("web/package-lock.json is missing: the browser client is not in this tree");
    }
    let stamp = packages(house)?;
    let mut install = Command::new(needs::NPM);
    install.current_dir(house.web()).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    run::quiet(house, "npm-ci", &mut install)?;
    stamp.keep(&[])
}

/// Builds the page into web/dist.
pub fn build(house: &House) -> Result<()> {
    let stamp = page(house)?;
    run::open(&mut script(house, "build"))?;
    stamp.keep(&[house.dist().join("index.html")])
}

/// Builds the page into web/dist without emptying it: an open page still needs its old files.
pub fn add(house: &House) -> Result<()> {
    let stamp = page(house)?;
    run::open(script(house, "build").args(["--", "--no-emptyOutDir"]))?;
    stamp.keep(&[house.dist().join("index.html")])
}
