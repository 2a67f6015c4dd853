//! Weights for a judge from battles: four in five are learned from, the rest say how well.
//!
//! A battle belongs to one part or the other whole: its positions share their outcome, and a judge that had seen some of
//! them would know the others.

use std::fmt::Write as _;

use captains::judge::{Feature, share};
use engine::Seeded;
use serde::Serialize;

use crate::interval::Interval;
use crate::regression::{self, Case, Unfit};
use crate::self_play::Sampled;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_963_984_540_054;
/// The least share that a loss is read off, so that one sure mistake is not an endless one.
const LEAST: f64 = 1e-6;

/// How surprised somebody is by how battles end: the mean over positions of −y ln p − (1 − y) ln (1 − p), where p was the
/// share expected and y the share that came. Who always expects half is at ln 2 = 0.693.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct LogLoss {
    /// The mean.
    pub mean: f64,
    /// Its 95 % interval: normal, over battles, of which each counts with all its positions.
    pub interval: Interval,
}

/// Weights, and how good they are beside what there was.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fitting {
    /// Battles and positions learned from.
    pub fitted: [usize; 2],
    /// Battles and positions held out.
    pub held_out: [usize; 2],
    /// The weights by name, as they are written.
    pub weights: Vec<(String, f64)>,
    /// On the battles held out: of these weights,
    pub loss: LogLoss,
    /// of the judge this program was built with,
    pub loss_of_present: LogLoss,
    /// of the lead read as a share by itself, as the judge was before it was fitted,
    pub loss_of_lead: LogLoss,
    /// and of who knows only how often the first side wins.
    pub loss_of_base_rate: LogLoss,
    /// How much lower the loss of these weights is than that of the lead, battle by battle.
    pub gain_on_lead: LogLoss,
}

/// Fits weights to battles.
///
/// # Errors
/// If there are too few battles to learn from and hold out, or no weights.
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

/// A weight as the file holds it: to the ten-thousandth.
fn rounded(weight: f64) -> f64 {
    (weight * 10_000.0).round() / 10_000.0
}

/// The loss over a battle's positions, and how many they are.
fn battle_loss(battle: &Sampled, expect: &dyn Fn(&shelf::Judged) -> f64) -> (f64, f64) {
    let one = |position| {
        let expected = expect(position).clamp(LEAST, 1.0 - LEAST);
        -battle.share * expected.ln() - (1.0 - battle.share) * (1.0 - expected).ln()
    };
    (battle.positions.iter().map(one).sum(), battle.positions.len() as f64)
}

/// The mean over positions with its interval: a ratio of sums over battles, its variance from how battles part from it.
pub(crate) fn mean(battles: &[(f64, f64)]) -> LogLoss {
    let n = battles.len() as f64;
    let (sum, count) = battles.iter().fold((0.0, 0.0), |(s, c), (loss, many)| (s + loss, c + many));
    let mean = sum / count;
    let squares: f64 = battles.iter().map(|(loss, many)| (loss - mean * many).powi(2)).sum();
    let spread = Z * (squares * n / (n - 1.0).max(1.0)).sqrt() / count;
    LogLoss { mean, interval: Interval { low: mean - spread, high: mean + spread } }
}

/// The loss of who expects the shares that the judge read.
pub(crate) fn loss_of(battles: &[Sampled]) -> LogLoss {
    let all: Vec<_> = battles.iter().map(|battle| battle_loss(battle, &|p| p.share)).collect();
    mean(&all)
}

impl Fitting {
    /// The file of weights: these, below a head that says how they came about.
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

    /// Battles of two positions each, won as often as their lead says with weight 2.
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
