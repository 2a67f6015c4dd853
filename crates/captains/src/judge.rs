//! What a search must know of a game: the ideas worth trying, how to play on quickly, and how good a position is.

mod fitted;
mod logistic;
mod plain;

use engine::{Rules, Sealed, Seat, Seats, Seeded, Space};

pub use fitted::{Feature, Fitted, expected, weights};
pub use logistic::share;
pub use plain::Plain;

use crate::seen::Seen;

/// One part of an order, such as one piece of a plot, with the ideas for it; each part is chosen by itself.
#[derive(Clone, PartialEq, Debug)]
pub struct Part<C> {
    /// What the part may do, each with its weight (not 0): how often a plain player would do so. Never empty.
    pub ideas: Vec<(C, u32)>,
}

/// Knowledge of one game.
pub trait Judge<R: Rules>: Sync {
    /// What one part of an order does.
    type Choice: Clone + PartialEq + Send;
    /// What is worked out once of a position and used for all seats.
    type Scene: Send;

    /// Works out a position.
    fn scene(&self, rules: &R, state: &R::State) -> Self::Scene;

    /// The parts of a seat's order and the ideas for each; it depends only on what that seat may know.
    fn parts(&self, rules: &R, state: &R::State, scene: &Self::Scene, seat: Seat) -> Vec<Part<Self::Choice>>;

    /// The legal order made of one choice for each part; where choices get into each other's way it may mend them.
    fn order(
        &self,
        rules: &R,
        state: &R::State,
        scene: &Self::Scene,
        seat: Seat,
        choices: &[Self::Choice],
    ) -> R::Order;

    /// Another choice for a part, close to this one or anywhere in the space of orders; none where the ideas are all there
    /// is. It may be one that is known already, and depends only on what the seat may know.
    ///
    /// The part is told by its number and the choice to begin from. A search asks for more as it learns the present ideas better (progressive widening).
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

    /// How likely each of these imagined states is beside the others, on any scale: how plain players would have come to
    /// it by what the seat has seen them do. None where nothing seen tells them apart.
    fn likelihoods(&self, _rules: &R, _imagined: &[R::State], _seen: &Seen<'_, R>) -> Option<Vec<f64>> {
        None
    }

    /// Whether a position is one of those that compare with each other, such as every start of a round: playouts count
    /// and end in them, so that no side is weighed with a shot still to come that the other has had.
    fn settled(&self, _rules: &R, _state: &R::State) -> bool {
        true
    }

    /// What plain players would write, for playouts: one order for each of these seats, in their order.
    fn play(
        &self,
        rules: &R,
        state: &R::State,
        seats: Seats,
        rng: &mut Seeded,
        orders: &mut Vec<Sealed<R::Order>>,
    );

    /// The share of the victory each side may expect of an undecided position: `shares[side]` from 0 to 1, in sum 1.
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]);

    /// Bytes that a position's state and scene keep at most.
    ///
    /// The number must be the same on every machine, because a search that runs out of memory decides by it: a judge whose
    /// state or scene holds a pointer or a `usize` gives a number of its own that no machine exceeds.
    fn position_bytes(&self, _state: &R::State, _scene: &Self::Scene) -> usize {
        size_of::<R::State>() + size_of::<Self::Scene>()
    }

    /// Bytes that a choice keeps at most; what is said of [`Judge::position_bytes`] holds for them too.
    fn choice_bytes(&self, _choice: &Self::Choice) -> usize {
        size_of::<Self::Choice>()
    }
}

/// What a judge thinks a position is worth, whatever else it knows.
pub trait Weigh<R: Rules>: Sync {
    /// The share of the victory each side may expect of an undecided position, as [`Judge::weigh`].
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]);
}

impl<R: Rules, J: Judge<R>> Weigh<R> for J {
    fn weigh(&self, rules: &R, state: &R::State, shares: &mut [f64]) {
        Judge::weigh(self, rules, state, shares);
    }
}

/// Seals an order that should be legal; were it not, the seat is taken to have written nothing.
pub fn seal<S: Space>(space: &S, seat: Seat, order: S::Order) -> Sealed<S::Order> {
    let sealed = Sealed::check(space, seat, order);
    debug_assert!(sealed.is_ok(), "a judge proposes legal orders only");
    sealed.unwrap_or_else(|_| Sealed::idle(space, seat))
}

/// Another order: as often close to this one as anywhere in the space.
pub fn another<S: Space>(space: &S, order: &S::Order, rng: &mut Seeded) -> S::Order {
    if rng.chance(1, 2) { space.vary(order, rng) } else { space.sample(rng) }
}

/// An index drawn in proportion to the weights of a part's ideas.
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
