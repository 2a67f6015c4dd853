//! Fairness: the value of a setting at which both sides win equally often.
//!
//! The model is a logistic curve of the share over the value. It is fitted to the shares of all cases, weighted by
//! their effective numbers of battles. The even value is where the curve crosses one half. Its interval is a
//! profile-likelihood interval: all values at which a curve through one half is not rejected by the
//! likelihood-ratio test. The report also says how well the curve fits: the largest distance of a case from it, in
//! standard errors. An even value is given only within the range of the values tried.

use serde::Serialize;

use super::effects::CaseReport;
use crate::correction::Together;
use crate::interval::{Interval, z_of};

/// The value at which both sides win equally often.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Even {
    /// The even value, if it lies within the range of the values tried.
    pub value: Option<f64>,
    /// Its interval, if both bounds lie within that range.
    pub interval: Option<Interval>,
    /// The width that was asked for.
    pub width: f64,
    /// `true` if the interval is at most that wide.
    pub reached: bool,
    /// Increase of the log-odds of a victory per unit of the value.
    pub slope: f64,
    /// Largest distance of a case from the curve, in standard errors.
    pub misfit: f64,
    /// `true` if all intervals of the cases lie on the same side of one half.
    pub one_sided: bool,
}

impl Even {
    /// Returns `true` if more battles of the same cases would help.
    pub const fn may_be_found(&self) -> bool {
        !self.reached && !self.one_sided
    }
}

/// A data point of the curve: value, share, and effective number of battles.
#[derive(Clone, Copy, Debug)]
struct Spot {
    at: f64,
    share: f64,
    number: f64,
}

/// Returns the value at which both sides win equally often, from the cases of an experiment. `width` is the width
/// of the interval asked for; `together` are the tests with which the interval must hold.
pub fn even(cases: &[CaseReport], width: f64, together: Together) -> Even {
    let spot = |case: &CaseReport| Some(Spot { at: case.value?, share: case.share, number: case.worth });
    let one_sided =
        cases.iter().all(|case| case.interval.low > 0.5) || cases.iter().all(|case| case.interval.high < 0.5);
    Even {
        one_sided,
        ..found(&cases.iter().filter_map(spot).collect::<Vec<Spot>>(), width, together.level())
    }
}

fn found(spots: &[Spot], width: f64, level: f64) -> Even {
    let (low, high) = spots.iter().fold((f64::MAX, f64::MIN), |(l, h), s| (l.min(s.at), h.max(s.at)));
    let (middle, scale) = (f64::midpoint(low, high), (high - low).max(f64::MIN_POSITIVE) / 2.0);
    // Rescales the values to −1…1, so that the result does not depend on their unit.
    let scaled: Vec<Spot> = spots.iter().map(|s| Spot { at: (s.at - middle) / scale, ..*s }).collect();
    let (start, slope) = curve(&scaled);
    let value = -start / slope;
    let misfit = scaled.iter().map(|s| residual(s, start + slope * s.at)).fold(0f64, f64::max);
    let of = |value: f64| middle + scale * value;
    let inside = |value: &f64| value.abs() <= 1.0;
    let value = Some(value).filter(inside);
    let interval = value.and_then(|value| {
        let floor = likelihood(&scaled, start, slope) - z_of(level).powi(2) / 2.0;
        let bound = |end: f64| {
            let within = |at: f64| {
                let slope = slope_through(&scaled, at);
                likelihood(&scaled, -slope * at, slope) >= floor
            };
            let (mut near, mut far) = (value, end);
            if within(far) {
                return None;
            }
            for _ in 0..60 {
                let middle = f64::midpoint(near, far);
                if within(middle) {
                    near = middle;
                } else {
                    far = middle;
                }
            }
            Some(of(near))
        };
        Some(Interval { low: bound(-1.0)?, high: bound(1.0)? })
    });
    Even {
        value: value.map(of),
        interval,
        width,
        reached: interval.is_some_and(|interval| interval.width() <= width),
        slope: slope / scale,
        misfit,
        one_sided: false,
    }
}

