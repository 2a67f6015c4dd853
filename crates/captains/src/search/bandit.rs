//! Statistics of one part of one seat's order in one position, and the two selection rules.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use engine::Seeded;

use super::memory::{self, Memory};
use crate::judge::Part;
use crate::settings::{Selection, Settings};

/// Share of the prior that is spread evenly over all ideas.
const EVEN: f64 = 0.25;

/// One idea with its results.
#[derive(Clone, Debug)]
pub(crate) struct Arm<C> {
    /// The choice that the idea makes for the part.
    pub choice: C,
    /// Prior probability.
    prior: f64,
    /// Probability that a player by habit takes the idea.
    habit: f64,
    /// Number of trials.
    pub visits: u32,
    /// Sum of the values of its trials.
    sum: f64,
    /// Cumulative regret: how much better than the mixture it would have done, in sum; never below 0.
    regret: f64,
    /// Sum of its probabilities in the mixtures so far, weighted towards later ones.
    mixed: f64,
}

impl<C> Arm<C> {
    /// Returns the mean value of its trials, or `otherwise` while it is untried.
    pub fn mean(&self, otherwise: f64) -> f64 {
        if self.visits == 0 { otherwise } else { self.sum / f64::from(self.visits) }
    }
}

/// The ideas for one part, with the statistics by which the next one to try is selected.
#[derive(Clone, Debug)]
pub(crate) struct Bandit<C> {
    arms: Vec<Arm<C>>,
    visits: u32,
    sum: f64,
    /// Number of additional ideas asked for.
    widened: u32,
    selection: Selection,
    /// Probability of the last choice under the distribution it was drawn from.
    chance: f64,
    /// Mean value of each idea against each choice of the other seat, weighted towards later values, with its number of
    /// trials.
    cells: BTreeMap<(usize, usize), (f64, u32)>,
}

impl<C: Clone + PartialEq> Bandit<C> {
    /// Returns the statistics of a part before any trial, from the weights of its ideas.
    ///
    /// With probability `whim`, a player by habit picks an idea uniformly at random.
    pub fn new(part: &Part<C>, settings: &Settings) -> Self {
        let total: u32 = part.ideas.iter().map(|(_, weight)| weight).sum();
        let count = part.ideas.len().max(1) as f64;
        let mix = |even: f64, weight: f64| (1.0 - even) * weight / f64::from(total.max(1)) + even / count;
        let arm = |(choice, weight): &(C, u32)| {
            let weight = f64::from(*weight);
            arm(choice.clone(), mix(EVEN, weight), mix(settings.whim, weight))
        };
        let arms = part.ideas.iter().map(arm).collect();
        Self {
            arms,
            visits: 0,
            sum: 0.0,
            widened: 0,
            selection: settings.selection,
            chance: 1.0,
            cells: BTreeMap::new(),
        }
    }

    /// Returns the ideas.
    pub fn arms(&self) -> &[Arm<C>] {
        &self.arms
    }

