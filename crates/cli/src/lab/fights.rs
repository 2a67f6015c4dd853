//! The shared part of matches, ladders and experiments: captains by name, the results file, threads and progress.

use std::io::IsTerminal;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use engine::Flaw;
use engine::quoting::counted;
use indicatif::{ProgressBar, ProgressStyle};
use lab::contest;
use lab::interval::LEVEL;
use lab::report::Kind;
use lab::results::Results;
use lab::run::{Ended, Progress, run};
use lab::sequential::Test;
use lab::series::{Series, Stop, Thinking};
use serde::Serialize;
use shelf::Arena;

use super::columns;
use crate::args::{Bounds, LabThinking, Stopping};
use crate::catalogue;
use crate::fault::usage;
use crate::players::players;
use crate::scene::Scene;
use crate::visible::{visible_line, warn};

/// Interval of progress lines if there is no terminal for a bar.
const TOLD_EVERY: Duration = Duration::from_secs(10);

/// Run times. They differ from run to run, so they are kept apart from the results.
#[derive(Clone, Debug, Serialize)]
pub struct Times {
    /// Seconds of this run by the clock.
    pub seconds: f64,
    /// Time of each captain for an order.
    pub captains: Vec<lab::report::Thought>,
}

impl LabThinking {
    /// Returns the budget in the lab's type.
    pub const fn thinking(self) -> Thinking {
        Thinking { nodes: self.nodes, millis: self.millis }
    }
}

impl Stopping {
    /// Returns the sequential test, if one is requested.
    ///
    /// # Errors
    /// Every flaw of the test.
    pub fn test(self) -> anyhow::Result<Option<Stop>> {
        let Some((low, high)) = self.stop else { return Ok(None) };
        let test = Test { low, high, alpha: self.alpha, beta: self.beta };
        match test.flaws() {
            flaws if flaws.is_empty() => Ok(Some(Stop { test, least: self.least })),
            flaws => usage(format!("--stop: {}", flaws.join("; "))),
        }
    }
}

impl Bounds {
    /// Returns the kind in the lab's type.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Paired => Kind::Paired,
            Self::Wilson => Kind::Wilson,
            Self::Exact => Kind::Exact,
        }
    }
}

/// Returns the arena of a scene, and the captains with these names.
///
/// # Errors
/// If a captain is unknown, or the set-up is invalid or not for two seats.
pub fn arena(scene: &Scene, captains: &[String]) -> anyhow::Result<(Box<dyn Arena>, Vec<String>)> {
    let captains = players(scene.game, captains, false)?;
    let arena = scene.stands(scene.game.arena(&scene.opening))?;
    if arena.seats() != 2 {
        let what = catalogue::two_seats_only(arena.seats());
        return Err(crate::fault::Flaws {
            of: format!("scenario {}", scene.opening.scenario),
            flaws: Flaw::plain("seats", what).into(),
        }
        .into());
    }
    Ok((arena, captains.iter().map(|player| player.name().to_owned()).collect()))
}

/// Returns the header of a results file: all that the battles depend on, except their number.
pub fn header(
    scene: &Scene,
    experiment: &str,
    seed: u64,
    thinking: Thinking,
    rest: &[String],
) -> Vec<String> {
    contest::header(scene.game, &scene.opening, experiment, seed, thinking, rest)
}

/// Opens the requested results file, and reports the battles that it already holds.
///
/// # Errors
/// If the file cannot be used; nothing is written then.
pub fn results(out: Option<&Path>, name: &str, header: &[String]) -> anyhow::Result<Results> {
    let Some(path) = out else { return Ok(Results::unkept()) };
    let path = if is_folder(path) {
        let kept = path.join(format!("{name}.results"));
        know(&kept, &["parquet"])?;
        kept
    } else {
        path.to_owned()
    };
    if let Some(folder) = path.parent()
        && !folder.as_os_str().is_empty()
        && !folder.is_dir()
    {
        anyhow::bail!("{}", catalogue::no_folder_for_results(path.display(), folder.display()));
    }
    let results = Results::open(&path, header)?;
    match results.len() {
        0 => warn(&catalogue::writing_battles(path.display())),
        battles => warn(&catalogue::continuing_with(counted(battles, "battle"), path.display())),
    }
    Ok(results)
}

/// Checks that the files to be written beside a results file belong to it.
///
/// # Errors
/// If one of them exists without the results file; it is left unchanged.
pub fn know(kept: &Path, extensions: &[&str]) -> anyhow::Result<()> {
    let mut beside = extensions.iter().map(|extension| kept.with_extension(extension));
    match beside.find(|path| path.exists() && !kept.exists()) {
        Some(strange) => {
            anyhow::bail!("{}", catalogue::experiment_unknown(strange.display(), kept.display()))
        }
        None => Ok(()),
    }
}

