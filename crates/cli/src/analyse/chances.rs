//! `firing-arc lab chances`: compares the winning chances of analyses with the results of battles.
//!
//! A captain fights itself. Some decisions of every battle are drawn and analysed as in [`super::run`], with the
//! knowledge of the seat. The chances found are then compared with the result of the battle. A battle counts once in a
//! bin, even if several of its decisions fall there, because they share its result.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use captains::Budget;
use clap::Args;
use engine::quoting::counted;
use engine::{Demand, Fact, Seeded};
use indicatif::{ProgressBar, ProgressStyle};
use lab::interval::{LEVEL, wilson};

use shelf::Shelf;

use super::effort::strongest;
use crate::args::SetUp;
use crate::catalogue;
use crate::fault::usage;
use crate::json;
use crate::numbers::{LARGEST, MOST_NODES, MOST_THREADS, whole};
use crate::scene::Scene;
use crate::screen::Screen;

/// Number of bins for chances.
const BINS: usize = 10;

/// `firing-arc lab chances`
#[derive(Debug, Args)]
pub struct Chances {
    /// The game, such as ftl
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// Number of battles
    #[arg(long, default_value_t = 500, allow_negative_numbers = true, value_parser = whole::<u64>(1, 100_000))]
    pub battles: u64,
    /// Number of decisions analysed in each battle
    #[arg(long, default_value_t = 4, allow_negative_numbers = true, value_parser = whole::<u32>(1, 1000))]
    pub decisions: u32,
    /// The captain that plays both sides and analyses [default: admiral]
    #[arg(long, value_name = "CAPTAIN")]
    pub level: Option<String>,
    /// Nodes for each order in play
    #[arg(long, default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub play: u32,
    /// Nodes for each order in the analysis
    #[arg(long, default_value_t = 1000, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: u32,
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

/// A chance that an analysis found, and the share of the victory at the end of the battle.
#[derive(Clone, Copy, Debug)]
struct Named {
    battle: u64,
    chance: f64,
    came: f64,
}

/// One bin of chances, with the results.
struct Bin {
    count: usize,
    battles: usize,
    chance: f64,
    came: f64,
    low: f64,
    high: f64,
}

/// Fights, analyses and compares.
///
/// # Errors
/// If the set-up is invalid, there is no such captain, or it does not search.
pub fn run(shelf: &Shelf, args: &Chances, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let captains: Vec<&str> = scene.game.captains().iter().map(|(name, _)| *name).collect();
    let level = args.level.as_deref().unwrap_or_else(|| strongest(&captains));
    if !captains.contains(&level) {
        return usage(catalogue::no_captain_called(level, captains.join(", ")));
    }
    let named = all(args, &scene, level)?;
    let bins: Vec<Option<Bin>> = (0..BINS).map(|bin| binned(&named, bin)).collect();
    let brier = named.iter().map(|one| (one.chance - one.came) * (one.chance - one.came)).sum::<f64>()
        / named.len().max(1) as f64;
    if args.json {
        return screen.data(&json::line(&fact(args, level, &bins, named.len(), brier))?);
    }
    screen.line(&catalogue::chances_of(
        scene.game.title(),
        level,
        counted(args.play, "node"),
        counted(named.len(), "decision"),
        counted(args.battles, "battle"),
        counted(args.nodes, "node"),
        args.seed,
    ))?;
    screen.line(catalogue::CALIBRATION_TABLE)?;
    screen.line("|-----------|-----------|-----------|---------------|-----------|---------|")?;
    for (at, bin) in bins.iter().enumerate() {
        let Some(bin) = bin else { continue };
        screen.line(&format!(
            "| {:>2}–{:>3} %  | {:>7.1} % | {:>7.1} % | {:>4.1} to {:>5.1} | {:>9} | {:>7} |",
            at * 10,
            at * 10 + 10,
            bin.chance * 100.0,
            bin.came * 100.0,
            bin.low * 100.0,
            bin.high * 100.0,
            bin.count,
            bin.battles
        ))?;
    }
    screen.line(&catalogue::brier_score(brier))
}

/// Fights all battles on several threads, and returns the chances in the order of the battles.
fn all(args: &Chances, scene: &Scene, level: &str) -> anyhow::Result<Vec<Named>> {
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
fn fight(args: &Chances, scene: &Scene, level: &str, number: u64) -> anyhow::Result<Vec<Named>> {
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
    let mut free = (0..battle.revealed()).flat_map(|index| battle.written(index)).collect::<Vec<_>>();
    free.retain(|written| !written.forced());
    let mut named = Vec::new();
    for _ in 0..args.decisions {
        if free.is_empty() {
            break;
        }
        let one = free.swap_remove(rng.below(free.len() as u32) as usize);
        let found = battle.assess(one.index, one.seat, level, seed, args.nodes, &mut |_| false);
        let chance = found.map_err(|error| crate::fault::Usage(format!("--level: {error}")))?.chance.value;
        let came = f64::from(outcome.halves(battle.side(one.seat))) / 2.0;
        named.push(Named { battle: number, chance, came });
    }
    Ok(named)
}

/// Returns the chances and results in a bin; `None` if it is empty.
fn binned(named: &[Named], bin: usize) -> Option<Bin> {
    let within = |one: &&Named| ((one.chance * BINS as f64) as usize).min(BINS - 1) == bin;
    let all: Vec<&Named> = named.iter().filter(within).collect();
    if all.is_empty() {
        return None;
    }
    let mut battles: Vec<(u64, f64, f64)> = Vec::new();
    for one in &all {
        match battles.last_mut().filter(|last| last.0 == one.battle) {
            Some(last) => {
                last.1 += one.came;
                last.2 += 1.0;
            }
            None => battles.push((one.battle, one.came, 1.0)),
        }
    }
    let count = battles.len() as f64;
    let came = battles.iter().map(|(_, came, times)| came / times).sum::<f64>() / count;
    let interval = wilson(came, count, LEVEL);
    let chance = all.iter().map(|one| one.chance).sum::<f64>() / all.len() as f64;
    Some(Bin {
        count: all.len(),
        battles: battles.len(),
        chance,
        came,
        low: interval.low,
        high: interval.high,
    })
}

fn fact(args: &Chances, level: &str, bins: &[Option<Bin>], decisions: usize, brier: f64) -> Fact {
    let thousandths = |share: f64| Fact::int((share * 1000.0).round() as i64);
    let bin = |bin: &Bin| {
        Fact::map([
            ("said", thousandths(bin.chance)),
            ("came", thousandths(bin.came)),
            ("low", thousandths(bin.low)),
            ("high", thousandths(bin.high)),
            ("decisions", Fact::int(bin.count as i64)),
            ("battles", Fact::int(bin.battles as i64)),
        ])
    };
    Fact::map([
        ("game", Fact::text(&args.game)),
        ("level", Fact::text(level)),
        ("play", Fact::int(args.play)),
        ("nodes", Fact::int(args.nodes)),
        ("battles", Fact::int(args.battles as i64)),
        ("decisions", Fact::int(decisions as i64)),
        ("brier", thousandths(brier)),
        ("bins", Fact::list(bins.iter().flatten(), bin)),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_one_battle_count_once_in_a_bin() {
        let one = |battle, chance, came| Named { battle, chance, came };
        let named = [one(0, 0.72, 1.0), one(0, 0.78, 1.0), one(1, 0.7, 0.0), one(2, 1.0, 1.0)];
        let bin = binned(&named, 7).unwrap();
        assert_eq!((bin.count, bin.battles), (3, 2));
        assert!((bin.came - 0.5).abs() < 1e-12 && (bin.chance - 2.2 / 3.0).abs() < 1e-12);
        assert!(binned(&named, 0).is_none());
        assert_eq!(binned(&named, 9).map(|bin| bin.count), Some(1), "certainty is in the last bin");
    }
}
