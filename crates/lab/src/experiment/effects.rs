//! The effect of each case against the first: the same battles, with and without the change.
//!
//! A unit is a battle, or a pair with sides swapped. Units of the same index have the same seed in every case, so
//! their difference is free of common luck. A difference lies between −1 and 1; it is rescaled to a share, whose
//! interval is that of [`Sample`]. Where the same seeds cost precision, every case may have seeds of its own; the change
//! is then the difference of two independent shares. Intervals of changes hold simultaneously, and p-values are taken
//! from them ([`crate::correction`]).

use serde::Serialize;

use super::asked::{Experiment, Seeds};
use crate::correction::{Together, chance};
use crate::interval::{Interval, LEVEL, Sample, newcombe};
use crate::luck::Units;
use crate::results::Results;
use crate::run::Ended;
use crate::series::Series;

/// Results of one case.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CaseReport {
    /// Name of the case.
    pub name: String,
    /// Position on the axis, if the case has a number.
    pub value: Option<f64>,
    /// Number of battles.
    pub battles: u64,
    /// Mean share of the captain or side that is counted, without its luck where luck was measured.
    pub share: f64,
    /// Confidence interval of the share.
    pub interval: Interval,
    /// Effective number of battles: as many independent battles without draws would be as informative.
    pub worth: f64,
    /// Part of the battles that nobody won.
    pub draws: f64,
    /// Mean number of turns of a battle.
    pub turns: f64,
    /// Luck of the dice, if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Luck>,
    /// Change against the first case; `None` for the first case itself.
    pub change: Option<Change>,
}

/// The luck of a case's battles.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Luck {
    /// Mean luck of a battle, in shares of the victory; the mean of endlessly many battles is 0.
    pub mean: f64,
    /// The share with the luck in it.
    pub share: f64,
    /// Part by which the interval of the share became narrower.
    pub narrower: f64,
}

/// Change of a case against the first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Change {
    /// Share of this case minus that of the first.
    pub by: f64,
    /// Interval of the change; the intervals of all cases hold simultaneously.
    pub interval: Interval,
    /// p-value: probability of a difference at least as great if the case changed nothing. It is taken from the interval.
    pub chance: f64,
    /// The p-value, corrected for all tests made together ([`Experiment::tests`](super::Experiment::tests)).
    pub corrected: f64,
    /// Part of the units (battles or pairs) with another score than in the first case, if both use the same seeds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub otherwise: Option<f64>,
    /// Part by which the same seeds narrowed the interval; below 0 if they cost precision. `None` if every case has seeds
    /// of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub narrower: Option<f64>,
}

/// Returns the shares and the luck of a series battle by battle, up to the first battle that is missing.
pub fn battles(series: &Series<'_>, at: usize, results: &Results) -> Units {
    let mut units = Units::default();
    for fight in (0..series.battles).map_while(|battle| results.get(at, battle)) {
        units.shares.push(fight.came.share());
        if series.luck {
            units.luck.push(f64::from(fight.luck) / 1e6);
        }
    }
    units
}

/// Returns the shares and the luck of a series unit by unit: per pair of battles, or per battle where sides are fixed.
pub fn units(series: &Series<'_>, at: usize, results: &Results) -> Units {
    let battles = battles(series, at, results);
    if series.fixed_sides {
        return battles;
    }
    let pairs = |of: &[f64]| of.chunks_exact(2).map(|pair| f64::midpoint(pair[0], pair[1])).collect();
    Units { shares: pairs(&battles.shares), luck: pairs(&battles.luck) }
}

/// Returns the sample of shares by unit, with this number of battles in a unit.
fn sample(shares: &[f64], battles: u64) -> Sample {
    let mut sample = Sample::default();
    for share in shares {
        sample.add(share * battles as f64, battles);
    }
    sample
}

/// Returns the reports on all cases, from the finished series and each case's shares by unit.
pub(super) fn cases(experiment: &Experiment, ended: &[Ended], units: &[Units]) -> Vec<CaseReport> {
    let together = experiment.together();
    let battles = if matches!(experiment.leads, super::Leads::Both(_)) { 1 } else { 2 };
    let shares: Vec<Vec<f64>> = units.iter().map(Units::without_luck).collect();
    let change = |at: usize| {
        let both = [&shares[0], &shares[at]];
        (at > 0).then(|| match experiment.seeds {
            Seeds::Same => Change {
                otherwise: Some(otherwise(&units[0].shares, &units[at].shares)),
                ..paired(both, together)
            },
            Seeds::Own => apart(both, battles, together),
        })
    };
    let one = |(at, (case, ended)): (usize, (&super::Case, &Ended))| {
        let (tally, sample) = (&ended.tally, sample(&shares[at], battles));
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
            luck: luck(&units[at], &sample, battles),
            change: change(at),
        }
    };
    experiment.cases.iter().zip(ended).enumerate().map(one).collect()
}

