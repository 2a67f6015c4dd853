//! What one part of an order may do, and lists of that with what each is worth.

use arrayvec::ArrayVec;
use rules_talon::state::Name;
use rules_talon::{Action, Plot, Purchase, Salvo};
use table::Arc;

/// The most ideas of one part.
const MOST: usize = 96;

/// Ideas of one part with what each is worth.
pub(super) type Worths = ArrayVec<(Choice, f64), MOST>;

/// What one part of an order does: one ship's part of power and speeds, the whole of anything else.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    /// A ship buys this, or nothing.
    Buy(Option<Purchase>),
    /// A ship's speed for the next round.
    Speed(Plot),
    /// A piece moves.
    Move(Name, Action),
    /// A group fires.
    Fire(Salvo),
    /// Who of a colliding pair takes its damage first.
    First(Name),
    /// The shield that takes a hit.
    Shield(Arc),
    /// Nothing more.
    Done,
    /// Whatever the rules assume of a silent seat.
    Silent,
}

/// Adds an idea; where there is no room it takes the place of the worst, if it is better.
pub(super) fn add(all: &mut Worths, choice: Choice, worth: f64) {
    if all.try_push((choice, worth)).is_ok() {
        return;
    }
    let worst = all.iter_mut().min_by(|a, b| a.1.total_cmp(&b.1));
    if let Some(worst) = worst.filter(|worst| worst.1 < worth) {
        *worst = (choice, worth);
    }
}
