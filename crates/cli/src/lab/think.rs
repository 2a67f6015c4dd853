//! `firing-arc lab think`: the time that captains take for an order, in every scenario.

use std::time::Duration;

use anyhow::Context as _;
use clap::Args;
use lab::think::{self, Row, scenarios};
use shelf::{Game, Shelf};

use crate::catalogue;
use crate::numbers::{LARGEST, whole};
use crate::players::players;
use crate::scene::games;
use crate::screen::Screen;

/// `firing-arc lab think`
#[derive(Debug, Args)]
pub struct Think {
    /// The game, such as ftl, or all
    pub game: String,
    /// The captains
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "CAPTAIN,…",
        default_value = "doctrine,cadet,lieutenant,captain,admiral"
    )]
    pub captains: Vec<String>,
    /// Most orders of each captain in a scenario
    #[arg(long, default_value_t = 12, allow_negative_numbers = true, value_parser = whole::<u16>(1, 10_000))]
    pub orders: u16,
    /// Seed of the battles from which the decisions are taken
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u64>(0, LARGEST))]
    pub seed: u64,
    /// Print one JSON line for each scenario
    #[arg(long)]
    pub json: bool,
}

/// Measures the think times of a game, or of all games.
///
/// # Errors
/// If a game or captain is unknown, or a scenario cannot be played.
pub fn think(shelf: &Shelf, args: &Think, screen: &mut Screen) -> anyhow::Result<()> {
    let games = games(shelf, &args.game)?;
    let now = clock();
    for (at, game) in games.into_iter().enumerate() {
        if at > 0 && !args.json {
            screen.line("")?;
        }
        of_game(game, args, &*now, screen)?;
    }
    Ok(())
}

fn of_game(
    game: &dyn Game,
    args: &Think,
    now: &dyn Fn() -> Duration,
    screen: &mut Screen,
) -> anyhow::Result<()> {
    let captains = players(game, &args.captains, false)?;
    let captains: Vec<String> = captains.iter().map(|player| player.name().to_owned()).collect();
    if !args.json {
        screen.line(&catalogue::think_head(game.title(), &captains))?;
    }
    let think = think::Think { captains, orders: usize::from(args.orders), seed: args.seed, now };
    for file in scenarios(game) {
        let row = think.measure(game, file).map_err(anyhow::Error::msg).context(catalogue::THINK_FAILED)?;
        if args.json {
            screen.data(&serde_json::to_string(&row)?)?;
        } else {
            screen.line(&told(&row))?;
        }
    }
    Ok(())
}

/// Returns a scenario's row of the table.
fn told(row: &Row) -> String {
    let times = row.captains.iter().map(|of| format!(" {} / {} |", millis(of.median), millis(of.longest)));
    format!("| `{}` | {} |{}", row.scenario, row.pieces, times.collect::<String>())
}

/// Formats milliseconds to two or three digits.
fn millis(millis: f64) -> String {
    match millis {
        below if below < 0.095 => format!("{below:.2}"),
        below if below < 9.5 => format!("{below:.1}"),
        _ => format!("{millis:.0}"),
    }
}

/// Returns a clock of this thread's processor time, or of real time where a system does not tell it.
fn clock() -> Box<dyn Fn() -> Duration> {
    #[cfg(any(target_os = "linux", target_os = "macos"))]
    {
        Box::new(|| {
            let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
            Duration::new(time.tv_sec.unsigned_abs(), u32::try_from(time.tv_nsec).unwrap_or_default())
        })
    }
    #[cfg(not(any(target_os = "linux", target_os = "macos")))]
    {
        let start = std::time::Instant::now();
        Box::new(move || start.elapsed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_two_or_three_digits() {
        assert_eq!([0.004, 0.2, 3.12, 9.6, 812.3].map(millis), ["0.00", "0.2", "3.1", "10", "812"]);
    }

    #[test]
    fn the_clock_of_processor_time_does_not_run_backwards() {
        let now = clock();
        let first = now();
        assert!(now() >= first);
    }
}
