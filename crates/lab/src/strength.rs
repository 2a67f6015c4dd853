//! Strengths of captains: the model of Bradley and Terry (1952) on the Elo scale.
//!
//! A captain of strength `a` has the expected share `1 / (1 + 10^((b − a) / 400))` against a captain of strength
//! `b`: 400 points are odds of ten to one, 200 points a share of about 76 %. A draw counts as half a victory for
//! each. The strengths maximise the likelihood of the results, by Newton's method, with the anchor's fixed at 0.
//!
//! **Perfect scores.** A captain that has won every battle has no finite maximum-likelihood strength. Every pairing
//! therefore gets one extra battle, half won by each captain (the correction of Anscombe 1956; for one pairing also
//! that of Firth 1993). It bounds a perfect score and hardly changes strengths with many battles.
//!
//! A pairing counts with its effective number of battles ([`Sample::effective_number`]).
//!
//! **Intervals** are profile-likelihood intervals. They hold every strength of a captain that the likelihood-ratio
//! test does not reject, with the other strengths fitted to it. With many battles they agree with the information
//! matrix. For a captain that has won nearly all battles, they rightly reach farther up than down.

use serde::Serialize;

use crate::interval::{Interval, Sample};
use crate::special::normal_quantile;

/// Elo points per unit of log-odds.
const POINTS: f64 = 400.0 / std::f64::consts::LN_10;

/// Number of battles added to every pairing, half won by each captain.
const ADDED: f64 = 1.0;

/// Farthest distance at which a bound is searched for, in log-odds.
const FARTHEST: f64 = 64.0;

/// The results of two captains against each other, by their positions in the list.
#[derive(Clone, Copy, Debug)]
pub struct Met {
    /// Position of the first captain.
    pub first: usize,
    /// Position of the second captain.
    pub second: usize,
    /// The first captain's shares of the victory.
    pub shares: Sample,
}

/// A strength in Elo points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Strength {
    /// Points above the anchor.
    pub elo: f64,
    /// Confidence interval of `elo`.
    pub interval: Interval,
}

/// Returns the expected share of a captain that is `elo` points stronger.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + (-elo / POINTS).exp())
}

/// Returns the difference in Elo points at which `share` is expected; infinite for 0 or 1.
pub fn elo_of(share: f64) -> f64 {
    POINTS * (share / (1.0 - share)).ln()
}

/// Returns the strengths of the captains; the anchor's is 0.
///
/// # Errors
/// The positions of the captains that no chain of meetings connects to the anchor.
pub fn strengths(
    captains: usize,
    anchor: usize,
    met: &[Met],
    level: f64,
) -> Result<Vec<Strength>, Vec<usize>> {
    fitted(captains, anchor, met, level, ADDED)
}

/// Returns the strengths, with `added` battles added to every pairing, half won by each captain.
fn fitted(
    captains: usize,
    anchor: usize,
    met: &[Met],
    level: f64,
    added: f64,
) -> Result<Vec<Strength>, Vec<usize>> {
    let met: Vec<Met> = met.iter().copied().filter(|m| m.shares.battles() > 0.0).collect();
    let apart = apart(captains, anchor, &met);
    if !apart.is_empty() {
        return Err(apart);
    }
    let mut odds = vec![0.0; captains];
    fit(&met, added, &mut odds, &[anchor]);
    // Half a squared normal quantile: the allowed drop of the log-likelihood within the interval.
    let allowed = normal_quantile(0.5 + level / 2.0).powi(2) / 2.0;
    let floor = likelihood(&met, added, &odds) - allowed;
    let bound = |captain: usize, sign: f64| {
        if captain == anchor {
            return 0.0;
        }
        let within = |away: f64| {
            let mut odds = odds.clone();
            odds[captain] += sign * away;
            fit(&met, added, &mut odds, &[anchor, captain]);
            likelihood(&met, added, &odds) >= floor
        };
        let (mut near, mut far) = (0.0, 0.5);
        while within(far) && far < FARTHEST {
            (near, far) = (far, 2.0 * far);
        }
        for _ in 0..40 {
            let middle = 0.5 * (near + far);
            if within(middle) {
                near = middle;
            } else {
                far = middle;
            }
        }
        (odds[captain] + sign * near) * POINTS
    };
    let strength = |captain| Strength {
        elo: odds[captain] * POINTS,
        interval: Interval { low: bound(captain, -1.0), high: bound(captain, 1.0) },
    };
    Ok((0..captains).map(strength).collect())
}