    /// Returns the mean value of this part's trials, or ½ before the first.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.sum / f64::from(self.visits) }
    }

    /// Selects the idea to try next. `habit` is the probability that this part is played from habit; `by_habit` is the
    /// draw.
    pub fn choose(&mut self, settings: &Settings, habit: f64, by_habit: bool, rng: &mut Seeded) -> usize {
        match self.selection {
            _ if by_habit && self.selection == Selection::Uct => self.habit(rng),
            Selection::Uct => self.upper(settings.explore),
            Selection::Regret => self.regretful(settings.explore, habit, by_habit, rng),
        }
    }

    /// Selects the idea with the highest upper confidence bound, with priors.
    fn upper(&self, explore: f64) -> usize {
        let mean = self.mean();
        let reach = explore * f64::from(self.visits + 1).sqrt();
        let mut best = (0, f64::MIN);
        for (i, arm) in self.arms.iter().enumerate() {
            let score = arm.mean(mean) + reach * arm.prior / f64::from(arm.visits + 1);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// Draws an idea in proportion to the regrets, and with decreasing probability from the priors.
    fn regretful(&mut self, explore: f64, habit: f64, by_habit: bool, rng: &mut Seeded) -> usize {
        let all = self.regrets();
        let count = self.arms.len() as f64;
        let stray = (explore * (count / f64::from(self.visits + 1)).sqrt()).clamp(0.0, 1.0);
        let later = f64::from(self.visits + 1);
        for arm in &mut self.arms {
            arm.mixed += later * current(arm, all);
        }
        let drawn = if by_habit {
            self.habit(rng)
        } else {
            draw(&self.arms, rng, |arm| (1.0 - stray) * current(arm, all) + stray * arm.prior)
        };
        let arm = &self.arms[drawn];
        let own = (1.0 - stray) * current(arm, all) + stray * arm.prior;
        self.chance = (1.0 - habit) * own + habit * arm.habit;
        drawn
    }

    fn regrets(&self) -> f64 {
        self.arms.iter().map(|arm| arm.regret).sum()
    }

    /// Draws an idea as a player by habit would.
    pub fn habit(&self, rng: &mut Seeded) -> usize {
        draw(&self.arms, rng, |arm| arm.habit)
    }

    /// Returns an idea's weight in the final mixture: its visits under UCT, its averaged probability under regret
    /// matching.
    pub fn weight(&self, arm: &Arm<C>) -> f64 {
        match self.selection {
            Selection::Uct => f64::from(arm.visits),
            Selection::Regret if arm.visits > 0 => arm.mixed,
            Selection::Regret => 0.0,
        }
    }

    /// Records the value of a trial. `against` is the opposing choice, if the idea met exactly one.
    pub fn learn(&mut self, arm: usize, value: f64, against: Option<usize>, memory: &mut Memory) {
        if self.selection == Selection::Regret {
            match against {
                Some(other) => self.regret_against(arm, value, other, memory),
                None => self.regret(arm, value),
            }
        }
        self.visits += 1;
        self.sum += value;
        self.arms[arm].visits += 1;
        self.arms[arm].sum += value;
    }

    /// Updates the regrets from one trial. The value of the idea tried is its mean plus the surprise, weighted by the
    /// inverse of its probability; the value of every other idea is its mean. Regrets are cut at 0, so that old ones
    /// fade soon.
    fn regret(&mut self, tried: usize, value: f64) {
        let (all, mean) = (self.regrets(), self.mean());
        let surprise = (value - self.arms[tried].mean(mean)) / self.chance.max(1e-3);
        let mixture: f64 = self.arms.iter().map(|arm| current(arm, all) * arm.mean(mean)).sum();
        let mixture = mixture + current(&self.arms[tried], all) * surprise;
        for (i, arm) in self.arms.iter_mut().enumerate() {
            let brought = arm.mean(mean) + if i == tried { surprise } else { 0.0 };
            arm.regret = (arm.regret + brought - mixture).max(0.0);
        }
    }

    /// Updates the regrets against the opposing choice, from the mean value of each idea against that choice. A pair
    /// without an entry uses the idea's overall mean.
    fn regret_against(&mut self, tried: usize, value: f64, other: usize, memory: &mut Memory) {
        let cell = match self.cells.entry((other, tried)) {
            Entry::Occupied(known) => Some(known.into_mut()),
            Entry::Vacant(new) => memory.take(memory::CELL).then(|| new.insert((0.0, 0))),
        };
        if let Some(cell) = cell {
            cell.1 += 1;
            cell.0 += (value - cell.0) * 2.0 / f64::from(cell.1 + 1);
        }
        let (all, mean) = (self.regrets(), self.mean());
        let brought =
            |i: usize, arm: &Arm<C>| self.cells.get(&(other, i)).map_or(arm.mean(mean), |cell| cell.0);
        let brought: Vec<f64> = self.arms.iter().enumerate().map(|(i, arm)| brought(i, arm)).collect();
        let mixture: f64 = self.arms.iter().zip(&brought).map(|(arm, b)| current(arm, all) * b).sum();
        for (arm, brought) in self.arms.iter_mut().zip(brought) {
            arm.regret = (arm.regret + brought - mixture).max(0.0);
        }
    }

    /// Returns `true` if the part should ask for one more idea, and counts it. The number grows with the square root of
    /// visits.
    pub fn wants_more(&mut self, widen: f64) -> bool {
        let more = f64::from(self.widened + 1) <= widen * f64::from(self.visits).sqrt();
        self.widened += u32::from(more);
        more
    }

    /// Returns the idea with the greatest weight so far.
    pub fn favourite(&self) -> &C {
        let most = |best: &'_ Arm<C>, arm: &'_ Arm<C>| self.weight(arm) > self.weight(best);
        let first = &self.arms[0];
        &self.arms.iter().fold(first, |best, arm| if most(best, arm) { arm } else { best }).choice
    }

    /// Adds a new idea and returns its index; `None` if the idea is known or the memory does not suffice for `bytes`.
    pub fn admit(&mut self, choice: C, bytes: usize, memory: &mut Memory) -> Option<usize> {
        if self.arms.iter().any(|arm| arm.choice == choice) || !memory.take(bytes) {
            return None;
        }
        let prior = EVEN / (self.arms.len() + 1) as f64;
        self.arms.push(arm(choice, prior, 0.0));
        self.chance = prior;
        Some(self.arms.len() - 1)
    }

    /// Adds the statistics of the same part from another tree.
    pub fn absorb(&mut self, other: &Self) {
        self.visits += other.visits;
        self.sum += other.sum;
        for theirs in &other.arms {
            match self.arms.iter_mut().find(|arm| arm.choice == theirs.choice) {
                Some(arm) => {
                    arm.visits += theirs.visits;
                    arm.sum += theirs.sum;
                    arm.regret += theirs.regret;
                    arm.mixed += theirs.mixed;
                }
                None => self.arms.push(theirs.clone()),
            }
        }
    }
}

fn arm<C>(choice: C, prior: f64, habit: f64) -> Arm<C> {
    Arm { choice, prior, habit, visits: 0, sum: 0.0, regret: 0.0, mixed: 0.0 }
}

/// Returns an idea's share of all regrets, or its prior while there are none.
fn current<C>(arm: &Arm<C>, all: f64) -> f64 {
    if all > 0.0 { arm.regret / all } else { arm.prior }
}

/// Draws an index by probabilities that sum to about 1.
fn draw<C>(arms: &[Arm<C>], rng: &mut Seeded, chance: impl Fn(&Arm<C>) -> f64) -> usize {
    let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
    for (i, arm) in arms.iter().enumerate() {
        left -= chance(arm);
        if left < 0.0 {
            return i;
        }
    }
    0
}
