//! Values of ships: weights of their classes, fitted to battles of random fleets.
//!
//! The model adds up log-odds of a victory. Each class contributes its *weight* times the difference in its number
//! of ships between the fleets; the side of the table contributes its advantage. Weights maximise the likelihood of
//! the results. Their covariance is estimated over pairs (the sandwich estimator of White 1982, clustered), which
//! allows for draws and for correlation within a pair.
//!
//! A *value* is a weight on the scale of worths: all values have the sum of all worths, or one class has its own
//! worth. Values are ratios of weights, with Fieller's intervals (1954). An interval is unbounded if the battles do
//! not even determine the scale.
//!
//! The report assesses the model in three ways: by its log loss on pairs that the fit has not seen; by actual
//! results against expected shares, in groups; and by a test of all worths together.

mod prediction;

use serde::Serialize;

pub use self::prediction::{Bend, Group};
use self::prediction::{bend, groups, summed, unseen};
use super::fleets::{Classed, Fleets, Scale};
use crate::correction::Together as Tests;
use crate::interval::{Interval, LEVEL, z_of};
use crate::regression::{self, Case};
use crate::special::{chi_square_above, normal_below};

/// Ridge penalty: it keeps weights finite where a class separates victories from defeats perfectly, and hardly
/// changes them elsewhere.
const RIDGE: f64 = 0.01;

/// Number of tests of the model: of all worths at once, of deviations of any kind, and of their direction.
pub const OF_THE_MODEL: usize = 3;

/// Values of ships, and how well the model fits.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Values {
    /// Name of the worths they are compared with, such as "printed points".
    pub compared_with: String,
    /// Id of the class whose value is its own worth, or `sum` if all values have the sum of all worths.
    pub scale: String,
    /// Number of pairs of battles.
    pub pairs: u64,
    /// Part of the battles that nobody won.
    pub draws: f64,
    /// The value of each class.
    pub classes: Vec<Value>,
    /// Expected share of the first side between equal fleets, and its interval.
    pub first_side: (f64, Interval),
    /// Test whether all worths are right together; `None` unless every class has a worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub all_worths: Option<Together>,
    /// Cross-validated log loss of the measured values; a constant share of one half gives 0.693.
    pub log_loss: f64,
    /// The same for the worths; `None` unless every class has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub log_loss_of_worths: Option<f64>,
    /// Battles binned by the favourite's expected share.
    pub groups: Vec<Group>,
    /// p-value of the groups: probability of deviations at least as large if the model were true; corrected.
    pub fit: f64,
    /// Direction of the deviations; `None` if the battles do not determine it.
    pub bend: Option<Bend>,
}

/// The measured value of a class.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Value {
    /// The class.
    #[serde(flatten)]
    pub class: Classed,
    /// Its value, on the scale of worths.
    pub value: f64,
    /// Interval of the value; those of all classes hold simultaneously. `None` if it is unbounded.
    pub interval: Option<Interval>,
    /// Increase of the log-odds per ship of the class, and its standard error.
    pub weight: (f64, f64),
    /// p-value of the difference between value and worth; `None` without a worth, or where the scale makes them
    /// equal.
    pub chance: Option<f64>,
    /// The p-value, corrected for all tests made together.
    pub corrected: Option<f64>,
}

/// A test of all worths together.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Together {
    /// Squared distance of the measured weights from the nearest multiple of the worths, in standard errors.
    pub chi_square: f64,
    /// Degrees of freedom.
    pub freedom: usize,
    /// p-value: probability of a distance at least as large if all worths were right; corrected.
    pub chance: f64,
}

/// A pair of battles, seen from the first fleet.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Difference in the number of ships, for each class.
    pub more: Vec<f64>,
    /// The first fleet's share in the first battle and in the second.
    pub shares: [f64; 2],
}

/// Fitted weights and their covariance.
struct Fit {
    weights: Vec<f64>,
    spread: Vec<Vec<f64>>,
}

