//! Builds the rules as wasm, and the JavaScript that calls them, for the browser and for Node. Every game has two
//! bundles: the table's, compiled small, and the lab's, compiled for speed.

use crate::fresh::Stamp;
use crate::house::{House, cargo_home};
use crate::run::{self, Progress};
use crate::toolchain::{self, Compiler};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// A sort of bundle that is built for every game.
pub struct Sort {
    /// Name for people.
    pub title: &'static str,
    /// Name of the stamp file that records the last build.
    stamp: &'static str,
    package: &'static str,
    profile: &'static str,
    /// Folder of its bundles below those of the tables; `prefix` begins their names.
    folder: &'static str,
    prefix: &'static str,
}

/// The bundles of the tables, compiled small.
pub const TABLE: Sort = Sort {
    title: "tables",
    stamp: "wasm.stamp",
    package: "firing-arc-wasm",
    profile: "wasm",
    folder: "",
    prefix: "",
};
/// The bundles of the labs, compiled for speed.
pub const LAB: Sort = Sort {
    title: "labs",
    stamp: "wasm-lab.stamp",
    package: "firing-arc-wasm-lab",
    profile: "wasm-lab",
    folder: "lab",
    prefix: "lab-",
};
/// The bundle of one sort for one game.
struct Bundle {
    sort: &'static Sort,
    game: String,
}

impl Bundle {
    fn name(&self) -> String {
        format!("{}{}", self.sort.prefix, self.game)
    }
}

const SOURCES: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "games", "xtask/bindgen"];

/// Returns the stamp of a sort: the digest of everything that its build depends on.
fn stamp(house: &House, sort: &Sort) -> Result<Stamp> {
    Stamp::of(house, house.notes().join(sort.stamp), &SOURCES)
}

/// Returns `true` if all bundles of a sort exist and no source has changed.
pub fn is_fresh(house: &House, sort: &'static Sort) -> Result<bool> {
    Ok(stamp(house, sort)?.is_kept(&outputs(house, sort)?))
}

/// Returns the games that have bundles: the features of the crate, except `default` and `games`.
pub fn games(house: &House) -> Result<Vec<String>> {
    let path = house.root.join("crates/wasm/Cargo.toml");
    let text = std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let manifest: toml::Table = text.parse()?;
    let features = manifest.get("features").and_then(toml::Value::as_table);
    let named = features
        .into_iter()
        .flat_map(|all| all.keys().cloned())
        .filter(|name| name != "default" && name != "games");
    let games: Vec<String> = named.collect();
    if games.is_empty() {
        bail!("{} has no feature for any game", house.short(&path));
    }
    Ok(games)
}

/// Returns the bundles of a sort, one for each game.
fn bundles(house: &House, sort: &'static Sort) -> Result<Vec<Bundle>> {
    Ok(games(house)?.into_iter().map(|game| Bundle { sort, game }).collect())
}

/// Returns the output folders of a bundle: for the browser, and for Node.
fn folders(house: &House, bundle: &Bundle) -> [PathBuf; 2] {
    [house.wasm_web(), house.wasm_node()].map(|folder| folder.join(bundle.sort.folder))
}

/// Returns the output files of a sort.
fn outputs(house: &House, sort: &'static Sort) -> Result<Vec<PathBuf>> {
    let of = |bundle: &Bundle| {
        let name = bundle.name();
        let files = |folder: &PathBuf| {
            [".js", "_bg.wasm", ".d.ts"].map(|ending| folder.join(format!("{name}{ending}")))
        };
        folders(house, bundle).iter().flat_map(files).collect::<Vec<_>>()
    };
    Ok(bundles(house, sort)?.iter().flat_map(of).collect())
}

/// Runs the command: builds both sorts, unless they are up to date.
///
/// Both at once: a bundle is optimised as a whole, on one core, and each sort has a build folder of its own.
pub fn build(house: &House, rebuild: bool) -> Result<()> {
    std::thread::scope(|scope| {
        let labs = scope.spawn(|| build_sort(house, &LAB, rebuild));
        let tables = build_sort(house, &TABLE, rebuild);
        let labs = labs.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        tables.and(labs)
    })
}

