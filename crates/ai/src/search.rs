//! The search captain: simultaneous-move Monte-Carlo tree search over any ruleset that has a judge.
//!
//! Sealed orders are searched decoupled: in every position each seat keeps its own statistics and chooses by them,
//! blind to what the others choose; the joint orders then lead to the next position. An order of many parts (a plot over
//! many pieces) is chosen part by part, each with its own statistics, so that the product of them all is never listed.
//! Chance is sampled by seeded dice; what a view hides is imagined, in several worlds that share the statistics of the
//! seat that thinks. A branch is cut after a short playout by plain players, and the judge says what it is worth. What is
//! written in the end is mixed, in proportion to how often each idea was tried, because a sure plan can be guessed.
//!
//! * `bandit`: statistics of one part; `tree`: positions and iterations; `examine`: an order put to it after the fact.

mod bandit;
mod examine;
mod tree;

use engine::{Rules, Seeded, Space};

use crate::assess::Trial;
use crate::judge::Judge;
use crate::thought::{Leaning, mixture, thoughts};
use crate::{Advice, Budget, Captain, Seen};
use bandit::Bandit;
use tree::Tree;

/// How many worlds are imagined where a view hides something.
const WORLDS: usize = 16;
/// How many worlds must be the same for the view to hide nothing.
const SAME: usize = 5;
/// How many iterations pass between two questions whether to stop.
const PATIENCE: u32 = 4;
/// How many iterations tell what a position is worth in which there is nothing to choose.
const FORCED: u32 = 64;

/// How a search thinks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// How far it looks beyond what has done well so far.
    pub explore: f64,
    /// How often, in sixteenths, it takes other sides to play from habit: by the weights of their ideas alone.
    pub habit: u32,
    /// What share of that habit is any idea at all, all alike.
    pub whim: f64,
    /// How many decisions deep the tree may grow.
    pub depth: usize,
    /// How many decisions a playout lasts before the judge is asked.
    pub playout: usize,
    /// Ideas tried less often than this share of the favourite are not written.
    pub floor: f64,
}

impl Settings {
    /// The settings of the shelf's captain.
    pub const USUAL: Self = Self { explore: 0.4, habit: 8, whim: 0.25, depth: 4, playout: 4, floor: 0.5 };
}

/// A captain that searches.
#[derive(Clone, Copy, Debug)]
pub struct Search<J> {
    judge: J,
    settings: Settings,
}

impl<J> Search<J> {
    /// A search with the usual settings.
    pub const fn new(judge: J) -> Self {
        Self::with(judge, Settings::USUAL)
    }

    /// A search with settings of its own.
    pub const fn with(judge: J, settings: Settings) -> Self {
        Self { judge, settings }
    }

    /// A tree grown for a seat until the budget is spent.
    fn grow<'a, R: Rules>(
        &'a self,
        rules: &'a R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Tree<'a, R, J>
    where
        J: Judge<R>,
    {
        let mut tree =
            Tree::new(rules, &self.judge, &self.settings, seen.seat, imagine(rules, seen.view, rng));
        let forced = tree.own().iter().all(|part| part.arms().len() == 1);
        let nodes = if forced { budget.nodes.min(FORCED) } else { budget.nodes };
        let mut done = 0;
        loop {
            tree.iterate(rng);
            done += 1;
            if done >= nodes || (done % PATIENCE == 0 && (budget.stop)()) {
                return tree;
            }
        }
    }

    /// The whole mixture that it would draw its order from: every order with a share above 0, of which
    /// [`Advice::thought`] names the likeliest few; none if there are more than `most`.
    ///
    /// With the same generator and budget this is the mixture that the order of [`Captain::advise`] is drawn from.
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
        let leanings: Vec<_> = tree.own().iter().map(|part| leanings(part, self.settings.floor)).collect();
        let order = |plan: &[J::Choice]| self.judge.order(rules, state, scene, seen.seat, plan);
        mixture(&leanings, most, order)
    }
}

impl<R: Rules, J: Judge<R>> Captain<R> for Search<J> {
    fn name(&self) -> &'static str {
        "search"
    }

    fn about(&self) -> &'static str {
        "plays each idea out against likely answers, and mixes those that do well"
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
        if tree.own().is_empty() {
            let order = rules.space(state, seat).idle();
            return Advice { order, thought: Vec::new() };
        }
        let leanings: Vec<_> = tree.own().iter().map(|part| leanings(part, self.settings.floor)).collect();
        let drawn: Vec<J::Choice> = leanings.iter().map(|part| draw(part, rng)).collect();
        let order = self.judge.order(rules, state, scene, seat, &drawn);
        let thought =
            thoughts(&leanings, tree.value(), |plan| self.judge.order(rules, state, scene, seat, plan));
        Advice { order, thought }
    }

    fn examine(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        written: &R::Order,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Option<Trial<R::Order>> {
        Some(self.trial(rules, seen, written, rng, budget))
    }
}

/// States that fit a view: one if the first few are the same, which a view that hides nothing makes sure, else several.
fn imagine<R: Rules>(rules: &R, view: &R::View, rng: &mut Seeded) -> Vec<R::State> {
    let mut worlds = vec![rules.imagine(view, rng)];
    while worlds.len() < WORLDS {
        if worlds.len() == SAME && worlds.iter().all(|world| *world == worlds[0]) {
            worlds.truncate(1);
            break;
        }
        worlds.push(rules.imagine(view, rng));
    }
    worlds
}

/// The shares of a part's ideas, likeliest first; ideas hardly tried are left out.
fn leanings<C: Clone>(part: &Bandit<C>, floor: f64) -> Vec<Leaning<C>> {
    let most = part.arms().iter().map(|arm| arm.visits).max().unwrap_or(0);
    let least = (f64::from(most) * floor) as u32;
    let kept: Vec<_> = part.arms().iter().filter(|arm| arm.visits >= least.max(1)).collect();
    let sum: u32 = kept.iter().map(|arm| arm.visits).sum();
    let leaning = |arm: &&bandit::Arm<C>| Leaning {
        choice: arm.choice.clone(),
        share: f64::from(arm.visits) / f64::from(sum),
        value: arm.sum / f64::from(arm.visits),
    };
    let mut leanings: Vec<_> = kept.iter().map(leaning).collect();
    leanings.sort_by(|a, b| b.share.total_cmp(&a.share));
    leanings
}

/// A choice drawn by shares.
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
