//! Corrections for multiple comparisons.
//!
//! Twenty options without any effect are expected to give one significant result at the 5 % level. Where an
//! experiment tests several effects, its p-values are therefore corrected, and its intervals hold simultaneously.

/// Returns the p-values of several tests, corrected by Holm's method (1979). If every test with a corrected p-value
/// below a level is accepted, the probability of any false acceptance is below that level.
pub fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let (mut corrected, mut most) = (vec![0.0; chances.len()], 0f64);
    for (rank, at) in order.into_iter().enumerate() {
        most = most.max(chances[at] * (chances.len() - rank) as f64).min(1.0);
        corrected[at] = most;
    }
    corrected
}

/// Returns the level that each of `tried` intervals needs so that all hold together at `level` (Bonferroni).
pub fn each_of(tried: usize, level: f64) -> f64 {
    1.0 - (1.0 - level) / tried.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holms_corrections_as_r_prints_them() {
        // R: p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm")
        let found = holm(&[0.01, 0.04, 0.03, 0.005]);
        for (chance, printed) in found.iter().zip([0.03, 0.06, 0.06, 0.02]) {
            assert!((chance - printed).abs() < 1e-12, "{found:?}");
        }
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
        assert!(holm(&[]).is_empty());
    }

    #[test]
    fn each_interval_takes_its_part_of_the_doubt() {
        assert!((each_of(5, 0.95) - 0.99).abs() < 1e-12);
        assert!((each_of(0, 0.95) - 0.95).abs() < 1e-12);
    }
}
