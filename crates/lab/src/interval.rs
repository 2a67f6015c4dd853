//! How sure a score is.

/// The normal quantile that leaves 95 % in the middle.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval of a share, from its mean over so many battles.
///
/// For wins and losses alone this is the interval of Wilson (1927). A draw counts as half a win: the mean is then of
/// values 0, ½ and 1, whose variance is at most that of wins and losses of the same mean, so the interval is wider than
/// it need be and never narrower.
pub fn wilson(mean: f64, battles: u64) -> [f64; 2] {
    let n = battles as f64;
    let square = Z * Z;
    let centre = mean + square / (2.0 * n);
    let spread = Z * (mean * (1.0 - mean) / n + square / (4.0 * n * n)).sqrt();
    let part = |x: f64| (x / (1.0 + square / n)).clamp(0.0, 1.0);
    [part(centre - spread), part(centre + spread)]
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn known_intervals() {
        // Figures of any table of Wilson intervals: 5 of 10, 0 of 10, 60 of 100.
        for (mean, battles, low, high) in
            [(0.5, 10, 0.2366, 0.7634), (0.0, 10, 0.0, 0.2775), (0.6, 100, 0.5020, 0.6906)]
        {
            let [l, h] = wilson(mean, battles);
            assert!((l - low).abs() < 1e-4 && (h - high).abs() < 1e-4, "{mean} of {battles}: {l} to {h}");
        }
    }
}
