//! The choice of the numbers of steps to try: a sequential design.
//!
//! The more steps, the smaller is the strong side's share. The search halves the range until it has tried three numbers
//! of steps besides none. Then it fights batch after batch at the number that a logistic regression of the results
//! expects to be even, after Wu (1985), *Efficient sequential designs with binary data*; batches, a ridge penalty and the
//! halving are ours. Battles so gather where the share is one half, and there they say most about the even number.
//!
//! The interval supposes that the log-odds fall in a straight line. Where they do not, as from missiles to hits in *Faster
//! Than Light*, it is too narrow or off; battles with fresh seeds at the number found test it.

use crate::interval::{Interval, LEVEL, of_results};
use crate::regression::{Case, curvature, fit};

/// Number of battles between two choices of a step.
pub const BATCH: u64 = 20;
/// Ridge penalty of the regression; it stands for less than a battle.
const RIDGE: f64 = 0.1;
/// Number of different steps that are tried by halving, before the regression chooses.
const HALVINGS: usize = 3;
/// Standard normal quantile of a 95 % interval.
const Z: f64 = 1.96;

/// The battles at one number of steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tried {
    /// Number of steps.
    pub steps: u32,
    /// Wins of the strong side, draws, wins of the weak side.
    pub results: [u64; 3],
}

impl Tried {
    fn battles(&self) -> f64 {
        self.results.iter().sum::<u64>() as f64
    }

    /// Returns the strong side's share; a draw counts half.
    fn share(&self) -> f64 {
        (self.results[0] as f64 + self.results[1] as f64 / 2.0) / self.battles().max(1.0)
    }
}

/// A handicap, and what the battles say about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found {
    /// Number of steps by which the strong side starts weaker.
    pub steps: u32,
    /// The strong side's expected share of the victory with this handicap, 0 to 1.
    pub share: f64,
    /// The 95 % interval of that share.
    pub interval: Interval,
    /// Number of battles fought in the search.
    pub battles: u64,
}

/// A search, and the battles that it has asked for.
///
/// ```
/// use lab::handicap::{BATCH, Search};
///
/// // Each step takes 2 points of 100 from a side that wins 80 of them.
/// let mut search = Search::new(40, 400);
/// while let Some(steps) = search.next_steps() {
///     let wins = BATCH * (80 - 2 * u64::from(steps).min(40)) / 100;
///     search.add(steps, [wins, 0, BATCH - wins]);
/// }
/// let found = search.found().expect("battles");
/// assert!((12..=18).contains(&found.steps), "{found:?}");
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Search {
    most_steps: u32,
    most_battles: u64,
    tried: Vec<Tried>,
}

impl Search {
    /// Returns a search among 0 to `most_steps` steps with at most `most_battles` battles, rounded up to whole batches.
    pub const fn new(most_steps: u32, most_battles: u64) -> Self {
        Self { most_steps, most_battles, tried: Vec::new() }
    }

    /// Returns the number of battles fought.
    pub fn battles(&self) -> u64 {
        self.tried.iter().flat_map(|tried| tried.results).sum()
    }

    /// Returns the number of steps of the next [`BATCH`] of battles; `None` when the search is over.
    pub fn next_steps(&self) -> Option<u32> {
        if self.battles() >= self.most_battles {
            return None;
        }
        if !self.has(0) {
            return Some(0);
        }
        // A captain that is not stronger needs no handicap.
        if self.at(0).is_some_and(|tried| tried.share() <= 0.5) && self.tried.len() == 1 {
            return (self.battles() < 5 * BATCH).then_some(0);
        }
        if self.tried.len() <= HALVINGS {
            let (low, high) = self.bracket();
            let middle = low + (high - low).div_ceil(2);
            if !self.has(middle) {
                return Some(middle);
            }
        }
        Some(self.best().0)
    }

    /// Adds a batch: wins of the strong side, draws and wins of the weak side.
    pub fn add(&mut self, steps: u32, results: [u64; 3]) {
        let place = self.tried.iter().position(|tried| tried.steps == steps).unwrap_or_else(|| {
            self.tried.push(Tried { steps, ..Tried::default() });
            self.tried.len() - 1
        });
        for (all, more) in self.tried[place].results.iter_mut().zip(results) {
            *all += more;
        }
    }

    /// Returns the steps tried, and their battles.
    pub fn tried(&self) -> &[Tried] {
        &self.tried
    }

    /// Returns the number of steps with which the battle is expected to be most even; `None` before the first battle.
    pub fn found(&self) -> Option<Found> {
        if self.tried.is_empty() {
            return None;
        }
        let (steps, share, interval) = self.best();
        Some(Found { steps, share, interval, battles: self.battles() })
    }

    fn at(&self, steps: u32) -> Option<&Tried> {
        self.tried.iter().find(|tried| tried.steps == steps)
    }

    fn has(&self, steps: u32) -> bool {
        self.at(steps).is_some()
    }

    /// Returns the largest number of steps tried that is too few, and the smallest that is too many.
    fn bracket(&self) -> (u32, u32) {
        let few = self.tried.iter().filter(|tried| tried.share() > 0.5).map(|tried| tried.steps).max();
        let low = few.unwrap_or(0);
        let many = self.tried.iter().filter(|tried| tried.share() <= 0.5 && tried.steps > low);
        (low, many.map(|tried| tried.steps).min().unwrap_or(self.most_steps))
    }

