//! The doctrine: dice by threat and opportunity, into range and out of fronts, the best split, the die that hurts most.

use engine::{Rules, Seeded};
use rules_simple_spaceships::{Order, SimpleSpaceships};

use super::judge::{Choice, SimpleSpaceshipsJudge};
use captains::judge::{Judge, draw};
use captains::thought::{leanings, thoughts};
use captains::{Advice, Budget, Captain, Seen};

/// A captain with sound plain tactics.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine;

impl Captain<SimpleSpaceships> for Doctrine {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        "shares its dice by threat and opportunity, turns up where it bears and is not borne on, and strikes with all it has"
    }

    fn advise(
        &self,
        rules: &SimpleSpaceships,
        seen: &Seen<'_, SimpleSpaceships>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<Order> {
        let (view, seat) = (seen.view, seen.seat);
        let state = rules.imagine(view, rng);
        let parts = SimpleSpaceshipsJudge::thorough(rules, &state, seat);
        let drawn: Vec<Choice> = parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0).collect();
        let order = SimpleSpaceshipsJudge.order(rules, &state, &(), seat, &drawn);
        let mut shares = [0.5; 2];
        SimpleSpaceshipsJudge.weigh(rules, &state, &mut shares);
        let value = shares[usize::from(seat.0 & 1)];
        let leanings: Vec<_> = parts.iter().map(|part| leanings(&part.ideas, value)).collect();
        let thought =
            thoughts(&leanings, value, |plan| SimpleSpaceshipsJudge.order(rules, &state, &(), seat, plan));
        Advice { order, thought }
    }
}
