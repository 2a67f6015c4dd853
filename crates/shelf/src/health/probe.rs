//! A probe: a few battles whose results show that figures are out of date.

use std::fmt::Write as _;

use engine::digest::Digest;

use crate::arena::Nodes;
use crate::game::Game;
use crate::opening::Opening;

/// Number of battles of a probe.
const BATTLES: u64 = 4;

/// Returns the name of the captain without a search that plays best: `doctrine`, or the game's first.
pub fn doctrine(game: &dyn Game) -> &'static str {
    let known = game.captains();
    let named = known.iter().find(|(name, _)| *name == "doctrine");
    named.or_else(|| known.first()).map_or("random", |(name, _)| *name)
}

/// Returns the digest of four battles between doctrines, of the captains' recipes and of the judge's weights.
///
/// It changes with the scenario, the classes, the rules and the captains, wherever they matter to those. Figures with
/// another probe are out of date; the same probe does not prove that they are not.
///
/// # Errors
/// If the scenario cannot be fought; the text says why.
pub fn probe(game: &dyn Game, scenario: &str) -> Result<String, String> {
    let arena = game.arena(&Opening::scenario(scenario)).map_err(|flaws| format!("{flaws:?}"))?;
    let seats = vec![doctrine(game); usize::from(arena.seats())];
    let mut text = format!("{:?}\n", game.recipes());
    for (feature, weight) in game.features() {
        let _ = writeln!(text, "{} {weight:?}", feature.name);
    }
    for seed in 0..BATTLES {
        let fought = arena.fight(&seats, seed, &mut Nodes(1)).map_err(|broken| broken.to_string())?;
        let winner = fought.outcome.winner.map_or(0, |side| side.index() + 1);
        let _ = writeln!(text, "{winner} {} {}", fought.turns, fought.decisions);
    }
    Ok(Digest::of(&text).to_string())
}
