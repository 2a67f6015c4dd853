//! `firing-arc lab chances`: compares the winning chances of analyses with the results of battles.
//!
//! A captain fights itself. Some decisions of every battle are drawn and analysed as in [`super::run`], each with the
//! decision after it. The chances found are then compared with the result of the battle ([`lab::chances`]).

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use captains::assess::Assessment;
use captains::{Budget, LookBack};
use clap::Args;
use engine::quoting::counted;
use engine::{Demand, Fact, Outcome, Seeded, Side};
use indicatif::{ProgressBar, ProgressStyle};
use lab::chances::{Calibration, Forecast, Measured, calibration};

use shelf::{AnyBattle, Shelf, Written, nodes_each, nodes_for};

use super::effort::strongest;
use crate::args::SetUp;
use crate::catalogue;
use crate::fault::usage;
use crate::json;
use crate::numbers::{LARGEST, MOST_NODES, MOST_THREADS, whole};
use crate::scene::Scene;
use crate::screen::Screen;

/// `firing-arc lab chances`
#[derive(Debug, Args)]
pub struct Chances {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Number of battles
    #[arg(long, default_value_t = 300, allow_negative_numbers = true, value_parser = whole::<u64>(1, 100_000))]
    pub battles: u64,
    /// Number of decisions analysed in each battle
    #[arg(long, default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<u32>(1, 1000))]
    pub decisions: u32,
    /// The captain that plays both sides and analyses [default: admiral]
    #[arg(long, value_name = "CAPTAIN")]
    pub level: Option<String>,
    /// Nodes for each order in play
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub play: u32,
    /// Nodes for each decision in the analysis [default: as many as `analyse` gives it]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Seed of battles and searches
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Number of battles at once [default: one for each core]; the figures do not depend on it
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Fights, analyses and compares.
///
/// # Errors
/// If the set-up is invalid, there is no such captain, it does not search, or fewer than two battles had a choice.
pub fn run(shelf: &Shelf, args: &Chances, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let captains: Vec<&str> = scene.game.captains().iter().map(|(name, _)| *name).collect();
    let level = args.level.as_deref().unwrap_or_else(|| strongest(&captains));
    if !captains.contains(&level) {
        return usage(catalogue::no_captain_called(level, captains.join(", ")));
    }
    let all = all(args, &scene, level)?;
    let Some(found) = calibration(&all) else { anyhow::bail!("{}", catalogue::TOO_FEW_BATTLES) };
    if args.json {
        return screen.data(&json::line(&fact(args, level, &found))?);
    }
    let nodes = args.nodes.map_or_else(|| catalogue::USUAL_NODES.to_owned(), |nodes| counted(nodes, "node"));
    screen.line(&catalogue::chances_of(
        scene.game.title(),
        level,
        counted(args.play, "node"),
        counted(found.decisions, "decision"),
        counted(found.battles, "battle"),
        nodes,
        args.seed,
    ))?;
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let points = |of: &Measured| [of.value, of.interval.low, of.interval.high].map(percent);
    let plain = |of: &Measured| [of.value, of.interval.low, of.interval.high].map(|one| format!("{one:.2}"));
    screen.line(&catalogue::chances_bias(&points(&found.bias)))?;
    if let Some(slope) = &found.slope {
        screen.line(&catalogue::chances_slope(&plain(slope)))?;
    }
    screen.line(&catalogue::chances_dice(&points(&found.dice)))?;
    screen.line(&catalogue::chances_unexplained(&points(&found.unexplained), &percent(found.change)))?;
    screen.line(&catalogue::brier_score(found.brier))
}

/// Fights all battles on several threads, and returns the forecasts in the order of the battles.
fn all(args: &Chances, scene: &Scene, level: &str) -> anyhow::Result<Vec<Forecast>> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(cores, usize::from);
    let bar = ProgressBar::new(args.battles);
    if let Ok(style) = ProgressStyle::with_template(catalogue::BATTLES_BAR) {
        bar.set_style(style);
    }
    let (next, found) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let work = || -> anyhow::Result<()> {
        loop {
            let battle = next.fetch_add(1, Ordering::Relaxed);
            if battle >= args.battles {
                return Ok(());
            }
            let one = fight(args, scene, level, battle)?;
            found.lock().unwrap_or_else(PoisonError::into_inner).extend(one);
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .map(|t| t.join().unwrap_or_else(|_| Err(anyhow::anyhow!("{}", catalogue::BATTLE_PANICKED))));
        joined.collect::<anyhow::Result<()>>()
    })?;
    bar.finish_and_clear();
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|one| one.battle);
    Ok(found)
}

