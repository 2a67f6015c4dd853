//! Assessment of a written order by a search: the order and the search's own ideas, tried against the same answers.
//!
//! Half of the nodes grow the tree as for advice. The other half are trials: of the written order, and of the few
//! orders that the search would write most often. All orders of a round meet the same answers and the same dice. The
//! answers are drawn from the statistics of the other seats. A trial updates no statistics at the root, because the
//! others do not know which order is being tried. So the values of two orders are comparable even if the search would
//! rarely write one of them. The growing half selects the orders to try, so that no order is selected for its luck in
//! the trials.

use engine::{Rules, Seat, Seeded, Space};

use super::grow::imagine;
use super::tree::Tree;
use super::{Search, leanings};
use crate::assess::Trial;
use crate::judge::Judge;
use crate::thought::thoughts;
use crate::{Budget, Seen, Thought};

/// Number of the search's own orders that are tried at a time.
const IDEAS: usize = 3;
/// Number of iterations between two selections of orders to try, and number of trials after them.
const CYCLE: u32 = 16;
/// Largest number of different orders tried in all; the search ignores later ones.
const TRIED: usize = 1024;

/// An order that was tried, with its total gain over the written order and its number of trials.
struct Tried<O> {
    order: O,
    more: f64,
    times: u32,
}

/// One search of a decision, with the results of its trials.
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
    /// Searches a decision once, for the order that was written in it.
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
    /// Returns the orders that the search would write now, likeliest first.
    fn thought(&self) -> Vec<Thought<R::Order>> {
        let (state, scene) = self.tree.root();
        if self.tree.root_statistics().is_empty() {
            let order = self.rules.space(state, self.seat).idle();
            return vec![Thought { order, share: 1.0, value: self.tree.value() }];
        }
        let parts = self.tree.root_statistics().iter();
        let leanings: Vec<_> = parts.map(|part| leanings(part, self.search.recipe.settings.floor)).collect();
        let order = |plan: &[J::Choice]| self.search.judge.order(self.rules, state, scene, self.seat, plan);
        thoughts(&leanings, self.tree.value(), order)
    }

    /// Tries the orders that the search would write now, in as many rounds as fit into `left` but at least one. Returns
    /// the number of trials.
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

    /// Tries each of these orders and the written one once under the same conditions, in rotating sequence.
    fn round(&mut self, ideas: &[R::Order], rng: &mut Seeded) {
        let seed = rng.bits();
        let count = ideas.len() + 1;
        let mut values = vec![0.0; count];
        for i in 0..count {
            let which = (i + self.rounds as usize) % count;
            let order = ideas.get(which).unwrap_or(self.written);
            let tag = self.tried.iter().position(|tried| tried.order == *order).map_or(0, |at| at as u64 + 1);
            values[which] = self.tree.try_order(order, tag, &mut Seeded::new(seed));
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

    /// Returns an order's value by its trials: the mean of the written order plus the mean gain over it; `None` if
    /// untried.
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