/// Returns the positions of the captains that no chain of meetings connects to the anchor.
fn apart(captains: usize, anchor: usize, met: &[Met]) -> Vec<usize> {
    let mut joined = vec![false; captains];
    joined[anchor] = true;
    for _ in 0..captains {
        for m in met {
            let either = joined[m.first] || joined[m.second];
            joined[m.first] = either;
            joined[m.second] = either;
        }
    }
    (0..captains).filter(|c| !joined[*c]).collect()
}

/// Returns the log-likelihood of the results under these log-odds.
fn likelihood(met: &[Met], added: f64, odds: &[f64]) -> f64 {
    let log_share = |x: f64| if x > 0.0 { -(-x).exp().ln_1p() } else { x - x.exp().ln_1p() };
    let of = |m: &Met| {
        let (battles, shares) = counted(m, added);
        let apart = odds[m.first] - odds[m.second];
        shares * log_share(apart) + (battles - shares) * log_share(-apart)
    };
    met.iter().map(of).sum()
}

/// Returns a pairing's effective number of battles and the first captain's shares in them, both with the added
/// battles.
fn counted(m: &Met, added: f64) -> (f64, f64) {
    let number = m.shares.effective_number();
    (number + added, m.shares.mean() * number + added / 2.0)
}

/// Moves the log-odds of all captains except those `held` to the maximum of the likelihood, by Newton's method.
fn fit(met: &[Met], added: f64, odds: &mut [f64], held: &[usize]) {
    let free: Vec<usize> = (0..odds.len()).filter(|captain| !held.contains(captain)).collect();
    let place = |captain: usize| free.iter().position(|f| *f == captain);
    for _ in 0..200 {
        let (mut slope, mut curve) = (vec![0.0; free.len()], vec![vec![0.0; free.len()]; free.len()]);
        for m in met {
            let share = 1.0 / (1.0 + (odds[m.second] - odds[m.first]).exp());
            let (battles, shares) = counted(m, added);
            let weight = battles * share * (1.0 - share);
            let places = [(place(m.first), 1.0), (place(m.second), -1.0)];
            for (at, sign) in places {
                let Some(at) = at else { continue };
                slope[at] += sign * (shares - battles * share);
                for (other, other_sign) in places {
                    if let Some(other) = other {
                        curve[at][other] += sign * other_sign * weight;
                    }
                }
            }
        }
        let step = solved(curve, slope);
        let longest = step.iter().fold(0f64, |most, s| most.max(s.abs()));
        // A long step may leave the region in which Newton's method converges.
        let shorten = (1.0 / longest).min(1.0);
        for (captain, step) in free.iter().zip(&step) {
            odds[*captain] += shorten * step;
        }
        if longest < 1e-10 {
            break;
        }
    }
}

/// Returns the solution of a symmetric positive definite system, by Gaussian elimination.
fn solved(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for at in 0..n {
        let best = (at..n).max_by(|a, b| matrix[*a][at].abs().total_cmp(&matrix[*b][at].abs())).unwrap_or(at);
        matrix.swap(at, best);
        right.swap(at, best);
        let (done, below) = matrix.split_at_mut(at + 1);
        let pivot = &done[at];
        for (row, entries) in below.iter_mut().enumerate() {
            let factor = entries[at] / pivot[at];
            entries.iter_mut().zip(pivot).for_each(|(entry, above)| *entry -= factor * above);
            right[at + 1 + row] -= factor * right[at];
        }
    }
    for at in (0..n).rev() {
        let known: f64 = (at + 1..n).map(|column| matrix[at][column] * right[column]).sum();
        right[at] = (right[at] - known) / matrix[at][at];
    }
    right
}