/// Returns the values of ships, from the seeds of the pairs and the shares of their battles; `None` if there are too few
/// battles. `tests` are all tests made together.
pub fn values(
    fleets: &Fleets,
    seeds: impl Iterator<Item = u64>,
    shares: &[f64],
    tests: Tests,
) -> Option<Values> {
    let pair = |(seed, shares): (u64, &[f64])| Pair {
        more: fleets.difference(&fleets.draw(seed)),
        shares: [shares[0], shares[1]],
    };
    let pairs: Vec<Pair> = seeds.zip(shares.chunks_exact(2)).map(pair).collect();
    let worths: Option<Vec<f64>> = fleets.classes.iter().map(|class| class.worth).collect();
    let fit = fitted(&pairs)?;
    let drawn = shares.iter().filter(|share| (**share - 0.5).abs() < 0.1).count();
    let side = (fit.weights.len() - 1, z_of(LEVEL));
    let (lead, error) = (fit.weights[side.0], fit.spread[side.0][side.0].sqrt());
    let bounds = Interval { low: share_at(lead - side.1 * error), high: share_at(lead + side.1 * error) };
    let (groups, chance) = groups(&pairs, &fit.weights);
    Some(Values {
        compared_with: fleets.worth.clone(),
        scale: match fleets.scale {
            Scale::Sum => "sum".to_owned(),
            Scale::Class(at) => fleets.classes[at].id.clone(),
        },
        pairs: pairs.len() as u64,
        draws: drawn as f64 / shares.len() as f64,
        classes: scaled(&fleets.classes, fleets.scale, &fit, tests),
        first_side: (share_at(lead), bounds),
        all_worths: worths
            .as_ref()
            .and_then(|worths| together(&fit, worths))
            .map(|all| Together { chance: tests.corrected(all.chance), ..all }),
        log_loss: unseen(&pairs)?,
        log_loss_of_worths: worths.and_then(|worths| unseen(&summed(&pairs, &worths))),
        groups,
        fit: tests.corrected(chance),
        bend: bend(&pairs, &fit.weights).map(|bend| Bend { chance: tests.corrected(bend.chance), ..bend }),
    })
}

