//! Sequential tests: they stop a series once its battles decide between two hypotheses.
//!
//! The low hypothesis says that the true share is at most `low`, the high one that it is at least `high`. After
//! every unit of battles the test compares the log-likelihood ratio of the two with the bounds of Wald (1945),
//! which follow from the error rates. It stops at the first bound reached. For a true share between the two
//! hypotheses, either answer is acceptable.
//!
//! A unit is a pair of battles with sides swapped, which has five possible scores. The likelihood of a hypothesis
//! is the maximum over all distributions of the five scores with its mean: a generalised likelihood ratio, as in
//! the tests of chess engines. The test therefore needs no model of draws or of correlation within a pair. If the
//! series reaches its maximum number of battles first, the test gives no answer; this raises neither error rate.

use serde::Serialize;

/// Number of units by score: 0, a quarter, a half, three quarters and 1.
pub type Scores = [u64; 5];

/// The share that belongs to each score of a unit.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// Count used for a score that never occurred, so that every score keeps a positive likelihood.
const RARE: f64 = 1e-3;

/// A test between two hypotheses about a share, with its error rates.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Test {
    /// The low hypothesis: the share is at most this.
    pub low: f64,
    /// The high hypothesis: the share is at least this.
    pub high: f64,
    /// Maximum probability of accepting the high hypothesis where the low one is true.
    pub alpha: f64,
    /// Maximum probability of accepting the low hypothesis where the high one is true.
    pub beta: f64,
}

/// The decision of a sequential test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// The test accepts the low hypothesis.
    Low,
    /// The test accepts the high hypothesis.
    High,
}

/// Minimum number of units for a decision; with fewer their scatter is unknown.
pub const FEWEST: u64 = 4;

impl Test {
    /// The test whether one captain is better than another: shares of 45 % against 55 %, each error at most 5 %.
    pub const BETTER: Self = Self { low: 0.45, high: 0.55, alpha: 0.05, beta: 0.05 };

    /// Returns every flaw of the test's parameters.
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for (name, share) in [("low", self.low), ("high", self.high)] {
            if !(share > 0.0 && share < 1.0) {
                flaws.push(format!("{name} must be a score between 0 and 1, not {share}"));
            }
        }
        if self.low >= self.high {
            flaws.push(format!("low must be below high, and {} is not below {}", self.low, self.high));
        }
        for (name, rate) in [("alpha", self.alpha), ("beta", self.beta)] {
            if !(rate > 0.0 && rate < 0.5) {
                flaws.push(format!("{name} must be an error rate between 0 and 0.5, not {rate}"));
            }
        }
        flaws
    }

    /// Returns the bounds of Wald: the test accepts the low hypothesis at or below the first, the high one at or
    /// above the second.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the log-likelihood ratio, high hypothesis over low.
    pub fn log_ratio(&self, scores: &Scores) -> f64 {
        let counts = scores.map(|count| (count as f64).max(RARE));
        let total: f64 = counts.iter().sum();
        let parts = counts.map(|count| count / total);
        let (low, high) = (tilted(&parts, self.low), tilted(&parts, self.high));
        (0..5).map(|i| counts[i] * (high[i] / low[i]).ln()).sum()
    }

    /// Returns the decision after these units, or `None` if they do not decide yet.
    pub fn finding(&self, scores: &Scores) -> Option<Finding> {
        if scores.iter().sum::<u64>() < FEWEST {
            return None;
        }
        let (lower, upper) = self.bounds();
        match self.log_ratio(scores) {
            ratio if ratio <= lower => Some(Finding::Low),
            ratio if ratio >= upper => Some(Finding::High),
            _ => None,
        }
    }
}

/// Returns the distribution over the scores that has the given mean and makes `parts` likeliest. Each part is
/// divided by `1 + t (share − mean)`, with the unique `t` that gives the mean.
fn tilted(parts: &[f64; 5], mean: f64) -> [f64; 5] {
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    let excess = |t: f64| -> f64 {
        (0..5).map(|i| parts[i] * (SHARES[i] - mean) / (1.0 + t * (SHARES[i] - mean))).sum()
    };
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if excess(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = 0.5 * (low + high);
    std::array::from_fn(|i| parts[i] / (1.0 + t * (SHARES[i] - mean)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seeded;

    #[test]
    fn tilting_gives_the_mean_and_keeps_the_whole() {
        let parts = [0.1, 0.2, 0.3, 0.3, 0.1];
        for mean in [0.2, 0.45, 0.525, 0.8] {
            let tilted = tilted(&parts, mean);
            let (whole, found): (f64, f64) =
                (tilted.iter().sum(), (0..5).map(|i| tilted[i] * SHARES[i]).sum());
            assert!((whole - 1.0).abs() < 1e-9 && (found - mean).abs() < 1e-9, "{mean}: {whole}, {found}");
        }
    }

    /// NIST/SEMATECH e-Handbook of Statistical Methods, 6.2.3.4 (a sequential plan by Wald): defective with
    /// probability 1 % or 10 %, error rates 5 % and 10 %. Accepted at `0.0397 n − 0.939` or fewer defectives,
    /// rejected at `0.0397 n + 1.205`.
    #[test]
    fn wins_and_losses_alone_give_walds_test() {
        let test = Test { low: 0.01, high: 0.10, alpha: 0.05, beta: 0.10 };
        let accepted = |n: u64, bad: u64| test.finding(&[n - bad, 0, 0, 0, bad]);
        assert_eq!((accepted(24, 0), accepted(22, 0)), (Some(Finding::Low), None));
        assert_eq!((accepted(24, 2), accepted(24, 3)), (None, Some(Finding::High)));
        assert_eq!(
            (accepted(49, 1), accepted(46, 1), accepted(30, 3)),
            (Some(Finding::Low), None, Some(Finding::High))
        );
    }

    /// Draws the score of a pair of battles at a true share, with many draws; the seed alone decides some pairs.
    fn unit(rng: &mut Seeded, share: f64) -> usize {
        let one = |rng: &mut Seeded| {
            let draw = 0.3;
            let at = f64::from(rng.below(1 << 30)) / f64::from(1 << 30);
            if at < draw {
                1
            } else if at < draw + (share - draw / 2.0) {
                2
            } else {
                0
            }
        };
        let first = one(rng);
        let second = if rng.chance(1, 5) { first } else { one(rng) };
        first + second
    }

    #[test]
    fn the_error_rates_hold() {
        let test = Test { low: 0.45, high: 0.55, alpha: 0.05, beta: 0.05 };
        for (share, wrong) in [(0.45, Finding::High), (0.55, Finding::Low)] {
            let (mut errors, mut units) = (0u32, 0u64);
            for run in 0..2_000 {
                let mut rng = Seeded::keyed(20, run, (share * 100.0) as u64);
                let mut scores = Scores::default();
                let found = (0..1_000).find_map(|_| {
                    scores[unit(&mut rng, share)] += 1;
                    test.finding(&scores)
                });
                errors += u32::from(found == Some(wrong));
                units += scores.iter().sum::<u64>();
            }
            assert!(
                errors <= 115,
                "{errors} of 2,000 found {wrong:?} at {share}: more than 5 % and three standard errors"
            );
            assert!(units / 2_000 < 200, "{} units on the mean", units / 2_000);
        }
    }

    #[test]
    fn every_flaw_of_a_test_is_named() {
        assert!(Test::BETTER.flaws().is_empty());
        let flaws = Test { low: 1.2, high: 0.5, alpha: 0.0, beta: 0.7 }.flaws();
        assert_eq!(flaws.len(), 4, "{flaws:?}");
    }
}
