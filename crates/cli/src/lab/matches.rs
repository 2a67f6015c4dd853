//! `firing-arc lab match`: two captains against each other, each on both sides of the table.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use engine::{Demand, Seeded, Side};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::args::Match;
use crate::fault::usage;
use crate::players::{Player, check_seats, players};
use crate::scene::Scene;
use crate::screen::Screen;
use crate::watch;
use lab::interval::wilson;

/// What came of a match; wins by captain, not by side.
#[derive(Clone, Debug, Default, Serialize)]
struct Tally {
    battles: u64,
    wins: [u64; 2],
    draws: u64,
    /// The first captain's share of the victories, a draw counting half.
    score: f64,
    /// Its 95 % Wilson interval.
    interval: [f64; 2],
    turns: u64,
    seconds: f64,
}

/// Plays a match between two captains.
///
/// # Errors
/// If the set-up does not stand or is not for two seats.
pub fn match_up(args: &Match, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(&args.game, &args.set_up)?;
    let captains = players(scene.game, &args.seats, false)?;
    check_seats(&*scene.open(args.seed, Vec::new())?, &captains)?;
    if captains.len() != 2 {
        return usage("a match is between two captains");
    }
    let start = Instant::now();
    let mut tally = play_all(args, &scene, &captains)?;
    tally.seconds = start.elapsed().as_secs_f64();
    tally.score = (tally.wins[0] as f64 + tally.draws as f64 / 2.0) / tally.battles as f64;
    tally.interval = wilson(tally.score, tally.battles);
    if args.json {
        return screen.line(&serde_json::to_string(&tally)?);
    }
    tell(&tally, &captains, screen)
}

/// The captains' seats in a battle: swapped in the second half. Of an odd number, the first half has one more.
const fn is_swapped(battle: u64, battles: u64) -> bool {
    battle >= battles.div_ceil(2)
}

/// The seed of a battle: its twin in the other half has the same.
fn seed_of(seed: u64, battle: u64, battles: u64) -> u64 {
    let twin = if is_swapped(battle, battles) { battle - battles.div_ceil(2) } else { battle };
    Seeded::keyed(seed, twin, 2).bits()
}

fn play_all(args: &Match, scene: &Scene, captains: &[Player]) -> anyhow::Result<Tally> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = args.threads.map_or(cores, usize::from).min(usize::try_from(args.battles).unwrap_or(cores));
    let bar = ProgressBar::new(args.battles);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} battles, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar.tick();
    let (next, tally) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    let work = || -> anyhow::Result<()> {
        loop {
            let battle = next.fetch_add(1, Ordering::Relaxed);
            if battle >= args.battles {
                return Ok(());
            }
            let (winner, turns) = play_one(args, scene, captains, battle)?;
            let mut tally = tally.lock().unwrap_or_else(PoisonError::into_inner);
            tally.battles += 1;
            tally.turns += turns;
            match winner {
                Some(captain) => tally.wins[captain] += 1,
                None => tally.draws += 1,
            }
            bar.set_message(format!("{} : {}, {} draws", tally.wins[0], tally.wins[1], tally.draws));
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let joined = threads
            .into_iter()
            .map(|t| t.join().unwrap_or_else(|_| Err(anyhow::anyhow!("a battle ended in a panic"))));
        joined.collect::<anyhow::Result<()>>()
    })?;
    bar.finish_and_clear();
    Ok(tally.into_inner().unwrap_or_else(PoisonError::into_inner))
}

/// Plays one battle: which captain won, and how many turns it took.
fn play_one(
    args: &Match,
    scene: &Scene,
    captains: &[Player],
    number: u64,
) -> anyhow::Result<(Option<usize>, u64)> {
    let swapped = !args.fixed_sides && is_swapped(number, args.battles);
    let seed = if args.fixed_sides {
        Seeded::keyed(args.seed, number, 2).bits()
    } else {
        seed_of(args.seed, number, args.battles)
    };
    let mut seated = captains.to_vec();
    if swapped {
        seated.reverse();
    }
    let mut battle = scene.open(seed, seated.iter().map(|p| p.name().to_owned()).collect())?;
    let mut turns = 0;
    loop {
        if let Demand::Over(outcome) = battle.demand() {
            let captain = |side: Side| if swapped { 1 - side.index() } else { side.index() };
            return Ok((outcome.winner.map(captain), turns));
        }
        turns = u64::from(battle.turn());
        watch::seal_all(&mut *battle, &seated, args.thinking, seed)?;
    }
}

fn tell(tally: &Tally, captains: &[Player], screen: &mut Screen) -> anyhow::Result<()> {
    let percent = |x: f64| format!("{:.1} %", x * 100.0);
    for (captain, wins) in captains.iter().zip(tally.wins) {
        screen.line(&format!("{:<15}{wins} wins", captain.name()))?;
    }
    screen.line(&format!("draws          {}", tally.draws))?;
    screen.line(&format!(
        "score          {} for {}, 95 % interval {} to {} (a draw counts half)",
        percent(tally.score),
        captains[0].name(),
        percent(tally.interval[0]),
        percent(tally.interval[1])
    ))?;
    let (battles, turns) = (tally.battles, tally.turns as f64 / tally.battles as f64);
    screen.line(&format!(
        "battles        {battles}, {turns:.1} turns each, {:.1} seconds in all",
        tally.seconds
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captains_swap_sides_halfway_and_twins_share_their_seed() {
        let swapped: Vec<bool> = (0..5).map(|b| is_swapped(b, 5)).collect();
        assert_eq!(swapped, [false, false, false, true, true]);
        assert_eq!(seed_of(1, 0, 5), seed_of(1, 3, 5));
        assert_ne!(seed_of(1, 0, 5), seed_of(1, 1, 5));
    }
}
