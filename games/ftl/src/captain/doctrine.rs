//! The doctrine: sound, simple tactics for each piece, drawn by weight, because a predictable captain is hit.

use captains::{Judge, Part, Plan, PlanOf, Seen, Tactics};
use engine::{Rules, Seeded};
use rules_ftl::Ftl;

use super::judge::{Choice, FtlJudge, takes_draw};

impl Tactics<Ftl> for FtlJudge {
    const ABOUT: &'static str = "launches and turns while no enemy bears, strikes pieces that may be marked, and sometimes takes a risk; accepts a draw unless it leads in hits";

    fn plan(&self, rules: &Ftl, seen: &Seen<'_, Ftl>, rng: &mut Seeded) -> PlanOf<Ftl, Self> {
        let (state, seat) = (rules.imagine(seen.view, rng), seen.seat);
        let scene = self.scene(rules, &state);
        let mut parts = self.parts(rules, &state, &scene, seat);
        if takes_draw(&state, seat) {
            parts = vec![Part { ideas: vec![(Choice::Draw, 1)] }];
        } else {
            for part in &mut parts {
                part.ideas.retain(|(choice, _)| *choice != Choice::Draw);
            }
        }
        Plan { state, scene, parts }
    }
}
