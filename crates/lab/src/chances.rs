//! Calibration of an analysis: chances that it found before decisions, compared with the results of the battles.
//!
//! The slope is that of a line by least squares through results and chances. A calibrated analysis has bias 0 and slope
//! 1; below 1 it is too sure. A few decisions are drawn from every battle, so each counts as many times as there were
//! decisions for one drawn: otherwise short battles, which the favourite wins fast, would count too much. Decisions of
//! one battle share its result, so the intervals leave out one battle at a time (the jackknife).

use crate::interval::{Interval, LEVEL, z_of};

/// Chances found before one decision, and the result; all for the first side.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Forecast {
    /// Number of the battle.
    pub battle: u64,
    /// Number of decisions of the battle that this one stands for.
    pub weight: f64,
    /// Chance of the first side before the decision.
    pub chance: f64,
    /// Its share of the victory at the end.
    pub result: f64,
    /// Luck of its dice in the decision.
    pub dice: f64,
    /// Change of its chance until the next decision, with the part that orders, guessing and dice do not explain; `None`
    /// for the last decision, whose end is exact.
    pub change: Option<[f64; 2]>,
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    /// The number.
    pub value: f64,
    /// Its interval.
    pub interval: Interval,
}

/// The calibration of an analysis.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// Number of battles with a decision.
    pub battles: usize,
    /// Number of decisions.
    pub decisions: usize,
    /// Result less chance, on average.
    pub bias: Measured,
    /// Slope of the result over the chance; `None` if all chances are equal.
    pub slope: Option<Measured>,
    /// Mean luck of the dice; that of a sound analysis is 0.
    pub dice: Measured,
    /// Mean size of a change by a decision that was not the last.
    pub change: f64,
    /// Mean size of the unexplained part of such a change.
    pub unexplained: Measured,
    /// Mean squared distance of chance and result.
    pub brier: f64,
}

/// Weighted sums over decisions.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    x: f64,
    y: f64,
    xx: f64,
    xy: f64,
    square: f64,
    dice: f64,
    changes: f64,
    change: f64,
    unexplained: f64,
}

impl Sums {
    fn of(one: &Forecast) -> Self {
        let (weight, x, y) = (one.weight, one.chance - 0.5, one.result - 0.5);
        let [change, unexplained] = one.change.unwrap_or_default().map(f64::abs);
        Self {
            count: weight,
            x: weight * x,
            y: weight * y,
            xx: weight * x * x,
            xy: weight * x * y,
            square: weight * (x - y) * (x - y),
            dice: weight * one.dice,
            changes: if one.change.is_some() { weight } else { 0.0 },
            change: weight * change,
            unexplained: weight * unexplained,
        }
    }

    fn with(self, other: &Self, sign: f64) -> Self {
        Self {
            count: self.count + sign * other.count,
            x: self.x + sign * other.x,
            y: self.y + sign * other.y,
            xx: self.xx + sign * other.xx,
            xy: self.xy + sign * other.xy,
            square: self.square + sign * other.square,
            dice: self.dice + sign * other.dice,
            changes: self.changes + sign * other.changes,
            change: self.change + sign * other.change,
            unexplained: self.unexplained + sign * other.unexplained,
        }
    }

    fn bias(&self) -> f64 {
        (self.y - self.x) / self.count
    }

    /// Returns the spread of the chances, in sum.
    fn spread(&self) -> f64 {
        self.xx - self.x * self.x / self.count
    }

    fn slope(&self) -> f64 {
        (self.xy - self.x * self.y / self.count) / self.spread()
    }

    fn dice(&self) -> f64 {
        self.dice / self.count
    }

    fn unexplained(&self) -> f64 {
        if self.changes > 0.0 { self.unexplained / self.changes } else { 0.0 }
    }
}

/// Compares chances with results; `None` with decisions of fewer than two battles. The decisions of a battle must stand
/// together.
pub fn calibration(all: &[Forecast]) -> Option<Calibration> {
    let battles: Vec<Sums> = all
        .chunk_by(|a, b| a.battle == b.battle)
        .map(|battle| battle.iter().fold(Sums::default(), |sum, one| sum.with(&Sums::of(one), 1.0)))
        .collect();
    if battles.len() < 2 {
        return None;
    }
    let whole = battles.iter().fold(Sums::default(), |sum, one| sum.with(one, 1.0));
    Some(Calibration {
        battles: battles.len(),
        decisions: all.len(),
        bias: jackknife(&battles, &whole, Sums::bias),
        slope: (whole.spread() > 1e-9).then(|| jackknife(&battles, &whole, Sums::slope)),
        dice: jackknife(&battles, &whole, Sums::dice),
        change: if whole.changes > 0.0 { whole.change / whole.changes } else { 0.0 },
        unexplained: jackknife(&battles, &whole, Sums::unexplained),
        brier: whole.square / whole.count,
    })
}

