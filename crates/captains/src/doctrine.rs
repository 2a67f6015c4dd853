//! The doctrine: a captain that draws its order from the plain ideas of its game, by weight, and does not search.

use engine::{Rules, Seat, Seeded};

use crate::advice::Advice;
use crate::budget::Budget;
use crate::captain::Captain;
use crate::judge::{Judge, Part, draw};
use crate::seen::Seen;
use crate::thought::{leanings, thoughts};

/// A position with the ideas of plain play in it.
pub struct Plan<S, E, C> {
    /// A state that fits the view.
    pub state: S,
    /// The scene of the state.
    pub scene: E,
    /// The parts of the order with the ideas for each.
    pub parts: Vec<Part<C>>,
}

/// The [`Plan`] of a judge.
pub type PlanOf<R, J> = Plan<<R as Rules>::State, <J as Judge<R>>::Scene, <J as Judge<R>>::Choice>;

/// A judge with plain tactics that [`Doctrine`] follows.
pub trait Tactics<R: Rules>: Judge<R> {
    /// The tactics in one line.
    const ABOUT: &'static str;

    /// Returns the position to play in and the ideas for it. By default these are the judge's parts of an imagined state.
    fn plan(&self, rules: &R, seen: &Seen<'_, R>, rng: &mut Seeded) -> PlanOf<R, Self>
    where
        Self: Sized,
    {
        let state = rules.imagine(seen.view, rng);
        let scene = self.scene(rules, &state);
        let parts = self.parts(rules, &state, &scene, seen.seat);
        Plan { state, scene, parts }
    }
}

/// A captain that follows the tactics of a judge; for battles of two sides.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine<J>(pub J);

impl<R: Rules, J: Tactics<R>> Captain<R> for Doctrine<J> {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        J::ABOUT
    }

    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<R::Order> {
        let plan = self.0.plan(rules, seen, rng);
        answer(&self.0, rules, seen.seat, &plan, rng)
    }
}

/// Draws an order from a plan, each part by the weights of its ideas, and returns it with the likeliest orders.
pub(crate) fn answer<R: Rules, J: Judge<R>>(
    judge: &J,
    rules: &R,
    seat: Seat,
    Plan { state, scene, parts }: &PlanOf<R, J>,
    rng: &mut Seeded,
) -> Advice<R::Order> {
    let compose = |choices: &[J::Choice]| judge.order(rules, state, scene, seat, choices);
    let drawn: Vec<J::Choice> =
        parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0.clone()).collect();
    let mut shares = [0.5; 2];
    judge.weigh(rules, state, &mut shares);
    let value = shares[rules.side(seat).index() & 1];
    let leanings: Vec<_> = parts.iter().map(|part| leanings(&part.ideas, value)).collect();
    Advice { order: compose(&drawn), thought: thoughts(&leanings, value, compose) }
}
