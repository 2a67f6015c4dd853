//! The search captain: simultaneous-move Monte-Carlo tree search over any ruleset that has a judge.
//!
//! The search of sealed orders is decoupled. In every position each seat keeps its own statistics and chooses by them,
//! without knowing the choices of the others. The joint order then leads to the next position. An order of many parts
//! (such as one part for each piece) is chosen part by part, each with its own statistics. So the product of all parts
//! is never listed. Seeded dice sample chance. The search imagines hidden facts in several worlds, which share the
//! statistics of the thinking seat. A short playout by plain players ends each iteration, and the judge values its last
//! position. The order written in the end is drawn from a mixture, in proportion to the visits of each idea, because an
//! opponent can guess a fixed plan.
//!
//! * `bandit`: statistics of one part; `tree`: positions and iterations; `memory`: the limit on what trees keep;
//!   `joint`: looking back on a decision; `respond`: the best response to a captain; `foes`: that captain's orders.

mod bandit;
#[cfg(feature = "exploit")]
mod foes;
mod grow;
#[cfg(feature = "look-back")]
mod joint;
mod memory;
#[cfg(feature = "exploit")]
mod respond;
mod tree;

use engine::{Rules, Seeded, Space};

#[cfg(feature = "look-back")]
use crate::assess::Sample;
#[cfg(feature = "exploit")]
use crate::exploiter::Target;
use crate::judge::Judge;
use crate::thought::{Leaning, mixture, thoughts};
use crate::{Advice, Budget, Captain, Recipe, Seen};
#[cfg(feature = "look-back")]
use crate::{LookBack, Moment};
use bandit::Bandit;

pub use crate::settings::{Selection, Settings};

/// A captain that searches.
#[derive(Clone, Copy, Debug)]
pub struct Search<J> {
    judge: J,
    recipe: Recipe,
}

impl<J> Search<J> {
    /// Returns a search with the usual settings.
    pub const fn new(judge: J) -> Self {
        Self::with(judge, Settings::USUAL)
    }

    /// Returns a search named `search` with the given settings.
    pub const fn with(judge: J, settings: Settings) -> Self {
        Self::by(judge, Recipe::search(settings))
    }

    /// Returns a search with the given recipe.
    pub const fn by(judge: J, recipe: Recipe) -> Self {
        Self { judge, recipe }
    }

    /// Grows the trees as for advice, and returns the bytes that they count.
    pub fn bytes<R: Rules>(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> usize
    where
        J: Judge<R>,
    {
        self.grow(rules, seen, rng, budget).bytes()
    }

    /// Returns the whole mixture from which the search draws its order: every order with a share above 0. `None` if the
    /// parts can be combined in more than `most` ways. [`Advice::thought`] names only the likeliest few.
    ///
    /// With the same generator and budget, [`Captain::advise`] draws its order from this mixture.
    pub fn mixture<R: Rules>(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
        most: usize,
    ) -> Option<Vec<(R::Order, f64)>>
    where
        J: Judge<R>,
    {
        let tree = self.grow(rules, seen, rng, budget);
        let (state, scene) = tree.root();
        let leanings: Vec<_> =
            tree.root_statistics().iter().map(|part| leanings(part, self.recipe.settings.floor)).collect();
        let order = |plan: &[J::Choice]| self.judge.order(rules, state, scene, seen.seat, plan);
        mixture(&leanings, most, order)
    }
}

impl<R: Rules, J: Judge<R>> Captain<R> for Search<J> {
    fn name(&self) -> &'static str {
        self.recipe.name
    }

    fn about(&self) -> &'static str {
        self.recipe.about
    }

    fn recipe(&self) -> Option<&Recipe> {
        Some(&self.recipe)
    }

    fn advise(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Advice<R::Order> {
        let (tree, seat) = (self.grow(rules, seen, rng, budget), seen.seat);
        let (state, scene) = tree.root();
        if tree.root_statistics().is_empty() {
            let order = rules.space(state, seat).idle();
            return Advice { order, thought: Vec::new() };
        }
        let leanings: Vec<_> =
            tree.root_statistics().iter().map(|part| leanings(part, self.recipe.settings.floor)).collect();
        let drawn: Vec<J::Choice> = leanings.iter().map(|part| draw(part, rng)).collect();
        let order = self.judge.order(rules, state, scene, seat, &drawn);
        let thought =
            thoughts(&leanings, tree.value(), |plan| self.judge.order(rules, state, scene, seat, plan));
        Advice { order, thought }
    }

    #[cfg(feature = "look-back")]
    fn look_back(
        &self,
        rules: &R,
        moment: &Moment<'_, R>,
        look: &mut LookBack<'_>,
    ) -> Option<Vec<Sample<R::Order>>> {
        Some(self.joint(rules, moment, look))
    }

    #[cfg(feature = "exploit")]
    fn respond(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        target: &Target<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Option<Advice<R::Order>> {
        Some(self.best_response(rules, seen, target, rng, budget))
    }
}

/// Returns the shares of a part's ideas, likeliest first, without ideas whose weight is too low.
fn leanings<C: Clone + PartialEq>(part: &Bandit<C>, floor: f64) -> Vec<Leaning<C>> {
    let weights = || part.arms().iter().map(|arm| (arm, part.weight(arm)));
    let least = floor * weights().fold(0.0, |most, (_, weight)| if weight > most { weight } else { most });
    let kept: Vec<_> = weights().filter(|(_, weight)| *weight > 0.0 && *weight >= least).collect();
    let sum: f64 = kept.iter().map(|(_, weight)| weight).sum();
    let leaning = |(arm, weight): &(&bandit::Arm<C>, f64)| Leaning {
        choice: arm.choice.clone(),
        share: weight / sum,
        value: arm.mean(part.mean()),
    };
    let mut leanings: Vec<_> = kept.iter().map(leaning).collect();
    leanings.sort_by(|a, b| b.share.total_cmp(&a.share));
    leanings
}

/// Draws a choice according to the shares.
fn draw<C: Clone>(part: &[Leaning<C>], rng: &mut Seeded) -> C {
    let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    for leaning in part {
        left -= leaning.share;
        if left < 0.0 {
            return leaning.choice.clone();
        }
    }
    part[0].choice.clone()
}
