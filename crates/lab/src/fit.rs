//! Fits a judge's weights to battles: about four fifths train the weights, the rest test them.
//!
//! A battle is either trained on or held out as a whole. All its positions share one outcome, so a judge trained on
//! some of them would know the others.

use std::fmt::Write as _;

use captains::judge::{Feature, share};
use engine::Seeded;
use serde::Serialize;

use crate::interval::Interval;
use crate::regression::{self, Case, Unfit};
use crate::self_play::Sampled;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;
/// Lower bound on an expected share in the log loss, so that one confident mistake is not infinite.
const LEAST: f64 = 1e-6;

/// A log loss: the mean over positions of −y ln p − (1 − y) ln (1 − p), where p is the expected share and y the
/// actual one. A constant expectation of one half gives ln 2 = 0.693.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LogLoss {
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval: a normal approximation that treats each battle, with all its positions, as one cluster.
    pub interval: Interval,
}

/// Fitted weights, and their log loss beside that of the alternatives.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fitting {
    /// Number of battles and of positions in the training set.
    pub fitted: [usize; 2],
    /// Number of battles and of positions held out.
    pub held_out: [usize; 2],
    /// The weights by name, rounded as the file stores them.
    pub weights: Vec<(String, f64)>,
    /// Log loss of the fitted weights on the held-out battles.
    pub loss: LogLoss,
    /// Log loss of the judge that this program was built with, on the same battles.
    pub loss_of_present: LogLoss,
    /// Log loss of the lead alone, rescaled from −1…1 to a share.
    pub loss_of_lead: LogLoss,
    /// Log loss of a constant: the first side's mean share in the training set.
    pub loss_of_base_rate: LogLoss,
    /// Log loss of the lead minus that of the fitted weights, position by position.
    pub gain_on_lead: LogLoss,
}

/// Fits weights to battles. `seed` decides the battles to hold out.
///
/// # Errors
/// If fewer than two battles are held out or none is left to train on, or if the regression fails.
pub fn fit(features: &[Feature], battles: &[Sampled], seed: u64, ridge: f64) -> Result<Fitting, Unfit> {
    let held = |battle: usize| Seeded::keyed(seed, battle as u64, 23).chance(1, 5);
    let (held_out, fitted): (Vec<_>, Vec<_>) =
        battles.iter().enumerate().filter(|(_, b)| !b.positions.is_empty()).partition(|(i, _)| held(*i));
    let held_out: Vec<&Sampled> = held_out.into_iter().map(|(_, battle)| battle).collect();
    let fitted: Vec<&Sampled> = fitted.into_iter().map(|(_, battle)| battle).collect();
    if held_out.len() < 2 || fitted.is_empty() {
        return Err(Unfit::Nothing);
    }
    let case =
        |battle: &Sampled, features: &Vec<f64>| Case { features: features.clone(), share: battle.share };
    let cases: Vec<Case> =
        fitted.iter().flat_map(|b| b.positions.iter().map(|p| case(b, &p.features))).collect();
    let weights: Vec<f64> = regression::fit(&cases, ridge)?.into_iter().map(rounded).collect();
    let base = cases.iter().map(|case| case.share).sum::<f64>() / cases.len() as f64;
    let losses = |expect: &dyn Fn(&shelf::Judged) -> f64| -> Vec<(f64, f64)> {
        held_out.iter().map(|battle| battle_loss(battle, expect)).collect()
    };
    let of_weights = |p: &shelf::Judged| share(p.features.iter().zip(&weights).map(|(x, w)| x * w).sum());
    let of_lead = |p: &shelf::Judged| 0.5 + 0.5 * p.features[0];
    let (ours, leads) = (losses(&of_weights), losses(&of_lead));
    let gain: Vec<(f64, f64)> = ours.iter().zip(&leads).map(|(a, b)| (b.0 - a.0, a.1)).collect();
    let count = |all: &[&Sampled]| [all.len(), all.iter().map(|b| b.positions.len()).sum()];
    Ok(Fitting {
        fitted: count(&fitted),
        held_out: count(&held_out),
        loss: mean(&ours),
        loss_of_present: mean(&losses(&|p| p.share)),
        loss_of_lead: mean(&leads),
        loss_of_base_rate: mean(&losses(&|_| base)),
        gain_on_lead: mean(&gain),
        weights: features.iter().map(|f| f.name.to_owned()).zip(weights).collect(),
    })
}

/// Rounds a weight to four decimals, as the file stores it.
fn rounded(weight: f64) -> f64 {
    (weight * 10_000.0).round() / 10_000.0
}

