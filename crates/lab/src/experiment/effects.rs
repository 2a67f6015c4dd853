//! The effect of each case against the first: the same battles, with and without the change.
//!
//! A unit is a battle, or a pair with sides swapped. Units of the same index have the same seed in every case, so
//! their difference is free of common luck. A difference lies between −1 and 1; it is rescaled to a share, whose
//! interval is that of [`Sample`]. Intervals of changes hold simultaneously (Bonferroni); p-values are corrected by
//! Holm's method.

use serde::Serialize;

use super::asked::Experiment;
use crate::correction::{each_of, holm};
use crate::interval::{Interval, LEVEL, Sample};
use crate::results::Results;
use crate::run::Ended;
use crate::series::{Came, Series};
use crate::special::normal_below;

/// Results of one case.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CaseReport {
    /// Name of the case.
    pub name: String,
    /// Position on the axis, if the case has a number.
    pub value: Option<f64>,
    /// Number of battles.
    pub battles: u64,
    /// Mean share of the captain or side that is counted.
    pub share: f64,
    /// Confidence interval of the share.
    pub interval: Interval,
    /// Effective number of battles: as many independent battles without draws would be as informative.
    pub worth: f64,
    /// Part of the battles that nobody won.
    pub draws: f64,
    /// Mean number of turns of a battle.
    pub turns: f64,
    /// Change against the first case; `None` for the first case itself.
    pub change: Option<Change>,
}

/// Change of a case against the first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Change {
    /// Share of this case minus that of the first.
    pub by: f64,
    /// Interval of the change; the intervals of all cases hold simultaneously.
    pub interval: Interval,
    /// p-value: probability of a difference at least as great if the case changed nothing.
    pub chance: f64,
    /// The p-value, corrected for the number of cases tested.
    pub corrected: f64,
    /// Part of the units (battles or pairs) with another score than in the first case.
    pub otherwise: f64,
}

/// Returns the shares of a series battle by battle, up to the first battle that is missing.
pub fn battles(series: &Series<'_>, at: usize, results: &Results) -> Vec<f64> {
    let share = |battle: u64| {
        results.get(at, battle).map(|fight| match fight.came {
            Came::Loss => 0.0,
            Came::Draw => 0.5,
            Came::Win => 1.0,
        })
    };
    (0..series.battles).map_while(share).collect()
}

/// Returns the shares of a series unit by unit: per pair of battles, or per battle where sides are fixed.
pub fn units(series: &Series<'_>, at: usize, results: &Results) -> Vec<f64> {
    let battles = battles(series, at, results);
    if series.fixed_sides {
        battles
    } else {
        battles.chunks_exact(2).map(|pair| f64::midpoint(pair[0], pair[1])).collect()
    }
}

/// Returns the reports on all cases, from the finished series and each case's shares by unit.
pub(super) fn cases(experiment: &Experiment, ended: &[Ended], shares: &[Vec<f64>]) -> Vec<CaseReport> {
    let tried = ended.len().saturating_sub(1);
    let changes: Vec<Change> =
        shares.iter().skip(1).map(|case| change(&shares[0], case, each_of(tried, LEVEL))).collect();
    let corrected = holm(&changes.iter().map(|change| change.chance).collect::<Vec<f64>>());
    let changes = changes.into_iter().zip(corrected).map(|(c, corrected)| Some(Change { corrected, ..c }));
    let changes = std::iter::once(None).chain(changes);
    let one = |((case, ended), change): ((&super::Case, &Ended), Option<Change>)| {
        let tally = &ended.tally;
        let mut sample = Sample::default();
        let battles = if matches!(experiment.leads, super::Leads::Both(_)) { 1 } else { 2 };
        for (score, units) in tally.scores.iter().enumerate() {
            sample.add_many(*units, score as f64 * battles as f64 / 4.0, battles);
        }
        let [_, draws, _] = tally.wins_draws_losses();
        CaseReport {
            name: case.name.clone(),
            value: case.value,
            battles: tally.battles,
            share: sample.mean(),
            interval: sample.interval(LEVEL),
            worth: sample.effective_number(),
            draws: draws as f64 / (tally.battles as f64).max(1.0),
            turns: tally.turns as f64 / (tally.battles as f64).max(1.0),
            change,
        }
    };
    experiment.cases.iter().zip(ended).zip(changes).map(one).collect()
}

/// Returns the change between two cases, from their shares by unit.
fn change(base: &[f64], case: &[f64], level: f64) -> Change {
    let mut sample = Sample::default();
    let (mut units, mut otherwise) = (0u64, 0u64);
    for (base, case) in base.iter().zip(case) {
        sample.add(f64::midpoint(case - base, 1.0), 1);
        units += 1;
        otherwise += u64::from((case - base).abs() > 1e-9);
    }
    let (mean, interval) = (sample.mean(), sample.interval(level));
    // Distance of the mean from ½, in standard errors.
    let error = (mean * (1.0 - mean) / sample.effective_number().max(1.0)).sqrt();
    let far = if error > 0.0 { (mean - 0.5).abs() / error } else { f64::INFINITY };
    let chance = if units == 0 { 1.0 } else { 2.0 * normal_below(-far) };
    Change {
        by: 2.0 * mean - 1.0,
        interval: Interval { low: 2.0 * interval.low - 1.0, high: 2.0 * interval.high - 1.0 },
        chance,
        corrected: chance,
        otherwise: otherwise as f64 / (units as f64).max(1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seeded;

    /// Draws the shares of `many` battles, each with its own seed. The case wins every battle that the base wins,
    /// and another `more` percent.
    fn battles(rng: &mut Seeded, many: usize, more: u32) -> (Vec<f64>, Vec<f64>) {
        let draw = |_| {
            let luck = rng.below(100);
            (f64::from(u8::from(luck < 50)), f64::from(u8::from(luck < 50 + more)))
        };
        (0..many).map(draw).unzip()
    }

    #[test]
    fn intervals_of_changes_hold_the_true_change_and_common_luck_makes_them_narrow() {
        let (mut held, mut width) = (0, 0.0);
        for run in 0..2_000 {
            let (base, case) = battles(&mut Seeded::keyed(90, run, 0), 300, 10);
            let change = change(&base, &case, LEVEL);
            held += u32::from(change.interval.holds(0.1));
            width += change.interval.width() / 2_000.0;
        }
        let part = f64::from(held) / 2_000.0;
        assert!((0.93..=0.97).contains(&part), "{part}");
        assert!(width < 0.08, "independent battles would give 0.16; {width}");
    }

    #[test]
    fn where_nothing_changes_little_is_found() {
        let mut found = 0;
        for run in 0..2_000 {
            let mut rng = Seeded::keyed(91, run, 0);
            let (base, _) = battles(&mut rng, 200, 0);
            let (other, _) = battles(&mut rng, 200, 0);
            found += u32::from(change(&base, &other, LEVEL).chance < 0.05);
        }
        assert!((60..=140).contains(&found), "{found} of 2,000 at a level of 5 %");
        let same = change(&[1.0, 0.0, 0.5], &[1.0, 0.0, 0.5], LEVEL);
        assert!(same.by.abs() < 1e-12 && same.otherwise.abs() < 1e-12 && same.chance > 0.99);
    }
}
