//! `firing-arc lab playouts`: random battles on one thread, and how fast they are.

use std::time::Instant;

use serde::Serialize;

use crate::args::Playouts;
use crate::scene::Scene;
use crate::screen::Screen;

#[derive(Serialize)]
struct Counted<'a> {
    games: u64,
    turns: u64,
    seconds: f64,
    wins: &'a [u64],
    draws: u64,
}

/// Plays random battles and counts them.
///
/// # Errors
/// If the set-up does not stand.
pub fn playouts(args: &Playouts, screen: &mut Screen) -> anyhow::Result<()> {
    let scene = Scene::of(&args.game, &args.set_up)?;
    let battle = scene.open(args.seed, Vec::new())?;
    let start = Instant::now();
    let tally = scene.stands(scene.game.playouts(&scene.opening, args.battles, args.seed))?;
    let seconds = start.elapsed().as_secs_f64();
    if args.json {
        let (games, turns, draws) = (tally.battles, tally.turns, tally.draws);
        let counted = Counted { games, turns, seconds, wins: &tally.wins, draws };
        return screen.line(&serde_json::to_string(&counted)?);
    }
    let (battles, turns) = (tally.battles as f64, tally.turns as f64);
    screen.line(&format!("battles        {}", tally.battles))?;
    screen.line(&format!("turns          {}, {:.2} a battle", tally.turns, turns / battles))?;
    for (side, wins) in tally.wins.iter().enumerate() {
        let name = battle.card().side_name(engine::Side(side as u8));
        screen.line(&format!("{:<15}{wins} wins, {:.2} %", name, *wins as f64 * 100.0 / battles))?;
    }
    screen.line(&format!("draws          {}, {:.2} %", tally.draws, tally.draws as f64 * 100.0 / battles))?;
    screen.line(&format!("seconds        {seconds:.3}"))?;
    screen.line(&format!("ns a turn      {:.0}", seconds * 1e9 / turns.max(1.0)))
}
