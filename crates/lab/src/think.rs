//! Think times: the time that captains take for an order, in the scenarios of a game.
//!
//! Orders are sampled: a few battles of doctrine against itself are played, and each captain is asked for its order at the
//! same decisions, spread evenly over these battles. Captains have their own number of nodes, and one thread.

use std::time::Duration;

use captains::Budget;
use engine::{Demand, Seat};
use serde::Serialize;
use shelf::{AnyBattle, Form, Game, Opening, ScenarioFile};

use engine::record::DiceSource;

/// The captain that plays the battles from which decisions are taken.
const PLAYS: &str = "doctrine";
/// Number of those battles.
const BATTLES: u64 = 3;

/// A measurement of think times.
pub struct Think<'a> {
    /// The captains that are asked.
    pub captains: Vec<String>,
    /// Most orders of each captain in a scenario.
    pub orders: usize,
    /// Seed of the first battle and its captains.
    pub seed: u64,
    /// The time since some moment, which the caller measures as it likes.
    pub now: &'a dyn Fn() -> Duration,
}

/// The time that a captain takes for an order.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thought {
    /// The captain.
    pub captain: String,
    /// Median in milliseconds.
    pub median: f64,
    /// Longest time in milliseconds.
    pub longest: f64,
}

/// The think times of a scenario.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The game.
    pub game: &'static str,
    /// The scenario.
    pub scenario: &'static str,
    /// Number of pieces of both sides.
    pub pieces: usize,
    /// Number of orders of each captain.
    pub orders: usize,
    /// The captains.
    pub captains: Vec<Thought>,
}

/// Returns the scenarios that players see.
pub fn scenarios(game: &dyn Game) -> impl Iterator<Item = &'static ScenarioFile> {
    game.scenarios().iter().filter(|file| file.form != Form::Measure)
}

impl Think<'_> {
    /// Measures one scenario.
    ///
    /// # Errors
    /// A description of a scenario that cannot be played.
    pub fn measure(&self, game: &dyn Game, file: &ScenarioFile) -> Result<Row, String> {
        let mut times = vec![Vec::new(); self.captains.len()];
        let of_battle = |battle: u64| self.orders * (battle as usize + 1) / BATTLES as usize;
        for battle in 0..BATTLES {
            let before = if battle == 0 { 0 } else { of_battle(battle - 1) };
            let wanted = of_battle(battle) - before;
            if wanted == 0 {
                continue;
            }
            let seed = self.seed.wrapping_add(battle);
            let played = played(game, file, seed)?;
            let wanted = wanted.min(played.revealed());
            for at in 0..wanted {
                let index = (2 * at + 1) * played.revealed() / (2 * wanted);
                let asked = played.branch(index, None).ok_or("a decision cannot be taken up")?;
                for (captain, times) in self.captains.iter().zip(&mut times) {
                    times.push(self.asked(&*asked, at, captain, seed)?);
                }
            }
        }
        let orders = times.first().map_or(0, Vec::len);
        let captains = self.captains.iter().zip(times).map(|(captain, times)| of_captain(captain, times));
        Ok(Row {
            game: game.id(),
            scenario: file.id,
            pieces: game.card(file.id).map_or(0, |card| card.all_pieces()),
            orders,
            captains: captains.collect(),
        })
    }

    /// Asks a captain for an order of one of the seats that must write, and returns the milliseconds that it took.
    fn asked(&self, battle: &dyn AnyBattle, at: usize, captain: &str, seed: u64) -> Result<f64, String> {
        let seats = demanded(battle);
        let seat = seats.get(at % seats.len().max(1)).ok_or("nobody must write")?;
        let begun = (self.now)();
        order(battle, *seat, captain, seed)?;
        Ok((self.now)().saturating_sub(begun).as_secs_f64() * 1e3)
    }
}

/// Returns a battle of doctrine against itself, played to its end.
fn played(game: &dyn Game, file: &ScenarioFile, seed: u64) -> Result<Box<dyn AnyBattle>, String> {
    let opening = Opening { dice: DiceSource::Seed(seed), ..Opening::scenario(file.id) };
    let mut battle = game.open(&opening).map_err(|flaws| format!("{} {}: {flaws}", game.id(), file.id))?;
    loop {
        let seats = demanded(&*battle);
        if seats.is_empty() {
            return Ok(battle);
        }
        let orders: Vec<(Seat, String)> = seats
            .into_iter()
            .map(|seat| Ok((seat, order(&*battle, seat, PLAYS, seed)?)))
            .collect::<Result<_, String>>()?;
        for (seat, order) in orders {
            battle.seal(seat, &order).map_err(|why| format!("{} {}: {why}", game.id(), file.id))?;
        }
    }
}

/// Returns the seats that must write; none after the end.
fn demanded(battle: &dyn AnyBattle) -> Vec<Seat> {
    match battle.demand() {
        Demand::Over(_) => Vec::new(),
        Demand::Orders(seats) => seats.iter().collect(),
    }
}

fn order(battle: &dyn AnyBattle, seat: Seat, captain: &str, seed: u64) -> Result<String, String> {
    let mut budget = Budget { nodes: Budget::OWN, stop: &mut || false, crew: None };
    let advice = battle.advise(seat, captain, seed, &mut budget).map_err(|why| why.to_string())?;
    advice.map(|advice| advice.order).ok_or_else(|| format!("no captain is called \"{captain}\""))
}

fn of_captain(captain: &str, mut times: Vec<f64>) -> Thought {
    times.sort_by(f64::total_cmp);
    let at = |index: usize| times.get(index).copied().unwrap_or_default();
    let median = f64::midpoint(at(times.len().saturating_sub(1) / 2), at(times.len() / 2));
    Thought { captain: captain.to_owned(), median, longest: times.last().copied().unwrap_or_default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_stands_in_the_middle() {
        let of = |times: &[f64]| {
            let thought = of_captain("cadet", times.to_vec());
            (thought.median, thought.longest)
        };
        assert_eq!(of(&[3.0, 1.0, 2.0]), (2.0, 3.0));
        assert_eq!(of(&[4.0, 1.0, 2.0, 9.0]), (3.0, 9.0));
        assert_eq!(of(&[]), (0.0, 0.0));
    }
}
