//! Assessment of an order after it was written: the findings of several searches, with their statistical error.
//!
//! One search gives numbers but no measure of their random error. So a decision is searched [`TREES`] times, each time
//! with its own seed and tree ([`Captain::examine`]). The spread of these independent values gives the error: an
//! [`Estimate`] is their mean with the 95 % interval of Student's t. The interval covers the mean of endlessly many such
//! searches in 19 of 20 cases. It does not cover errors that all these searches share: the judge, the depth, the players
//! they imagine. Only many battles can measure those.
//!
//! ```
//! use captains::assess::{Trial, assess};
//! let trial = |best: f64, written: f64| Trial { value: best, best, written, thought: vec![] };
//! let found = assess::<u8>(&[trial(0.6, 0.5), trial(0.7, 0.5), trial(0.65, 0.55)], &1).unwrap();
//! assert!((found.cost.value - 0.4 / 3.0).abs() < 1e-12 && found.cost.low < 0.1 && found.cost.high > 0.15);
//! ```
//!
//! [`Captain::examine`]: crate::Captain::examine

use crate::Thought;

/// Largest number of searches of one decision, used if the nodes suffice.
pub const TREES: u32 = 8;
/// Fewest nodes for one search; with fewer nodes in all there are fewer searches.
const LEAST: u32 = 32;
/// The 97.5 % quantile of Student's t for 1 to 7 degrees of freedom (from any table).
const STUDENT: [f64; TREES as usize - 1] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365];

/// The findings of one search about an order that was written; values are shares of the victory, 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Trial<O> {
    /// Expected value of the search's own mixture.
    pub value: f64,
    /// Expected value of the order that the search would write most often.
    pub best: f64,
    /// Expected value of the order that was written.
    pub written: f64,
    /// The orders that the search would write, likeliest first, with the expected value of each.
    pub thought: Vec<Thought<O>>,
}

impl<O> Trial<O> {
    /// Returns the trial with every share drawn towards ½: takes the square root of its odds, `roots` times.
    ///
    /// A share of 0 or 1 stays certain, and ½ stays even.
    ///
    /// ```
    /// use captains::assess::Trial;
    /// let trial = Trial::<u8> { value: 0.8, best: 1.0, written: 0.5, thought: vec![] }.doubted(1);
    /// assert!((trial.value - 2.0 / 3.0).abs() < 1e-12 && trial.best == 1.0 && trial.written == 0.5);
    /// ```
    #[must_use]
    pub fn doubted(mut self, roots: u32) -> Self {
        self.value = doubted(self.value, roots);
        self.best = doubted(self.best, roots);
        self.written = doubted(self.written, roots);
        for thought in &mut self.thought {
            thought.value = doubted(thought.value, roots);
        }
        self
    }
}

/// Takes the square root of a share's odds, `roots` times.
fn doubted(share: f64, roots: u32) -> f64 {
    if roots == 0 || share <= 0.0 || share >= 1.0 {
        return share;
    }
    let odds = (0..roots).fold(share / (1.0 - share), |odds, _| odds.sqrt());
    odds / (1.0 + odds)
}

/// The mean of independent searches with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// The assessment of an order that was written, from several searches.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessment<O> {
    /// Expected share of the victory before the order is written, for a player who writes the search's mixture.
    pub chance: Estimate,
    /// Expected share of the victory of the order that was written.
    pub written: Estimate,
    /// Value of the order that the search would write most often, less that of the order written; from −1 to 1. Below 0
    /// the order written is the better one.
    pub cost: Estimate,
    /// Probability that the search writes the order that was written.
    pub share: f64,
    /// The orders that the search would write, likeliest first; their shares sum to at most 1.
    pub mixture: Vec<Thought<O>>,
    /// Number of searches that the estimates come from.
    pub trees: u32,
}

/// Returns the number of searches among which these nodes are divided.
pub fn trees(nodes: u32) -> u32 {
    (nodes / LEAST).clamp(1, TREES)
}

/// Combines several searches of a decision; `None` without any.
pub fn assess<O: Clone + PartialEq>(trials: &[Trial<O>], written: &O) -> Option<Assessment<O>> {
    if trials.is_empty() {
        return None;
    }
    let over = |of: fn(&Trial<O>) -> f64, within: (f64, f64)| {
        estimate(&trials.iter().map(of).collect::<Vec<_>>(), within)
    };
    let mixture = mixture(trials);
    Some(Assessment {
        chance: over(|trial| trial.value, (0.0, 1.0)),
        written: over(|trial| trial.written, (0.0, 1.0)),
        cost: over(|trial| trial.best - trial.written, (-1.0, 1.0)),
        share: mixture.iter().find(|thought| thought.order == *written).map_or(0.0, |thought| thought.share),
        mixture,
        trees: trials.len() as u32,
    })
}

/// Returns the mean of independent values with its 95 % interval, clamped to the possible range. The interval of a
/// single value is the whole range.
fn estimate(values: &[f64], (least, most): (f64, f64)) -> Estimate {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let Some(student) = values.len().checked_sub(2).map(|i| STUDENT[i.min(STUDENT.len() - 1)]) else {
        return Estimate { value: mean, low: least, high: most };
    };
    let squares = values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>();
    let reach = student * (squares / (count - 1.0) / count).sqrt();
    Estimate { value: mean, low: (mean - reach).max(least), high: (mean + reach).min(most) }
}

