//! Measures what splitting a run of the lab costs: one process against several, and checks that the results are the same.

use crate::house::House;
use crate::run;
use anyhow::{Context, Result, bail};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The run: a match of some seconds on one core.
const RUN: [&str; 9] = [
    "match",
    "full-thrust",
    "--scenario",
    "duel-heavy-cruisers",
    "--seats",
    "doctrine,random",
    "--battles",
    "60000",
    "--untimed",
];
/// Number of times that both are measured, one after the other; the shortest time of each counts.
const TIMES: usize = 3;

/// Runs a match unsplit on one thread, then as shards in as many processes as the machine has cores, and prints the
/// efficiency. Fails if any file differs; no time makes it fail.
pub fn measure(house: &House) -> Result<()> {
    let processes = thread::available_parallelism()?.get();
    let folder = house.target.join("shards");
    let program = house.quick_program();
    let (mut alone, mut split, mut gather) = (Duration::MAX, Duration::MAX, Duration::MAX);
    for _ in 0..TIMES {
        let (out, shards) = (fresh(&folder.join("out"))?, fresh(&folder.join("shards"))?);
        let lab = |more: &[&str]| {
            let mut command = Command::new(&program);
            command.arg("lab").args(RUN).args(["--threads", "1"]).args(more);
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command
        };
        alone = alone.min(timed(vec![lab(&["--out", &out])])?);
        let whole = files(Path::new(&out))?;
        fresh(Path::new(&out))?;
        let shard = |number: usize| lab(&["--out", &shards, "--shard", &format!("{number}/{processes}")]);
        split = split.min(timed((1..=processes).map(shard).collect())?);
        gather = gather.min(timed(vec![lab(&["--out", &out, "--gather", &shards])])?);
        if files(Path::new(&out))? != whole {
            bail!("the gathered files in {out} differ from those of the unsplit run");
        }
    }
    let seconds = |time: Duration| time.as_secs_f64();
    let efficiency = seconds(alone) / (processes as f64 * seconds(split)) * 100.0;
    println!(
        "lab {}: one process {:.2} s; {processes} shards {:.2} s, efficiency {efficiency:.0} %; gathered in {:.2} s, \
         every file the same",
        RUN.join(" "),
        seconds(alone),
        seconds(split),
        seconds(gather)
    );
    Ok(())
}

/// Returns the path of an empty folder.
fn fresh(folder: &Path) -> Result<String> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    Ok(folder.to_str().context("the path of this folder is not text in UTF-8")?.to_owned())
}

/// Runs commands side by side, and returns the time until the last one ended.
fn timed(mut commands: Vec<Command>) -> Result<Duration> {
    let began = Instant::now();
    let children: Vec<Child> = commands
        .iter_mut()
        .map(|command| command.spawn().with_context(|| format!("cannot start `{}`", run::shown(command))))
        .collect::<Result<_>>()?;
    for (mut child, command) in children.into_iter().zip(&commands) {
        if !child.wait()?.success() {
            bail!("`{}` failed", run::shown(command));
        }
    }
    Ok(began.elapsed())
}

/// Returns every file of a folder by its name.
fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        files.insert(entry.file_name().to_string_lossy().into_owned(), fs::read(entry.path())?);
    }
    Ok(files)
}
