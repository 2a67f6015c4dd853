//! The statistics of one part of one seat's order in one position.

use engine::Seeded;

use crate::judge::Part;

/// How much of an idea's prior chance is spread evenly over all ideas.
const EVEN: f64 = 0.25;

/// One idea and how it has done.
#[derive(Clone, Debug)]
pub(crate) struct Arm<C> {
    /// What the part does.
    pub choice: C,
    /// The chance given to it beforehand.
    pub prior: f64,
    /// The chance that a player by habit takes it.
    habit: f64,
    /// How often it was tried.
    pub visits: u32,
    /// The sum of what came of it.
    pub sum: f64,
}

/// The ideas for one part, tried in turn by how they have done and how little they are known.
#[derive(Clone, Debug)]
pub(crate) struct Bandit<C> {
    arms: Vec<Arm<C>>,
    visits: u32,
    sum: f64,
}

impl<C: Clone> Bandit<C> {
    /// A part of which nothing is known but the weights of its ideas.
    ///
    /// A player by habit takes any idea, all alike, that `whim` share of the time.
    pub fn new(part: &Part<C>, whim: f64) -> Self {
        let total: u32 = part.ideas.iter().map(|(_, weight)| weight).sum();
        let count = part.ideas.len().max(1) as f64;
        let mix = |even: f64, weight: f64| (1.0 - even) * weight / f64::from(total.max(1)) + even / count;
        let arm = |(choice, weight): &(C, u32)| {
            let weight = f64::from(*weight);
            let (prior, habit) = (mix(EVEN, weight), mix(whim, weight));
            Arm { choice: choice.clone(), prior, habit, visits: 0, sum: 0.0 }
        };
        Self { arms: part.ideas.iter().map(arm).collect(), visits: 0, sum: 0.0 }
    }

    /// The ideas.
    pub fn arms(&self) -> &[Arm<C>] {
        &self.arms
    }

    /// What came of this part on average.
    pub fn mean(&self) -> f64 {
        if self.visits == 0 { 0.5 } else { self.sum / f64::from(self.visits) }
    }

    /// The idea to try next: well done so far, or likely and little known.
    pub fn choose(&self, explore: f64) -> usize {
        let mean = self.mean();
        let reach = explore * f64::from(self.visits + 1).sqrt();
        let mut best = (0, f64::MIN);
        for (i, arm) in self.arms.iter().enumerate() {
            let known = if arm.visits == 0 { mean } else { arm.sum / f64::from(arm.visits) };
            let score = known + reach * arm.prior / f64::from(arm.visits + 1);
            if score > best.1 {
                best = (i, score);
            }
        }
        best.0
    }

    /// An idea as a player by habit takes it.
    pub fn habit(&self, rng: &mut Seeded) -> usize {
        let mut left = f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
        for (i, arm) in self.arms.iter().enumerate() {
            left -= arm.habit;
            if left < 0.0 {
                return i;
            }
        }
        0
    }

    /// An idea as the mixture has it: in proportion to how often each was tried.
    pub fn mixed(&self, rng: &mut Seeded) -> usize {
        let mut left = rng.below(self.visits.max(1));
        for (i, arm) in self.arms.iter().enumerate() {
            if left < arm.visits {
                return i;
            }
            left -= arm.visits;
        }
        0
    }

    /// Learns what came of an idea.
    pub fn learn(&mut self, arm: usize, value: f64) {
        self.visits += 1;
        self.sum += value;
        self.arms[arm].visits += 1;
        self.arms[arm].sum += value;
    }
}
