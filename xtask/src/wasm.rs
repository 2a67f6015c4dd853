//! Builds the rules as wasm, and the JavaScript that calls them, for the browser and for Node.

use crate::fresh::Stamp;
use crate::house::{House, cargo_home};
use crate::run::{self, Progress};
use crate::toolchain::{self, Compiler};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

const PACKAGE: &str = "firing-arc-wasm";
const NAME: &str = "firing_arc";
const SOURCES: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "data", "xtask/bindgen"];

/// What the build depends on, to tell whether it must be done again.
pub fn stamp(house: &House) -> Result<Stamp> {
    Stamp::of(house, house.notes().join("wasm.stamp"), &SOURCES)
}

/// What the build makes.
pub fn outputs(house: &House) -> Vec<PathBuf> {
    let names = ["firing_arc.js", "firing_arc_bg.wasm", "firing_arc.d.ts"];
    [house.wasm_web(), house.wasm_node()]
        .iter()
        .flat_map(|folder| names.iter().map(move |name| folder.join(name)))
        .collect()
}

/// The errand: builds, unless everything is there and fresh.
pub fn build(house: &House, rebuild: bool) -> Result<()> {
    let stamp = stamp(house)?;
    // Naming a compiler is a wish to see it at work.
    let named = std::env::var_os(toolchain::CHOICE).is_some();
    if !rebuild && !named && stamp.is_kept(&outputs(house)) {
        println!("The wasm in {} is up to date.", house.short(&house.wasm_web()));
        return Ok(());
    }
    let began = Instant::now();
    let mut progress = Progress::within(3);
    progress.step("finding a compiler for wasm32");
    let compiler = toolchain::find(house)?;
    println!("          {}", compiler.about);
    progress.step(&format!("building {PACKAGE}"));
    let built = compile(house, &compiler, PACKAGE)?;
    progress.step("writing its JavaScript side");
    println!("          The tool that does so is compiled first: about two minutes the first time, seconds after that.");
    bind(house, &built)?;
    stamp.keep(&outputs(house))?;
    let size = house.wasm_web().join("firing_arc_bg.wasm").metadata()?.len();
    let place = house.short(&house.wasm_web());
    println!("{place}: {} kB of wasm, in {}.", size.div_ceil(1000), run::clock(began.elapsed()));
    Ok(())
}

fn compile(house: &House, compiler: &Compiler, package: &str) -> Result<PathBuf> {
    let mut build = Command::new("cargo");
    build
        .current_dir(&house.root)
        .args(["build", "--locked", "--profile", "wasm", "--package", package, "--target", toolchain::TARGET])
        .env("CARGO_TARGET_DIR", &compiler.target)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(house))
        .env_remove("CARGO_BUILD_TARGET");
    if let Some(rustc) = &compiler.rustc {
        build.env("RUSTC", rustc);
    }
    run::open(&mut build)?;
    let file = format!("{}.wasm", package.replace('-', "_"));
    Ok(compiler.target.join(toolchain::TARGET).join("wasm").join(file))
}

/// The same bytes wherever the repository lies, and no path of this machine inside them.
fn flags(house: &House) -> String {
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    [remap(&cargo_home(), "cargo"), remap(&house.root, "firing-arc")].join("\u{1f}")
}

fn bind(house: &House, built: &Path) -> Result<()> {
    let mut bindgen = Command::new("cargo");
    bindgen
        .current_dir(&house.root)
        .args(["run", "--locked", "--package", "xtask-bindgen", "--"])
        .arg(built)
        .arg(NAME)
        .arg(format!("web={}", house.wasm_web().display()))
        .arg(format!("nodejs={}", house.wasm_node().display()))
        .env("CARGO_TARGET_DIR", &house.target);
    run::open(&mut bindgen).context("the JavaScript side could not be written")
}
