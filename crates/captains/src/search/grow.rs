//! Growth of trees: their worlds, their number, and the threads that grow them.
//!
//! With many nodes several trees grow, each from its own generator. The results at the root are added in a fixed order
//! (root parallelism). The number of trees depends on the nodes alone. So the advice is the same whether one thread
//! grows them one after another or several at once.

use std::sync::atomic::{AtomicBool, Ordering};

use engine::{Rules, Seeded};

use super::Search;
use super::tree::Tree;
use crate::judge::Judge;
use crate::{Budget, Job, Seen};

/// Number of worlds imagined if a view hides something.
const WORLDS: usize = 16;
/// Number of candidate states from which the worlds are drawn, if some are likelier than others.
const CANDIDATES: usize = 96;
/// Number of imagined states that must be equal for the search to conclude that the view hides nothing.
const SAME: usize = 8;
/// Number of iterations that value a position without any choice.
const FORCED: u32 = 64;
/// Number of nodes for each additional tree.
const SHARE: u32 = 4096;
/// Most trees under a budget of nodes.
const TREES: u32 = 4;
/// Most trees under a budget by the clock.
const HANDS: usize = 16;

impl<J> Search<J> {
    /// Grows trees for a seat until the budget is spent, and returns them merged into one.
    pub(super) fn grow<'a, R: Rules>(
        &'a self,
        rules: &'a R,
        seen: &Seen<'_, R>,
        rng: &mut Seeded,
        budget: &mut Budget<'_>,
    ) -> Tree<'a, R, J>
    where
        J: Judge<R>,
    {
        let worlds = imagine(rules, &self.judge, seen, rng);
        let nodes = self.recipe.nodes(budget.nodes);
        let hands = budget.crew.map_or(1, |crew| crew.hands().clamp(1, HANDS));
        let trees = if nodes == Budget::CLOCK { hands as u32 } else { (nodes / SHARE).clamp(1, TREES) };
        let plant = || {
            let settings = &self.recipe.settings;
            Tree::new(rules, &self.judge, settings, (seen.seat, trees as usize), worlds.clone())
        };
        let mut first = plant();
        let forced = first.root_statistics().iter().all(|part| part.arms().len() == 1);
        let nodes = if forced { nodes.min(FORCED) } else { nodes };
        let trees = if forced { 1 } else { trees };
        if trees == 1 {
            first.grow(nodes, rng, budget.stop);
            return first;
        }
        let share = |tree: u32| if nodes == Budget::CLOCK { nodes } else { (nodes + tree) / trees };
        let mut grown: Vec<_> = (1..trees).map(|_| (plant(), Seeded::new(rng.bits()))).collect();
        grown.insert(0, (first, Seeded::new(rng.bits())));
        match budget.crew.filter(|_| hands > 1) {
            None => {
                for (number, (tree, rng)) in (0..).zip(&mut grown) {
                    tree.grow(share(number), rng, budget.stop);
                }
            }
            Some(crew) => {
                let stopped = AtomicBool::new(false);
                let mut jobs: Vec<Job<'_>> = Vec::with_capacity(grown.len());
                for (number, (tree, rng)) in (0..).zip(&mut grown) {
                    let (nodes, stopped) = (share(number), &stopped);
                    let mut stop = move || stopped.load(Ordering::Relaxed);
                    jobs.push(Box::new(move || tree.grow(nodes, rng, &mut stop)));
                }
                crew.run(jobs, &mut || {
                    if (budget.stop)() {
                        stopped.store(true, Ordering::Relaxed);
                    }
                });
            }
        }
        let mut grown = grown.into_iter().map(|(tree, _)| tree);
        let first = grown.next().unwrap_or_else(plant);
        grown.fold(first, |mut first, other| {
            first.absorb(&other);
            first
        })
    }
}

/// Returns imagined states that fit what a seat has seen. One state if the first few are equal, as when a view hides
/// nothing; otherwise several, the likelier ones more often.
pub(super) fn imagine<R: Rules, J: Judge<R>>(
    rules: &R,
    judge: &J,
    seen: &Seen<'_, R>,
    rng: &mut Seeded,
) -> Vec<R::State> {
    let mut worlds: Vec<R::State> = (0..SAME).map(|_| rules.imagine(seen.view, rng)).collect();
    if worlds.iter().all(|world| *world == worlds[0]) {
        worlds.truncate(1);
        return worlds;
    }
    worlds.extend((SAME..CANDIDATES).map(|_| rules.imagine(seen.view, rng)));
    match judge.likelihoods(rules, &worlds, seen) {
        Some(weights) if weights.iter().sum::<f64>() > 0.0 => resample(&worlds, &weights, rng),
        _ => {
            worlds.truncate(WORLDS);
            worlds
        }
    }
}

/// Draws worlds in proportion to their weights by systematic resampling, so that the likeliest worlds are never missed.
fn resample<S: Clone>(worlds: &[S], weights: &[f64], rng: &mut Seeded) -> Vec<S> {
    let step = weights.iter().sum::<f64>() / WORLDS as f64;
    let mut at = step * f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    let (mut kept, mut sum) = (Vec::with_capacity(WORLDS), 0.0);
    for (world, weight) in worlds.iter().zip(weights) {
        sum += weight;
        while at < sum && kept.len() < WORLDS {
            kept.push(world.clone());
            at += step;
        }
    }
    if kept.is_empty() { worlds[..1].to_vec() } else { kept }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worlds_are_drawn_in_proportion_to_their_weights() {
        for seed in 0..20 {
            let kept = resample(&[1, 2, 3], &[0.0, 3.0, 1.0], &mut Seeded::new(seed));
            let count = |world| kept.iter().filter(|kept| **kept == world).count();
            assert_eq!([count(1), count(2), count(3)], [0, 12, 4], "seed {seed}");
        }
    }
}
