//! The random captain: a legal order chosen uniformly at random, in every ruleset.

use engine::{Rules, Seeded, Space};

use crate::{Advice, Budget, Captain, Seen, Thought};

/// A captain that writes a legal order chosen uniformly at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<R: Rules> Captain<R> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn about(&self) -> &'static str {
        "picks a legal order uniformly at random"
    }

    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<R::Order> {
        let state = rules.imagine(seen.view, rng);
        let space = rules.space(&state, seen.seat);
        let order = space.sample(rng);
        let share = space.size().map_or(0.0, |size| 1.0 / size as f64);
        Advice { order: order.clone(), thought: vec![Thought { order, share, value: 0.5 }] }
    }
}