    /// Returns the number of steps whose expected share is nearest to one half, that share, and its interval.
    fn best(&self) -> (u32, f64, Interval) {
        let Some(curve) = Curve::of(&self.tried, self.most_steps) else {
            // One step tried, or results that no curve fits: the battles themselves.
            // Among equals, the largest number of steps for a side that is ahead.
            let nearest = |tried: &&Tried| {
                let steps = if tried.share() > 0.5 { self.most_steps - tried.steps } else { tried.steps };
                ((1e6 * (tried.share() - 0.5).abs()) as u64, steps)
            };
            let tried = self.tried.iter().min_by_key(nearest).copied().unwrap_or_default();
            return (tried.steps, tried.share(), of_results(tried.results, LEVEL));
        };
        let off = |steps: &u32| (1e9 * (curve.share(*steps).0 - 0.5).abs()) as u64;
        let steps = (0..=self.most_steps).min_by_key(off).unwrap_or(0);
        let (share, interval) = curve.share(steps);
        (steps, share, interval)
    }
}

/// A logistic regression of the strong side's share on the steps.
struct Curve {
    weights: [f64; 2],
    /// The inverse of the penalised Hessian at the weights.
    covariance: [[f64; 2]; 2],
    scale: f64,
}

impl Curve {
    /// Fits the curve; `None` if fewer than two steps were tried or the share does not fall with the steps.
    fn of(tried: &[Tried], most: u32) -> Option<Self> {
        let scale = f64::from(most.max(1));
        let x = |tried: &Tried| f64::from(tried.steps) / scale;
        if tried.len() < 2 {
            return None;
        }
        let cases: Vec<Case> = tried
            .iter()
            .flat_map(|tried| {
                let case = move |share| Case { features: vec![1.0, x(tried)], share };
                let [wins, draws, losses] = tried.results;
                let of = |n: u64, share| (0..n).map(move |_| case(share));
                of(wins, 1.0).chain(of(draws, 0.5)).chain(of(losses, 0.0))
            })
            .collect();
        let weights: [f64; 2] = fit(&cases, RIDGE).ok()?.try_into().ok()?;
        if weights[1] >= 0.0 {
            return None;
        }
        let hessian = curvature(&cases, &weights, RIDGE);
        let (a, b, d) = (hessian[0][0], hessian[0][1], hessian[1][1]);
        let determinant = a * d - b * b;
        let covariance = [[d / determinant, -b / determinant], [-b / determinant, a / determinant]];
        (determinant > 0.0).then_some(Self { weights, covariance, scale })
    }

    /// Returns the expected share at a number of steps, and its interval.
    fn share(&self, steps: u32) -> (f64, Interval) {
        let x = f64::from(steps) / self.scale;
        let log_odds = self.weights[0] + self.weights[1] * x;
        let [[a, b], [_, d]] = self.covariance;
        let unsure = Z * (a + 2.0 * b * x + d * x * x).max(0.0).sqrt();
        (odds(log_odds), Interval { low: odds(log_odds - unsure), high: odds(log_odds + unsure) })
    }
}

/// Returns the share at log-odds.
fn odds(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

#[cfg(test)]
mod tests {
    use engine::Seeded;

    use super::*;

    /// Searches with battles whose share is a curve of the steps.
    fn searched(seed: u64, most: u32, battles: u64, share: impl Fn(u32) -> f64) -> Search {
        let mut rng = Seeded::keyed(seed, 21, 4);
        let mut search = Search::new(most, battles);
        while let Some(steps) = search.next_steps() {
            assert!(steps <= most);
            let mut results = [0; 3];
            for _ in 0..BATCH {
                let at = f64::from(rng.below(1 << 24)) / f64::from(1u32 << 24);
                results[if at < share(steps) { 0 } else { 2 }] += 1;
            }
            search.add(steps, results);
        }
        search
    }

    #[test]
    fn the_interval_holds_the_true_share_of_the_step_found() {
        // 3 log-odds ahead; even at 24 of 40 steps.
        let share = |steps: u32| odds(3.0 - f64::from(steps) / 8.0);
        let (mut held, mut near) = (0, 0);
        for seed in 0..200 {
            let found = searched(seed, 40, 300, share).found().expect("battles");
            held += usize::from(found.interval.holds(share(found.steps)));
            near += usize::from((0.42..=0.58).contains(&share(found.steps)));
        }
        // 95 % less four standard errors of 200 searches.
        assert!(held >= 178, "{held} of 200");
        assert!(near >= 180, "{near} of 200");
    }

    #[test]
    fn a_captain_that_is_not_stronger_needs_no_handicap() {
        let search = searched(3, 40, 400, |_| 0.35);
        assert_eq!(search.found().map(|found| found.steps), Some(0));
        assert_eq!(search.battles(), 5 * BATCH);
    }

    #[test]
    fn where_no_handicap_is_enough_the_largest_is_found() {
        let level = searched(4, 3, 400, |_| 1.0).found().expect("battles");
        assert!(level.steps == 3 && level.share > 0.8, "{level:?}");
        let falling = searched(5, 3, 400, |steps| 0.99 - 0.04 * f64::from(steps)).found().expect("battles");
        assert!(falling.steps == 3 && falling.share > 0.7, "{falling:?}");
    }

    #[test]
    fn a_bend_in_the_curve_is_forgiven() {
        // Ten steps that do little, then five that do much: even at 12.
        let share = |steps: u32| {
            odds(1.6 - 0.04 * f64::from(steps.min(10)) - 0.6 * f64::from(steps.saturating_sub(10)))
        };
        let near = (0..100).filter(|seed| {
            let found = searched(*seed, 15, 300, share).found().expect("battles");
            (0.38..=0.62).contains(&share(found.steps))
        });
        assert!(near.count() >= 90);
    }

    #[test]
    fn without_battles_nothing_is_found() {
        assert_eq!(Search::new(5, 0).next_steps(), None);
        assert_eq!(Search::new(5, 0).found(), None);
        assert_eq!(Search::new(0, 100).next_steps(), Some(0));
    }
}
