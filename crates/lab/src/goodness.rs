//! Goodness of fit of a ladder: whether single strengths explain its results, and its cycles.
//!
//! The model of Bradley and Terry gives every captain one strength, so it knows no cycle: who beats a better captain is
//! better still. [`goodness`] compares the results of all pairings with the model at once, by its deviance. [`cycles`]
//! looks for three captains of which each beats the next.

use serde::Serialize;

use crate::correction::Together;
use crate::interval::Sample;
use crate::special::{chi_square_above, normal_below};
use crate::strength::{Met, Strength, expected};

/// Error rate at which a cycle counts as found.
const ALPHA: f64 = 1.0 - crate::interval::LEVEL;

/// The deviance of a ladder's results from its strengths.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Goodness {
    /// Twice the log-likelihood of the results by their own shares, less that by the strengths.
    pub deviance: f64,
    /// Degrees of freedom: pairings, less the strengths that were fitted.
    pub freedom: usize,
    /// Probability of at least this deviance if the strengths explain the results.
    pub p: f64,
}

/// Three captains of which each beats the next, and the last the first; by their positions in the list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cycle {
    /// The captains. Each beats the next, and the last the first; the first is the earliest in the list.
    pub captains: [usize; 3],
    /// The largest of the three one-sided p-values: the probability of such results if one of the three does not beat
    /// the next.
    pub p: f64,
    /// The same, corrected for the number of triples (Bonferroni).
    pub corrected: f64,
}

/// Returns the deviance of the results from the strengths; `None` if there are fewer pairings than captains: some
/// strengths then fit any results.
///
/// A pairing counts with its effective number of battles. The chi-square distribution of the deviance is approximate.
pub fn goodness(met: &[Met], strengths: &[Strength]) -> Option<Goodness> {
    let met: Vec<&Met> = met.iter().filter(|m| m.shares.battles() > 0.0).collect();
    let freedom = met.len().checked_sub(strengths.len().saturating_sub(1)).filter(|freedom| *freedom > 0)?;
    let one = |m: &&Met| {
        let share = expected(strengths[m.first].elo - strengths[m.second].elo);
        deviance(m.shares.effective_number(), m.shares.mean(), share)
    };
    let deviance: f64 = met.iter().map(one).sum();
    Some(Goodness { deviance, freedom, p: chi_square_above(deviance, freedom) })
}

/// Returns the deviance of a mean share over a number of battles from the expected share.
fn deviance(battles: f64, share: f64, expected: f64) -> f64 {
    let part = |share: f64, expected: f64| if share > 0.0 { share * (share / expected).ln() } else { 0.0 };
    2.0 * battles * (part(share, expected) + part(1.0 - share, 1.0 - expected))
}

/// Returns the number of triples whose three pairings were met, and the cycles among them at the 5 % level, surest
/// first.
pub fn cycles(captains: usize, met: &[Met]) -> (usize, Vec<Cycle>) {
    let found = |first: usize, second: usize| {
        let pairing =
            |m: &&Met| [m.first, m.second] == [first, second] || [m.second, m.first] == [first, second];
        let m = met.iter().filter(|m| m.shares.battles() > 0.0).find(pairing)?;
        let z = lead(&m.shares);
        Some(if m.first == first { z } else { -z })
    };
    let mut triples = Vec::new();
    for a in 0..captains {
        for b in a + 1..captains {
            for c in b + 1..captains {
                let leads = (found(a, b), found(b, c), found(c, a));
                if let (Some(x), Some(y), Some(z)) = leads {
                    let (forth, back) = (x.min(y).min(z), (-x).min(-y).min(-z));
                    triples.push(if forth >= back { ([a, b, c], forth) } else { ([a, c, b], back) });
                }
            }
        }
    }
    let chances: Vec<f64> = triples.iter().map(|(_, least)| normal_below(-least)).collect();
    let together = Together { tests: triples.len() };
    let all = triples.iter().zip(chances).map(|((captains, _), p)| Cycle {
        captains: *captains,
        p,
        corrected: together.corrected(p),
    });
    let mut cycles: Vec<Cycle> = all.filter(|cycle| cycle.corrected <= ALPHA).collect();
    cycles.sort_by(|a, b| a.p.total_cmp(&b.p));
    (triples.len(), cycles)
}

/// Returns the lead of a share over one half, in standard errors of an even pairing (the score test, whose interval is
/// Wilson's).
fn lead(shares: &Sample) -> f64 {
    2.0 * (shares.mean() - 0.5) * shares.effective_number().sqrt()
}

#[cfg(test)]
mod tests;
