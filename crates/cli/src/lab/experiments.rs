//! `firing-arc lab run`: runs an experiment from its file, and writes tables, charts and a page.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use engine::quoting::counted;
use lab::chart::svg_file;
use lab::experiment::values::Values;
use lab::experiment::{Experiment, Fought, Report};
use lab::page::{answer, csv, html};
use lab::results::Results;
use lab::shard::Shard;
use lab::storage::{Disk, write_whole};
use serde::Serialize;
use shelf::{Arena, Game, Shelf};

use super::columns;
use super::fights::{self, Times, percent};
use super::shards;
use crate::args::Sharding;
use crate::catalogue;
use crate::fault::{Flaws, usage};
use crate::numbers::{MOST_COUNTED, MOST_THREADS, whole};
use crate::salvage::read_text;
use crate::scene::list;
use crate::screen::Screen;

/// `firing-arc lab run`
#[derive(Debug, Args)]
pub struct Run {
    /// The experiment: the name of an included one, or the path of a file; without it, lists the included experiments
    pub experiment: Option<String>,
    /// Write every battle to this folder as it ends, and continue from its battles; tables, chart and page are
    /// written there, too
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub sharding: Sharding,
    /// The round of a question of fairness that the shard fights; each doubles the battles of a case
    #[arg(long, default_value_t = 1, requires = "shard", allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_COUNTED))]
    pub round: u32,
    /// Print one JSON line
    #[arg(long, conflicts_with = "csv")]
    pub json: bool,
    /// Include the run time in the JSON; it differs from run to run
    #[arg(long, requires = "json")]
    pub times: bool,
    /// Print the table of cases as CSV
    #[arg(long)]
    pub csv: bool,
}

#[derive(Serialize)]
struct Told<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(skip_serializing_if = "Option::is_none")]
    times: Option<&'a Times>,
}

/// Runs an experiment.
///
/// # Errors
/// If the experiment is invalid, or its results cannot be kept.
pub fn run(shelf: &Shelf, args: &Run, screen: &mut Screen) -> anyhow::Result<()> {
    let Some(name) = &args.experiment else { return listed(shelf, screen) };
    let experiment = read(shelf, name)?;
    let arenas = experiment.arenas().map_err(|flaws| Flaws { of: experiment.id.clone(), flaws })?;
    if let (Some(shard), Some(folder)) = (args.sharding.shard, &args.out) {
        return shard_fought(&experiment, shard, folder, args, screen);
    }
    let header = header(&experiment, args.sharding.untimed)?;
    let gather = args.sharding.gather.as_deref();
    if let Some(shards) = gather {
        // Files that cannot be gathered are named before a results file is begun.
        experiment.gather(&arenas, shards, &mut Results::unkept_like(&header))?;
    }
    let mut results = results(&experiment, args.out.as_deref(), &header)?;
    if let Some(shards) = gather {
        experiment.gather(&arenas, shards, &mut results)?;
    }
    let (Fought { report, battles, ended }, times) =
        fought(&experiment, &arenas, args.threads, &mut results)?;
    shards::settle(&mut results, &ended)?;
    if let Some(folder) = &args.out {
        write(&report, folder, &catalogue::run_command(name, folder.display()))?;
        let (path, series) =
            (folder.join(format!("{}.parquet", experiment.id)), experiment.series(&arenas, battles));
        columns::write(&path, &header, &series, &ended, &results, experiment.fleets.as_ref())?;
    }
    if args.csv {
        return screen.line(csv(&report).trim_end());
    }
    if args.json {
        let times = args.times.then_some(&times);
        return screen.data(&serde_json::to_string(&Told { report: &report, times })?);
    }
    tell(&report, &times, screen)?;
    match &args.out {
        Some(folder) => {
            screen.line(&format!("page: {}", folder.join(format!("{}.html", experiment.id)).display()))
        }
        None => Ok(()),
    }
}

fn listed(shelf: &Shelf, screen: &mut Screen) -> anyhow::Result<()> {
    for shelved in shelf.iter().flat_map(Game::experiments) {
        let title =
            Experiment::read(shelf, shelved.id, shelved.text).map_or_else(|_| String::new(), |e| e.title);
        screen.line(&format!("{:<36}{title}", shelved.id))?;
    }
    Ok(())
}

/// Returns the experiment with that name or path.
fn read(shelf: &Shelf, name: &str) -> anyhow::Result<Experiment> {
    let path = Path::new(name);
    let (id, text) = match shelf.iter().flat_map(Game::experiments).find(|shelved| shelved.id == name) {
        Some(shelved) => (shelved.id.to_owned(), shelved.text.to_owned()),
        None if name.contains(['/', '\\'])
            || path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml")) =>
        {
            let text = read_text(path, "experiment")?;
            (path.file_stem().map_or_else(String::new, |s| s.to_string_lossy().into_owned()), text)
        }
        None => {
            let ids = list(shelf.iter().flat_map(Game::experiments).map(|shelved| shelved.id));
            return usage(catalogue::no_experiment(name, &ids));
        }
    };
    Experiment::read(shelf, &id, &text)
        .map_err(|flaws| Flaws { of: format!("experiment {id}"), flaws }.into())
}

/// Fights a shard of an experiment and keeps it in the folder.
fn shard_fought(
    experiment: &Experiment,
    shard: Shard,
    folder: &Path,
    args: &Run,
    screen: &mut Screen,
) -> anyhow::Result<()> {
    let (threads, mut held) = (fights::at_once(args.threads), 0);
    let mut progress = fights::shard_progress();
    let mut told = |battles, owed| {
        held = battles;
        progress(battles, owed)
    };
    let untimed = args.sharding.untimed;
    let file = experiment.fight_shard(shard, args.round, untimed, folder, threads, &mut told)?;
    shards::tell(shard, held, &file, screen)
}

