//! What a search makes of an order that was written: its own ideas and that order, tried against the same answers.
//!
//! Half of the nodes grow the tree as for advice. The other half are trials: the order that was written and the few that
//! the search would write most often, all against the same answers of the other seats, drawn from what they would write
//! by the statistics, and with the same dice. In a trial nobody learns at the root: the others do not know what is being
//! tried there. So the values of two orders can be compared however seldom the search would write one of them, and the
//! one tried best is not the one that was chosen for having been lucky: what is chosen is decided in the other half.

use engine::{Rules, Seat, Seeded, Space};

use super::grow::imagine;
use super::tree::Tree;
use super::{Search, leanings};
use crate::assess::Trial;
use crate::judge::Judge;
use crate::thought::thoughts;
use crate::{Budget, Seen, Thought};

/// How many of the search's own orders are tried.
const IDEAS: usize = 3;
/// How many iterations there are between two choices of the orders to try, and how many trials after them.
const CYCLE: u32 = 16;
/// The most orders that are tried in all; those that a search would write later are not.
const TRIED: usize = 1024;

/// An order that was tried, and by how much it did better than the one that was written.
struct Tried<O> {
    order: O,
    more: f64,
    times: u32,
}

/// One search of a decision, with what its trials came to.
struct Examiner<'a, R: Rules, J: Judge<R>> {
    tree: Tree<'a, R, J>,
    search: &'a Search<J>,
    rules: &'a R,
    seat: Seat,
    written: &'a R::Order,
    sum: f64,
    rounds: u32,
    tried: Vec<Tried<R::Order>>,
}

impl<J> Search<J> {
    /// One search of a decision in which this order was written.
    pub(super) fn trial<R: Rules>(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        written: &R::Order,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Trial<R::Order>
    where
        J: Judge<R>,
    {
        let worlds = imagine(rules, &self.judge, seen, rng);
        let tree = Tree::new(rules, &self.judge, &self.recipe.settings, (seen.seat, 1), worlds);
        let mut examiner = Examiner {
            tree,
            search: self,
            rules,
            seat: seen.seat,
            written,
            sum: 0.0,
            rounds: 0,
            tried: Vec::new(),
        };
        let mut done = 0;
        loop {
            for _ in 0..CYCLE.min(budget.nodes - done).max(1) {
                examiner.tree.iterate(rng);
                done += 1;
            }
            done += examiner.cycle(budget.nodes.saturating_sub(done), rng);
            if done >= budget.nodes || (budget.stop)() {
                return examiner.trial();
            }
        }
    }
}

impl<R: Rules, J: Judge<R>> Examiner<'_, R, J> {
    /// The orders the search would write now, likeliest first.
    fn thought(&self) -> Vec<Thought<R::Order>> {
        let (state, scene) = self.tree.root();
        if self.tree.own().is_empty() {
            let order = self.rules.space(state, self.seat).idle();
            return vec![Thought { order, share: 1.0, value: self.tree.value() }];
        }
        let parts = self.tree.own().iter();
        let leanings: Vec<_> = parts.map(|part| leanings(part, self.search.recipe.settings.floor)).collect();
        let order = |plan: &[J::Choice]| self.search.judge.order(self.rules, state, scene, self.seat, plan);
        thoughts(&leanings, self.tree.value(), order)
    }

    /// Trials of what the search would write now, at least one of each and no more than are left; how many there were.
    fn cycle(&mut self, left: u32, rng: &mut Seeded) -> u32 {
        let mut ideas: Vec<R::Order> = self.thought().into_iter().map(|thought| thought.order).collect();
        ideas.truncate(IDEAS);
        ideas.retain(|order| order != self.written);
        ideas.retain(|order| {
            let known = self.tried.iter().any(|tried| tried.order == *order);
            if !known && self.tried.len() < TRIED {
                self.tried.push(Tried { order: order.clone(), more: 0.0, times: 0 });
            }
            known || self.tried.iter().any(|tried| tried.order == *order)
        });
        let each = ideas.len() as u32 + 1;
        let rounds = (CYCLE.min(left) / each).max(1);
        for _ in 0..rounds {
            self.round(&ideas, rng);
        }
        rounds * each
    }

    /// One trial of each of these orders and of the one that was written, in turn first, all under the same conditions.
    fn round(&mut self, ideas: &[R::Order], rng: &mut Seeded) {
        let seed = rng.bits();
        let count = ideas.len() + 1;
        let mut values = vec![0.0; count];
        for i in 0..count {
            let which = (i + self.rounds as usize) % count;
            let order = ideas.get(which).unwrap_or(self.written);
            let tag = self.tried.iter().position(|tried| tried.order == *order).map_or(0, |at| at as u64 + 1);
            values[which] = self.tree.put(order, tag, &mut Seeded::new(seed));
        }
        self.tree.next_world();
        let written = values[count - 1];
        self.rounds += 1;
        self.sum += written;
        for (order, value) in ideas.iter().zip(values) {
            if let Some(tried) = self.tried.iter_mut().find(|tried| tried.order == *order) {
                tried.more += value - written;
                tried.times += 1;
            }
        }
    }

    /// What an order is worth by its trials: as much as the one that was written and what it did better.
    fn worth(&self, order: &R::Order) -> Option<f64> {
        let written = self.sum / f64::from(self.rounds);
        if order == self.written {
            return Some(written);
        }
        let tried = self.tried.iter().find(|tried| tried.order == *order)?;
        Some((written + tried.more / f64::from(tried.times)).clamp(0.0, 1.0))
    }

    fn trial(self) -> Trial<R::Order> {
        let mut thought = self.thought();
        let (mut value, mut share, mut best) = (0.0, 0.0, None);
        for one in &mut thought {
            if let Some(worth) = self.worth(&one.order) {
                one.value = worth;
                value += one.share * worth;
                share += one.share;
                best = best.or(Some(worth));
            }
        }
        let written = self.sum / f64::from(self.rounds);
        let value = if share > 0.0 { value / share } else { written };
        Trial { value, best: best.unwrap_or(written), written, thought }
    }
}
