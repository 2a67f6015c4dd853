//! `firing-arc lab playouts`: random battles and their speed.

use std::thread;
use std::time::Instant;

use engine::Flaws;
use serde::Serialize;
use shelf::{Shelf, Tally};

use crate::args::Playouts;
use crate::catalogue;
use crate::scene::Scene;
use crate::screen::Screen;

#[derive(Serialize)]
struct Counted<'a> {
    games: u64,
    turns: u64,
    decisions: u64,
    seconds: f64,
    ns_per_turn: f64,
    decisions_per_second: f64,
    wins: &'a [u64],
    draws: u64,
}

/// Divides the battles among the threads; the count is the same for any number of them.
fn all(args: &Playouts, scene: &Scene) -> Result<Tally, Flaws> {
    let threads = u64::from(args.threads).min(args.battles);
    let part = |thread: u64| args.battles * thread / threads..args.battles * (thread + 1) / threads;
    let play = &|thread| scene.game.playouts(&scene.opening, part(thread), args.seed);
    thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || play(thread))).collect();
        let mut tally = play(0)?;
        for other in others {
            tally.add(&other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))?);
        }
        Ok(tally)
    })
}

/// Plays random battles and counts them.
///
/// # Errors
/// If the set-up is invalid.
pub fn playouts(shelf: &Shelf, args: &Playouts, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(shelf, &args.game, &args.set_up)?;
    let battle = scene.open(args.seed, Vec::new())?;
    let start = Instant::now();
    let tally = scene.stands(all(args, &scene))?;
    let seconds = start.elapsed().as_secs_f64();
    let (battles, turns, decisions) = (tally.battles as f64, tally.turns as f64, tally.decisions as f64);
    let ns_per_turn = seconds * 1e9 / turns.max(1.0);
    let decisions_per_second = decisions / seconds.max(1e-9);
    if args.json {
        let counted = Counted {
            games: tally.battles,
            turns: tally.turns,
            decisions: tally.decisions,
            seconds,
            ns_per_turn,
            decisions_per_second,
            wins: &tally.wins,
            draws: tally.draws,
        };
        return screen.data(&serde_json::to_string(&counted)?);
    }
    screen.line(&format!("battles        {}", tally.battles))?;
    screen.line(&catalogue::turns_line(tally.turns, turns / battles))?;
    screen.line(&catalogue::decisions_line(tally.decisions, decisions / turns.max(1.0)))?;
    for (side, wins) in tally.wins.iter().enumerate() {
        let name = battle.card().side_name(engine::Side(side as u8));
        screen.line(&format!(
            "{:<15}{}, {:.2} %",
            name,
            engine::quoting::counted(*wins, "win"),
            *wins as f64 * 100.0 / battles
        ))?;
    }
    screen.line(&format!("draws          {}, {:.2} %", tally.draws, tally.draws as f64 * 100.0 / battles))?;
    screen.line(&format!("seconds        {seconds:.3}"))?;
    screen.line(&catalogue::ns_per_turn(ns_per_turn))?;
    screen.line(&catalogue::decisions_per_second(decisions_per_second))
}
