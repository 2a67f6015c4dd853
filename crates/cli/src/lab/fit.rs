//! `firing-arc lab fit` and `firing-arc lab calibrate`: fits the weights of a game's judge to self-play, and checks its
//! calibration.

use engine::quoting::counted;
use std::fs::{self, OpenOptions};
use std::io::Read;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::thread;

use anyhow::Context;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use lab::calibrate::{Calibration, calibration};
use lab::experiment::MOST_BATTLES;
use lab::fit::{Fitting, LogLoss};
use lab::self_play::{self, Plan, Purpose, Sampled, Unplayed};
use lab::storage::{Disk, write_whole};
use shelf::{Game, Opening, Shelf};

use crate::catalogue;
use crate::fault::usage;
use crate::numbers::{LARGEST, MOST_NODES, MOST_THREADS, whole};
use crate::scene::{game, list};
use crate::screen::Screen;

/// The default captains: much of the doctrine, which is quick, and some of the search.
const USUAL: [&str; 2] = ["doctrine,doctrine=9", "search,search"];
/// The start of a file of weights.
const HEAD: &str = "# Weights ";
/// Largest number of battles that one pair gets in a row.
const MOST: usize = 1000;

/// The battles that a judge is fitted to or checked with.
#[derive(Debug, Args, Clone)]
pub struct SelfPlay {
    /// A scenario by name; may be repeated [default: all scenarios for two sides]
    #[arg(long, value_name = "NAME")]
    pub scenario: Vec<String>,
    /// Number of battles
    #[arg(long, default_value_t = 500, allow_negative_numbers = true, value_parser = whole::<usize>(0, MOST_BATTLES))]
    pub battles: usize,
    /// The captains of both seats; may be repeated: the pairs then alternate, each for one battle, or for
    /// N battles with =N [default: doctrine,doctrine=9 and search,search]
    #[arg(long, value_name = "CAPTAIN,CAPTAIN[=N]")]
    pub seats: Vec<String>,
    /// Nodes for each order of a captain
    #[arg(long, default_value_t = 60, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: u32,
    /// Number of positions sampled from each battle
    #[arg(long, default_value_t = 8, allow_negative_numbers = true, value_parser = whole::<usize>(1, 1000))]
    pub positions: usize,
    /// Seed of the battles and of the held-out sample
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Number of threads [default: one for each core]; the result does not depend on it
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<usize>(1, MOST_THREADS))]
    pub threads: Option<usize>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// `firing-arc lab fit`
#[derive(Debug, Args)]
pub struct Fit {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub self_play: SelfPlay,
    /// Strength of the ridge penalty, as a number of positions
    #[arg(long, default_value_t = 4.0)]
    pub ridge: f64,
    /// Write the weights to this file; rebuild the program to use them
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,
}

/// `firing-arc lab calibrate`
#[derive(Debug, Args)]
pub struct Calibrate {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub self_play: SelfPlay,
}

/// Fits the weights of a game's judge and prints how good they are.
///
/// # Errors
/// If game, scenario or captain is unknown, there are too few battles, or the file cannot be written.
pub fn fit(shelf: &Shelf, args: &Fit, screen: &mut Screen) -> anyhow::Result<()> {
    let game = game(shelf, &args.game)?;
    if !args.ridge.is_finite() || args.ridge <= 0.0 {
        return usage(catalogue::ridge_above_0(args.ridge));
    }
    if let Some(path) = &args.out {
        writable(path)?;
    }
    let battles = play(game, &args.self_play, Purpose::Fit)?;
    let features: Vec<_> = game.features().into_iter().map(|(feature, _)| feature).collect();
    let fitting = match lab::fit::fit(&features, &battles, args.self_play.seed, args.ridge) {
        Ok(fitting) => fitting,
        Err(why) => return usage(catalogue::fit_failed(why, battles.len(), args.ridge)),
    };
    if let Some(path) = &args.out {
        let file = fitting.file(game.title(), &args.command());
        write_whole(&Disk, path, file.as_bytes()).with_context(|| catalogue::cannot_write(path.display()))?;
    }
    if args.self_play.json {
        return screen.data(&serde_json::to_string(&fitting)?);
    }
    tell_fitting(game, &fitting, screen)
}

/// Prints how well a game's judge is calibrated, on battles that it was not fitted to.
///
/// # Errors
/// If game, scenario or captain is unknown, or there is no battle.
pub fn calibrate(shelf: &Shelf, args: &Calibrate, screen: &mut Screen) -> anyhow::Result<()> {
    let game = game(shelf, &args.game)?;
    let battles = play(game, &args.self_play, Purpose::Check)?;
    let Some(all) = calibration(&battles) else {
        return usage(catalogue::NO_POSITION_TO_FIT);
    };
    if args.self_play.json {
        return screen.data(&serde_json::to_string(&all)?);
    }
    tell_calibration(&all, screen)
}

impl Fit {
    /// Returns the command that repeats this fit.
    fn command(&self) -> String {
        let SelfPlay { scenario, battles, seats, nodes, positions, seed, .. } = &self.self_play;
        let mut line = catalogue::fit_command(&self.game);
        for scenario in scenario {
            line += &format!(" --scenario {scenario}");
        }
        for pair in seats {
            line += &format!(" --seats {pair}");
        }
        line += &catalogue::fit_arguments(battles, positions, nodes, seed);
        line += &format!(" --ridge {}", self.ridge);
        if let Some(path) = &self.out {
            line += &format!(" --out {}", path.display());
        }
        line
    }
}

