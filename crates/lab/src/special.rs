//! Statistical functions: the normal, beta and chi-square distributions and their quantiles.
//!
//! They are accurate to about twelve digits over the range used here; the tests compare them with printed tables.

/// Returns the logarithm of the gamma function for a positive argument (Lanczos 1964, nine terms, g = 7).
fn ln_gamma(x: f64) -> f64 {
    const TERMS: [f64; 9] = [
        0.999_999_999_999_809_9,
        676.520_368_121_885_1,
        -1_259.139_216_722_402_8,
        771.323_428_777_653_1,
        -176.615_029_162_140_6,
        12.507_343_278_686_905,
        -0.138_571_095_265_720_12,
        9.984_369_578_019_572e-6,
        1.505_632_735_149_311_6e-7,
    ];
    if x < 0.5 {
        let sine = (std::f64::consts::PI * x).sin();
        return (std::f64::consts::PI / sine).ln() - ln_gamma(1.0 - x);
    }
    let x = x - 1.0;
    let t = x + 7.5;
    let sum = TERMS.iter().enumerate().skip(1).fold(TERMS[0], |sum, (i, term)| sum + term / (x + i as f64));
    0.5 * (2.0 * std::f64::consts::PI).ln() + (x + 0.5) * t.ln() - t + sum.ln()
}

/// Returns the probability of a beta distribution below `x`: the regularised incomplete beta function, by its
/// continued fraction (Lentz's method).
pub fn beta_below(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 {
        return 0.0;
    }
    if x >= 1.0 {
        return 1.0;
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - beta_below(1.0 - x, b, a);
    }
    let front = (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    front * beta_fraction(x, a, b)
}

fn beta_fraction(x: f64, a: f64, b: f64) -> f64 {
    const TINY: f64 = 1e-300;
    let kept = |value: f64| if value.abs() < TINY { TINY } else { value };
    let mut c = 1.0;
    let mut d = 1.0 / kept(1.0 - (a + b) * x / (a + 1.0));
    let mut value = d;
    for m in 1..10_000 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        d = 1.0 / kept(1.0 + even * d);
        c = kept(1.0 + even / c);
        value *= d * c;
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        d = 1.0 / kept(1.0 + odd * d);
        c = kept(1.0 + odd / c);
        value *= d * c;
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    value
}

/// Returns the quantile of a beta distribution, by bisection.
pub fn beta_quantile(part: f64, a: f64, b: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..56 {
        let middle = 0.5 * (low + high);
        if beta_below(middle, a, b) < part {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// Returns the probability of the standard normal distribution below `z`.
pub fn normal_below(z: f64) -> f64 {
    let tail = 0.5 * gamma_above(0.5, z * z / 2.0);
    if z < 0.0 { tail } else { 1.0 - tail }
}

/// Returns the probability of a chi-square distribution above `x`, with `freedom` degrees of freedom.
pub fn chi_square_above(x: f64, freedom: usize) -> f64 {
    if freedom == 0 { 1.0 } else { gamma_above(freedom as f64 / 2.0, x / 2.0) }
}

/// Returns the regularised upper incomplete gamma function: by its series, or by its continued fraction (Lentz's
/// method).
fn gamma_above(a: f64, x: f64) -> f64 {
    if x <= 0.0 {
        return 1.0;
    }
    let front = (a * x.ln() - x - ln_gamma(a)).exp();
    if x < a + 1.0 {
        let (mut term, mut sum) = (1.0 / a, 1.0 / a);
        for n in 1..500 {
            term *= x / (a + f64::from(n));
            sum += term;
        }
        return 1.0 - front * sum;
    }
    let mut b = x + 1.0 - a;
    let mut c = 1e300;
    let mut d = 1.0 / b;
    let mut value = d;
    for n in 1..500 {
        let n = f64::from(n);
        let factor = -n * (n - a);
        b += 2.0;
        d = 1.0 / (factor * d + b);
        c = b + factor / c;
        value *= d * c;
        if (d * c - 1.0).abs() < 1e-15 {
            break;
        }
    }
    front * value
}

/// Returns the quantile of the standard normal distribution, by bisection.
///
/// # Panics
/// If `part` is not strictly between 0 and 1.
pub fn normal_quantile(part: f64) -> f64 {
    assert!(part > 0.0 && part < 1.0, "a quantile needs a probability between 0 and 1, not {part}");
    if part > 0.5 {
        return -normal_quantile(1.0 - part);
    }
    let (mut low, mut high) = (-40.0, 0.0);
    for _ in 0..64 {
        let middle = 0.5 * (low + high);
        if normal_below(middle) < part {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// Returns the quantile of Student's distribution for a probability above ½.
pub fn student_quantile(part: f64, freedom: f64) -> f64 {
    let x = beta_quantile(2.0 * (1.0 - part), freedom / 2.0, 0.5);
    (freedom * (1.0 / x - 1.0)).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(value: f64, printed: f64, within: f64) {
        assert!((value - printed).abs() <= within, "{value} is not {printed}");
    }

    #[test]
    fn gamma_of_whole_and_half_numbers() {
        near(ln_gamma(1.0), 0.0, 1e-13);
        near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln(), 1e-13);
        near(ln_gamma(11.0), 3_628_800f64.ln(), 1e-12);
        near(ln_gamma(101.0), 363.739_375_555_563_5, 1e-10);
    }

    #[test]
    fn students_quantiles_as_printed() {
        for (freedom, quantile) in [(2.0, 4.3027), (10.0, 2.2281), (30.0, 2.0423), (100.0, 1.9840)] {
            assert!(
                (student_quantile(0.975, freedom) - quantile).abs() < 5e-5,
                "{freedom}: {}",
                student_quantile(0.975, freedom)
            );
        }
    }

    #[test]
    fn normal_table() {
        // Values as in any table of the normal distribution.
        near(normal_below(0.0), 0.5, 1e-14);
        near(normal_below(1.0), 0.841_344_746_068_543, 1e-13);
        near(normal_below(-3.0), 0.001_349_898_031_630_095, 1e-15);
        near(normal_quantile(0.975), 1.959_963_984_540_054, 1e-12);
        near(normal_quantile(0.995), 2.575_829_303_548_901, 1e-12);
        near(normal_quantile(0.05), -1.644_853_626_951_472_6, 1e-12);
    }

    #[test]
    fn the_beta_distribution_sums_binomial_chances() {
        // At least seven heads in ten throws of a coin: probability 176/1,024.
        near(beta_below(0.5, 7.0, 4.0), 176.0 / 1024.0, 1e-14);
        near(beta_below(0.3, 1.0, 1.0), 0.3, 1e-14);
        near(beta_below(0.2, 2.0, 3.0), 0.1808, 1e-14);
        near(beta_quantile(0.1808, 2.0, 3.0), 0.2, 1e-12);
        near(beta_below(0.5, 5_000.0, 5_000.0), 0.5, 1e-10);
    }

    #[test]
    fn chi_squares_as_printed_in_tables() {
        for (x, freedom, above) in
            [(3.841, 1, 0.05), (9.488, 4, 0.05), (18.307, 10, 0.05), (2.558, 10, 0.99), (29.588, 10, 0.001)]
        {
            let found = chi_square_above(x, freedom);
            assert!((found - above).abs() < 2e-5, "{x} of {freedom}: {found}");
        }
        assert!(
            (chi_square_above(0.0, 3) - 1.0).abs() < 1e-12 && (chi_square_above(1.0, 0) - 1.0).abs() < 1e-12
        );
    }
}
