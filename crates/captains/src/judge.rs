//! The knowledge of a game that a search needs: ideas worth trying, fast play for playouts, and the value of a position.

mod fitted;
mod logistic;
mod plain;

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};

pub use fitted::{Feature, Fitted, expected, weights};
pub use logistic::share;
pub use plain::Plain;

use crate::seen::Seen;

/// One part of an order, such as the order of one piece, with the ideas for it. Each part is chosen independently.
#[derive(Clone, PartialEq, Debug)]
pub struct Part<C> {
    /// Choices for the part with their weights: how often a plain player picks each. Never empty, and no weight is 0.
    pub ideas: Vec<(C, u32)>,
}

/// Knowledge of one game, as a search uses it.
pub trait Judge<R: Rules>: Sync {
    /// One choice for one part of an order.
    type Choice: Clone + PartialEq + Send;
    /// Data computed once for a position and used for all seats.
    type Scene: Send;

    /// Computes the scene of a position.
    fn scene(&self, rules: &R, state: &R::State) -> Self::Scene;

    /// Returns the parts of a seat's order with the ideas for each. The result depends only on what that seat may know.
    fn parts(&self, rules: &R, state: &R::State, scene: &Self::Scene, seat: Seat) -> Vec<Part<Self::Choice>>;

    /// Builds the legal order from one choice for each part. Where choices conflict, the judge may change them.
    fn order(
        &self,
        rules: &R,
        state: &R::State,
        scene: &Self::Scene,
        seat: Seat,
        choices: &[Self::Choice],
    ) -> R::Order;

    /// Returns another choice for a part, near the given one or anywhere in the space of orders; `None` if the ideas
    /// already cover every choice.
    ///
    /// `_part` is the part's index and the choice to start from. The result may be a known choice, and depends only on
    /// what the seat may know. A search calls this more often as it learns the present ideas better (progressive
    /// widening).
    fn vary(
        &self,
        _rules: &R,
        _state: &R::State,
        _scene: &Self::Scene,
        _seat: Seat,
        _part: (usize, &Self::Choice),
        _rng: &mut Seeded,
    ) -> Option<Self::Choice> {
        None
    }

    /// Returns the relative likelihood of each imagined state, on any scale: how probably plain players would have
    /// reached it, given what the seat has seen. `None` if nothing seen distinguishes the states.
    fn likelihoods(&self, _rules: &R, _imagined: &[R::State], _seen: &Seen<'_, R>) -> Option<Vec<f64>> {
        None
    }

    /// Returns `true` if the position can be compared with other settled ones, such as the start of a round.
    ///
    /// Playouts count settled positions and end in one. Otherwise a playout could end after one
    /// side has fired and before the other can.
    fn settled(&self, _rules: &R, _state: &R::State) -> bool {
        true
    }

    /// Draws the orders that plain players would write, for playouts: one order for each of `seats`, in their order.
    fn play(
        &self,
        rules: &R,
        state: &R::State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<R::Order>>,
    );

    /// Sets each side's expected share of the victory in an undecided position: `shares[side]` from 0 to 1, in sum 1.
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]);

    /// Returns an upper bound of the bytes that a position's state and scene take.
    ///
    /// The number must be the same on every machine, because it decides when a search runs out of memory. A judge whose
    /// state or scene holds a pointer or a `usize` must return a constant that no machine exceeds.
    fn position_bytes(&self, _state: &R::State, _scene: &Self::Scene) -> usize {
        size_of::<R::State>() + size_of::<Self::Scene>()
    }

    /// Returns an upper bound of the bytes that a choice takes, under the rules of [`Judge::position_bytes`].
    fn choice_bytes(&self, _choice: &Self::Choice) -> usize {
        size_of::<Self::Choice>()
    }
}

/// The evaluation of positions alone, without the rest of [`Judge`].
pub trait Weigh<R: Rules>: Sync {
    /// Sets each side's expected share of the victory in an undecided position, as [`Judge::weigh`].
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]);
}

impl<R: Rules, J: Judge<R>> Weigh<R> for J {
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]) {
        Judge::weigh(self, rules, state, shares);
    }
}

/// Seals an order that should be legal. An illegal one is replaced by the idle order; debug builds panic.
pub fn seal<S: Space>(space: &S, seat: Seat, order: S::Order) -> Sealed<S::Order> {
    let sealed = Sealed::check(space, seat, order);
    debug_assert!(sealed.is_ok(), "a judge proposes legal orders only");
    sealed.unwrap_or_else(|_| Sealed::idle(space, seat))
}

/// Returns another order: with probability ½ a variation of `order`, otherwise a uniform sample of the space.
pub fn another<S: Space>(space: &S, order: &S::Order, rng: &mut Seeded) -> S::Order {
    if rng.chance(1, 2) { space.vary(order, rng) } else { space.sample(rng) }
}

/// Returns an index drawn with probability proportional to the weights.
pub fn draw<C>(ideas: &[(C, u32)], rng: &mut Seeded) -> usize {
    let total: u32 = ideas.iter().map(|(_, weight)| weight).sum();
    let mut left = rng.below(total.max(1));
    for (i, (_, weight)) in ideas.iter().enumerate() {
        if left < *weight {
            return i;
        }
        left -= weight;
    }
    0
}