/// Writes every battle to a Parquet file too, beside the results file in the folder of `--out`.
///
/// # Errors
/// If the file cannot be written.
pub fn columns(
    out: Option<&Path>,
    header: &[String],
    series: &[Series<'_>],
    ended: &[Ended],
    results: &Results,
) -> anyhow::Result<()> {
    match (out, results.path()) {
        (Some(out), Some(path)) if is_folder(out) => {
            columns::write(&path.with_extension("parquet"), header, series, ended, results, None)
        }
        _ => Ok(()),
    }
}

/// Returns `true` if `--out` names a folder, whose files get names of their own.
pub fn is_folder(path: &Path) -> bool {
    path.is_dir() || path.as_os_str().to_string_lossy().ends_with(['/', '\\'])
}

/// Fights all series with progress on standard error, and returns the results and times.
///
/// # Errors
/// If a battle cannot be fought or kept.
pub fn fight(
    series: &[Series<'_>],
    threads: Option<u16>,
    results: &mut Results,
) -> anyhow::Result<(Vec<Ended>, Times)> {
    let start = Instant::now();
    let most: u64 = series.iter().map(|s| s.battles).sum();
    let threads = at_once(threads).min(usize::try_from(most).unwrap_or(usize::MAX));
    let mut bar = Bar::new(most, start);
    let ended = run(series, threads, results, &mut |progress| bar.tell(series, progress))?;
    bar.drawn.finish_and_clear();
    let captains = if results.is_untimed() { Vec::new() } else { lab::report::thought(series, &ended) };
    Ok((ended, Times { seconds: start.elapsed().as_secs_f64(), captains }))
}

/// Returns the number of battles at once: the one requested, or one for each core.
pub fn at_once(threads: Option<u16>) -> usize {
    threads.map_or_else(|| thread::available_parallelism().map_or(1, NonZero::get), usize::from)
}

/// Returns what tells the progress of a shard, from the battles that it holds and those that it owes.
pub fn shard_progress() -> impl FnMut(u64, u64) -> ControlFlow<()> {
    let mut bar = Bar::new(0, Instant::now());
    move |held, owed| {
        bar.tell_shard(held, owed);
        ControlFlow::Continue(())
    }
}

/// Progress: a bar on a terminal, otherwise a line at intervals.
struct Bar {
    drawn: ProgressBar,
    terminal: bool,
    start: Instant,
    told: Instant,
    /// Number of battles kept by earlier runs.
    before: Option<u64>,
}

impl Bar {
    fn new(most: u64, start: Instant) -> Self {
        let drawn = ProgressBar::new(most);
        if let Ok(style) = ProgressStyle::with_template(catalogue::BATTLES_BAR_WITH_NEWS) {
            drawn.set_style(style);
        }
        drawn.tick();
        Self { drawn, terminal: std::io::stderr().is_terminal(), start, told: start, before: None }
    }

    fn tell_shard(&mut self, held: u64, owed: u64) {
        if self.terminal {
            self.drawn.set_length(owed);
            self.drawn.set_position(held);
        } else if self.told.elapsed() >= TOLD_EVERY {
            self.told = Instant::now();
            warn(&catalogue::battles_held(held, counted(owed, "battle")));
        }
        if held == owed {
            self.drawn.finish_and_clear();
        }
    }

    fn tell(&mut self, series: &[Series<'_>], progress: &Progress<'_>) {
        let before = *self.before.get_or_insert(progress.done);
        if self.terminal {
            self.drawn.set_length(progress.most);
            self.drawn.set_position(progress.done);
            let running = running(&series[progress.series], progress.ended);
            self.drawn.set_message(visible_line(&running).into_owned());
        } else if self.told.elapsed() >= TOLD_EVERY {
            self.told = Instant::now();
            let fought = progress.done.saturating_sub(before).max(1) as f64;
            let left = self.start.elapsed().as_secs_f64() * (progress.most - progress.done) as f64 / fought;
            let running = running(&series[progress.series], progress.ended);
            let of = format!("{} of {}", progress.done, counted(progress.most, "battle"));
            warn(&format!("{of}, {left:.0} s left  {running}"));
        }
    }
}

/// Returns a series' score so far, in a line.
fn running(series: &Series<'_>, ended: &Ended) -> String {
    let shares = ended.tally.shares(series);
    let interval = shares.interval(LEVEL);
    format!(
        "{}: {} ({} to {})",
        series.name,
        percent(shares.mean()),
        percent(interval.low),
        percent(interval.high)
    )
}

/// Formats a share in percent.
pub fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}