fn share_at(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// Returns the two battles of a pair as regression cases; the last feature is the side of the first fleet.
fn cases(pair: &Pair) -> [Case; 2] {
    [(1.0, pair.shares[0]), (-1.0, pair.shares[1])].map(|(side, share)| {
        let mut features = pair.more.clone();
        features.push(side);
        Case { features, share }
    })
}

fn expected(case: &Case, weights: &[f64]) -> f64 {
    share_at(case.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum())
}

fn weights(pairs: &[Pair]) -> Option<Vec<f64>> {
    regression::fit(&pairs.iter().flat_map(cases).collect::<Vec<Case>>(), RIDGE).ok()
}

/// Returns the maximum-likelihood weights, with their covariance clustered by pair.
fn fitted(pairs: &[Pair]) -> Option<Fit> {
    let weights = weights(pairs)?;
    let width = weights.len();
    let many = pairs.len();
    if many <= width {
        return None;
    }
    let mut curvature = vec![vec![0.0; width]; width];
    let mut scatter = vec![vec![0.0; width]; width];
    for pair in pairs {
        let mut slope = vec![0.0; width];
        for case in cases(pair) {
            let share = expected(&case, &weights);
            for (i, a) in case.features.iter().enumerate() {
                slope[i] += (case.share - share) * a;
                for (b, cell) in case.features.iter().zip(&mut curvature[i]) {
                    *cell += share * (1.0 - share) * a * b;
                }
            }
        }
        for (i, a) in slope.iter().enumerate() {
            slope.iter().zip(&mut scatter[i]).for_each(|(b, cell)| *cell += a * b);
        }
    }
    let unit = |at: usize| (0..width).map(|i| if i == at { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
    let inverse =
        (0..width).map(|at| regression::solve(curvature.clone(), unit(at))).collect::<Option<Vec<_>>>()?;
    let few = many as f64 / (many - width) as f64;
    let spread = times(&times(&inverse, &scatter), &inverse);
    let spread = spread.into_iter().map(|row| row.into_iter().map(|cell| few * cell).collect()).collect();
    Some(Fit { weights, spread })
}

fn times(a: &[Vec<f64>], b: &[Vec<f64>]) -> Vec<Vec<f64>> {
    let cell = |row: &[f64], j: usize| row.iter().zip(b).map(|(x, other)| x * other[j]).sum::<f64>();
    a.iter().map(|row| (0..b.len()).map(|j| cell(row, j)).collect()).collect()
}

/// Returns the weights on the scale of worths, with Fieller's intervals.
fn scaled(classes: &[Classed], scale: Scale, fit: &Fit, tests: Tests) -> Vec<Value> {
    let measure: Vec<usize> = match scale {
        Scale::Sum => (0..classes.len()).collect(),
        Scale::Class(at) => vec![at],
    };
    let sum: f64 = measure.iter().filter_map(|at| classes[*at].worth).sum();
    let whole: f64 = measure.iter().map(|at| fit.weights[*at]).sum();
    let whole_spread: f64 = measure.iter().flat_map(|i| measure.iter().map(|j| fit.spread[*i][*j])).sum();
    let by_scale = |at: usize| measure == [at];
    let compared = |at: usize| classes[at].worth.filter(|_| !by_scale(at));
    let one = |(at, class): (usize, &Classed)| {
        let (weight, spread) = (fit.weights[at], fit.spread[at][at]);
        let common: f64 = measure.iter().map(|j| fit.spread[at][*j]).sum();
        let ratio = Ratio {
            above: sum * weight,
            below: whole,
            above_spread: sum * sum * spread,
            below_spread: whole_spread,
            common: sum * common,
        };
        // An unbounded interval excludes nothing.
        let bounded = ratio.interval(tests.level()).is_some();
        let chance = compared(at).map(|worth| if bounded { ratio.chance(worth) } else { 1.0 });
        let bounds =
            if by_scale(at) { Some(Interval { low: sum, high: sum }) } else { ratio.interval(tests.level()) };
        Value {
            class: class.clone(),
            value: sum * weight / whole,
            interval: bounds,
            weight: (weight, spread.sqrt()),
            chance,
            corrected: chance.map(|chance| tests.corrected(chance)),
        }
    };
    classes.iter().enumerate().map(one).collect()
}

/// A ratio of two correlated estimates, with their variances and covariance.
struct Ratio {
    above: f64,
    below: f64,
    above_spread: f64,
    below_spread: f64,
    common: f64,
}

impl Ratio {
    /// Returns Fieller's interval: all ratios that a test does not reject; `None` if it is unbounded.
    fn interval(&self, level: f64) -> Option<Interval> {
        let square = z_of(level).powi(2);
        let a = self.below * self.below - square * self.below_spread;
        let b = self.above * self.below - square * self.common;
        let c = self.above * self.above - square * self.above_spread;
        if a <= 0.0 {
            return None;
        }
        let root = (b * b - a * c).max(0.0).sqrt();
        Some(Interval { low: (b - root) / a, high: (b + root) / a })
    }

    /// Returns the p-value of the hypothesis that the ratio is `value`.
    fn chance(&self, value: f64) -> f64 {
        let far = self.above - value * self.below;
        let spread = self.above_spread - 2.0 * value * self.common + value * value * self.below_spread;
        2.0 * normal_below(-far.abs() / spread.max(f64::MIN_POSITIVE).sqrt())
    }
}

/// Tests whether the weights are a multiple of the worths.
fn together(fit: &Fit, worths: &[f64]) -> Option<Together> {
    let classes = worths.len();
    let spread: Vec<Vec<f64>> = fit.spread[..classes].iter().map(|row| row[..classes].to_vec()).collect();
    let weights = &fit.weights[..classes];
    let inner = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let of_worths = regression::solve(spread.clone(), worths.to_vec())?;
    let multiple = inner(&of_worths, weights) / inner(&of_worths, worths);
    let off: Vec<f64> = weights.iter().zip(worths).map(|(w, worth)| w - multiple * worth).collect();
    let chi_square = inner(&regression::solve(spread, off.clone())?, &off);
    let freedom = classes - 1;
    Some(Together { chi_square, freedom, chance: chi_square_above(chi_square, freedom) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seeded;

    const TRUE: [f64; 4] = [9.0, 13.0, 32.0, 57.0];

    fn classes(worths: [f64; 4]) -> Vec<Classed> {
        let of = |(at, worth)| Classed { id: format!("C{at}"), name: String::new(), worth: Some(worth) };
        worths.into_iter().enumerate().map(of).collect()
    }

    /// Returns synthetic pairs under the true values: two points are worth a hundredth of log-odds, the first side
    /// is ahead by 0.3, one battle in eight is drawn, and both battles of a pair share their luck.
    fn pairs(run: u64, many: usize) -> Vec<Pair> {
        let mut rng = Seeded::keyed(97, run, 0);
        let mut uniform = move || f64::from(rng.below(1 << 24)) / f64::from(1 << 24);
        let pair = |_| {
            let more = TRUE.map(|_| (uniform() * 4.0).floor() - (uniform() * 4.0).floor()).to_vec();
            let lead: f64 = more.iter().zip(TRUE).map(|(more, worth)| more * worth * 0.02).sum();
            let luck = uniform();
            let shares = [0.3, -0.3].map(|side| {
                let share = share_at(lead + side);
                let drawn = 0.25 * share.min(1.0 - share);
                match luck {
                    luck if luck < share - drawn / 2.0 => 1.0,
                    luck if luck < share + drawn / 2.0 => 0.5,
                    _ => 0.0,
                }
            });
            Pair { more, shares }
        };
        (0..many).map(pair).collect()
    }

    #[test]
    fn known_values_are_found_again() {
        let fit = fitted(&pairs(0, 40_000)).expect("weights");
        for (value, truth) in scaled(&classes(TRUE), Scale::Sum, &fit, Tests { tests: 4 }).iter().zip(TRUE) {
            assert!((value.value - truth).abs() < 1.0, "{value:?} for {truth}");
        }
        assert!((fit.weights[4] - 0.3).abs() < 0.03, "the side's advantage: {:?}", fit.weights);
    }

    #[test]
    fn intervals_hold_the_true_values_and_true_worths_are_seldom_rejected() {
        let (runs, mut held, mut by_class, mut rejected, mut off, mut bent) = (1_000, 0, 0, 0, 0, 0);
        for run in 1..=runs {
            let pairs = pairs(run, 400);
            let fit = fitted(&pairs).expect("weights");
            let holds = |value: &Value, truth: f64| value.interval.is_some_and(|i| i.holds(truth));
            let all = |values: &[Value]| values.iter().zip(TRUE).all(|(value, truth)| holds(value, truth));
            held += u32::from(all(&scaled(&classes(TRUE), Scale::Sum, &fit, Tests { tests: 4 })));
            let by_one = scaled(&classes(TRUE), Scale::Class(3), &fit, Tests { tests: 3 });
            by_class += u32::from(all(&by_one));
            assert_eq!((by_one[3].chance, by_one[3].interval.map(|i| i.low)), (None, Some(57.0)));
            rejected += u32::from(together(&fit, &TRUE).is_some_and(|t| t.chance < 0.05));
            off += u32::from(groups(&pairs, &fit.weights).1 < 0.05);
            bent += u32::from(bend(&pairs, &fit.weights).is_some_and(|bend| bend.chance < 0.05));
        }
        for held in [held, by_class] {
            let part = f64::from(held) / runs as f64;
            assert!((0.93..=0.97).contains(&part), "all at once: {part}");
        }
        let part = f64::from(rejected) / runs as f64;
        assert!((0.03..=0.08).contains(&part), "true worths rejected: {part}");
        assert!(off <= 70, "a true model said not to fit: {off}");
        assert!((30..=70).contains(&bent), "a true model said to bend: {bent}");
    }

    #[test]
    fn wrong_worths_and_a_wrong_model_are_found() {
        let pairs = pairs(5, 4_000);
        let fit = fitted(&pairs).expect("weights");
        let wrong = [20.0, 13.0, 32.0, 57.0];
        assert!(together(&fit, &wrong).is_some_and(|t| t.chance < 1e-3));
        assert!(
            scaled(&classes(wrong), Scale::Class(3), &fit, Tests { tests: 3 })[0]
                .chance
                .is_some_and(|c| c < 1e-3)
        );
        let (right, rough) = (unseen(&pairs).unwrap(), unseen(&summed(&pairs, &wrong)).unwrap());
        assert!(right < rough && rough < std::f64::consts::LN_2, "{right} {rough}");
        // If any lead wins with the same probability, whatever its size, the logistic curve does not fit.
        let always =
            |pair: &Pair| Pair { shares: [if pair.more[0] > 0.0 { 0.9 } else { 0.1 }; 2], ..pair.clone() };
        let always: Vec<Pair> = pairs.iter().filter(|p| p.more[0] != 0.0).map(always).collect();
        let fit = fitted(&always).expect("weights");
        assert!(groups(&always, &fit.weights).1 < 1e-3);
        assert!(bend(&always, &fit.weights).is_some_and(|bend| bend.by < 0.0 && bend.chance < 1e-3));
    }

    #[test]
    fn fiellers_interval_as_worked_by_hand() {
        // 2/1 with independent standard errors of a tenth each: the bounds solve (2 − r)² = z² (1 + r²) / 100.
        let ratio = Ratio { above: 2.0, below: 1.0, above_spread: 0.01, below_spread: 0.01, common: 0.0 };
        let interval = ratio.interval(LEVEL).expect("bounds");
        for bound in [interval.low, interval.high] {
            let far = (2.0 - bound) * (2.0 - bound) - 3.841_458_8 * (1.0 + bound * bound) / 100.0;
            assert!(far.abs() < 1e-6, "{interval:?}");
        }
        assert!(interval.low < 2.0 && 2.0 < interval.high && ratio.chance(interval.low) < 0.0501);
        assert!(Ratio { below: 0.1, ..ratio }.interval(LEVEL).is_none(), "nothing is known of the scale");
    }

    #[test]
    fn too_few_battles_say_nothing() {
        assert!(fitted(&pairs(1, 4)).is_none());
        assert!(fitted(&[]).is_none());
    }
}