fn share_at(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

fn residual(spot: &Spot, log_odds: f64) -> f64 {
    let share = share_at(log_odds);
    (spot.share - share).abs() / (share * (1.0 - share) / spot.number).sqrt().max(1e-9)
}

fn likelihood(spots: &[Spot], start: f64, slope: f64) -> f64 {
    let log_share = |x: f64| if x > 0.0 { -(-x).exp().ln_1p() } else { x - x.exp().ln_1p() };
    let of = |s: &Spot| {
        let odds = start + slope * s.at;
        s.number * (kept(s.share) * log_share(odds) + (1.0 - kept(s.share)) * log_share(-odds))
    };
    spots.iter().map(of).sum()
}

/// Keeps a share away from 0 and 1, so that the fitted curve has a finite slope.
fn kept(share: f64) -> f64 {
    share.clamp(1e-4, 1.0 - 1e-4)
}

/// Returns the maximum-likelihood curve, by Newton's method: its log-odds at 0, and its slope.
fn curve(spots: &[Spot]) -> (f64, f64) {
    let (mut start, mut slope) = (0.0, 0.0);
    for _ in 0..200 {
        let (mut g, mut h) = ([0.0; 2], [1e-9, 0.0, 1e-9]);
        for s in spots {
            let share = share_at(start + slope * s.at);
            let (more, weight) = (s.number * (kept(s.share) - share), s.number * share * (1.0 - share));
            g = [g[0] + more, g[1] + more * s.at];
            h = [h[0] + weight, h[1] + weight * s.at, h[2] + weight * s.at * s.at];
        }
        let whole = h[0] * h[2] - h[1] * h[1];
        let step = [(h[2] * g[0] - h[1] * g[1]) / whole, (h[0] * g[1] - h[1] * g[0]) / whole];
        let longest = step[0].abs().max(step[1].abs());
        let shorten = (1.0 / longest).min(1.0);
        start += shorten * step[0];
        slope += shorten * step[1];
        if longest < 1e-12 {
            break;
        }
    }
    (start, slope)
}

/// Returns the maximum-likelihood slope of a curve that crosses one half at `even`.
fn slope_through(spots: &[Spot], even: f64) -> f64 {
    let mut slope = 0.0;
    for _ in 0..200 {
        let (mut g, mut h) = (0.0, 1e-9);
        for s in spots {
            let far = s.at - even;
            let share = share_at(slope * far);
            g += s.number * (kept(s.share) - share) * far;
            h += s.number * share * (1.0 - share) * far * far;
        }
        let step: f64 = (g / h).clamp(-1.0, 1.0);
        slope += step;
        if step.abs() < 1e-12 {
            break;
        }
    }
    slope
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::LEVEL;
    use engine::Seeded;

    #[test]
    fn finneys_median_dose() {
        // Finney, Probit Analysis (rotenone against Macrosiphoniella sanborni): deaths and numbers of insects by log10 dose. The
        // logistic fit crosses one half at 0.69, with an interval of about 0.64 to 0.73.
        let data = [
            (1.01, 44.0, 50.0),
            (0.89, 42.0, 49.0),
            (0.71, 24.0, 46.0),
            (0.58, 16.0, 48.0),
            (0.41, 6.0, 50.0),
        ];
        let spots = data.map(|(at, killed, all)| Spot { at, share: killed / all, number: all });
        let even = found(&spots, 0.1, LEVEL);
        let (value, interval) = (even.value.unwrap(), even.interval.unwrap());
        assert!((value - 0.69).abs() < 0.01, "{even:?}");
        assert!((interval.low - 0.64).abs() < 0.015 && (interval.high - 0.73).abs() < 0.015, "{even:?}");
        assert!(even.reached && even.slope > 6.0 && even.misfit < 2.0, "{even:?}");
    }

    #[test]
    fn the_interval_holds_the_true_even_value() {
        let (truth, mut held, mut answered) = (3.2, 0, 0);
        for run in 0..1_000 {
            let mut rng = Seeded::keyed(95, run, 0);
            let spots: Vec<Spot> = (0..6)
                .map(|at| {
                    let part = (share_at(0.6 * (f64::from(at) - truth)) * f64::from(1 << 20)) as u32;
                    let wins = (0..150).filter(|_| rng.chance(part, 1 << 20)).count();
                    Spot { at: f64::from(at), share: wins as f64 / 150.0, number: 150.0 }
                })
                .collect();
            if let Some(interval) = found(&spots, 1.0, LEVEL).interval {
                answered += 1;
                held += u32::from(interval.holds(truth));
            }
        }
        assert!(answered > 990, "{answered}");
        let part = f64::from(held) / f64::from(answered);
        assert!((0.93..=0.97).contains(&part), "{part}");
    }

    #[test]
    fn no_even_value_is_made_up() {
        let spots: Vec<Spot> =
            [1.0, 2.0, 3.0].map(|at| Spot { at, share: 0.8 + at / 50.0, number: 100.0 }).to_vec();
        let even = found(&spots, 1.0, LEVEL);
        assert_eq!((even.value, even.interval, even.reached), (None, None, false));
    }
}