/// Checks that weights may be written to this path: a new file, or a file of weights.
///
/// # Errors
/// If another file is there, which is left unchanged, or the path cannot be written.
fn writable(path: &Path) -> anyhow::Result<()> {
    let cannot = || catalogue::cannot_write(path.display());
    let fresh = !path.exists();
    let mut file = OpenOptions::new().read(true).append(true).create(true).open(path).with_context(cannot)?;
    if fresh {
        return fs::remove_file(path).with_context(cannot);
    }
    let mut head = vec![0; HEAD.len()];
    let known = file.metadata().with_context(cannot)?.is_file() && file.read_exact(&mut head).is_ok();
    if known && head == HEAD.as_bytes() {
        return Ok(());
    }
    usage(catalogue::holds_no_weights(path.display()))
}

/// Plays the battles.
fn play(game: &'static dyn Game, args: &SelfPlay, purpose: Purpose) -> anyhow::Result<Vec<Sampled>> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let plan = Plan {
        scenarios: scenarios(game, &args.scenario)?,
        pairs: pairs(game, &args.seats)?,
        battles: args.battles,
        positions: args.positions,
        nodes: args.nodes,
        seed: args.seed,
        purpose,
        threads: args.threads.unwrap_or(cores),
    };
    let bar = ProgressBar::new(plan.battles as u64);
    if let Ok(style) = ProgressStyle::with_template(catalogue::BATTLES_BAR) {
        bar.set_style(style);
    }
    let played = self_play::play(game, &plan, &|| bar.inc(1));
    bar.finish_and_clear();
    match played {
        Ok(battles) => Ok(battles),
        Err(why @ Unplayed::Nothing(of)) => usage(format!("--{of} 0: {why}")),
        Err(why @ Unplayed::NotTwo(_)) => usage(why.to_string()),
        Err(why) => Err(why.into()),
    }
}

/// Returns the scenarios with these names, or all of them.
fn scenarios(game: &dyn Game, names: &[String]) -> anyhow::Result<Vec<Opening>> {
    let ids: Vec<&str> = game.scenarios().iter().map(|file| file.id).collect();
    if names.is_empty() {
        return Ok(ids.into_iter().map(Opening::scenario).collect());
    }
    match names.iter().find(|name| !ids.contains(&name.as_str())) {
        Some(name) => {
            let what = catalogue::no_scenario_of_game(game.id(), name, list(ids));
            usage(what)
        }
        None => Ok(names.iter().map(|name| Opening::scenario(name)).collect()),
    }
}

/// Returns the pairs of captains; a pair with `=N` is repeated N times.
fn pairs(game: &dyn Game, given: &[String]) -> anyhow::Result<Vec<[String; 2]>> {
    let captains: Vec<&str> = game.captains().iter().map(|(name, _)| *name).collect();
    if given.is_empty() {
        return pairs(game, &USUAL.map(str::to_owned));
    }
    let pair = |text: &String| {
        let (who, many) = text.split_once('=').unwrap_or((text, "1"));
        let Some(many) = many.trim().parse::<usize>().ok().filter(|many| (1..=MOST).contains(many)) else {
            return usage(catalogue::number_of_battles(text, MOST));
        };
        let names: Vec<&str> = who.split(',').map(str::trim).collect();
        let [first, second] = names.as_slice() else {
            return usage(catalogue::captains_of_two_seats(text));
        };
        match names.iter().find(|name| !captains.contains(name)) {
            Some(name) => {
                usage(catalogue::no_captain_of_game(game.id(), name, list(captains.iter().copied())))
            }
            None => Ok(vec![[(*first).to_owned(), (*second).to_owned()]; many]),
        }
    };
    let dealt: anyhow::Result<Vec<Vec<_>>> = given.iter().map(pair).collect();
    Ok(dealt?.concat())
}

fn told(loss: LogLoss) -> String {
    catalogue::loss_and_interval(loss.mean, loss.interval.low, loss.interval.high)
}

fn tell_fitting(game: &dyn Game, fitting: &Fitting, screen: &mut Screen) -> anyhow::Result<()> {
    let [battles, positions] = fitting.fitted;
    screen.line(&catalogue::fitted_to(counted(positions, "position"), counted(battles, "battle")))?;
    let [battles, positions] = fitting.held_out;
    screen.line(&catalogue::held_out(counted(positions, "position"), counted(battles, "battle")))?;
    screen.line(&catalogue::loss_of_weights(told(fitting.loss)))?;
    screen.line(&catalogue::loss_of_present(told(fitting.loss_of_present)))?;
    screen.line(&catalogue::loss_of_lead(told(fitting.loss_of_lead)))?;
    screen.line(&catalogue::loss_of_base_rate(told(fitting.loss_of_base_rate)))?;
    screen.line(&catalogue::gain_on_lead(told(fitting.gain_on_lead)))?;
    screen.line("")?;
    for ((name, weight), (feature, present)) in fitting.weights.iter().zip(game.features()) {
        screen.line(&format!("{name:<15}{weight:>10.4}  now {present:>10.4}  {}", feature.about))?;
    }
    Ok(())
}

fn tell_calibration(all: &Calibration, screen: &mut Screen) -> anyhow::Result<()> {
    for line in all.lines() {
        screen.line(&line)?;
    }
    screen.line("")?;
    screen.line(&format!("battles        {}, {}", all.battles, counted(all.positions, "position")))?;
    screen.line(&catalogue::bins_within(all.holding(), all.bins.len()))?;
    screen.line(&catalogue::calibration_error(all.error))?;
    screen.line(&catalogue::log_loss(told(all.loss)))?;
    screen.line(&catalogue::base_rate(all.base_rate))
}
