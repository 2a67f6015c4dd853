//! The best response to a captain whose recipe is known: a search against its own orders.

use engine::{Rules, Seeded, Space};

use super::bandit::Bandit;
use super::foes::Foes;
use super::grow::imagine;
use super::tree::Tree;
use super::{Search, Selection, Settings};
use crate::exploiter::Target;
use crate::judge::Judge;
use crate::thought::{Leaning, thoughts};
use crate::{Advice, Budget, Seen};

impl<J> Search<J> {
    /// Returns the order that does best in a search against the target's own orders.
    ///
    /// A best response need not mix, so the order is the best one found. Where no answer of the target is known, the
    /// opponents choose by their own statistics and never by habit: the target is taken to search.
    pub(super) fn best_response<R: Rules>(
        &self,
        rules: &R,
        seen: &Seen<'_, R>,
        target: &Target<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Advice<R::Order>
    where
        J: Judge<R>,
    {
        let settings = Settings { selection: Selection::Uct, habit: 0, ..self.recipe.settings };
        let worlds = some(imagine(rules, &self.judge, seen, rng), target.samples as usize);
        let mut tree = Tree::new(rules, &self.judge, &settings, (seen.seat, 1), worlds.clone());
        let nodes = self.recipe.nodes(budget.nodes);
        if tree.root_statistics().iter().any(|part| part.arms().len() > 1) {
            let mut foes = Foes::new(rules, target, seen, nodes, rng);
            foes.ask_at(&worlds, rng);
            tree.against(foes);
            tree.grow(nodes, rng, budget.stop);
        }
        let (state, scene) = tree.root();
        if tree.root_statistics().is_empty() {
            return Advice { order: rules.space(state, seen.seat).idle(), thought: Vec::new() };
        }
        let best: Vec<Vec<Leaning<J::Choice>>> =
            tree.root_statistics().iter().map(|part| vec![best(part)]).collect();
        let order = |plan: &[J::Choice]| self.judge.order(rules, state, scene, seen.seat, plan);
        let thought = thoughts(&best, tree.value(), order);
        let plan: Vec<J::Choice> = best.iter().map(|part| part[0].choice.clone()).collect();
        Advice { order: order(&plan), thought }
    }
}

/// Returns at most that many of the worlds, spread over the whole list.
fn some<S: Clone>(worlds: Vec<S>, most: usize) -> Vec<S> {
    let (many, most) = (worlds.len(), most.max(1));
    if many <= most { worlds } else { (0..most).map(|at| worlds[at * many / most].clone()).collect() }
}

/// Returns the idea with the highest mean value, less one standard error of a share.
fn best<C: Clone + PartialEq>(part: &Bandit<C>) -> Leaning<C> {
    let low = |arm: &super::bandit::Arm<C>| match arm.visits {
        0 => -1.0,
        visits => arm.mean(0.0) - 0.5 / f64::from(visits).sqrt(),
    };
    let arms = part.arms();
    let best = arms.iter().fold(&arms[0], |best, arm| if low(arm) > low(best) { arm } else { best });
    Leaning { choice: best.choice.clone(), share: 1.0, value: best.mean(part.mean()) }
}
