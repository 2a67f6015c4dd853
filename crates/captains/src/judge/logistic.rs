//! The logistic function, in arithmetic that gives the same bits on every machine.

/// Largest log-odds that is distinguished. Beyond it the share differs from that of 36 by less than the last bit of 1.
const MOST: f64 = 36.0;
/// Number of times that the argument is halved before the series, and the value squared after it.
const HALVINGS: u32 = 6;
/// Number of terms of the series after the first.
const TERMS: u32 = 10;

/// Returns the share for these log-odds: 1 / (1 + e^−x), from 0 to 1.
///
/// The share of 0 is ½, and `share(-x)` equals `1 - share(x)` to within one bit. NaN counts as a large value.
///
/// Exponential functions of libraries differ in the last bit, and advice must not. So this one uses sums, products and
/// quotients alone: e^x = (e^(x/64))^64. With |x/64| below 0.6, ten terms of the series are exact to 1e-10. Six
/// squarings keep the relative error below 1e-8.
///
/// ```
/// use captains::judge::share;
/// assert_eq!(share(0.0), 0.5);
/// assert!((share(1.0) - 0.731_058_578_630).abs() < 1e-9);
/// assert!(share(-800.0) < 1e-15 && share(800.0) <= 1.0);
/// ```
pub fn share(log_odds: f64) -> f64 {
    let size = if log_odds < 0.0 { -log_odds } else { log_odds };
    // NaN is not below MOST, so it counts as MOST and never panics.
    let size = if size < MOST { size } else { MOST };
    let far = 1.0 / (1.0 + exp_of_negative(size));
    if log_odds < 0.0 { 1.0 - far } else { far }
}

/// Returns e^−x for x from 0 to [`MOST`].
fn exp_of_negative(x: f64) -> f64 {
    let y = x / f64::from(1u32 << HALVINGS);
    // Horner's scheme: 1 + y(1 + y/2(1 + y/3(…))). All terms are above 0, so nothing cancels; then take the inverse.
    let mut sum = 1.0;
    let mut term = TERMS;
    while term > 0 {
        sum = 1.0 + y / f64::from(term) * sum;
        term -= 1;
    }
    for _ in 0..HALVINGS {
        sum *= sum;
    }
    1.0 / sum
}

#[cfg(test)]
mod tests {
    use super::share;

    #[test]
    fn the_share_is_that_of_the_exact_curve() {
        let mut worst = 0.0_f64;
        for step in -40_000..=40_000 {
            let x = f64::from(step) / 1000.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            worst = worst.max((share(x) - exact).abs());
        }
        assert!(worst < 1e-9, "off by {worst}");
    }

    #[test]
    fn the_share_rises_and_both_sides_have_one_victory() {
        let all: Vec<f64> = (-400..=400).map(|step| share(f64::from(step) / 20.0)).collect();
        assert!(all.windows(2).all(|pair| pair[0] < pair[1]));
        for (a, b) in all.iter().zip(all.iter().rev()) {
            assert!((a + b - 1.0).abs() < 1e-15);
        }
    }

    #[test]
    fn what_is_no_number_gives_a_share_all_the_same() {
        for odd in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            assert!((0.0..=1.0).contains(&share(odd)), "{odd}");
        }
    }
}
