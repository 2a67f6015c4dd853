//! Valid texts: battles played at random on every game of the shelf, and their records.

use anyhow::{Context, Result};
use captains::Budget;
use engine::record::DiceSource;
use engine::{Demand, Seat};
use games::SHELF;
use shelf::{AnyBattle, Game, Opening};

/// Number of scenarios per game.
const SCENARIOS: usize = 3;
/// Ages of the battles in decisions; a battle may end earlier.
const AGES: [usize; 4] = [0, 2, 7, 25];
/// Maximum size of a record used as a valid text, in bytes.
const LONGEST: usize = 40_000;

/// A battle played at random, with its orders.
pub struct Played {
    /// The game.
    pub game: &'static dyn Game,
    /// The scenario's id.
    pub scenario: &'static str,
    /// The battle; it may still be going on.
    pub battle: Box<dyn AnyBattle>,
    /// All orders of the battle, in sequence.
    pub orders: Vec<String>,
}

/// Returns an order of the random captain.
///
/// # Errors
/// If no order is demanded of the seat.
pub fn order(battle: &dyn AnyBattle, seat: Seat, seed: u64) -> Result<String> {
    let mut budget = Budget { nodes: 1, stop: &mut || false, crew: None };
    let advice = battle.advise(seat, "random", seed, &mut budget)?;
    Ok(advice.context("there is a captain of random orders")?.order)
}

/// Plays battles of some scenarios of every game, each up to every one of [`AGES`].
///
/// # Errors
/// If a scenario of the shelf has flaws, or an order is refused.
pub fn battles() -> Result<Vec<Played>> {
    let mut all = Vec::new();
    for game in &SHELF {
        for file in game.scenarios().iter().take(SCENARIOS) {
            for (seed, age) in AGES.iter().enumerate() {
                all.push(battle(game, file.id, seed as u64, *age)?);
            }
        }
    }
    Ok(all)
}

fn battle(game: &'static dyn Game, scenario: &'static str, seed: u64, age: usize) -> Result<Played> {
    let names = vec!["Ada".to_owned(), "Ben".to_owned()];
    let opening = Opening { dice: DiceSource::Seed(seed), names, ..Opening::scenario(scenario) };
    let opened = game.open(&opening).map_err(|flaws| anyhow::anyhow!("{scenario}: {flaws:?}"))?;
    let mut played = Played { game, scenario, battle: opened, orders: Vec::new() };
    while played.battle.revealed() < age {
        let Demand::Orders(seats) = played.battle.demand() else { break };
        for seat in seats {
            let text = order(&*played.battle, seat, seed + played.orders.len() as u64)?;
            played
                .battle
                .seal(seat, &text)
                .map_err(|error| anyhow::anyhow!("{scenario}: {text}: {error}"))?;
            played.orders.push(text);
        }
    }
    Ok(played)
}

/// Returns the records of the battles, without the long ones, and the recorded battles kept beside the rulesets.
///
/// # Errors
/// If a file cannot be read.
pub fn records(battles: &[Played]) -> Result<Vec<(&'static str, String)>> {
    let mut all: Vec<_> = battles.iter().map(|played| (played.game.id(), played.battle.record())).collect();
    for game in &SHELF {
        let house = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let folder = house.join(format!("../../games/{}/records", game.id()));
        let entries = std::fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        paths.sort();
        for path in paths {
            all.push((
                game.id(),
                std::fs::read_to_string(&path).with_context(|| path.display().to_string())?,
            ));
        }
    }
    for played in battles.iter().step_by(5) {
        all.push((played.game.id(), played.battle.record_for(Some(Seat(0)))));
    }
    all.push(("ftl", of_a_room(&all[0].1)));
    all.retain(|(_, text)| text.len() <= LONGEST);
    Ok(all)
}

/// Adds lines to a record that are reserved for battles over a server.
fn of_a_room(record: &str) -> String {
    let (key, mark) = ("0f".repeat(32), "a0".repeat(64));
    let head = format!("\nfollows {key} Before\n~ mode strict\n~ commit server {key}\n~ signed 1 {mark}\n| ");
    let turn = format!("\n~ seal 1 1 {key} {key} {key} 00ff {mark}\n~ step 2 {key}\n~ void 2 illegal\n> 1");
    let end = format!("\nend\n> 1  agrees\n~ late 2\n~ signed server {mark}\n= 0123456789abcdef\n");
    record.replacen("\n| ", &head, 1).replacen("\n> 1", &turn, 1) + &end
}
