//! When enough battles have been fought: a sequential test of a share of victory.
//!
//! Two claims stand against each other: the true share is at most `low`, or it is at least `high`. After every unit of
//! battles the logarithm of their likelihood ratio is compared with the two bounds of Wald (1945), which follow from the
//! error rates wanted; at the first bound the test ends. What lies between the claims is not tested: there either
//! answer is right enough. Units are pairs of battles with sides swapped, whose five possible scores are taken as they
//! come: the likelihood of either claim is the greatest that any distribution of the five scores with that mean gives
//! (a generalised likelihood ratio, as chess engines are tested by), so draws and pairs that hang together are
//! allowed for without being modelled. The test is cut short at the number of battles one is ready to fight; it then
//! says nothing, which cannot raise either error rate.

use serde::Serialize;

/// How often each score of a unit occurred, from nothing over a quarter, half and three quarters to all.
pub type Scores = [u64; 5];

/// The shares that a unit's scores stand for.
const SHARES: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 1.0];

/// What is added to the count of a score that never occurred: without it, no distribution could give it at all.
const RARE: f64 = 1e-3;

/// A test of two claims on a share, with its error rates.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Test {
    /// The lower claim: the share is at most this.
    pub low: f64,
    /// The higher claim: the share is at least this.
    pub high: f64,
    /// How often, at most, the higher claim is accepted where the lower is true.
    pub alpha: f64,
    /// How often, at most, the lower claim is accepted where the higher is true.
    pub beta: f64,
}

/// What a sequential test found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Finding {
    /// The lower claim.
    Low,
    /// The higher claim.
    High,
}

/// Fewer units than this decide nothing: their scatter is not yet known.
pub const FEWEST: u64 = 4;

impl Test {
    /// Whether one captain is better than another: shares of 45 % against 55 %, each error at most 5 %.
    pub const BETTER: Self = Self { low: 0.45, high: 0.55, alpha: 0.05, beta: 0.05 };

    /// Everything that is wrong with the test.
    pub fn flaws(&self) -> Vec<String> {
        let mut flaws = Vec::new();
        for (name, share) in [("low", self.low), ("high", self.high)] {
            if !(share > 0.0 && share < 1.0) {
                flaws.push(format!("{name}: a share between 0 and 1, not {share}"));
            }
        }
        if self.low >= self.high {
            flaws.push(format!("low must be below high, and {} is not below {}", self.low, self.high));
        }
        for (name, rate) in [("alpha", self.alpha), ("beta", self.beta)] {
            if !(rate > 0.0 && rate < 0.5) {
                flaws.push(format!("{name}: an error rate between 0 and 0.5, not {rate}"));
            }
        }
        flaws
    }

    /// The bounds of Wald: at or below the first the lower claim is accepted, at or above the second the higher.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The logarithm of the likelihood ratio, higher claim over lower.
    pub fn log_ratio(&self, scores: &Scores) -> f64 {
        let counts = scores.map(|count| (count as f64).max(RARE));
        let total: f64 = counts.iter().sum();
        let parts = counts.map(|count| count / total);
        let (low, high) = (tilted(&parts, self.low), tilted(&parts, self.high));
        (0..5).map(|i| counts[i] * (high[i] / low[i]).ln()).sum()
    }

    /// What the test finds after these units, if anything yet.
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

/// Of all distributions over the scores with that mean the one under which these parts are likeliest: each part
/// divided by `1 + t (share − mean)`, with the only `t` that gives the mean.
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

    /// NIST/SEMATECH e-Handbook of Statistical Methods, 6.2.3.4 (a sequential plan by Wald): chances of a defective of
    /// 1 % and 10 %, error rates 5 % and 10 %: accepted at `0.0397 n − 0.939` or fewer, rejected at `0.0397 n + 1.205`.
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

    /// Pairs of battles at a true share with many draws, some pairs decided by the seed alone.
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
