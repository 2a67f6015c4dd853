//! The exact yardstick: a solved small game, and the exploitability of each captain in it.
//!
//! * [`mini`]: the small game, a ruleset; [`judge`]: its captains' knowledge of it.
//! * [`matrix`]: the solver of simultaneous choices; [`backward`]: every position solved, from the end.
//! * [`response`]: best responses; [`players`]: the captains' mixtures; [`table`]: the results of all captains.
//!
//! ```
//! use yardstick::{Mini, Player, Solution, exploitability};
//! let rules = Mini::ftl_mini();
//! let solution = Solution::of(&rules, &mut |_| ()).unwrap();
//! assert!(solution.value().gap() < 1e-9, "the guarantees of both seats meet");
//! let random = exploitability(&solution, &mut |at, seat| Player::Random.mixture(&rules, &solution, at, seat));
//! assert!(random.mean > 0.1);
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub mod backward;
pub mod judge;
pub mod matrix;
pub mod mini;
pub mod players;
pub mod response;
pub mod table;

#[cfg(test)]
mod tests;

pub use backward::{EXACT, Next, Position, Solution, Unsolved};
pub use judge::MiniJudge;
pub use matrix::{Bounds, Payoffs, Solved};
pub use mini::{Cut, Mini};
pub use players::Player;
pub use response::{Exploitability, Response, best_response, exploitability};
pub use table::{Account, GAMES, NODES, RECIPES, Recipe, Row, account, measure};
