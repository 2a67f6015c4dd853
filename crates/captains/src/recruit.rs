//! The recruit: an opponent for beginners, who knows what to do and often does something else.

use engine::{Rules, Seeded, Space};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::captain::Captain;
use crate::doctrine::{Plan, Tactics, answer};
use crate::judge::Part;
use crate::seen::Seen;

/// Probability of a slip in each part of an order, as a fraction.
const SLIP: (u32, u32) = (1, 3);
/// Probability that a whole order is forgotten, as a fraction.
const FORGETS: (u32, u32) = (1, 5);

/// A player that follows the doctrine of a game and makes a beginner's mistakes.
///
/// With probability 1/5 it forgets to give an order: ships fly on, and guns stay silent. Otherwise, with probability 1/3,
/// it picks any idea for a part of its order, uniformly at random: it turns late, or fires at the wrong ship.
///
/// Only this level plays badly on purpose. It sees its view and nothing else, as every captain.
#[derive(Clone, Copy, Debug, Default)]
pub struct Recruit<J>(pub J);

impl<R: Rules, J: Tactics<R>> Captain<R> for Recruit<J> {
    fn name(&self) -> &'static str {
        "recruit"
    }

    fn about(&self) -> &'static str {
        "makes a beginner's mistakes: turns late, wastes shots"
    }

    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<R::Order> {
        let Plan { state, scene, parts } = self.0.plan(rules, seen, rng);
        let parts = parts.into_iter().map(slipping).collect();
        let plan = Plan { state, scene, parts };
        let (forgets, of) = FORGETS;
        let forgotten = (rng.below(of) < forgets).then(|| rules.space(&plan.state, seen.seat).idle());
        let advice = answer(&self.0, rules, seen.seat, &plan, rng);
        Advice { order: forgotten.unwrap_or(advice.order), ..advice }
    }
}

/// Mixes the ideas of a part with a uniform choice among them.
fn slipping<C>(Part { ideas }: Part<C>) -> Part<C> {
    let (slips, of) = SLIP;
    let total = ideas.iter().map(|(_, weight)| *weight).sum::<u32>();
    let count = u32::try_from(ideas.len()).unwrap_or(u32::MAX);
    let mixed = |weight: u32| {
        weight.saturating_mul(count).saturating_mul(of - slips).saturating_add(total.saturating_mul(slips))
    };
    Part { ideas: ideas.into_iter().map(|(idea, weight)| (idea, mixed(weight))).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_of_the_choices_is_shared_by_all_ideas() {
        // Shares by weight .75 and .25; mixed 2/3 × .75 + 1/3 × .5 = 2/3 and 2/3 × .25 + 1/3 × .5 = 1/3.
        let Part { ideas } = slipping(Part { ideas: vec![("turn", 3), ("wait", 1)] });
        assert_eq!(ideas, [("turn", 16), ("wait", 8)]);
        assert_eq!(slipping(Part { ideas: vec![("wait", 7)] }).ideas.len(), 1);
    }
}
