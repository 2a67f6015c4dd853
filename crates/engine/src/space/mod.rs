//! Sets of legal orders as values.
//!
//! A ruleset implements its own space, over its rules and state ([`Space`]; `docs/add-a-ruleset.md` explains it). If
//! there are few orders and each has a text, [`Listed`] is enough; [`Noted`] adds roles and notation to its outline.

mod listed;
mod noted;

use std::ops::ControlFlow;

pub use listed::Listed;
pub use noted::Noted;

use crate::clause::Refusal;
use crate::outline::Outline;
use crate::rng::Seeded;

/// A set of legal orders: never empty, cheap to make, and the one authority on what is legal.
///
/// The laws of `testkit` hold every implementation to what is said here.
///
/// ```
/// use engine::example::{Broadsides, Order};
/// use engine::{Rules, Seat, Seeded, Space};
///
/// let (rules, mut rng) = (Broadsides, Seeded::new(1));
/// let state = rules.start();
/// let space = rules.space(&state, Seat(0));
/// assert_eq!(space.size(), Some(3));
/// assert_eq!(space.listed(100).unwrap(), [Order(1), Order(2), Order(3)]);
/// assert!(space.check(&space.sample(&mut rng)).is_ok());
/// assert_eq!(space.check(&Order(4)).unwrap_err().clause.0, "BRO-1");
/// assert_eq!(space.idle(), Order(1));
/// ```
pub trait Space {
    /// A member of the set.
    type Order: Clone + Eq;

    /// Returns the number of orders; `None` if they are too many or too interdependent to count.
    fn size(&self) -> Option<u128>;

    /// Calls `f` with every order once, in a fixed order, until `f` breaks.
    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Returns an order, uniformly at random.
    fn sample(&self, rng: &mut Seeded) -> Self::Order;

    /// Draws an order into the place of another. The draw is that of [`Space::sample`], without a copy of a large
    /// order.
    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Self::Order) {
        *order = self.sample(rng);
    }

    /// Checks that an order is in the set.
    ///
    /// # Errors
    /// The first clause that it breaks, with the part that breaks it.
    fn check(&self, order: &Self::Order) -> Result<(), Refusal>;

    /// Returns a legal order that differs little from this one, or the same one if there is no other.
    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order;

    /// Returns the order that the rules assume of a seat that writes nothing.
    fn idle(&self) -> Self::Order;

    /// Returns the set as data, from which alone its orders can be written. Every order that it writes is in the set.
    /// It writes every order of the set, perhaps with its parts in another sequence.
    fn outline(&self) -> Outline;

    /// Returns every order of the set as a list; `None` if there are more than `most`.
    fn listed(&self, most: usize) -> Option<Vec<Self::Order>> {
        let mut all = Vec::new();
        let flow = self.visit(&mut |order| {
            if all.len() == most {
                return ControlFlow::Break(());
            }
            all.push(order);
            ControlFlow::Continue(())
        });
        flow.is_continue().then_some(all)
    }
}
