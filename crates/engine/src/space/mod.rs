//! Sets of legal orders as values, composed of a few proven pieces.
//!
//! [`Steps`] (a number in whole steps), [`Listed`] (one of these), [`Split`] (a pool over uses), [`Subset`] (some of
//! n), [`Spot`] (a point of a disc), [`Pair`] and [`Each`] (products), [`Either`] (a sum, or a choice by phase),
//! [`Where`] (a product crossed by a rule), [`Mapped`] (any of these in a ruleset's own words), [`Noted`] (with the
//! notation of these words as an outline).

mod crossed;
mod each;
mod either;
mod listed;
mod mapped;
mod noted;
mod pair;
mod split;
mod spot;
mod steps;
mod subset;

use std::ops::ControlFlow;

pub use crossed::Where;
pub use each::Each;
pub use either::Either;
pub use listed::Listed;
pub use mapped::Mapped;
pub use noted::Noted;
pub use pair::Pair;
pub use split::Split;
pub use spot::Spot;
pub use steps::Steps;
pub use subset::Subset;

use crate::clause::Refusal;
use crate::outline::Outline;
use crate::rng::Seeded;

/// A set of legal orders: never empty, cheap to make, and the one authority on what is legal.
///
/// The laws of `testkit` hold every implementation to what is said here.
pub trait Space {
    /// A member of the set.
    type Order: Clone + Eq;

    /// How many orders there are; none if they are too many or too crossed to count.
    fn size(&self) -> Option<u128>;

    /// Calls `f` with every order once, in a fixed order, until it breaks.
    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()>;

    /// An order, all equally likely.
    fn sample(&self, rng: &mut Seeded) -> Self::Order;

    /// Draws an order in the place of another; the same draw as [`Space::sample`], without moving a large order about.
    #[inline]
    fn sample_into(&self, rng: &mut Seeded, order: &mut Self::Order) {
        *order = self.sample(rng);
    }

    /// Whether an order is in the set.
    ///
    /// # Errors
    /// The first clause it breaks, with the part that breaks it.
    fn check(&self, order: &Self::Order) -> Result<(), Refusal>;

    /// A legal order that differs in little from this one (or the same where there is no other).
    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order;

    /// What the rules assume of a seat that writes nothing.
    fn idle(&self) -> Self::Order;

    /// The set as data, from which alone its orders can be written: every order it writes is in the set, and every order
    /// of the set is among them, if only in another sequence of the same things.
    fn outline(&self) -> Outline;

    /// Every order of the set in a list; none if there are more than `most`.
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
