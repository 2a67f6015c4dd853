//! `firing-arc analyse`: the chances before every decision of a record, what each order did to them, and the turning
//! points of the battle.
//!
//! * `work`: the searches, on several threads; `words`: the printed text; [`chances`]: a test of the chances found.

pub mod chances;
mod effort;
mod words;
mod work;

use std::num::NonZero;
use std::ops::Range;
use std::path::PathBuf;
use std::thread;

use anyhow::bail;
use clap::Args;
use engine::{Describe, Fact, Seat};
use shelf::{Analysis, AnyBattle, Shelf, Written, nodes_each};

use self::effort::{Effort, outcome, strongest};
use crate::catalogue;
use crate::fault::usage;
use crate::numbers::{LARGEST, MOST_COUNTED, MOST_MILLIS, MOST_NODES, MOST_THREADS, whole};
use crate::salvage::{Found, InFile, read, salvage};
use crate::screen::Screen;
use crate::{json, telling};

/// `firing-arc analyse`
#[derive(Debug, Args)]
pub struct Analyse {
    /// The record; - reads standard input
    pub file: PathBuf,
    /// Nodes for each decision; the figures are then the same on every machine [default: fewer for more decisions, so
    /// that the analysis of a duel takes less than half a minute on two cores]
    #[arg(long, conflicts_with = "millis", allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_NODES))]
    pub nodes: Option<u32>,
    /// Milliseconds for each decision; figures then differ from run to run
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_MILLIS))]
    pub millis: Option<u64>,
    /// The captain whose search analyses [default: admiral]
    #[arg(long, value_name = "CAPTAIN")]
    pub level: Option<String>,
    /// Analyse only the decisions in which this seat wrote
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u64>(0, MOST_COUNTED))]
    pub seat: Option<u64>,
    /// Analyse only this turn
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u32>(1, MOST_COUNTED))]
    pub turn: Option<u32>,
    /// Seed of the searches
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Number of decisions analysed at once [default: one for each core]; the figures do not depend on it
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

/// Analyses a record. Nothing is printed before the analysis is complete, so an interrupted analysis prints nothing.
///
/// # Errors
/// If the record is invalid, there is nothing to analyse, or the level, seat or turn does not exist. For a damaged
/// record, the fault that ended it, after its complete turns have been analysed.
pub fn run(shelf: &Shelf, args: &Analyse, screen: &mut Screen) -> anyhow::Result<()> {
    let file = args.file.display().to_string();
    let bytes = read(&args.file)?;
    let wrong = |error| InFile { file: file.clone(), error };
    let Found { record, damage, .. } = salvage(&bytes).map_err(wrong)?;
    let battle = shelf.replay(&record).map_err(wrong)?.battle;
    if battle.revealed() == 0 && damage.is_none() {
        bail!("{}", catalogue::nothing_to_analyse(&file));
    }
    let seat = args.seat.map(|number| seat_of(&*battle, number)).transpose()?;
    let range = turns(&*battle, args.turn, &file)?;
    let all: Vec<Written> = (0..battle.revealed()).flat_map(|index| battle.written(index)).collect();
    let effort = effort(args, &*battle, &all)?;
    let wanted = |all: &[Written]| {
        range.contains(&all[0].index) && seat.is_none_or(|seat| all.iter().any(|one| one.seat == seat))
    };
    let decisions = all.chunk_by(|a, b| a.index == b.index).filter(|all| wanted(all));
    let chosen: Vec<Vec<Written>> = decisions.map(<[Written]>::to_vec).collect();
    let analysis = work::analyse(battle.game(), &record, &chosen, &effort)?;
    let whole = args.seat.is_none() && args.turn.is_none();
    if args.json {
        screen.data(&json::line(&fact(&*battle, &analysis, &effort, damage.is_none()))?)?;
    } else {
        let lines = words::tell(&*battle, &analysis, &effort, whole, screen);
        screen.line(&lines.join("\n"))?;
    }
    let Some(damage) = damage else { return Ok(()) };
    screen.flush()?;
    bail!("{}", catalogue::analysed_above(wrong(damage), telling::played_is(&*battle)))
}

fn seat_of(battle: &dyn AnyBattle, number: u64) -> anyhow::Result<Seat> {
    match Seat::of_number(number).filter(|seat| seat.0 < battle.seats()) {
        Some(seat) => Ok(seat),
        None => usage(catalogue::no_such_seat(number, battle.seats())),
    }
}

fn turns(battle: &dyn AnyBattle, turn: Option<u32>, file: &str) -> anyhow::Result<Range<usize>> {
    let Some(turn) = turn else { return Ok(0..battle.revealed()) };
    let all = telling::of_turn(battle, i64::from(turn));
    if all.is_empty() {
        return usage(catalogue::no_such_turn(file, turn, telling::played(battle)));
    }
    Ok(all)
}

/// Returns the budget. Each decision gets the nodes that it would get in an analysis of the whole battle.
fn effort(args: &Analyse, battle: &dyn AnyBattle, all: &[Written]) -> anyhow::Result<Effort> {
    let game = battle.game();
    let captains: Vec<&str> = game.captains().iter().map(|(name, _)| *name).collect();
    let level = args.level.as_deref().unwrap_or_else(|| strongest(&captains)).to_owned();
    if !captains.contains(&level.as_str()) {
        return usage(catalogue::level_names_no_captain(game.id(), &level, captains.join(", ")));
    }
    if !all.is_empty() {
        let mut least = captains::LookBack { seed: 0, decision: 0, nodes: 1, stop: &mut |_| true };
        let asked = battle.assess(&level, &mut least);
        if let Err(error @ shelf::NotAssessed::NoSearch(_)) = asked {
            return usage(format!("--level: {error}"));
        }
    }
    let shared = || nodes_each(game.analysis(), all);
    let nodes = args.millis.is_none().then(|| args.nodes.unwrap_or_else(shared));
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(cores, usize::from);
    Ok(Effort { level, nodes, millis: args.millis, seed: args.seed, threads })
}

/// Returns the analysis as plain data.
fn fact(battle: &dyn AnyBattle, analysis: &Analysis, effort: &Effort, whole: bool) -> Fact {
    let header = battle.header();
    let outcome = outcome(battle);
    let last = battle.revealed().saturating_sub(1);
    let points = analysis.turning_points(last, outcome);
    let seats = (0..battle.seats()).map(Seat);
    Fact::map([
        ("game", Fact::text(&header.game)),
        ("scenario", Fact::text(&header.scenario)),
        ("title", Fact::text(&battle.card().title)),
        ("names", Fact::texts(header.names.iter().map(String::as_str))),
        ("whole", Fact::Bool(whole)),
        ("over", battle.outcome()),
        ("level", Fact::text(&effort.level)),
        ("nodes", Fact::maybe(effort.nodes, Fact::int)),
        ("millis", Fact::maybe(effort.millis, |n| Fact::Int(n as i64))),
        ("seed", Fact::text(effort.seed.to_string())),
        ("decisions", Fact::list(analysis.findings(), Describe::describe)),
        ("turning", Fact::list(&points, Describe::describe)),
        (
            "seats",
            Fact::list(seats, |seat| analysis.summary(seat, battle.side(seat), last, outcome).describe()),
        ),
    ])
}
