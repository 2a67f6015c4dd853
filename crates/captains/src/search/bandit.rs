//! The statistics of one part of one seat's order in one position, and the two rules by which it chooses.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use engine::Seeded;

use super::memory::{self, Memory};
use crate::judge::Part;
use crate::settings::{Selection, Settings};

/// How much of an idea's prior chance is spread evenly over all ideas.
const EVEN: f64 = 0.25;

/// One idea and how it has done.
#[derive(Clone, Debug)]
pub(crate) struct Arm<C> {
    /// What the part does.
    pub choice: C,
    /// The chance given to it beforehand.
    prior: f64,
    /// The chance that a player by habit takes it.
    habit: f64,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of what came of it.
    sum: f64,
    /// By how much it would have done better than what was chosen, in sum; never below 0.
    regret: f64,
    /// The sum of its chances in the mixtures so far, later ones counting more.
    mixed: f64,
}

impl<C> Arm<C> {
    /// What came of it on average, or what stands in for that while it is untried.
    pub fn mean(&self, otherwise: f64) -> f64 {
        if self.visits == 0 { otherwise } else { self.sum / f64::from(self.visits) }
    }
}

/// The ideas for one part, tried in turn by how they have done and how little they are known.
#[derive(Clone, Debug)]
pub(crate) struct Bandit<C> {
    arms: Vec<Arm<C>>,
    visits: u32,
    sum: f64,
    /// How often more ideas were asked for.
    widened: u32,
    selection: Selection,
    /// The chance with which the last choice was made, and the mixture it was made from.
    chance: f64,
    /// What came of each idea against each choice of the other seat, later values counting more, and how often.
    cells: BTreeMap<(usize, usize), (f64, u32)>,
}

impl<C: Clone + PartialEq> Bandit<C> {
    /// A part of which nothing is known but the weights of its ideas.
    ///
    /// A player by habit takes any idea, all alike, that share of the time which the settings call a whim.
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

    /// The ideas.
    pub fn arms(&self) -> &[Arm<C>] {
        &self.arms
    }

    /// What came of this part on average.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.sum / f64::from(self.visits) }
    }

    /// The idea to try next. Other sides' parts are now and then played from habit, `habit` of the time.
    pub fn choose(&mut self, settings: &Settings, habit: f64, by_habit: bool, rng: &mut Seeded) -> usize {
        match self.selection {
            _ if by_habit && self.selection == Selection::Uct => self.habit(rng),
            Selection::Uct => self.upper(settings.explore),
            Selection::Regret => self.regretful(settings.explore, habit, by_habit, rng),
        }
    }

    /// Done well so far, or likely and little known (upper confidence bounds with priors).
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

    /// Drawn in proportion to the regrets, and from the priors while they are small and now and then later.
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

    /// An idea as a player by habit takes it.
    pub fn habit(&self, rng: &mut Seeded) -> usize {
        draw(&self.arms, rng, |arm| arm.habit)
    }

    /// An idea as the mixture has it.
    pub fn mixed(&self, rng: &mut Seeded) -> usize {
        let all: f64 = self.arms.iter().map(|arm| self.weight(arm)).sum();
        if all > 0.0 { draw(&self.arms, rng, |arm| self.weight(arm) / all) } else { self.habit(rng) }
    }

    /// How much an idea weighs in the mixture that is written in the end: how often it was tried, or how often it was
    /// meant to be.
    pub fn weight(&self, arm: &Arm<C>) -> f64 {
        match self.selection {
            Selection::Uct => f64::from(arm.visits),
            Selection::Regret if arm.visits > 0 => arm.mixed,
            Selection::Regret => 0.0,
        }
    }

    /// Learns what came of an idea; `against` is the one choice it met, where it met no more than one.
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

    /// What each idea would have brought beside what the mixture did: of the one tried by what came of it, weighted by
    /// how seldom it is tried; of the others by what came of them before. Regrets do not fall below 0, so that old ones
    /// are soon forgotten.
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

    /// What each idea would have brought against the choice that was met, by what came of the two together before; of a
    /// pair for which there is no memory, by what came of the idea on the whole.
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

    /// Whether it is time to ask for one more idea: the more often, the better the present ones are known.
    pub fn wants_more(&mut self, widen: f64) -> bool {
        let more = f64::from(self.widened + 1) <= widen * f64::from(self.visits).sqrt();
        self.widened += u32::from(more);
        more
    }

    /// The idea that weighs most so far.
    pub fn favourite(&self) -> &C {
        let most = |best: &'_ Arm<C>, arm: &'_ Arm<C>| self.weight(arm) > self.weight(best);
        let first = &self.arms[0];
        &self.arms.iter().fold(first, |best, arm| if most(best, arm) { arm } else { best }).choice
    }

    /// Adds an idea that is new; its place, or none if it is known or there is no memory for so many bytes.
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

/// The chance of an idea by its share of all regrets; by its prior while there are none.
fn current<C>(arm: &Arm<C>, all: f64) -> f64 {
    if all > 0.0 { arm.regret / all } else { arm.prior }
}

/// A place drawn by chances that sum to about 1.
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
