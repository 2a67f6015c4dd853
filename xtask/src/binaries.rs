//! Runs the tests of the workspace without nextest: its test programs side by side, as many as the machine has cores, the longest first.
//!
//! `cargo test` runs them one after another, and a program whose last test takes minutes leaves the other cores idle.

use crate::house::House;
use crate::run::{self, clock};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// Packages whose tests take minutes, in this order.
const LONGEST: [&str; 8] = [
    "firing-arc-rules-simple-spaceships",
    "firing-arc-rules-talon",
    "firing-arc-simple-spaceships",
    "firing-arc-talon",
    "firing-arc-server",
    "firing-arc-lab",
    "firing-arc-rules-ftl",
    "firing-arc",
];

/// A program of tests.
struct Tests {
    /// Its package and target.
    name: String,
    program: PathBuf,
    /// The folder of its package, in which Cargo runs it.
    folder: PathBuf,
}

/// Builds all test programs, runs them, and prints the output of each when it ends. Returns how many passed.
pub fn test(house: &House) -> Result<usize> {
    let mut waiting = built(house)?;
    let number = waiting.len();
    waiting.make_contiguous().sort_by_key(|tests| {
        let place = LONGEST.iter().position(|name| tests.name.split(' ').next() == Some(name));
        (place.unwrap_or(LONGEST.len()), tests.name.clone())
    });
    let (waiting, failed) = (Mutex::new(waiting), Mutex::new(Vec::new()));
    let workers = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(tests) = next(&waiting) {
                    if let Err(error) = run_one(house, &tests) {
                        let mut failed = failed.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        failed.push(format!("{}: {error:#}", tests.name));
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    if failed.is_empty() {
        return Ok(number);
    }
    bail!("{} of {number} test programs failed:\n  {}", failed.len(), failed.join("\n  "))
}

fn next(waiting: &Mutex<VecDeque<Tests>>) -> Option<Tests> {
    waiting.lock().unwrap_or_else(std::sync::PoisonError::into_inner).pop_front()
}

/// Runs one program, with one test at a time: the programs share the cores.
fn run_one(house: &House, tests: &Tests) -> Result<()> {
    let began = Instant::now();
    let mut command = Command::new(&tests.program);
    command.current_dir(&tests.folder).arg("--test-threads=1").stdin(Stdio::null());
    command
        .env("CARGO", env!("CARGO"))
        .env("CARGO_MANIFEST_DIR", &tests.folder)
        .env("CARGO_TARGET_DIR", &house.target);
    let output = command.output().with_context(|| format!("cannot start `{}`", run::shown(&command)))?;
    let (told, noted) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    // Of a program that passes, its last line is enough.
    let last = told.lines().rfind(|line| line.starts_with("test result")).unwrap_or("no result");
    if output.status.success() {
        println!("{:<60} {:>6}  {last}", tests.name, clock(began.elapsed()));
        return Ok(());
    }
    println!("{} failed:\n{told}\n{noted}", tests.name);
    bail!("{last}; alone: `{}`", run::shown(&command))
}

/// Builds the test programs and lists them.
fn built(house: &House) -> Result<VecDeque<Tests>> {
    let mut command = Command::new("cargo");
    command.current_dir(&house.root).env("CARGO_TARGET_DIR", &house.target);
    command.args(["test", "--workspace", "--locked", "--lib", "--bins", "--tests", "--no-run"]);
    command.arg("--message-format=json-render-diagnostics");
    let messages = run::read(&mut command)?;
    Ok(messages.lines().filter_map(|line| tests_of(line, &house.root)).collect())
}

/// Reads a message of Cargo; `None` if it is not about a test program.
fn tests_of(line: &str, root: &Path) -> Option<Tests> {
    let message: Value = serde_json::from_str(line).ok()?;
    if message["reason"] != "compiler-artifact" || message["profile"]["test"] != true {
        return None;
    }
    let program = PathBuf::from(message["executable"].as_str()?);
    let manifest = PathBuf::from(message["manifest_path"].as_str()?);
    let folder = manifest.parent().unwrap_or(root).to_path_buf();
    let text = std::fs::read_to_string(&manifest).ok()?;
    let package = text.parse::<toml::Table>().ok()?["package"]["name"].as_str()?.to_owned();
    let (kind, target) = (message["target"]["kind"][0].as_str()?, message["target"]["name"].as_str()?);
    Some(Tests { name: format!("{package} {kind} {target}"), program, folder })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_about_a_test_program_is_told_from_others() {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let message = |test: bool| {
            serde_json::json!({
                "reason": "compiler-artifact", "profile": { "test": test }, "executable": "xtask-1", "manifest_path": manifest,
                "target": { "kind": ["bin"], "name": "xtask" },
            })
            .to_string()
        };
        let found = tests_of(&message(true), Path::new("/")).expect("a test program");
        assert_eq!(found.name, "xtask bin xtask");
        assert!(found.folder.ends_with("xtask"));
        assert!(
            tests_of(&message(false), Path::new("/")).is_none() && tests_of("{", Path::new("/")).is_none()
        );
    }
}
