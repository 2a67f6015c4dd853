//! The table of the yardstick: the small game's value, and what each captain leaves to a best response.

use captains::Settings;
use captains::search::Selection;
use engine::Rules;
use serde::Serialize;

use crate::backward::{EXACT, Solution, Unsolved};
use crate::mini::Mini;
use crate::players::Player;
use crate::response::exploitability;

/// The small games by name.
pub const GAMES: &[&str] = &["ftl-mini"];
/// The nodes that are tried where none are named.
pub const NODES: [u32; 4] = [100, 1_000, 10_000, 100_000];

/// A search that is measured.
#[derive(Clone, Copy, Debug)]
pub struct Recipe {
    /// What it is called.
    pub name: &'static str,
    /// How it thinks.
    pub settings: Settings,
}

impl Recipe {
    /// Its settings in a line.
    pub fn line(&self) -> String {
        format!("{}: {:?}", self.name, self.settings).replace("Settings ", "")
    }
}

/// The searches that are measured.
///
/// Both look to the end of the battle, so that all rests on the rules and nothing on the judge's opinion; both take the
/// other side for an equal, without the habit of a plain player; both leave out what they hardly tried.
pub const RECIPES: [Recipe; 2] = [
    Recipe { name: "uct", settings: Settings { selection: Selection::Uct, ..TO_THE_END } },
    Recipe {
        name: "regret",
        settings: Settings { selection: Selection::Regret, explore: 0.2, ..TO_THE_END },
    },
];

const TO_THE_END: Settings =
    Settings { habit: 0, depth: 8, playout: 8, floor: 0.05, widen: 0.0, ..Settings::USUAL };

/// What is known of a small game when it is solved.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// Its name.
    pub game: &'static str,
    /// Where it begins.
    pub start: String,
    /// What a ship may do, and what a missile, beside nothing.
    pub orders: [Vec<String>; 2],
    /// How many positions can be reached in which somebody must write.
    pub positions: usize,
    /// In how many of them some seat must mix: they have no saddle point.
    pub mixed: usize,
    /// How many pairs of orders were played out.
    pub pairs: usize,
    /// The value of the game for the first seat.
    pub value: f64,
    /// How far what the first seat makes sure of and what the second allows are apart.
    pub gap: f64,
    /// Whether the start has a saddle point.
    pub saddle_at_the_start: bool,
    /// How each seat writes its first plot in the solution.
    pub first: [Vec<(String, f64)>; 2],
}

/// One line of the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// Who was measured.
    pub captain: String,
    /// With how many nodes, if it searches.
    pub nodes: Option<u32>,
    /// What a best response wins above the value, averaged over both seats and all seeds.
    pub exploitability: f64,
    /// The least and the greatest of one seed.
    pub bounds: [f64; 2],
    /// The same for each seat it sat in.
    pub seats: [f64; 2],
    /// In how many positions it was asked on average, both seats together.
    pub asked: f64,
    /// How many seeds there were.
    pub seeds: u32,
}

/// Solves a small game and says what was found.
///
/// # Errors
/// If it cannot be solved.
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

/// Measures one captain over seeds 1 and up; `tell` hears of every position it is asked in.
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
