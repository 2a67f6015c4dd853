//! The doctrine: ships close in, fire together at the likeliest flagship, and evade under fire; the flag is drawn by lot.

use captains::{Judge, Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seeded};
use rules_false_colours::FalseColours;

use super::belief;
use super::ideas::TacticalPicture;
use super::judge::FalseColoursJudge;

impl Tactics<FalseColours> for FalseColoursJudge {
    const ABOUT: &'static str = "draws its flagship by lot, reads the enemy's orders for the other flag, and fires together at the likeliest ship";

    fn plan(
        &self,
        rules: &FalseColours,
        seen: &Seen<'_, FalseColours>,
        rng: &mut Seeded,
    ) -> PlanOf<FalseColours, Self> {
        let state = rules.imagine(seen.view, rng);
        let scene = self.scene(rules, &state);
        let eye = TacticalPicture { rules, state: &state, picture: &scene, side: rules.side_of(seen.seat) };
        let parts = eye.parts(&belief::or_guess(rules, seen));
        Plan { state, scene, parts }
    }
}