/// Returns the header of a results file.
fn header(experiment: &Experiment, untimed: bool) -> anyhow::Result<Vec<String>> {
    experiment.header(untimed).map_err(|flaws| Flaws { of: experiment.id.clone(), flaws }.into())
}

/// Opens the results file in its folder. Files there must belong to this experiment.
fn results(experiment: &Experiment, folder: Option<&Path>, header: &[String]) -> anyhow::Result<Results> {
    let Some(folder) = folder else { return Ok(Results::unkept()) };
    fs::create_dir_all(folder).with_context(|| catalogue::cannot_create_folder(folder.display()))?;
    let kept = folder.join(format!("{}.results", experiment.id));
    fights::know(&kept, &WRITTEN)?;
    fights::results(Some(&kept), "", header)
}

/// Fights an experiment and returns its report; battles are kept in `folder`.
///
/// # Errors
/// If its results cannot be kept.
pub fn under(experiment: &Experiment, folder: Option<&Path>, threads: Option<u16>) -> anyhow::Result<Report> {
    let arenas = experiment.arenas().map_err(|flaws| Flaws { of: experiment.id.clone(), flaws })?;
    let mut results = results(experiment, folder, &header(experiment, false)?)?;
    Ok(fought(experiment, &arenas, threads, &mut results)?.0.report)
}

/// Fights an experiment, round by round if its question has rounds.
fn fought(
    experiment: &Experiment,
    arenas: &[Box<dyn Arena>],
    threads: Option<u16>,
    results: &mut Results,
) -> anyhow::Result<(Fought, Times)> {
    let mut all = Times { seconds: 0.0, captains: Vec::new() };
    let fought = experiment.fight(arenas, results, |_, series, results| {
        let (ended, times) = fights::fight(series, threads, results)?;
        all = Times { seconds: all.seconds + times.seconds, captains: times.captains };
        anyhow::Ok(ended)
    })?;
    Ok((fought, all))
}

/// Extensions of the files in an experiment's folder besides the results file.
const WRITTEN: [&str; 5] = ["json", "csv", "svg", "html", "parquet"];

/// Writes JSON, CSV, chart and page.
fn write(report: &Report, folder: &Path, command: &str) -> anyhow::Result<()> {
    let files = [
        ("json", serde_json::to_string_pretty(report)? + "\n"),
        ("csv", csv(report)),
        ("svg", svg_file(report)),
        ("html", html(report, command)),
    ];
    for (extension, text) in files {
        let path = folder.join(format!("{}.{extension}", report.experiment));
        write_whole(&Disk, &path, text.as_bytes())
            .with_context(|| catalogue::cannot_write(path.display()))?;
    }
    Ok(())
}

fn tell(report: &Report, times: &Times, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(&report.title)?;
    screen.line(&catalogue::share_counted(&report.game, &report.scenario, &report.counted))?;
    screen.line("")?;
    match &report.values {
        Some(values) => tell_values(values, screen)?,
        None => tell_cases(report, screen)?,
    }
    screen.line("")?;
    screen.line(&answer(report))?;
    screen.line(&format!("{:.1} seconds", times.seconds))
}

/// Formats a probability of error; very small ones as `<0.0001`.
fn chance(chance: f64) -> String {
    if chance < 0.0001 { "<0.0001".to_owned() } else { format!("{chance:.4}") }
}

/// Prints the value of each class, and how well values predict results.
fn tell_values(values: &Values, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(&catalogue::compared_with(counted(values.pairs, "pair"), &values.compared_with))?;
    screen.line(catalogue::VALUES_TABLE)?;
    for value in &values.classes {
        let name: String = value.class.title().chars().take(22).collect();
        let worth = value.class.worth.map_or_else(String::new, |worth| format!("{worth}"));
        let bounds = value.interval.map_or_else(
            || "unbounded".to_owned(),
            |interval| format!("{:.1} to {:.1}", interval.low, interval.high),
        );
        let apart = value
            .class
            .worth
            .map_or_else(String::new, |worth| format!("{:+.0} %", (value.value / worth - 1.0) * 100.0));
        let corrected = value.corrected.map_or_else(String::new, chance);
        let told = format!("{name:<22}{worth:>8}{:>8.1}  {bounds:<16}{apart:>7}{corrected:>11}", value.value);
        screen.line(told.trim_end())?;
    }
    screen.line("")?;
    screen.line(catalogue::SCORES_TABLE)?;
    for group in &values.groups {
        let (expected, came) = (percent(group.expected), percent(group.came));
        screen.line(&format!("{:>7}{expected:>10}{came:>9}{:>8.1}", group.battles, group.error * 100.0))?;
    }
    let worths = values
        .log_loss_of_worths
        .map_or_else(String::new, |loss| format!(", {loss:.4} with {}", values.compared_with));
    screen.line(&catalogue::log_loss_of_values(values.log_loss, &worths))
}

fn tell_cases(report: &Report, screen: &mut Screen) -> anyhow::Result<()> {
    screen.line(catalogue::CASES_TABLE)?;
    for case in &report.cases {
        let change = case.change.as_ref().map_or_else(String::new, |c| {
            let bounds = format!("{:+.1} to {:+.1}", c.interval.low * 100.0, c.interval.high * 100.0);
            format!("{:>+8.1}  {bounds:<18}{:>9}", c.by * 100.0, chance(c.corrected))
        });
        let bounds = format!("{} to {}", percent(case.interval.low), percent(case.interval.high));
        let name: String = case.name.chars().take(20).collect();
        screen.line(
            format!("{name:<20}{:>8}{:>9}  {bounds:<17}{change}", case.battles, percent(case.share))
                .trim_end(),
        )?;
    }
    Ok(())
}
