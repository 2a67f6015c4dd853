//! The doctrine: cards laid for where the enemy may be, options and fire by what they come to on average.

use engine::{Rules, Seeded};
use rules_black_skies::{BlackSkies, Order};

use super::judge::{BlackSkiesJudge, DARING};
use super::tactics::{TacticalPicture, weighed};
use captains::judge::{Judge, draw};
use captains::thought::{leanings, thoughts};
use captains::{Advice, Budget, Captain, Seen};

/// A captain with sound plain tactics and a little daring.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doctrine;

impl Captain<BlackSkies> for Doctrine {
    fn name(&self) -> &'static str {
        "doctrine"
    }

    fn about(&self) -> &'static str {
        "lays cards for where the enemy may be, keeps fast and on the table, and fires where it hurts most"
    }

    fn advise(
        &self,
        rules: &BlackSkies,
        seen: &Seen<'_, BlackSkies>,
        rng: &mut Seeded,
        _: &mut Budget<'_>,
    ) -> Advice<Order> {
        let (view, seat) = (seen.view, seen.seat);
        let state = rules.imagine(view, rng);
        let ideas = weighed(TacticalPicture::of(rules, &state, seat).ideas(None), DARING);
        let drawn = ideas[draw(&ideas, rng)].0;
        let order = BlackSkiesJudge.order(rules, &state, &(), seat, &[drawn]);
        let mut shares = [0.5; 2];
        BlackSkiesJudge.weigh(rules, &state, &mut shares);
        let value = shares[seat.index() & 1];
        let thought = thoughts(&[leanings(&ideas, value)], value, |plan| {
            BlackSkiesJudge.order(rules, &state, &(), seat, plan)
        });
        Advice { order, thought }
    }
}
