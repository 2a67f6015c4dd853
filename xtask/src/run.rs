//! Runs other programs: with output, progress and times, and with errors that show a command to paste into a shell.

use crate::house::House;
use anyhow::{Context, Result, bail};
use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// Interval at which a silent step reports that it is still running.
const HEARTBEAT: Duration = Duration::from_secs(20);
const LOOK_AGAIN: Duration = Duration::from_millis(50);

/// Counts the steps of a command and its time so far.
pub struct Progress {
    at: usize,
    of: usize,
    began: Instant,
    /// The part of a command that it counts, or nothing for a whole command.
    part: &'static str,
}

impl Progress {
    pub fn new(of: usize) -> Self {
        Self { at: 0, of, began: Instant::now(), part: "" }
    }

    /// Returns a counter for the steps of a part of a command; its lines are indented and begin with the part's name.
    pub fn part(part: &'static str, of: usize) -> Self {
        Self { part, ..Self::new(of) }
    }

    /// Prints the step that begins now.
    pub fn step(&mut self, what: &str) {
        self.at += 1;
        let part = if self.part.is_empty() { String::new() } else { format!("    {} ", self.part) };
        println!("{part}[{}/{}] {what}  ({})", self.at, self.of, clock(self.began.elapsed()));
    }
}

/// Formats a duration as minutes and seconds: `2:07`.
pub fn clock(time: Duration) -> String {
    format!("{}:{:02}", time.as_secs() / 60, time.as_secs() % 60)
}

/// Returns the command line as one would type it.
pub fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let quoted = words.map(|word| {
        let word = word.to_string_lossy();
        if word.contains([' ', '"', '\'', '{', '$']) { format!("'{word}'") } else { word.into_owned() }
    });
    quoted.collect::<Vec<_>>().join(" ")
}

/// Runs a command and shows its output.
pub fn open(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start `{}`", shown(command)))?;
    judge(command, status)
}

/// Runs a command with its output in a log file; after a failure it shows the end of the log.
pub fn quiet(house: &House, log: &str, command: &mut Command) -> Result<()> {
    let log = house.notes().join(format!("{log}.log"));
    std::fs::create_dir_all(house.notes())?;
    let file = File::create(&log).with_context(|| format!("cannot write {}", house.short(&log)))?;
    command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
    let mut child = command.spawn().with_context(|| format!("cannot start `{}`", shown(command)))?;
    let status = wait(&mut child, None)?.context("a wait without a limit timed out")?;
    judge(command, status).with_context(|| end_of(house, &log))
}

/// Runs a command and returns its output.
pub fn read(command: &mut Command) -> Result<String> {
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{}`", shown(command)))?;
    judge(command, output.status)?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Returns `true` if the command ends successfully within the time limit; its output is discarded.
pub fn succeeds(command: &mut Command, limit: Duration) -> bool {
    let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let Ok(mut child) = child else { return false };
    if let Ok(Some(status)) = wait(&mut child, Some(limit)) {
        return status.success();
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// Returns `true` if a program answers `--version`.
pub fn answers(program: &str) -> bool {
    succeeds(Command::new(program).arg("--version"), Duration::from_secs(20))
}

fn wait(child: &mut Child, limit: Option<Duration>) -> Result<Option<ExitStatus>> {
    let began = Instant::now();
    let mut beats = 0;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if limit.is_some_and(|limit| began.elapsed() > limit) {
            return Ok(None);
        }
        if began.elapsed() > HEARTBEAT * (beats + 1) {
            beats += 1;
            println!("      still running, {}", clock(began.elapsed()));
        }
        std::thread::sleep(LOOK_AGAIN);
    }
}

fn judge(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    match status.code() {
        Some(code) => bail!("`{}` ended with {code}", shown(command)),
        None => bail!("`{}` was stopped", shown(command)),
    }
}

fn end_of(house: &House, log: &Path) -> String {
    let text = std::fs::read(log).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    let end = lines[lines.len().saturating_sub(40)..].join("\n");
    format!("{end}\n(all of it: {})", house.short(log))
}
