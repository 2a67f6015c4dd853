//! Finds a compiler for wasm32: the installed one, one with a target that rustup adds, or Debian's in a private
//! folder.

use crate::debian;
use crate::house::House;
use crate::run;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

pub const TARGET: &str = "wasm32-unknown-unknown";

/// Environment variable that chooses one source of the compiler; otherwise all are tried in order.
pub const CHOICE: &str = "FIRING_ARC_WASM_TOOLCHAIN";

/// A compiler that has the standard library of wasm32.
pub struct Compiler {
    /// The `rustc` to call; `None` means Cargo's default.
    pub rustc: Option<PathBuf>,
    /// A target folder for this compiler; each compiler has its own, so that none overwrites another's output.
    pub target: PathBuf,
    /// Description for people.
    pub about: String,
}

/// Held by a search, which may fetch a compiler: a second search waits, and finds what the first has fetched.
static SEARCH: Mutex<()> = Mutex::new(());

/// Finds a compiler; tries the nearest source first.
pub fn find(house: &House) -> Result<Compiler> {
    let _alone = SEARCH.lock().unwrap_or_else(PoisonError::into_inner);
    let choice = std::env::var(CHOICE).unwrap_or_default();
    match choice.as_str() {
        "" | "auto" => at_hand(house).or_else(|first| {
            println!("      {first:#}; Debian's compiler instead");
            debian_road(house).map_err(|second| neither(&first, &second))
        }),
        "rustup" => at_hand(house),
        "debian" => debian_road(house),
        other => bail!("{CHOICE} must be `rustup`, `debian` or `auto`, not `{other}`"),
    }
}

fn at_hand(house: &House) -> Result<Compiler> {
    let found = |about: &str| {
        Ok(Compiler { rustc: None, target: house.target.clone(), about: format!("{about}, {}", version()?) })
    };
    if has_target("rustc") {
        return found("the installed compiler");
    }
    if !run::answers("rustup") {
        bail!("the installed compiler has no {TARGET}, and rustup is missing, which could fetch it");
    }
    let mut add = Command::new("rustup");
    add.args(["target", "add", TARGET]).env("RUSTUP_MAX_RETRIES", "0");
    if run::succeeds(&mut add, Duration::from_mins(2)) && has_target("rustc") {
        return found("the installed compiler, its target just added by rustup");
    }
    bail!("`rustup target add {TARGET}` did not succeed")
}

/// Returns `true` if the compiler's sysroot holds the standard library of wasm32.
pub fn has_target(rustc: impl AsRef<std::ffi::OsStr>) -> bool {
    let Ok(root) = run::read(Command::new(rustc).args(["--print", "sysroot"])) else { return false };
    let folder = Path::new(root.trim()).join("lib/rustlib").join(TARGET).join("lib");
    let Ok(entries) = folder.read_dir() else { return false };
    entries.flatten().any(|entry| {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        name == "libstd.rlib" || (name.starts_with("libstd-") && name.contains(".rlib"))
    })
}

fn debian_road(house: &House) -> Result<Compiler> {
    let folder = house.toolchain().join("debian");
    let rustc = debian::rustc(&folder);
    if !has_target(&rustc) {
        debian::fetch(house, &folder)?;
    }
    let version = run::read(Command::new(&rustc).arg("--version"))?;
    Ok(Compiler {
        about: format!("Debian's compiler in {}, {}", house.short(&folder), version.trim()),
        rustc: Some(rustc),
        target: house.target.join("debian"),
    })
}

fn version() -> Result<String> {
    let version =
        run::read(Command::new("rustc").arg("--version")).context("Rust is missing: https://rustup.rs")?;
    Ok(version.trim().to_owned())
}

fn neither(first: &anyhow::Error, second: &anyhow::Error) -> anyhow::Error {
    anyhow::anyhow!(
        "no compiler for {TARGET}.\n    here:   {first:#}\n    Debian: {second:#}\n\
         The simplest way to get one: install Rust with rustup (https://rustup.rs), then `rustup target add {TARGET}`."
    )
}