/// Fights one battle, and analyses some of its decisions, drawn uniformly at random.
fn fight(args: &Chances, scene: &Scene, level: &str, number: u64) -> anyhow::Result<Vec<Forecast>> {
    let mut rng = Seeded::keyed(args.seed, number, 7);
    let seed = rng.bits();
    let mut battle = scene.open(seed, Vec::new())?;
    let outcome = loop {
        let seats = match battle.demand() {
            Demand::Over(outcome) => break outcome,
            Demand::Orders(seats) => seats,
        };
        let mut orders = Vec::new();
        for seat in seats {
            let mut stop = || false;
            let advice = battle.advise(seat, level, seed, &mut Budget::new(args.play, &mut stop))?;
            orders.push((seat, advice.map(|advice| advice.order).unwrap_or_default()));
        }
        for (seat, order) in orders {
            battle.seal(seat, &order).map_err(|e| anyhow::anyhow!("{level} wrote \"{order}\": {e}"))?;
        }
    };
    let written: Vec<Vec<Written>> = (0..battle.revealed()).map(|index| battle.written(index)).collect();
    let nodes = args.nodes.unwrap_or_else(|| nodes_each(scene.game.analysis(), &written.concat()));
    let mut free: Vec<usize> = (0..written.len()).collect();
    free.retain(|index| written[*index].iter().any(|one| !one.forced()));
    let drawn = (args.decisions as usize).min(free.len());
    let of = Of {
        battle: &*battle,
        level,
        seed: Seeded::keyed(args.seed, number, 8).bits(),
        nodes,
        written,
        outcome,
    };
    let weight = free.len() as f64 / drawn as f64;
    let mut forecasts = Vec::new();
    for _ in 0..drawn {
        let index = free.swap_remove(rng.below(free.len() as u32) as usize);
        forecasts.push(of.forecast(number, index, weight)?);
    }
    Ok(forecasts)
}

/// A battle that is over, and how it is looked back on.
struct Of<'a> {
    battle: &'a dyn AnyBattle,
    level: &'a str,
    seed: u64,
    nodes: u32,
    written: Vec<Vec<Written>>,
    outcome: Outcome,
}

impl Of<'_> {
    fn found(&self, index: usize) -> anyhow::Result<Assessment<String>> {
        let nodes = nodes_for(self.nodes, &self.written[index]);
        let mut look = LookBack { seed: self.seed, decision: index as u64, nodes, stop: &mut |_| false };
        let found = self.battle.assess(self.level, &mut look);
        found.map_err(|error| crate::fault::Usage(format!("--level: {error}")).into())
    }

    /// Analyses a decision and the one after it.
    fn forecast(&self, battle: u64, index: usize, weight: f64) -> anyhow::Result<Forecast> {
        let here = self.found(index)?;
        let next = (index + 1 < self.written.len()).then(|| self.found(index + 1)).transpose()?;
        let (chance, after) = (here.chance[0].value, here.after[0].value);
        Ok(Forecast {
            battle,
            weight,
            chance,
            result: f64::from(self.outcome.halves(Side(0))) / 2.0,
            dice: here.dice[0].value,
            change: next.map(|next| [next.chance[0].value - chance, next.chance[0].value - after]),
        })
    }
}

fn fact(args: &Chances, level: &str, found: &Calibration) -> Fact {
    let thousandths = |share: f64| Fact::int((share * 1000.0).round() as i64);
    let measured = |of: &Measured| {
        Fact::map([
            ("value", thousandths(of.value)),
            ("low", thousandths(of.interval.low)),
            ("high", thousandths(of.interval.high)),
        ])
    };
    Fact::map([
        ("game", Fact::text(&args.game)),
        ("level", Fact::text(level)),
        ("play", Fact::int(args.play)),
        ("nodes", Fact::maybe(args.nodes, Fact::int)),
        ("battles", Fact::int(found.battles as i64)),
        ("decisions", Fact::int(found.decisions as i64)),
        ("bias", measured(&found.bias)),
        ("slope", Fact::maybe(found.slope.as_ref(), measured)),
        ("dice", measured(&found.dice)),
        ("change", thousandths(found.change)),
        ("unexplained", measured(&found.unexplained)),
        ("brier", thousandths(found.brier)),
    ])
}
