//! Browsers: the user's browser, which shows the page, and a Chromium that the tests drive.

use crate::house::House;
use crate::run;
use anyhow::{Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

/// Environment variable that names the browser for the tests.
pub const VARIABLE: &str = "CHROMIUM_PATH";

/// Programs on the search path, the fastest first: a headless shell draws no window of its own.
const NAMES: [&str; 6] = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
];

const PLACES: [&str; 6] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
];

/// Asks the desktop to open an address. A missing desktop is no error, because the address is printed too.
pub fn show(address: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut start = Command::new("cmd");
        start.args(["/C", "start", ""]);
        start
    } else {
        Command::new("xdg-open")
    };
    let _ = command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}

/// The browser for the tests.
pub enum Browser {
    /// A program on this machine.
    Found(PathBuf),
    /// Playwright's own browser, which Playwright finds by itself.
    Fetched,
}

/// Finds a browser, or installs one: from Playwright, or else from Debian where that is allowed.
pub fn for_tests(house: &House) -> Result<Browser> {
    if let Some(path) = installed()? {
        println!("      the browser of this machine: {}", path.display());
        return Ok(Browser::Found(path));
    }
    println!("      no Chromium or Chrome on this machine; trying Playwright's own");
    let mut fetch = Command::new(if cfg!(windows) { "npx.cmd" } else { "npx" });
    fetch.current_dir(house.web()).args(["playwright", "install", "chromium"]);
    let own = match run::quiet(house, "playwright-install", &mut fetch) {
        Ok(()) => {
            println!("      Playwright's own browser");
            return Ok(Browser::Fetched);
        }
        Err(error) => error,
    };
    println!("      Playwright could not fetch one; trying Debian's package");
    match from_debian(house) {
        Ok(path) => {
            println!("      Debian's browser: {}", path.display());
            Ok(Browser::Found(path))
        }
        Err(debian) => bail!(
            "the end-to-end tests need a Chromium.\n    Playwright: {own:#}\n    Debian: {debian:#}\n\
             Install Chromium or Chrome, or name one in {VARIABLE}."
        ),
    }
}

fn installed() -> Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        let path = PathBuf::from(named);
        if !path.is_file() {
            bail!("{VARIABLE} names {}, which does not exist", path.display());
        }
        return Ok(Some(path));
    }
    let search = std::env::var_os("PATH").unwrap_or_default();
    let folders: Vec<PathBuf> = std::env::split_paths(&search).collect();
    let on_path = NAMES.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let known = PLACES.iter().map(PathBuf::from);
    Ok(on_path.chain(known).find(|path| path.is_file()))
}

fn from_debian(house: &House) -> Result<PathBuf> {
    if !Path::new("/usr/bin/apt-get").is_file() {
        bail!("apt-get is missing");
    }
    let root = run::read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    let apt = || {
        let mut command = Command::new(if root { "apt-get" } else { "sudo" });
        if !root {
            command.args(["-n", "apt-get"]);
        }
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    if !root && !run::succeeds(Command::new("sudo").args(["-n", "true"]), Duration::from_secs(10)) {
        bail!("installing a package needs root; `sudo apt-get install chromium` would do");
    }
    run::quiet(house, "apt-update", apt().args(["-q", "update"]))?;
    // An older Debian has only the whole browser.
    let install = |package| {
        let mut command = apt();
        command.args(["-q", "-y", "--no-install-recommends", "install", package]);
        run::quiet(house, "apt-chromium", &mut command)
    };
    install("chromium-headless-shell").or_else(|_| install("chromium"))?;
    match installed()? {
        Some(path) => Ok(path),
        None => bail!("the package is installed, but no browser was found"),
    }
}
