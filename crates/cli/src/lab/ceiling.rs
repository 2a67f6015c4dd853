//! `firing-arc lab ceiling`: how much of a result dice leave to skill.

use std::path::PathBuf;

use clap::Args;
use lab::ceiling::{self, CeilingReport, Lead, Part};
use lab::experiment::MOST_BATTLES;
use serde::Serialize;
use shelf::{Game, Shelf};

use super::fights;
use crate::args::{LabThinking, SetUp};
use crate::catalogue;
use crate::fault::usage;
use crate::numbers::{LARGEST, MOST_THREADS, whole};
use crate::scene::{Scene, games};
use crate::screen::Screen;

/// `firing-arc lab ceiling`
#[derive(Debug, Args)]
pub struct Ceiling {
    /// The game, such as ftl, or all; without --scenario, in the scenario of its ladder
    pub game: String,
    #[command(flatten)]
    pub set_up: SetUp,
    /// The strong captain and the weak one
    #[arg(long, value_delimiter = ',', value_name = "STRONG,WEAK", default_value = "captain,doctrine")]
    pub captains: Vec<String>,
    /// Number of battles, rounded up to a multiple of 8, or of 4 without dice
    #[arg(long, default_value_t = 400, allow_negative_numbers = true, value_parser = whole::<u64>(1, MOST_BATTLES))]
    pub battles: u64,
    /// Seed of dice and captains
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    #[command(flatten)]
    pub thinking: LabThinking,
    /// Write every battle to this file as it ends, and continue from its battles; in a folder the program
    /// names the file
    #[arg(long, value_name = "FOLDER|FILE")]
    pub out: Option<PathBuf>,
    /// Number of battles at once [default: one for each core]
    #[arg(long, allow_negative_numbers = true, value_parser = whole::<u16>(1, MOST_THREADS))]
    pub threads: Option<u16>,
    /// Print one JSON line for each game
    #[arg(long)]
    pub json: bool,
}

#[derive(Serialize)]
struct Told<'a> {
    game: &'static str,
    scenario: &'a str,
    #[serde(flatten)]
    report: &'a CeilingReport,
}

/// Measures the ceiling of a game's ladder scenario, or of another one; `all` measures every game.
///
/// # Errors
/// If the set-up or a captain is unknown, or the results cannot be kept.
pub fn ceiling(shelf: &Shelf, args: &Ceiling, screen: &mut Screen) -> anyhow::Result<()> {
    let games = games(shelf, &args.game)?;
    if !args.json {
        screen.line(catalogue::CEILING_TABLE)?;
    }
    for game in games {
        of_game(shelf, game, args, screen)?;
    }
    Ok(())
}

fn of_game(shelf: &Shelf, game: &dyn Game, args: &Ceiling, screen: &mut Screen) -> anyhow::Result<()> {
    let set_up = SetUp {
        scenario: args.set_up.scenario.clone().or_else(|| Some(game.ladder().to_owned())),
        options: args.set_up.options.clone(),
        handicap: args.set_up.handicap,
    };
    let scene = Scene::of(shelf, game.id(), &set_up)?;
    let (arena, captains) = fights::arena(&scene, &args.captains)?;
    let [strong, weak] = captains.as_slice() else { return usage(catalogue::CEILING_NEEDS_TWO) };
    let rolls = game.largest_die() > 0;
    let ceiling = ceiling::Ceiling {
        arena: &*arena,
        captains: [strong.clone(), weak.clone()],
        rolls,
        units: args.battles.div_ceil(ceiling::Ceiling::unit(rolls)),
        seed: args.seed,
        thinking: args.thinking.thinking(),
    };
    let rest = [format!("captains {strong}, {weak}")];
    let header = fights::header(&scene, "ceiling", args.seed, ceiling.thinking, &rest);
    let scenario = &scene.opening.scenario;
    let name = format!("ceiling-{}-{scenario}-{strong}-{weak}-{}", game.id(), args.seed);
    let mut results = fights::results(args.out.as_deref(), &name, &header)?;
    let arenas = ceiling.arenas();
    let series = ceiling.series(&arenas);
    let (ended, _) = fights::fight(&series, args.threads, &mut results)?;
    debug_assert!(ended.iter().all(|ended| ended.tally.battles == 2 * ceiling.units));
    let report = ceiling.report(&ceiling.shares(&results));
    if args.json {
        let told = Told { game: game.id(), scenario, report: &report };
        return screen.data(&serde_json::to_string(&told)?);
    }
    screen.line(&row(game, scenario, &report))
}

/// Returns a set-up's row of the table.
fn row(game: &dyn Game, scenario: &str, report: &CeilingReport) -> String {
    let score = Part { share: report.score, interval: report.interval };
    let mut cells = vec![game.title().to_owned(), format!("`{scenario}`"), percents(score)];
    match &report.parts {
        Some(parts) => {
            let all = [parts.skill, parts.seats, parts.guessing, parts.dice, parts.both, parts.ceiling];
            cells.extend(all.map(percents));
            cells.push(battles(parts.lead));
        }
        None => cells.extend(std::iter::repeat_n("–".to_owned(), 7)),
    }
    cells.push(report.battles.to_string());
    format!("| {} |", cells.join(" | "))
}

/// Formats a part and its interval in percent.
fn percents(Part { share, interval }: Part) -> String {
    if interval.width() <= 0.0 {
        return format!("{:.0}", 100.0 * share);
    }
    format!("{:.0} ({:.0} to {:.0})", 100.0 * share, 100.0 * interval.low, 100.0 * interval.high)
}

/// Formats the battles to lead.
fn battles(Lead { battles, low, high }: Lead) -> String {
    let told = |battles: Option<u64>| battles.map_or_else(|| "∞".to_owned(), |battles| battles.to_string());
    format!("{} ({} to {})", told(battles), told(low), told(high))
}
