//! `cargo xtask python`: builds the Python package as a wheel, installs it into a clean environment, and tests it there, the lab
//! against the terminal.

use crate::house::House;
use crate::run::{self, Progress};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The oldest version of Python that the wheel runs on.
const AT_LEAST: (u32, u32) = (3, 11);

/// Instructions to install Python.
const GET_PYTHON: &str = "\
    Linux:    your package manager's `python3` and `python3-venv`
    macOS:    brew install python
    Windows:  winget install Python.Python.3.12
    or name one: PYTHON=<interpreter> cargo xtask python";

/// The wheel in a clean environment.
pub struct Installed {
    /// The interpreter of that environment.
    pub python: PathBuf,
}

/// Tests the package where there is Python; says so where there is none. In CI there must be.
///
/// # Errors
/// If a build or a test fails.
pub fn step(house: &House) -> Result<String> {
    match interpreter() {
        Ok(_) => check(house, false),
        Err(error) if std::env::var_os("CI").is_some() => Err(error),
        Err(error) => Ok(format!("skipped: {}", error.to_string().lines().next().unwrap_or_default())),
    }
}

/// Lints and builds the package, installs it, and runs demo, tests and the scripts of `docs/python`.
///
/// # Errors
/// If a tool is missing, or a build or a test fails.
pub fn check(house: &House, release: bool) -> Result<String> {
    let mut progress = Progress::part("python", 7);
    progress.step("clippy over the module");
    let python = interpreter()?;
    let lint =
        ["clippy", "-p", "firing-arc-python", "--features", "module", "--locked", "--", "-D", "warnings"];
    run::open(cargo(house, &python).args(lint))?;
    let installed = install(house, &python, release, &mut progress)?;
    progress.step("the demo");
    run::read(Command::new(&installed.python).args(["-m", "firing_arc.demo", "--captain", "random"]))?;
    progress.step("the terminal, whose results the lab must equal");
    run::open(cargo(house, &python).args(["build", "--quiet", "--locked", "--bin", "firing-arc"]))?;
    progress.step("the package's tests");
    let tests = house.root.join("crates/python/tests");
    let pytest = ["-m", "pytest", "-q", "-p", "no:cacheprovider"];
    let mut tested = Command::new(&installed.python);
    tested.args(pytest).arg(&tests).env("PYTHONDONTWRITEBYTECODE", "1");
    run::open(tested.env("FIRING_ARC", house.quick_program()))?;
    progress.step("the scripts of docs/python");
    let scripts = scripts(house)?;
    for script in &scripts {
        run::read(Command::new(&installed.python).arg(script).current_dir(&house.target))?;
    }
    Ok(format!("{} scripts", scripts.len()))
}

/// Builds the wheel and installs it with the libraries of its tests into a clean environment.
///
/// # Errors
/// If a tool is missing or the build fails.
pub fn install(house: &House, python: &Path, release: bool, progress: &mut Progress) -> Result<Installed> {
    let home = house.target.join("python");
    progress.step(if release { "the wheel, for speed" } else { "the wheel" });
    let tools = environment(python, &home.join("tools"))?;
    pip(&tools, &["maturin>=1.9,<2"])?;
    let wheels = home.join("wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels).context("cannot remove the old wheel")?;
    }
    let mut build = cargo_free(house, python, Command::new(&tools));
    build.args([
        "-m",
        "maturin",
        "build",
        "--locked",
        "--manifest-path",
        "crates/python/Cargo.toml",
        "--out",
    ]);
    build.arg(&wheels).args(["--profile", if release { "release" } else { "dev" }]);
    run::open(&mut build)?;
    progress.step("a clean environment");
    let clean = home.join("clean");
    if clean.exists() {
        std::fs::remove_dir_all(&clean).context("cannot remove the old environment")?;
    }
    let installed = Installed { python: environment(python, &clean)? };
    let wheel = files(&wheels, "whl")?.pop().context("maturin has built no wheel")?;
    pip(&installed.python, &[&format!("{}[test]", wheel.display())])?;
    Ok(installed)
}

/// Finds a Python that is new enough, and can make environments.
///
/// # Errors
/// If there is none.
pub fn interpreter() -> Result<PathBuf> {
    let (major, minor) = AT_LEAST;
    let named = std::env::var_os("PYTHON").map(PathBuf::from);
    let tried = named.map_or_else(|| vec!["python3".into(), "python".into()], |named| vec![named]);
    for python in &tried {
        let asked = run::read(Command::new(python).arg("--version"));
        let new = asked.ok().and_then(|told| version(&told)).is_some_and(|version| version >= AT_LEAST);
        if new && run::read(Command::new(python).args(["-c", "import venv, ensurepip"])).is_ok() {
            return Ok(python.clone());
        }
    }
    bail!(
        "no Python {major}.{minor} or newer with the module venv, which the Python package needs\n{GET_PYTHON}"
    )
}

/// Reads the answer to `--version`.
fn version(told: &str) -> Option<(u32, u32)> {
    let mut parts = told.trim().strip_prefix("Python ")?.split('.');
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}

/// Makes an environment unless it is there, and returns its interpreter.
fn environment(python: &Path, folder: &Path) -> Result<PathBuf> {
    let inside = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if !inside.exists() {
        run::read(Command::new(python).args(["-m", "venv"]).arg(folder))?;
    }
    Ok(inside)
}

fn pip(python: &Path, packages: &[&str]) -> Result<()> {
    let quiet = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run::read(Command::new(python).args(quiet).args(packages)).map(|_| ())
}

fn cargo(house: &House, python: &Path) -> Command {
    cargo_free(house, python, Command::new("cargo"))
}

/// Sets what the build of the module needs.
fn cargo_free(house: &House, python: &Path, mut command: Command) -> Command {
    command.current_dir(&house.root).env("CARGO_TARGET_DIR", &house.target).env("PYO3_PYTHON", python);
    command
}

fn scripts(house: &House) -> Result<Vec<PathBuf>> {
    files(&house.root.join("docs/python"), "py")
}

/// Returns the files of a folder with an ending, in order.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let listed = std::fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut all = listed.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>()?;
    all.retain(|path| path.extension().is_some_and(|of| of == ending));
    all.sort();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::{AT_LEAST, version};

    #[test]
    fn a_python_version_is_read() {
        assert_eq!(version("Python 3.11.7\n"), Some((3, 11)));
        assert!(version("Python 3.9.2").is_some_and(|old| old < AT_LEAST));
        assert_eq!(version("python 3"), None);
    }
}
