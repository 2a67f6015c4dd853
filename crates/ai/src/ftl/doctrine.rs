//! The doctrine: sound plain tactics for each piece, drawn by weight because a captain who can be predicted is hit.

use engine::{Rules, Seat, Seeded};
use rules_ftl::{Action, Ftl, Plot, View};

use super::judge::FtlJudge;
use crate::judge::{Judge, Part, draw};
use crate::thought::{Leaning, thoughts};
use crate::{Advice, Budget, Captain};

/// A captain with sound plain tactics and a little daring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine;

impl Captain<Ftl> for Doctrine {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        "launches and turns while nobody bears, strikes at what may be marked, and now and then dares"
    }

    fn advise(
        &self,
        rules: &Ftl,
        view: &View,
        seat: Seat,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<Plot> {
        let state = rules.imagine(view, rng);
        let scene = FtlJudge.scene(rules, &state);
        let parts = FtlJudge.parts(rules, &state, &scene, seat);
        let drawn: Vec<Option<Action>> =
            parts.iter().map(|part| part.ideas[draw(&part.ideas, rng)].0).collect();
        let order = FtlJudge.order(rules, &state, &scene, seat, &drawn);
        let mut shares = [0.5; 2];
        FtlJudge.weigh(rules, &state, &mut shares);
        let value = shares[usize::from(seat.0 & 1)];
        let leanings: Vec<_> = parts.iter().map(|part| leanings(part, value)).collect();
        let thought = thoughts(&leanings, value, |plan| FtlJudge.order(rules, &state, &scene, seat, plan));
        Advice { order, thought }
    }
}

fn leanings(part: &Part<Option<Action>>, value: f64) -> Vec<Leaning<Option<Action>>> {
    let total: u32 = part.ideas.iter().map(|(_, weight)| weight).sum();
    let share = |weight: u32| f64::from(weight) / f64::from(total);
    let mut all: Vec<_> = part
        .ideas
        .iter()
        .map(|(choice, weight)| Leaning { choice: *choice, share: share(*weight), value })
        .collect();
    all.sort_by(|a, b| b.share.total_cmp(&a.share));
    all
}
