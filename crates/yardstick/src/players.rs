//! The captains measured in the small game, each with its full mixture in any position.

use captains::{Budget, Search, Seen, Settings};
use engine::{Rules, Seat, Seeded};

use crate::backward::{ORDERS, Position, Solution};
use crate::judge::{MiniJudge, weighed};
use crate::mini::Mini;

/// A player to be measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Player {
    /// Uniformly random orders.
    Random,
    /// The doctrine, restricted to the orders of the small game.
    Doctrine,
    /// The search with these settings, nodes and seed.
    Search {
        /// Search settings.
        settings: Settings,
        /// Nodes for each decision.
        nodes: u32,
        /// Seed of all its draws.
        seed: u64,
    },
}

impl Player {
    /// Returns the probability of each order in a position of the solution, in the order of [`Position::orders`].
    ///
    /// A search gets its own generator in every position and seat. So its mixtures do not depend on the sequence of
    /// calls.
    pub fn mixture(&self, rules: &Mini, solution: &Solution<Mini>, at: usize, seat: Seat) -> Vec<f64> {
        let position = &solution.positions[at];
        match self {
            Self::Random => {
                let count = position.orders[seat.index()].len();
                vec![1.0 / count as f64; count]
            }
            Self::Doctrine => spread(position, seat, &weighed(rules, &position.state, seat)),
            Self::Search { settings, nodes, seed } => {
                let mut rng = Seeded::keyed(*seed, at as u64, u64::from(seat.0));
                let view = rules.view(&position.state, Some(seat));
                let (seen, mut stop) = (Seen::now(seat, &view), || false);
                let mut budget = Budget::new(*nodes, &mut stop);
                let search = Search::with(MiniJudge, *settings);
                let mixed = search.mixture(rules, &seen, &mut rng, &mut budget, ORDERS);
                spread(position, seat, &mixed.unwrap_or_default())
            }
        }
    }
}

/// Maps shares by order to the position's own list; the share of an order that is not in the list is dropped.
fn spread<R: Rules>(position: &Position<R>, seat: Seat, mixed: &[(R::Order, f64)]) -> Vec<f64> {
    let share = |order: &R::Order| mixed.iter().filter(|(other, _)| other == order).map(|(_, s)| *s).sum();
    position.orders[seat.index()].iter().map(share).collect()
}
