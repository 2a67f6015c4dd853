//! The test of values by results: log loss on pairs that the fit has not seen, and results against expected shares.

use serde::Serialize;

use super::{Pair, cases, expected, share_at, weights};
use crate::regression;
use crate::special::{chi_square_above, normal_below};

/// Number of folds of the cross-validation.
const FOLDS: usize = 10;
/// Number of groups of battles, binned by the favourite's expected share.
const GROUPS: usize = 5;

/// Battles in one bin of the favourite's expected share.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Group {
    /// Number of battles.
    pub battles: u64,
    /// Mean expected share of the favourite.
    pub expected: f64,
    /// Mean actual share of the favourite.
    pub came: f64,
    /// Standard error of their difference.
    pub error: f64,
}

/// A test whether the sum of values over- or underrates large leads. The groups test for deviations of any kind; this one
/// asks for those of one direction, and so finds smaller ones.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bend {
    /// Coefficient of the signed square of the expected log-odds: above 0 where large leads win more often, and small
    /// ones less often, than the model expects; below 0 where it is the other way round.
    pub by: f64,
    /// Its standard error.
    pub error: f64,
    /// p-value: probability of a coefficient at least as far from 0 if the model were true.
    pub chance: f64,
}

/// Returns the pairs with a single feature: the difference in worth between the fleets.
pub(super) fn summed(pairs: &[Pair], worths: &[f64]) -> Vec<Pair> {
    let sum = |pair: &Pair| pair.more.iter().zip(worths).map(|(more, worth)| more * worth).sum();
    pairs.iter().map(|pair| Pair { more: vec![sum(pair)], shares: pair.shares }).collect()
}

/// Returns the cross-validated mean log loss over all battles: each is predicted from the other folds.
pub(super) fn unseen(pairs: &[Pair]) -> Option<f64> {
    let mut loss = 0.0;
    for fold in 0..FOLDS {
        let part = |other: bool| {
            let of = move |(at, _): &(usize, &Pair)| (at % FOLDS == fold) != other;
            pairs.iter().enumerate().filter(of).map(|(_, pair)| pair.clone()).collect::<Vec<Pair>>()
        };
        let weights = weights(&part(true))?;
        for case in part(false).iter().flat_map(cases) {
            let share = expected(&case, &weights).clamp(1e-9, 1.0 - 1e-9);
            loss -= case.share * share.ln() + (1.0 - case.share) * (1.0 - share).ln();
        }
    }
    Some(loss / (2 * pairs.len()) as f64)
}

/// Returns the battles binned by the favourite's expected share, and the p-value of their deviations.
pub(super) fn groups(pairs: &[Pair], weights: &[f64]) -> (Vec<Group>, f64) {
    // Number of battles, sum of expected shares, sum of actual shares, and sum of squared deviations of pairs.
    let mut sums = [[0.0; 4]; GROUPS];
    for pair in pairs {
        let mut off = [0.0; GROUPS];
        for case in cases(pair) {
            let share = expected(&case, weights);
            let (share, came) =
                if share < 0.5 { (1.0 - share, 1.0 - case.share) } else { (share, case.share) };
            let group = (((share - 0.5) * 2.0 * GROUPS as f64) as usize).min(GROUPS - 1);
            let sums = &mut sums[group];
            *sums = [sums[0] + 1.0, sums[1] + share, sums[2] + came, sums[3]];
            off[group] += came - share;
        }
        off.iter().zip(&mut sums).for_each(|(off, sums)| sums[3] += off * off);
    }
    let fought: Vec<[f64; 4]> = sums.into_iter().filter(|sums| sums[0] > 0.0).collect();
    let group = |sums: &[f64; 4]| Group {
        battles: sums[0] as u64,
        expected: sums[1] / sums[0],
        came: sums[2] / sums[0],
        error: sums[3].sqrt() / sums[0],
    };
    let groups: Vec<Group> = fought.iter().map(group).collect();
    let chi_square = groups.iter().map(|g| ((g.came - g.expected) / g.error.max(1e-12)).powi(2)).sum();
    let chance = chi_square_above(chi_square, groups.len());
    (groups, chance)
}

/// Tests the direction of the deviations: a score test of the signed square of the expected log-odds as one more
/// predictor, as in the link tests of Pregibon (1980) and Stukel (1988). Its variance comes from the pairs.
pub(super) fn bend(pairs: &[Pair], weights: &[f64]) -> Option<Bend> {
    let width = weights.len();
    let mut curvature = vec![vec![0.0; width]; width];
    let (mut across, mut own) = (vec![0.0; width], 0.0);
    // The slope of the likelihood by the new predictor, and by the weights, for each pair.
    let mut slopes: Vec<(f64, Vec<f64>)> = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let (mut new, mut old) = (0.0, vec![0.0; width]);
        for case in cases(pair) {
            let odds: f64 = case.features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
            let (square, share) = (odds * odds.abs(), share_at(odds));
            let certain = share * (1.0 - share);
            new += (case.share - share) * square;
            own += certain * square * square;
            for (i, a) in case.features.iter().enumerate() {
                old[i] += (case.share - share) * a;
                across[i] += certain * square * a;
                case.features.iter().zip(&mut curvature[i]).for_each(|(b, cell)| *cell += certain * a * b);
            }
        }
        slopes.push((new, old));
    }
    let solved = regression::solve(curvature, across.clone())?;
    let inner = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let information = own - inner(&across, &solved);
    if information <= 0.0 {
        return None;
    }
    let effective = slopes.iter().map(|(new, old)| new - inner(&solved, old));
    let (sum, squares) =
        effective.fold((0.0, 0.0), |(sum, squares), slope| (sum + slope, squares + slope * slope));
    let (by, error) = (sum / information, squares.sqrt() / information);
    (error > 0.0).then(|| Bend { by, error, chance: 2.0 * normal_below(-(by / error).abs()) })
}
