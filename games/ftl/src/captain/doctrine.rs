//! The doctrine: sound plain tactics for each piece, drawn by weight because a captain who can be predicted is hit.

use engine::{Rules, Seeded};
use rules_ftl::{Ftl, Plot};

use super::judge::{Choice, FtlJudge, takes_draw};
use captains::judge::{Judge, Part, draw};
use captains::thought::{leanings, thoughts};
use captains::{Advice, Budget, Captain, Seen};

/// A captain with sound plain tactics and a little daring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine;

impl Captain<Ftl> for Doctrine {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        "launches and turns while nobody bears, strikes at what may be marked, and now and then dares; takes a draw unless it is ahead in hits"
    }

    fn advise(
        &self,
        rules: &Ftl,
        seen: &Seen<'_, Ftl>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<Plot> {
        let (view, seat) = (seen.view, seen.seat);
        let state = rules.imagine(view, rng);
        let scene = FtlJudge.scene(rules, &state);
        let mut parts = FtlJudge.parts(rules, &state, &scene, seat);
        if takes_draw(&state, seat) {
            parts = vec![Part { ideas: vec![(Choice::Draw, 1)] }];
        } else {
            for part in &mut parts {
                part.ideas.retain(|(choice, _)| *choice != Choice::Draw);
            }
        }
        let drawn: Vec<Choice> = parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0).collect();
        let order = FtlJudge.order(rules, &state, &scene, seat, &drawn);
        let mut shares = [0.5; 2];
        FtlJudge.weigh(rules, &state, &mut shares);
        let value = shares[usize::from(seat.0 & 1)];
        let leanings: Vec<_> = parts.iter().map(|part| leanings(&part.ideas, value)).collect();
        let thought = thoughts(&leanings, value, |plan| FtlJudge.order(rules, &state, &scene, seat, plan));
        Advice { order, thought }
    }
}
