//! The doctrine: guns to bear and strong shields to the enemy, power where it counts, fire when it pays.

use arrayvec::ArrayVec;
use engine::{Rules, Seeded};
use rules_talon::{Order, Talon};

use super::choices::Choice;
use super::ideas;
use super::judge::TalonJudge;
use captains::judge::Judge;
use captains::thought::{leanings, thoughts};
use captains::{Advice, Budget, Captain, Seen};

/// How far behind the best an idea is still written, in points of the fleets.
const WHIM: f64 = 0.25;

/// A captain with sound plain tactics.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine;

impl Captain<Talon> for Doctrine {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        "brings its charged guns to bear, turns strong shields to the enemy, and fires when it pays"
    }

    fn advise(
        &self,
        rules: &Talon,
        seen: &Seen<'_, Talon>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<Order> {
        let (view, seat) = (seen.view, seen.seat);
        let state = rules.imagine(view, rng);
        let parts = ideas::parts(rules, &state, seat, WHIM);
        let draw = |part: &captains::Part<Choice>, rng: &mut Seeded| {
            part.ideas[captains::judge::draw(&part.ideas, rng)].0
        };
        let drawn: ArrayVec<Choice, { rules_talon::state::FLEET }> =
            parts.iter().map(|part| draw(part, rng)).collect();
        let order = ideas::order(rules, &state, seat, &drawn);
        let mut shares = [0.5; 2];
        TalonJudge.weigh(rules, &state, &mut shares);
        let value = shares[seat.index() & 1];
        let leanings: Vec<_> = parts.iter().map(|part| leanings(&part.ideas, value)).collect();
        let thought = thoughts(&leanings, value, |plan| ideas::order(rules, &state, seat, plan));
        Advice { order, thought }
    }
}