/// Returns what taking the luck out did to a share; `None` where luck was not measured.
fn luck(units: &Units, without: &Sample, battles: u64) -> Option<Luck> {
    let many = units.luck.len();
    let with = sample(&units.shares, battles);
    let (wide, narrow) = (with.interval(LEVEL).width(), without.interval(LEVEL).width());
    (many > 0).then(|| Luck {
        mean: units.luck.iter().sum::<f64>() / many as f64,
        share: with.mean(),
        narrower: 1.0 - narrow / wide,
    })
}

/// Returns the change between two cases that use the same seeds, from their shares by unit.
fn paired([base, case]: [&Vec<f64>; 2], together: Together) -> Change {
    let mut sample = Sample::default();
    base.iter().zip(case).for_each(|(base, case)| sample.add(f64::midpoint(case - base, 1.0), 1));
    // A difference from −1 to 1 is twice a share from 0 to 1, less 1.
    let interval = |level: f64| {
        let interval = sample.interval(level);
        Interval { low: 2.0 * interval.low - 1.0, high: 2.0 * interval.high - 1.0 }
    };
    let chance = chance(interval, 0.0);
    let (spread, own) = (spread(base.iter().zip(case).map(|(b, c)| c - b)), [base, case]);
    let own = own.map(|of| self::spread(of.iter().copied())).iter().sum::<f64>();
    Change {
        by: 2.0 * sample.mean() - 1.0,
        interval: interval(together.level()),
        chance,
        corrected: together.corrected(chance),
        otherwise: None,
        narrower: (own > 0.0).then(|| 1.0 - (spread / own).sqrt()),
    }
}

/// Returns the part of the units with another score.
fn otherwise(base: &[f64], case: &[f64]) -> f64 {
    let units = base.len().min(case.len()).max(1);
    let other = base.iter().zip(case).filter(|(base, case)| (*case - *base).abs() > 1e-9);
    other.count() as f64 / units as f64
}

/// Returns the change between two cases that have seeds of their own, from their shares by unit.
fn apart(both: [&Vec<f64>; 2], battles: u64, together: Together) -> Change {
    let [base, case] = both.map(|shares| sample(shares, battles));
    let of = |sample: &Sample, level| (sample.mean(), sample.interval(level));
    let interval = |level: f64| newcombe(of(&case, level), of(&base, level));
    let chance = chance(interval, 0.0);
    Change {
        by: case.mean() - base.mean(),
        interval: interval(together.level()),
        chance,
        corrected: together.corrected(chance),
        otherwise: None,
        narrower: None,
    }
}

/// Returns the variance of these numbers.
fn spread(of: impl Iterator<Item = f64> + Clone) -> f64 {
    let many = (of.clone().count() as f64).max(1.0);
    let mean = of.clone().sum::<f64>() / many;
    of.map(|x| (x - mean) * (x - mean)).sum::<f64>() / many
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seeded;

    const ONE: Together = Together { tests: 1 };

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
            let change = paired([&base, &case], ONE);
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
            found += u32::from(paired([&base, &other], ONE).chance < 0.05);
        }
        assert!((60..=140).contains(&found), "{found} of 2,000 at a level of 5 %");
        let shares = vec![1.0, 0.0, 0.5];
        let same = paired([&shares, &shares], ONE);
        assert!((otherwise(&shares, &[1.0, 1.0, 0.5]) - 1.0 / 3.0).abs() < 1e-12);
        assert!(same.by.abs() < 1e-12 && otherwise(&shares, &shares) < 1e-12 && same.chance > 0.99);
    }

    #[test]
    fn intervals_of_changes_between_seeds_of_their_own_hold_the_true_change() {
        let mut held = 0;
        for run in 0..2_000 {
            let (base, _) = battles(&mut Seeded::keyed(93, run, 0), 300, 0);
            let (_, case) = battles(&mut Seeded::keyed(93, run, 1), 300, 10);
            held += u32::from(apart([&base, &case], 1, ONE).interval.holds(0.1));
        }
        let part = f64::from(held) / 2_000.0;
        assert!((0.93..=0.97).contains(&part), "{part}");
    }

    #[test]
    fn it_is_told_whether_the_same_seeds_helped_or_cost_precision() {
        let (base, case) = battles(&mut Seeded::keyed(94, 0, 0), 300, 10);
        let helped = paired([&base, &case], ONE).narrower.unwrap_or_default();
        assert!(helped > 0.4, "{helped}");
        let against: Vec<f64> = base.iter().map(|share| 1.0 - share).collect();
        let cost = paired([&base, &against], ONE).narrower.unwrap_or_default();
        assert!(cost < -0.3, "{cost}");
        assert!(apart([&base, &case], 1, ONE).narrower.is_none());
    }
}
