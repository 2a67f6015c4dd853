//! `cargo xtask test`: runs every check in order, up to the first failure, and prints a table.

use crate::browser::{self, Browser};
use crate::house::House;
use crate::run::{self, clock};
use crate::{binaries, digests, fuzz, needs, outside, python, tidy, wasm, web};
use anyhow::{Result, bail};
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// One check of the suite.
struct Step {
    name: &'static str,
    /// The command that repeats this step alone.
    again: &'static str,
    run: fn(&House) -> Result<String>,
}

/// The result of a step.
enum End {
    Passed(String),
    Failed,
    NotRun,
}

const RUST: [Step; 7] = [
    Step { name: "format", again: "cargo fmt --all --check", run: format },
    Step {
        name: "clippy",
        again: "cargo clippy --workspace --all-targets --locked -- -D warnings",
        run: |house| {
            cargo(house, &["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"])
        },
    },
    Step { name: "tidy", again: "cargo xtask tidy", run: tidy::step },
    Step { name: "tests", again: "cargo test --workspace --locked --lib --bins --tests", run: tests },
    Step {
        name: "doctests",
        again: "cargo test --workspace --locked --doc",
        run: |house| cargo(house, &["test", "--workspace", "--locked", "--doc"]),
    },
    Step {
        name: "programs",
        again: "cargo build --workspace --locked --lib --bins --tests",
        // With the same targets as the tests, so that features are the same and little is built anew.
        run: |house| cargo(house, &["build", "--workspace", "--locked", "--lib", "--bins", "--tests"]),
    },
    Step { name: "fuzz", again: "cargo xtask fuzz", run: fuzz::built },
];

const PYTHON: [Step; 1] = [Step { name: "python", again: "cargo xtask python", run: python::step }];

const WASM: [Step; 3] = [
    Step {
        name: "wasm",
        again: "cargo xtask wasm",
        run: |house| wasm::build(house, false).map(|()| String::new()),
    },
    Step { name: "native = wasm", again: "cargo xtask digests", run: digests::compare },
    Step { name: "outside game", again: "cargo xtask outside", run: outside::play },
];

const WEB: [Step; 6] = [
    Step { name: "web packages", again: "npm ci --prefix web", run: packages },
    Step { name: "web types", again: "npm run check --prefix web", run: |house| script(house, "check") },
    Step { name: "web tests", again: "npm test --prefix web", run: |house| script(house, "test") },
    Step {
        name: "web build",
        again: "npm run build --prefix web",
        run: |house| web::build(house).map(|()| String::new()),
    },
    Step { name: "web size", again: "npm run size --prefix web", run: |house| script(house, "size") },
    Step { name: "web end to end", again: "npm run e2e --prefix web", run: end_to_end },
];

/// Runs the steps; the last line printed counts them.
pub fn test(house: &House, quick: bool) -> ExitCode {
    let began = Instant::now();
    let mut steps: Vec<&Step> = RUST.iter().chain(&PYTHON).chain(&WASM).collect();
    if quick {
        println!("--quick: the browser client's own tests are skipped.");
    } else {
        steps.extend(&WEB);
    }
    let mut ends: Vec<(End, Duration)> = Vec::new();
    let mut failed = false;
    for (number, step) in steps.iter().enumerate() {
        if failed {
            ends.push((End::NotRun, Duration::ZERO));
            continue;
        }
        println!("\n[{}/{}] {}  ({})", number + 1, steps.len(), step.name, clock(began.elapsed()));
        let start = Instant::now();
        let end = match (step.run)(house) {
            Ok(note) => End::Passed(note),
            Err(error) => {
                println!("\n{} failed: {error:#}\nAlone: {}", step.name, step.again);
                failed = true;
                End::Failed
            }
        };
        ends.push((end, start.elapsed()));
    }
    summary(&steps, &ends, quick, began.elapsed());
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn summary(steps: &[&Step], ends: &[(End, Duration)], quick: bool, all: Duration) {
    println!("\n{:<16} {:<8} {:>7}", "step", "result", "time");
    for (step, (end, time)) in steps.iter().zip(ends) {
        let (result, note) = match end {
            End::Passed(note) => ("passed", note.as_str()),
            End::Failed => ("FAILED", step.again),
            End::NotRun => ("not run", ""),
        };
        let line = format!("{:<16} {result:<8} {:>7}  {note}", step.name, clock(*time));
        println!("{}", line.trim_end());
    }
    if quick {
        println!("{:<16} skipped by --quick", "web");
    }
    println!("{:<16} {:<8} {:>7}", "all", "", clock(all));
    let passed = ends.iter().filter(|(end, _)| matches!(end, End::Passed(_))).count();
    let failed = ends.iter().filter(|(end, _)| matches!(end, End::Failed)).count();
    println!("{passed} passed, {failed} failed");
}

fn cargo(house: &House, words: &[&str]) -> Result<String> {
    let mut command = Command::new("cargo");
    command.current_dir(&house.root).args(words).env("CARGO_TARGET_DIR", &house.target);
    run::open(&mut command).map(|()| String::new())
}

fn format(house: &House) -> Result<String> {
    for part in ["fmt", "clippy"] {
        if !run::answers(&format!("cargo-{part}")) {
            bail!("cargo-{part} is missing: `rustup component add rustfmt clippy`");
        }
    }
    cargo(house, &["fmt", "--all", "--check"])
}

/// Runs the tests, with nextest where it is installed; without it, several test programs at a time.
fn tests(house: &House) -> Result<String> {
    if run::answers("cargo-nextest") {
        cargo(house, &["nextest", "run", "--workspace", "--locked", "--no-fail-fast"])?;
        return Ok("cargo-nextest".to_owned());
    }
    let programs = binaries::test(house)?;
    Ok(format!("{programs} test programs"))
}

fn packages(house: &House) -> Result<String> {
    needs::node()?;
    web::install(house).map(|()| String::new())
}

fn script(house: &House, name: &str) -> Result<String> {
    run::open(&mut web::script(house, name)).map(|()| String::new())
}

fn end_to_end(house: &House) -> Result<String> {
    let mut command = web::script(house, "e2e");
    let note = match browser::for_tests(house)? {
        Browser::Found(path) => {
            command.env(browser::VARIABLE, &path);
            path.display().to_string()
        }
        Browser::Fetched => "Playwright's own browser".to_owned(),
    };
    command.env("FIRING_ARC", house.quick_program());
    run::open(&mut command)?;
    Ok(note)
}
