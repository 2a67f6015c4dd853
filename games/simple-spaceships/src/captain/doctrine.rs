//! The doctrine: dice by threat and opportunity, into range and out of fronts, the best split, the most painful loss.

use captains::{Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seeded};
use rules_simple_spaceships::SimpleSpaceships;

use super::judge::SimpleSpaceshipsJudge;

impl Tactics<SimpleSpaceships> for SimpleSpaceshipsJudge {
    const ABOUT: &'static str = "assigns dice by threat and opportunity, moves where it bears and no enemy does, and attacks with all dice";

    fn plan(
        &self,
        rules: &SimpleSpaceships,
        seen: &Seen<'_, SimpleSpaceships>,
        rng: &mut Seeded,
    ) -> PlanOf<SimpleSpaceships, Self> {
        let state = rules.imagine(seen.view, rng);
        let parts = Self::thorough(rules, &state, seen.seat);
        Plan { state, scene: (), parts }
    }
}
