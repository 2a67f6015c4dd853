//! What it costs to ask many questions at once.
//!
//! Of twenty options that change nothing, one will seem to at a level of 5 %. Where several effects are tried, chances of
//! error are therefore corrected for how many were tried, and intervals are made to hold all together.

/// The chances of error of several tests, corrected by Holm's method (1979): a test whose corrected chance is below a
/// level stands, and the chance that any that stands is wrong is below that level.
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

/// The level each of so many intervals needs so that all of them hold together at a level (Bonferroni).
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
