//! The results of the yardstick: the small game's value, and each captain's exploitability.

use captains::Settings;
use captains::search::Selection;
use engine::Rules;
use serde::Serialize;

use crate::backward::{EXACT, Solution, Unsolved};
use crate::mini::Mini;
use crate::players::Player;
use crate::response::exploitability;

/// Names of the small games.
pub const GAMES: &[&str] = &["ftl-mini"];
/// Node budgets that are measured by default.
pub const NODES: [u32; 4] = [100, 1_000, 10_000, 100_000];

/// A search to be measured.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// The name.
    pub name: &'static str,
    /// Search settings.
    pub settings: Settings,
}

impl Recipe {
    /// Returns the settings in one line.
    pub fn line(&self) -> String {
        format!("{}: {:?}", self.name, self.settings).replace("Settings ", "")
    }
}

/// The searches that are measured.
///
/// Both play out to the end of the battle, so that the result depends on the rules alone, not on a judge. Both assume
/// an equal opponent, without habit. Both leave rarely tried orders out of their mixture.
pub const RECIPES: [Recipe; 2] = [
    Recipe { name: "uct", settings: Settings { selection: Selection::Uct, ..TO_THE_END } },
    Recipe {
        name: "regret",
        settings: Settings { selection: Selection::Regret, explore: 0.2, ..TO_THE_END },
    },
];

const TO_THE_END: Settings =
    Settings { habit: 0, depth: 8, playout: 8, floor: 0.05, widen: 0.0, ..Settings::USUAL };

/// The facts of a solved small game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// The name.
    pub game: &'static str,
    /// The start position.
    pub start: String,
    /// Actions of a ship and of a missile, without doing nothing.
    pub orders: [Vec<String>; 2],
    /// Number of reachable positions in which some seat must write.
    pub positions: usize,
    /// Number of those positions without a saddle point: some seat must mix.
    pub mixed: usize,
    /// Number of pairs of orders that were played out.
    pub pairs: usize,
    /// The first seat's value of the game.
    pub value: f64,
    /// Distance between the value's bounds.
    pub gap: f64,
    /// `true` if the start has a saddle point.
    pub saddle_at_the_start: bool,
    /// Each seat's optimal mixture of first plots.
    pub first: [Vec<(String, f64)>; 2],
}

/// One row of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The captain that was measured.
    pub captain: String,
    /// Its number of nodes, if it searches.
    pub nodes: Option<u32>,
    /// Mean exploitability over all seeds, as a share of the victory.
    pub exploitability: f64,
    /// Lowest and highest exploitability of a single seed.
    pub bounds: [f64; 2],
    /// Mean exploitability in each seat.
    pub seats: [f64; 2],
    /// Mean number of positions in which it was asked, over both seats.
    pub asked: f64,
    /// Number of seeds.
    pub seeds: u32,
}

/// Solves a small game and summarises the solution.
///
/// # Errors
/// If the game cannot be solved.
pub fn account(rules: &Mini, tell: &mut dyn FnMut(usize)) -> Result<(Solution<Mini>, Account), Unsolved> {
    let solution = Solution::of(rules, tell)?;
    let start = &solution.positions[0];
    let first = [0, 1].map(|seat: usize| {
        let mixed = start.orders[seat].iter().zip(&start.strategy[seat]);
        mixed.filter(|(_, share)| **share > EXACT).map(|(order, share)| (order.to_string(), *share)).collect()
    });
    let account = Account {
        game: Mini::NAME,
        start: rules.write_position(&start.state),
        orders: rules.orders().map(|all| all.iter().map(ToString::to_string).collect()),
        positions: solution.positions.len(),
        mixed: solution.positions.iter().filter(|position| !position.saddle).count(),
        pairs: solution.positions.iter().map(|position| position.next.len()).sum(),
        value: solution.value().middle(),
        gap: solution.value().gap(),
        saddle_at_the_start: start.saddle,
        first,
    };
    Ok((solution, account))
}

/// Measures one captain with seeds 1 to `seeds`; `tell` is called for every position in which it is asked.
pub fn measure(
    rules: &Mini,
    solution: &Solution<Mini>,
    name: &str,
    seeds: u32,
    player: &dyn Fn(u64) -> Player,
    tell: &mut dyn FnMut(),
) -> Row {
    let found: Vec<_> = (1..=u64::from(seeds))
        .map(|seed| {
            let player = player(seed);
            exploitability(solution, &mut |at, seat| {
                tell();
                player.mixture(rules, solution, at, seat)
            })
        })
        .collect();
    let count = f64::from(seeds);
    let mean = |of: &dyn Fn(usize) -> f64| (0..found.len()).map(of).sum::<f64>() / count;
    let nodes = match player(1) {
        Player::Search { nodes, .. } => Some(nodes),
        _ => None,
    };
    Row {
        captain: name.to_owned(),
        nodes,
        exploitability: mean(&|i| found[i].mean),
        bounds: [
            found.iter().map(|f| f.mean).fold(f64::INFINITY, f64::min),
            found.iter().map(|f| f.mean).fold(f64::NEG_INFINITY, f64::max),
        ],
        seats: [mean(&|i| found[i].seats[0]), mean(&|i| found[i].seats[1])],
        asked: mean(&|i| found[i].asked as f64),
        seeds,
    }
}
