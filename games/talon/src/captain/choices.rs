//! Choices for one part of an order, and lists of them with the worth of each.

use arrayvec::ArrayVec;
use rules_talon::state::Name;
use rules_talon::{Action, Plot, Purchase, Salvo};
use table::Arc;

/// The greatest number of ideas for one part.
const MOST: usize = 96;

/// Ideas for one part, each with its worth.
pub(super) type Worths = ArrayVec<(Choice, f64), MOST>;

/// A choice for one part of an order: one ship's purchase or speed, or the whole of any other order.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// A ship's purchase, or none.
    Buy(Option<Purchase>),
    /// A ship's speed for the next round.
    Speed(Plot),
    /// A piece and its action.
    Move(Name, Action),
    /// A group that fires.
    Fire(Salvo),
    /// The ship of a colliding pair that takes its damage first.
    First(Name),
    /// The shield that takes a hit.
    Shield(Arc),
    /// Nothing more.
    Done,
    /// The order that the rules assume of a silent seat.
    Silent,
}

/// Adds an idea. If there is no room it replaces the worst idea, provided it is better.
pub(super) fn add(all: &mut Worths, choice: Choice, worth: f64) {
    if all.try_push((choice, worth)).is_ok() {
        return;
    }
    let worst = all.iter_mut().min_by(|a, b| a.1.total_cmp(&b.1));
    if let Some(worst) = worst.filter(|worst| worst.1 < worth) {
        *worst = (choice, worth);
    }
}
