//! The doctrine: dice by threat and opportunity, into range and out of fronts, the best split, the most painful loss.

use captains::{Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seeded};
use rules_simple_spaceships::SimpleSpaceships;

use super::judge::SimpleSpaceshipsJudge;

impl Tactics<SimpleSpaceships> for SimpleSpaceshipsJudge {
    const ABOUT: &'static str = "shares its dice by threat and opportunity, turns up where it bears and is not borne on, and strikes with all it has";

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