/// Builds the bundles of a sort, unless they are up to date.
pub fn build_sort(house: &House, sort: &'static Sort, rebuild: bool) -> Result<()> {
    let stamp = stamp(house, sort)?;
    // A user who names a compiler wants to see it run.
    let named = std::env::var_os(toolchain::CHOICE).is_some();
    if !rebuild && !named && is_fresh(house, sort)? {
        println!("The wasm of the {} in {} is up to date.", sort.title, house.short(&house.wasm_web()));
        return Ok(());
    }
    let began = Instant::now();
    let bundles = bundles(house, sort)?;
    let mut progress = Progress::part(sort.title, 2 + bundles.len());
    progress.step("finding a compiler for wasm32");
    let compiler = toolchain::find(house)?;
    println!("          {}", compiler.about);
    let mut built = Vec::new();
    for bundle in &bundles {
        progress.step(&format!("building {}", bundle.name()));
        built.push(compile(house, &compiler, bundle)?);
    }
    progress.step("writing their JavaScript side");
    println!(
        "          This compiles wasm-bindgen first: about two minutes the first time, seconds after that."
    );
    for folder in [house.wasm_web(), house.wasm_node()] {
        clear(&folder.join(sort.folder))?;
    }
    for (bundle, built) in bundles.iter().zip(&built) {
        bind(house, built, bundle)?;
        let [web, _] = folders(house, bundle);
        let size = web.join(format!("{}_bg.wasm", bundle.name())).metadata()?.len();
        println!("          {}: {} kB of wasm", bundle.name(), size.div_ceil(1000));
    }
    stamp.keep(&outputs(house, sort)?)?;
    let folder = house.wasm_web().join(sort.folder);
    println!("{} is built, in {}.", house.short(&folder), run::clock(began.elapsed()));
    Ok(())
}

/// Removes the bundles of an earlier build, so that the bundle of a removed game is gone. The labs' folder inside
/// that of the tables stays.
fn clear(folder: &Path) -> Result<()> {
    let Ok(entries) = folder.read_dir() else { return Ok(()) };
    for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()) {
        std::fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
    }
    Ok(())
}

/// Compiles a bundle, and copies it so that the next one does not overwrite it.
fn compile(house: &House, compiler: &Compiler, bundle: &Bundle) -> Result<PathBuf> {
    let Sort { package, profile, .. } = bundle.sort;
    let mut build = Command::new("cargo");
    build
        .current_dir(&house.root)
        .args(["build", "--locked", "--profile", profile, "--target", toolchain::TARGET])
        .args(["--package", package, "--no-default-features", "--features", &bundle.game])
        .env("CARGO_TARGET_DIR", &compiler.target)
        .env("CARGO_ENCODED_RUSTFLAGS", flags(house))
        .env_remove("CARGO_BUILD_TARGET");
    if let Some(rustc) = &compiler.rustc {
        build.env("RUSTC", rustc);
    }
    run::open(&mut build)?;
    let folder = compiler.target.join(toolchain::TARGET).join(profile);
    let made = format!("{}.wasm", package.replace('-', "_"));
    let kept = folder.join(format!("{}.wasm", bundle.name()));
    std::fs::copy(folder.join(&made), &kept).with_context(|| format!("{made} was not built"))?;
    Ok(kept)
}

/// Returns compiler flags that remove this machine's paths, so that the bytes are the same wherever the repository
/// is, and that choose the small program for digests, which are few.
fn flags(house: &House) -> String {
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    [
        remap(&cargo_home(), "cargo"),
        remap(&house.root, "firing-arc"),
        "--cfg=sha2_backend_soft=\"compact\"".to_owned(),
    ]
    .join("\u{1f}")
}

fn bind(house: &House, built: &Path, bundle: &Bundle) -> Result<()> {
    let [web, node] = folders(house, bundle);
    let mut bindgen = Command::new("cargo");
    bindgen
        .current_dir(&house.root)
        .args(["run", "--locked", "--package", "xtask-bindgen", "--"])
        .arg(built)
        .arg(bundle.name())
        .arg(format!("web={}", web.display()))
        .arg(format!("nodejs={}", node.display()))
        .env("CARGO_TARGET_DIR", &house.target);
    run::open(&mut bindgen).context("the JavaScript side could not be written")
}