/// Returns the season of 1987 of the American League (Agresti, Categorical Data Analysis, section 10.6): two teams, the
/// victories of the first over the second, and the games between them.
#[cfg(test)]
pub(crate) fn baseball() -> Vec<(usize, usize, u64, u64)> {
    const WINS: [[u64; 7]; 7] = [
        [0, 7, 9, 7, 7, 9, 11],
        [6, 0, 7, 5, 11, 9, 9],
        [4, 6, 0, 7, 7, 8, 12],
        [6, 8, 6, 0, 6, 7, 10],
        [6, 2, 6, 7, 0, 7, 12],
        [4, 4, 5, 6, 6, 0, 6],
        [2, 4, 1, 3, 1, 7, 0],
    ];
    let pairings = (0..WINS.len()).flat_map(|a| (a + 1..WINS.len()).map(move |b| (a, b)));
    pairings.map(|(a, b)| (a, b, WINS[a][b], WINS[a][b] + WINS[b][a])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interval::LEVEL;
    use engine::Seeded;

    fn met(first: usize, second: usize, wins: u64, battles: u64) -> Met {
        let mut shares = Sample::default();
        shares.add_many(wins, 1.0, 1);
        shares.add_many(battles - wins, 0.0, 1);
        Met { first, second, shares }
    }

    #[test]
    fn elo_and_shares_are_two_scales_of_one_thing() {
        assert!((expected(400.0) - 10.0 / 11.0).abs() < 1e-12);
        assert!((expected(200.0) - 0.7597).abs() < 1e-4);
        assert!((elo_of(expected(-137.0)) + 137.0).abs() < 1e-9);
    }

    /// Agresti, Categorical Data Analysis, section 10.6: American League baseball of 1987. The strengths are
    /// relative to Baltimore as printed there, without any battle added.
    #[test]
    fn baseball_as_published() {
        const PRINTED: [f64; 7] = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0.0];
        let mut all = Vec::new();
        for (first, second, wins, battles) in baseball() {
            all.push(met(first, second, wins, battles));
        }
        let found = fitted(7, 6, &all, LEVEL, 0.0).unwrap();
        for (team, printed) in found.iter().zip(PRINTED) {
            let log = team.elo / POINTS;
            assert!((log - printed).abs() < 0.006, "{log} is not {printed}");
        }
        let error = found[0].interval.width() / 2.0 / 1.96 / POINTS;
        assert!((0.30..0.36).contains(&error), "printed: 0.343; found {error}");
        assert!(found[6].elo.abs() < 1e-12 && found[6].interval.width() < 1e-12);
    }

    #[test]
    fn one_pairing_is_its_share() {
        let met = met(1, 0, 150, 200);
        let (number, found) = (met.shares.effective_number(), strengths(2, 0, &[met], LEVEL).unwrap());
        assert!((found[1].elo - elo_of((0.75 * number + 0.5) / (number + 1.0))).abs() < 1e-6);
    }

    #[test]
    fn a_perfect_score_has_finite_bounds() {
        let found = strengths(3, 1, &[met(1, 0, 100, 100), met(2, 1, 100, 100)], LEVEL).unwrap();
        assert!(found[2].elo > 800.0 && found[2].elo < 1_000.0, "{found:?}");
        let Interval { low, high } = found[2].interval;
        assert!(
            low > elo_of(0.95) && high > 1_500.0 && high < 5_000.0,
            "far up and not as far down: {found:?}"
        );
        assert!((found[0].elo + found[2].elo).abs() < 1e-6, "won and lost alike");
    }

    #[test]
    fn captains_that_never_met_are_named() {
        assert_eq!(strengths(4, 0, &[met(0, 1, 5, 10), met(2, 3, 5, 10)], LEVEL).unwrap_err(), [2, 3]);
        assert_eq!(strengths(2, 0, &[met(0, 1, 0, 0)], LEVEL).unwrap_err(), [1]);
    }

    #[test]
    fn intervals_hold_the_true_strengths() {
        let truth = [0.0, 120.0, 260.0, 450.0];
        let pairings = [(0, 1), (1, 2), (2, 3), (0, 2), (0, 3)];
        let (mut held, mut asked) = (0, 0);
        for ladder in 0..700 {
            let mut rng = Seeded::keyed(30, ladder, 0);
            let mut all = Vec::new();
            for (a, b) in pairings {
                let part = (expected(truth[a] - truth[b]) * f64::from(1 << 24)) as u32;
                let wins = (0..100).filter(|_| rng.chance(part, 1 << 24)).count();
                all.push(met(a, b, wins as u64, 100));
            }
            let found = strengths(4, 0, &all, LEVEL).unwrap();
            for captain in 1..4 {
                asked += 1;
                held += u32::from(found[captain].interval.holds(truth[captain]));
            }
        }
        let part = f64::from(held) / f64::from(asked);
        assert!((0.93..=0.97).contains(&part), "{part} of {asked}");
    }
}
