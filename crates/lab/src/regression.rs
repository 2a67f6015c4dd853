//! Logistic regression: maximum-likelihood weights, by Newton's method with a ridge penalty.

use std::fmt;

/// An observation: the features of a case, and its share of the victory from 0 to 1.
#[derive(Clone, PartialEq, Debug)]
pub struct Case {
    /// The features.
    pub features: Vec<f64>,
    /// The share of the victory.
    pub share: f64,
}

/// A reason why no weights were found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfit {
    /// There are no cases.
    Nothing,
    /// The cases differ in their number of features, or have none.
    Ragged,
    /// A feature is not finite, or a share is not from 0 to 1.
    Wild,
    /// Newton's method did not converge.
    Restless,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "there are too few battles to fit weights to",
            Self::Ragged => "the cases differ in their number of features, or have none",
            Self::Wild => "a feature is not a number, or a share is not from 0 to 1",
            Self::Restless => "the fit does not converge; use a larger ridge",
        })
    }
}

impl std::error::Error for Unfit {}

/// Maximum number of Newton steps.
const STEPS: usize = 100;
/// Length of the last step at which Newton's method has converged, in weights of features scaled to a mean square
/// of 1.
const REST: f64 = 1e-9;

/// Returns the weights that maximise the likelihood of the cases, with a ridge penalty.
///
/// The penalty is `ridge` / 2 times the sum of squared weights, for features scaled to a mean square of 1. There is
/// no intercept: with all features 0 the share is ½. A feature that is 0 in all cases gets the weight 0.
///
/// `ridge` must be above 0. There is then a unique optimum, even for collinear features or perfectly separated
/// cases. Newton's steps, halved where they overshoot, find it.
///
/// # Errors
/// If there are no cases, a case is invalid, or the method does not converge because `ridge` is too small.
pub fn fit(cases: &[Case], ridge: f64) -> Result<Vec<f64>, Unfit> {
    let units = scales(cases)?;
    let scaled: Vec<Case> = cases.iter().map(|case| scale(case, &units)).collect();
    let mut weights = vec![0.0; units.len()];
    let mut loss = penalised(&scaled, &weights, ridge);
    for _ in 0..STEPS {
        let (gradient, curvature) = slope(&scaled, &weights, ridge);
        let step = solve(curvature, gradient).ok_or(Unfit::Restless)?;
        let (mut length, mut next, mut then) = (1.0, weights.clone(), f64::INFINITY);
        while length > 1e-12 {
            next = weights.iter().zip(&step).map(|(weight, step)| weight - length * step).collect();
            then = penalised(&scaled, &next, ridge);
            if then <= loss {
                break;
            }
            length /= 2.0;
        }
        let moved = step.iter().map(|step| (length * step).abs()).fold(0.0, f64::max);
        if then <= loss {
            (weights, loss) = (next, then);
        }
        if moved < REST || length <= 1e-12 {
            return Ok(weights.iter().zip(&units).map(|(weight, scale)| weight * scale).collect());
        }
    }
    Err(Unfit::Restless)
}

/// Returns the factor that scales each feature to a mean square of 1; 0 for a feature that is always 0.
fn scales(cases: &[Case]) -> Result<Vec<f64>, Unfit> {
    let width = cases.first().ok_or(Unfit::Nothing)?.features.len();
    if width == 0 || cases.iter().any(|case| case.features.len() != width) {
        return Err(Unfit::Ragged);
    }
    let sound = |case: &Case| {
        case.features.iter().all(|feature| feature.is_finite()) && (0.0..=1.0).contains(&case.share)
    };
    if !cases.iter().all(sound) {
        return Err(Unfit::Wild);
    }
    let mean_square = |i: usize| {
        cases.iter().map(|case| case.features[i] * case.features[i]).sum::<f64>() / cases.len() as f64
    };
    let scale = |square: f64| if square > 0.0 { 1.0 / square.sqrt() } else { 0.0 };
    Ok((0..width).map(|i| scale(mean_square(i))).collect())
}

fn scale(case: &Case, scales: &[f64]) -> Case {
    let features = case.features.iter().zip(scales).map(|(feature, scale)| feature * scale).collect();
    Case { features, share: case.share }
}

fn log_odds(features: &[f64], weights: &[f64]) -> f64 {
    features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum()
}

/// Returns the log loss of one case, given the expected log-odds: −y ln p − (1 − y) ln (1 − p).
fn surprise(log_odds: f64, share: f64) -> f64 {
    // ln (1 + e^x) without overflow, minus y x.
    log_odds.max(0.0) + (-log_odds.abs()).exp().ln_1p() - share * log_odds
}

/// Returns the log loss over all cases plus the ridge penalty.
fn penalised(cases: &[Case], weights: &[f64], ridge: f64) -> f64 {
    let all: f64 = cases.iter().map(|case| surprise(log_odds(&case.features, weights), case.share)).sum();
    all + ridge / 2.0 * weights.iter().map(|weight| weight * weight).sum::<f64>()
}

