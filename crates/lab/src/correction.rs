//! Corrections for multiple comparisons: one method for intervals and p-values, so that they cannot disagree.
//!
//! Twenty options without any effect are expected to give one significant result at the 5 % level. Where several effects
//! are tested together, each interval therefore gets the confidence level at which all hold together (Bonferroni), and each
//! p-value is multiplied by the number of tests. A p-value is taken from the interval itself ([`chance`]). So a corrected
//! p-value is below 5 % exactly if the joint 95 % interval does not hold the value that the test assumes.

use crate::interval::{Interval, LEVEL};
use crate::special::normal_below;

/// Effects that are tested together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Together {
    /// Number of tests.
    pub tests: usize,
}

impl Together {
    /// Returns the confidence level of each interval at which all hold together at [`LEVEL`].
    pub fn level(self) -> f64 {
        1.0 - (1.0 - LEVEL) / self.tests.max(1) as f64
    }

    /// Returns a p-value, corrected for the number of tests.
    pub fn corrected(self, chance: f64) -> f64 {
        (chance * self.tests.max(1) as f64).min(1.0)
    }
}

/// Greatest distance from a value that is distinguished, in standard errors of a normal distribution: a p-value of
/// 3·10⁻¹². Levels beyond cannot be told from 1.
const FARTHEST: f64 = 7.0;

/// Returns the p-value of the hypothesis that an effect is `assumed`: the smallest error at which its interval does not
/// hold that value. `interval` returns the interval at a confidence level, and must grow with it.
pub fn chance(interval: impl Fn(f64) -> Interval, assumed: f64) -> f64 {
    let level = |far: f64| 1.0 - 2.0 * normal_below(-far);
    let (mut near, mut far) = (0.0, FARTHEST);
    for _ in 0..60 {
        let middle = f64::midpoint(near, far);
        if interval(level(middle)).holds(assumed) {
            far = middle;
        } else {
            near = middle;
        }
    }
    2.0 * normal_below(-far)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::wilson;

    #[test]
    fn each_interval_takes_its_part_of_the_doubt() {
        assert!((Together { tests: 5 }.level() - 0.99).abs() < 1e-12);
        assert!((Together { tests: 0 }.level() - 0.95).abs() < 1e-12);
        assert!((Together { tests: 4 }.corrected(0.01) - 0.04).abs() < 1e-12);
        assert!((Together { tests: 4 }.corrected(0.5) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn the_p_value_of_wilsons_interval_is_that_of_the_score_test() {
        // 60 of 100 against one half: z = 2, so p = 0.0455; 50 of 100: p = 1.
        let of = |wins: f64| chance(|level| wilson(wins / 100.0, 100.0, level), 0.5);
        assert!((of(60.0) - 0.045_500_26).abs() < 1e-6, "{}", of(60.0));
        assert!(of(50.0) > 0.999 && of(100.0) < 1e-11);
    }

    #[test]
    fn p_values_and_intervals_agree_whatever_the_number_of_tests() {
        for tests in [1, 3, 27] {
            let together = Together { tests };
            for wins in 0..=200 {
                let interval = |level| wilson(f64::from(wins) / 200.0, 200.0, level);
                let significant = together.corrected(chance(interval, 0.5)) < 0.05;
                assert_eq!(
                    significant,
                    !interval(together.level()).holds(0.5),
                    "{wins} of 200, {tests} tests"
                );
            }
        }
    }
}
