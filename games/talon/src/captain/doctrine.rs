//! The doctrine: bring guns to bear, turn strong shields to the enemy, spend power where it counts, fire when it pays.

use captains::{Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seeded};
use rules_talon::Talon;

use super::ideas;
use super::judge::TalonJudge;

/// Gap to the best idea at which an idea's weight falls to its least, in points of the fleets.
const WHIM: f64 = 0.25;

impl Tactics<Talon> for TalonJudge {
    const ABOUT: &'static str =
        "brings its charged guns to bear, turns strong shields to the enemy, and fires when it pays";

    fn plan(&self, rules: &Talon, seen: &Seen<'_, Talon>, rng: &mut Seeded) -> PlanOf<Talon, Self> {
        let state = rules.imagine(seen.view, rng);
        let parts = ideas::parts(rules, &state, seen.seat, WHIM);
        Plan { state, scene: (), parts }
    }
}
