//! The browser client's own tools: npm's packages and the built page.

use crate::fresh::Stamp;
use crate::house::House;
use crate::needs;
use crate::run;
use anyhow::{Result, bail};
use std::process::Command;

/// One of the client's scripts, as `npm run NAME`.
pub fn script(house: &House, name: &str) -> Command {
    let mut command = Command::new(needs::NPM);
    command.current_dir(house.web()).args(["run", "--silent", name]);
    command
}

/// What npm's packages depend on. The stamp lies among them, so that it goes when they go.
pub fn packages(house: &House) -> Result<Stamp> {
    let sources = ["web/package.json", "web/package-lock.json", "web/.npmrc"];
    Stamp::of(house, house.web().join("node_modules/.firing-arc-stamp"), &sources)
}

/// What the built page depends on, the wasm among it.
pub fn page(house: &House) -> Result<Stamp> {
    Stamp::of(house, house.notes().join("page.stamp"), &["web"])
}

/// Installs exactly what the lock file names.
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

/// Builds the page into web/dist and leaves what is there: a page that is open goes on with the files it began with.
pub fn add(house: &House) -> Result<()> {
    let stamp = page(house)?;
    run::open(script(house, "build").args(["--", "--no-emptyOutDir"]))?;
    stamp.keep(&[house.dist().join("index.html")])
}
