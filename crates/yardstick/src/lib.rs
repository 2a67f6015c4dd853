//! The exact yardstick: a small game solved, and how much each captain can be exploited in it.
//!
//! * [`mini`]: the small game, a ruleset; [`judge`]: what its captains know of it.
//! * [`matrix`]: what two players who choose at once can make sure of; [`backward`]: every position solved, from the end.
//! * [`response`]: what a best response wins; [`players`]: the captains' mixtures; [`table`]: the table of all this.
//!
//! ```
//! use yardstick::{Mini, Player, Solution, exploitability};
//! let rules = Mini::ftl_mini();
//! let solution = Solution::of(&rules, &mut |_| ()).unwrap();
//! assert!(solution.value().gap() < 1e-9, "what one seat makes sure of is what the other can hold it to");
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