/// Averages the mixtures of all searches: shares over all searches, values weighted by share over those with the order.
fn mixture<O: Clone + PartialEq>(trials: &[Trial<O>]) -> Vec<Thought<O>> {
    let mut all: Vec<Thought<O>> = Vec::new();
    for thought in trials.iter().flat_map(|trial| &trial.thought) {
        let share = thought.share / trials.len() as f64;
        match all.iter_mut().find(|known| known.order == thought.order) {
            Some(known) => {
                known.share += share;
                known.value += share * thought.value;
            }
            None => all.push(Thought { order: thought.order.clone(), share, value: share * thought.value }),
        }
    }
    for thought in &mut all {
        thought.value = if thought.share > 0.0 { thought.value / thought.share } else { 0.0 };
    }
    all.retain(|thought| thought.share > 0.0);
    // The lists are short, and a general sort would enlarge the browser's binary by more than the rest of this file.
    for end in 1..all.len() {
        let mut at = end;
        while at > 0 && all[at - 1].share < all[at].share {
            all.swap(at - 1, at);
            at -= 1;
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trial(value: f64, written: f64, thought: &[(u8, f64, f64)]) -> Trial<u8> {
        let thought = thought.iter().map(|&(order, share, value)| Thought { order, share, value }).collect();
        Trial { value, best: value, written, thought }
    }

    #[test]
    fn the_interval_of_two_searches_is_students() {
        let found = estimate(&[0.4, 0.6], (-10.0, 10.0));
        // s = 0.2 / √2, so s / √2 = 0.1.
        assert!((found.value - 0.5).abs() < 1e-12);
        assert!((found.high - 0.5 - 1.2706).abs() < 1e-9 && (found.low - 0.5 + 1.2706).abs() < 1e-9);
    }

    #[test]
    fn a_single_search_is_sure_of_nothing() {
        let found = assess(&[trial(0.7, 0.6, &[])], &1).unwrap();
        assert_eq!((found.chance.low, found.chance.high), (0.0, 1.0));
        assert_eq!((found.cost.low, found.cost.high, found.trees), (-1.0, 1.0, 1));
        assert!((found.cost.value - 0.1).abs() < 1e-12);
    }

    #[test]
    fn bounds_stay_within_what_is_possible() {
        let found = estimate(&[0.0, 1.0, 1.0], (0.0, 1.0));
        assert_eq!((found.low, found.high), (0.0, 1.0));
    }

    #[test]
    fn mixtures_are_averaged_over_all_searches() {
        let trials = [trial(0.5, 0.5, &[(1, 0.8, 0.5), (2, 0.2, 0.4)]), trial(0.5, 0.5, &[(2, 1.0, 0.6)])];
        let found = assess(&trials, &1).unwrap();
        let orders: Vec<u8> = found.mixture.iter().map(|thought| thought.order).collect();
        assert_eq!(orders, [2, 1]);
        assert!((found.mixture[0].share - 0.6).abs() < 1e-12 && (found.share - 0.4).abs() < 1e-12);
        assert!((found.mixture[0].value - (0.1 * 0.4 + 0.5 * 0.6) / 0.6).abs() < 1e-12);
        assert!((found.mixture[1].value - 0.5).abs() < 1e-12);
    }

    #[test]
    fn the_interval_holds_the_mean_in_nineteen_of_twenty_cases() {
        let mut rng = engine::Seeded::new(7);
        let mut draw = || {
            let sum: u32 = (0..12).map(|_| rng.below(1000)).sum();
            f64::from(sum) / 12_000.0
        };
        let held = (0..4000)
            .filter(|_| {
                let values: Vec<f64> = (0..TREES).map(|_| draw()).collect();
                let found = estimate(&values, (0.0, 1.0));
                found.low <= 0.49958 && 0.49958 <= found.high
            })
            .count();
        // 3,800 are expected, with a deviation of 14.
        assert!((3745..=3855).contains(&held), "{held} of 4000");
    }

    #[test]
    fn doubt_draws_towards_a_half_and_keeps_the_order() {
        let of =
            |shares: &[f64], roots| shares.iter().map(|share| doubted(*share, roots)).collect::<Vec<_>>();
        assert_eq!(of(&[0.0, 0.3, 1.0], 0), [0.0, 0.3, 1.0]);
        assert_eq!(of(&[0.0, 0.5, 1.0], 3), [0.0, 0.5, 1.0]);
        let found = of(&[0.1, 0.2, 0.9, 0.999], 1);
        assert!((found[0] - 0.25).abs() < 1e-12 && (found[2] - 0.75).abs() < 1e-12, "{found:?}");
        assert!(found.is_sorted() && found[3] > 0.96, "{found:?}");
    }

    #[test]
    fn few_nodes_are_not_divided() {
        assert_eq!([1, 31, 32, 64, 255, 256, 1_000_000].map(trees), [1, 1, 1, 2, 7, 8, 8]);
    }
}