/// Returns the sum of the log losses over a battle's positions, and the number of positions.
fn battle_loss(battle: &Sampled, expect: &dyn Fn(&shelf::Judged) -> f64) -> (f64, f64) {
    let one = |position| {
        let expected = expect(position).clamp(LEAST, 1.0 - LEAST);
        -battle.share * expected.ln() - (1.0 - battle.share) * (1.0 - expected).ln()
    };
    (battle.positions.iter().map(one).sum(), battle.positions.len() as f64)
}

/// Returns the mean over positions with its interval: a ratio of sums over battles, whose variance comes from the
/// scatter between battles.
pub(crate) fn mean(battles: &[(f64, f64)]) -> LogLoss {
    let n = battles.len() as f64;
    let (sum, count) = battles.iter().fold((0.0, 0.0), |(s, c), (loss, many)| (s + loss, c + many));
    let mean = sum / count;
    let squares: f64 = battles.iter().map(|(loss, many)| (loss - mean * many).powi(2)).sum();
    let spread = Z * (squares * n / (n - 1.0).max(1.0)).sqrt() / count;
    LogLoss { mean, interval: Interval { low: mean - spread, high: mean + spread } }
}

/// Returns the log loss of the shares that the judge expected.
pub(crate) fn loss_of(battles: &[Sampled]) -> LogLoss {
    let all: Vec<_> = battles.iter().map(|battle| battle_loss(battle, &|p| p.share)).collect();
    mean(&all)
}

impl Fitting {
    /// Returns the text of a weights file: a head that says how the weights were made, then the weights.
    pub fn file(&self, title: &str, command: &str) -> String {
        let LogLoss { mean, interval: Interval { low, high } } = self.loss;
        let [battles, positions] = self.fitted;
        let mut file = format!("# Weights of the judge of {title}, fitted by\n#   {command}\n");
        let _ = writeln!(
            file,
            "# to {positions} positions of {battles} battles. Log loss on {} others:",
            self.held_out[0]
        );
        let _ = writeln!(
            file,
            "# {mean:.4} (95 % interval {low:.4} to {high:.4}); of the lead alone {:.4}, of the base rate {:.4}.",
            self.loss_of_lead.mean, self.loss_of_base_rate.mean
        );
        for (name, weight) in &self.weights {
            let _ = writeln!(file, "{name} = {weight}");
        }
        file
    }
}

#[cfg(test)]
mod tests {
    use shelf::Judged;

    use super::*;

    const ONE: [Feature; 1] = [Feature { name: "lead", about: "" }];

    /// Returns synthetic battles of two positions each, whose win probability follows the lead with weight 2.
    fn battles(count: u64) -> Vec<Sampled> {
        let mut rng = Seeded::new(5);
        let battle = |_| {
            let lead = f64::from(rng.below(2001)) / 1000.0 - 1.0;
            let won = f64::from(rng.below(1 << 20)) / f64::from(1 << 20) < share(2.0 * lead);
            let position = Judged { features: vec![lead], share: 0.5 };
            let share = if won { 1.0 } else { 0.0 };
            Sampled { scenario: 0, share, positions: vec![position; 2] }
        };
        (0..count).map(battle).collect()
    }

    #[test]
    fn weights_are_found_and_beat_the_base_rate_on_battles_held_out() {
        let fitting = fit(&ONE, &battles(8_000), 1, 1.0).expect("weights");
        let (_, weight) = fitting.weights[0];
        assert!((weight - 2.0).abs() < 0.15, "{weight}");
        assert!(fitting.loss.interval.high < fitting.loss_of_base_rate.interval.low);
        assert!((fitting.loss_of_present.mean - 2f64.ln()).abs() < 1e-9, "half and half is ln 2");
        let [fitted, held] = [fitting.fitted[0], fitting.held_out[0]];
        assert!(fitted + held == 8_000 && (1_400..1_800).contains(&held), "{held} held out");
        let file = fitting.file("A Game", "firing-arc lab fit a-game --seed 1");
        let read = captains::judge::weights(&file, &ONE);
        assert!((read[0] - weight).abs() < 1e-12, "{file}");
    }

    #[test]
    fn too_few_battles_are_refused() {
        assert_eq!(fit(&ONE, &battles(1), 1, 1.0), Err(Unfit::Nothing));
    }

    #[test]
    fn a_battle_of_many_positions_is_no_more_sure_for_that() {
        let few: Vec<(f64, f64)> = (0..50).map(|i| (f64::from(i % 2), 1.0)).collect();
        let many: Vec<(f64, f64)> = few.iter().map(|(loss, _)| (loss * 8.0, 8.0)).collect();
        let [a, b] = [mean(&few), mean(&many)];
        assert!((a.mean - b.mean).abs() < 1e-12 && (a.interval.low - b.interval.low).abs() < 1e-12);
    }
}