/// Returns the Hessian (row by row) of the penalised loss of unscaled features; its inverse is the weights' covariance.
pub fn curvature(cases: &[Case], weights: &[f64], ridge: f64) -> Vec<Vec<f64>> {
    slope(cases, weights, ridge).1
}

/// Returns the gradient and the Hessian (row by row) of the penalised loss.
fn slope(cases: &[Case], weights: &[f64], ridge: f64) -> (Vec<f64>, Vec<Vec<f64>>) {
    let width = weights.len();
    let mut gradient: Vec<f64> = weights.iter().map(|weight| ridge * weight).collect();
    let mut curvature = vec![vec![0.0; width]; width];
    for (i, row) in curvature.iter_mut().enumerate() {
        row[i] = ridge;
    }
    for case in cases {
        let expected = 1.0 / (1.0 + (-log_odds(&case.features, weights)).exp());
        let (error, spread) = (expected - case.share, expected * (1.0 - expected));
        for (i, a) in case.features.iter().enumerate() {
            gradient[i] += error * a;
            for (b, cell) in case.features.iter().zip(&mut curvature[i]) {
                *cell += spread * a * b;
            }
        }
    }
    (gradient, curvature)
}

/// Returns the solution x of a x = b, by Cholesky decomposition; `None` unless `a` is symmetric positive definite.
pub fn solve(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Option<Vec<f64>> {
    let n = b.len();
    for j in 0..n {
        for i in j..n {
            let sum: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let left = a[i][j] - sum;
            if i == j {
                if left.is_nan() || left <= 0.0 {
                    return None;
                }
                a[j][j] = left.sqrt();
            } else {
                a[i][j] = left / a[j][j];
            }
        }
    }
    for i in 0..n {
        let sum: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    for i in (0..n).rev() {
        let sum: f64 = (i + 1..n).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - sum) / a[i][i];
    }
    Some(b)
}

#[cfg(test)]
mod tests {
    use engine::Seeded;

    use super::*;

    fn uniform(rng: &mut Seeded) -> f64 {
        f64::from(rng.below(1 << 24)) / f64::from(1 << 24)
    }

    fn made(weights: &[f64], cases: usize, seed: u64) -> Vec<Case> {
        let mut rng = Seeded::new(seed);
        let case = |_| {
            let features: Vec<f64> = weights.iter().map(|_| 4.0 * uniform(&mut rng) - 2.0).collect();
            let share = 1.0 / (1.0 + (-log_odds(&features, weights)).exp());
            Case { features, share: if uniform(&mut rng) < share { 1.0 } else { 0.0 } }
        };
        (0..cases).map(case).collect()
    }

    #[test]
    fn known_weights_are_found_again() {
        let known = [1.5, -0.7, 0.0, 0.3];
        let found = fit(&made(&known, 40_000, 1), 1.0).expect("weights");
        for (known, found) in known.iter().zip(&found) {
            assert!((known - found).abs() < 0.05, "{found} for {known}");
        }
    }

    #[test]
    fn shares_that_follow_the_curve_give_their_weights_exactly() {
        let known = [0.8, -2.0];
        let mut cases = made(&known, 200, 2);
        for case in &mut cases {
            case.share = 1.0 / (1.0 + (-log_odds(&case.features, &known)).exp());
        }
        let found = fit(&cases, 1e-9).expect("weights");
        assert!((found[0] - 0.8).abs() < 1e-6 && (found[1] + 2.0).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn what_parts_the_cases_and_what_says_the_same_are_held_by_the_ridge() {
        let case = |x: f64| Case { features: vec![x, x, 0.0], share: if x > 0.0 { 1.0 } else { 0.0 } };
        let cases: Vec<Case> = [-2.0, -1.0, 1.0, 2.0].map(case).into();
        let found = fit(&cases, 0.1).expect("weights");
        assert!(found[0] > 0.5 && (found[0] - found[1]).abs() < 1e-6 && found[2] == 0.0, "{found:?}");
    }

    #[test]
    fn half_a_victory_is_no_lead() {
        let case = |x: f64| Case { features: vec![x], share: 0.5 };
        let found = fit(&[case(1.0), case(2.0)], 1.0).expect("weights");
        assert!(found[0].abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn bad_cases_are_refused() {
        let case = |features: &[f64], share: f64| Case { features: features.to_vec(), share };
        assert_eq!(fit(&[], 1.0), Err(Unfit::Nothing));
        assert_eq!(fit(&[case(&[], 1.0)], 1.0), Err(Unfit::Ragged));
        assert_eq!(fit(&[case(&[1.0], 1.0), case(&[1.0, 2.0], 0.0)], 1.0), Err(Unfit::Ragged));
        assert_eq!(fit(&[case(&[f64::NAN], 1.0)], 1.0), Err(Unfit::Wild));
        assert_eq!(fit(&[case(&[1.0], 1.5)], 1.0), Err(Unfit::Wild));
    }
}