/// Returns a number with the interval that leaving out one battle at a time gives it.
fn jackknife(battles: &[Sums], whole: &Sums, of: fn(&Sums) -> f64) -> Measured {
    let count = battles.len() as f64;
    let without: Vec<f64> = battles.iter().map(|battle| of(&whole.with(battle, -1.0))).collect();
    let mean = without.iter().sum::<f64>() / count;
    let squares = without.iter().map(|one| (one - mean) * (one - mean)).sum::<f64>();
    let reach = z_of(LEVEL) * (squares * (count - 1.0) / count).sqrt();
    let value = of(whole);
    Measured { value, interval: Interval { low: value - reach, high: value + reach } }
}

#[cfg(test)]
mod tests {
    use engine::Seeded;

    use super::*;

    /// Battles whose chance goes up or down by a tenth at every decision until it is 0 or 1: calibrated, and the longer
    /// the more even. Two decisions of each are drawn. The chances found are drawn away from ½ by a factor, and off by a
    /// bias.
    fn made_up(rng: &mut Seeded, battles: u64, factor: f64, bias: f64) -> Vec<Forecast> {
        let mut all = Vec::new();
        for battle in 0..battles {
            let mut course = vec![5_u32];
            while let Some(now @ 1..=9) = course.last().copied() {
                course.push(if rng.chance(1, 2) { now + 1 } else { now - 1 });
            }
            let result = f64::from(u8::from(course.pop() == Some(10)));
            let weight = course.len() as f64 / 2.0;
            for _ in 0..2 {
                let chance = f64::from(course.swap_remove(rng.below(course.len() as u32) as usize)) / 10.0;
                let chance = 0.5 + (chance - 0.5 - bias) / factor;
                let dice = if rng.chance(1, 2) { 0.1 } else { -0.1 };
                all.push(Forecast { battle, weight, chance, result, dice, change: Some([dice, 0.02]) });
            }
        }
        all
    }

    #[test]
    fn the_intervals_of_bias_and_slope_hold_the_truth_in_nineteen_of_twenty_cases() {
        let (mut held, runs) = ([0; 3], 1000);
        for seed in 0..runs {
            let found = calibration(&made_up(&mut Seeded::new(seed), 150, 1.0, 0.0)).expect("battles");
            held[0] += u32::from(found.bias.interval.holds(0.0));
            held[1] += u32::from(found.slope.expect("a spread").interval.holds(1.0));
            held[2] += u32::from(found.dice.interval.holds(0.0));
        }
        // 950 are expected, with a deviation of 7.
        assert!(held.iter().all(|held| (930..=970).contains(held)), "{held:?} of {runs}");
    }

    #[test]
    fn without_weights_short_battles_would_count_too_much() {
        let slope = |all: &[Forecast]| calibration(all).expect("battles").slope.expect("a spread");
        let mut all = made_up(&mut Seeded::new(3), 20_000, 1.0, 0.0);
        assert!(slope(&all).interval.holds(1.0));
        for one in &mut all {
            one.weight = 1.0;
        }
        assert!(slope(&all).interval.low > 1.05);
    }

    #[test]
    fn an_analysis_that_is_too_sure_or_partial_is_found_out() {
        let sure = calibration(&made_up(&mut Seeded::new(2), 2000, 0.5, 0.0)).expect("battles");
        let slope = sure.slope.expect("a spread");
        assert!(slope.interval.high < 0.7 && sure.bias.interval.holds(0.0), "{sure:?}");
        let partial = calibration(&made_up(&mut Seeded::new(1), 2000, 1.0, 0.1)).expect("battles");
        assert!(partial.bias.interval.low > 0.05, "{partial:?}");
        assert_eq!((partial.battles, partial.decisions), (2000, 4000));
        assert!(
            (partial.unexplained.value - 0.02).abs() < 1e-9 && partial.unexplained.interval.width() < 1e-9
        );
    }

    #[test]
    fn one_battle_or_one_chance_says_nothing() {
        assert_eq!(calibration(&made_up(&mut Seeded::new(1), 1, 1.0, 0.0)), None);
        let mut all = made_up(&mut Seeded::new(1), 9, 1.0, 0.0);
        for one in &mut all {
            one.chance = 0.5;
        }
        assert_eq!(calibration(&all).expect("battles").slope, None);
    }
}
