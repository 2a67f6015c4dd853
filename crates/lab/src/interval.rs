//! Confidence intervals of shares.
//!
//! A battle gives its captain a share of the victory: 1 for a win, ½ for a draw, 0 for a loss. The unknown quantity
//! is the mean share over all battles that could be fought. An [`Interval`] gives bounds for it.
//!
//! * [`wilson`] (1927) and [`exact`] (Clopper and Pearson 1934): for wins among independent battles;
//! * [`Sample::interval`]: for battles that are correlated within a unit, such as two battles of one seed with
//!   sides swapped. It is Wilson's interval at the sample's effective number of battles;
//! * [`newcombe`] (1998): for the difference between two independent shares.

use serde::Serialize;

use crate::special::{beta_quantile, normal_quantile};

/// A lower and an upper bound.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(into = "[f64; 2]")]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl From<Interval> for [f64; 2] {
    fn from(interval: Interval) -> Self {
        [interval.low, interval.high]
    }
}

impl Interval {
    /// Returns `true` if the value lies within the bounds; the bounds themselves count as within.
    pub fn holds(self, value: f64) -> bool {
        (self.low..=self.high).contains(&value)
    }

    /// Returns the difference between the bounds.
    pub fn width(self) -> f64 {
        self.high - self.low
    }
}

/// Default confidence level of an interval.
pub const LEVEL: f64 = 0.95;

/// Returns the quantile `z` for which the standard normal distribution has the probability `level` between −`z` and
/// `z`.
pub(crate) fn z_of(level: f64) -> f64 {
    normal_quantile(0.5 + level / 2.0)
}

/// Returns Wilson's score interval (1927) of a share, given the mean over a number of independent battles.
///
/// `battles` may be a fraction, for an effective number of battles. Without a battle the interval is 0 to 1.
pub fn wilson(mean: f64, battles: f64, level: f64) -> Interval {
    if battles <= 0.0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let square = z_of(level) * z_of(level);
    let centre = mean + square / (2.0 * battles);
    let spread = (square * (mean * (1.0 - mean) / battles + square / (4.0 * battles * battles))).sqrt();
    let part = |x: f64| (x / (1.0 + square / battles)).clamp(0.0, 1.0);
    // At a mean of 0 or 1 the bound is exact; the sums above miss it by the last bit.
    let low = if mean <= 0.0 { 0.0 } else { part(centre - spread) };
    let high = if mean >= 1.0 { 1.0 } else { part(centre + spread) };
    Interval { low, high }
}

/// Returns the exact interval of Clopper and Pearson (1934) for wins among independent battles without draws.
///
/// Its coverage is never below `level`, so it is wider than Wilson's interval.
pub fn exact(wins: u64, battles: u64, level: f64) -> Interval {
    let (k, n, tail) = (wins as f64, battles as f64, (1.0 - level) / 2.0);
    let low = if wins == 0 { 0.0 } else { beta_quantile(tail, k, n - k + 1.0) };
    let high = if wins >= battles { 1.0 } else { beta_quantile(1.0 - tail, k + 1.0, n - k) };
    Interval { low, high }
}

/// Returns Newcombe's interval (1998, his method 10) of the difference between two independent shares, first minus
/// second. Each share is given with its own interval.
pub fn newcombe(first: (f64, Interval), second: (f64, Interval)) -> Interval {
    let Interval { low, high } = difference(first, second);
    Interval { low: low.max(-1.0), high: high.min(1.0) }
}

/// Returns the interval of the difference between two independent effects of any kind, first minus second, from the
/// interval of each (Newcombe's method for shares, as Zou and Donner 2008 extend it).
pub fn difference(first: (f64, Interval), second: (f64, Interval)) -> Interval {
    let ((p, a), (q, b)) = (first, second);
    let below = ((p - a.low).powi(2) + (b.high - q).powi(2)).sqrt();
    let above = ((a.high - p).powi(2) + (q - b.low).powi(2)).sqrt();
    Interval { low: p - q - below, high: p - q + above }
}

/// Shares of the victory, grouped into units. A unit is one battle, or two battles of one seed with sides swapped.
///
/// Units are independent of each other; the battles within a unit may be correlated. The luck of a seed may favour
/// one side in both battles, and the stronger side of a scenario wins one battle for each captain. The scatter of
/// the units therefore gives the effective number of battles ([`Sample::effective_number`]).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sample {
    units: f64,
    battles: f64,
    squares: f64,
    shares: f64,
    share_squares: f64,
    share_battles: f64,
}

/// Weight of the prior on the scatter, in units of the widest possible scatter. It keeps a few units that happen to
/// be equal from looking certain.
const DOUBT: f64 = 2.0;

impl Sample {
    /// Adds a unit, given the sum of its shares and its number of battles.
    pub fn add(&mut self, shares: f64, battles: u64) {
        self.add_many(1, shares, battles);
    }

    /// Adds a number of equal units.
    pub fn add_many(&mut self, units: u64, shares: f64, battles: u64) {
        let (units, battles) = (units as f64, battles as f64);
        self.units += units;
        self.battles += units * battles;
        self.squares += units * battles * battles;
        self.shares += units * shares;
        self.share_squares += units * shares * shares;
        self.share_battles += units * shares * battles;
    }

    /// Returns the number of battles.
    pub fn battles(&self) -> f64 {
        self.battles
    }

    /// Returns the mean share, or ½ without a battle. Shares without their luck may exceed the bounds of 0 and 1; their
    /// mean is kept within.
    pub fn mean(&self) -> f64 {
        if self.battles > 0.0 { (self.shares / self.battles).clamp(0.0, 1.0) } else { 0.5 }
    }

    /// Returns the design effect: the variance of the mean, divided by the variance for as many independent battles
    /// without draws. It is 1 for such battles, below 1 with draws or where swapped sides balance, and up to 2
    /// where the seed decides both battles of a pair.
    pub fn design_effect(&self) -> f64 {
        let mean = self.mean();
        let single = mean * (1.0 - mean);
        let widest = if self.units > 0.0 { self.battles / self.units } else { 1.0 };
        if self.units < 2.0 || single <= 0.0 {
            return widest;
        }
        let scatter = self.share_squares - 2.0 * mean * self.share_battles + mean * mean * self.squares;
        let own = (scatter.max(0.0) / self.battles) * self.units / (self.units - 1.0) / single;
        (self.units * own + DOUBT * widest) / (self.units + DOUBT)
    }

    /// Returns the effective number of battles: as many independent battles without draws would be as informative.
    pub fn effective_number(&self) -> f64 {
        self.battles / self.design_effect()
    }

    /// Returns the interval of the mean share: Wilson's, at the effective number of battles.
    ///
    /// This is the interval of Korn and Graubard (1998) for clustered samples, with Wilson's interval in place of
    /// the exact one. The tests measure its coverage.
    pub fn interval(&self, level: f64) -> Interval {
        wilson(self.mean(), self.effective_number(), level)
    }
}

/// Returns the interval of the share in independent battles, given wins, draws and losses; a draw counts half.
pub fn of_results([wins, draws, losses]: [u64; 3], level: f64) -> Interval {
    let mut sample = Sample::default();
    for (share, battles) in [(1.0, wins), (0.5, draws), (0.0, losses)] {
        sample.add_many(battles, share, 1);
    }
    sample.interval(level)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(interval: Interval, low: f64, high: f64) {
        let Interval { low: l, high: h } = interval;
        assert!((l - low).abs() < 6e-5 && (h - high).abs() < 6e-5, "{l} to {h} is not {low} to {high}");
    }

    #[test]
    fn wilsons_intervals_as_published() {
        // Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I.
        near(wilson(81.0 / 263.0, 263.0, LEVEL), 0.2553, 0.3662);
        near(wilson(15.0 / 148.0, 148.0, LEVEL), 0.0624, 0.1605);
        near(wilson(0.0, 20.0, LEVEL), 0.0, 0.1611);
        near(wilson(1.0 / 29.0, 29.0, LEVEL), 0.0061, 0.1718);
        assert_eq!(wilson(0.5, 0.0, LEVEL), Interval { low: 0.0, high: 1.0 });
    }

    #[test]
    fn exact_intervals_as_published() {
        // The same table.
        near(exact(81, 263, LEVEL), 0.2527, 0.3676);
        near(exact(15, 148, LEVEL), 0.0578, 0.1617);
        near(exact(0, 20, LEVEL), 0.0, 0.1684);
        near(exact(1, 29, LEVEL), 0.0009, 0.1776);
        assert_eq!(exact(20, 20, LEVEL).high.to_bits(), 1f64.to_bits());
    }

    #[test]
    fn newcombes_differences_as_published() {
        // Newcombe (1998), "Interval estimation for the difference between independent proportions", table II,
        // method 10.
        let of = |wins: f64, battles: f64| (wins / battles, wilson(wins / battles, battles, LEVEL));
        near(newcombe(of(56.0, 70.0), of(48.0, 80.0)), 0.0524, 0.3339);
        near(newcombe(of(9.0, 10.0), of(3.0, 10.0)), 0.1705, 0.8090);
        near(newcombe(of(5.0, 56.0), of(0.0, 29.0)), -0.0381, 0.1926);
        near(newcombe(of(10.0, 10.0), of(0.0, 10.0)), 0.6075, 1.0);
    }

    #[test]
    fn independent_battles_are_worth_what_they_are() {
        let mut sample = Sample::default();
        sample.add_many(600, 1.0, 1);
        sample.add_many(400, 0.0, 1);
        assert!((sample.design_effect() - 1.0).abs() < 0.002, "{}", sample.design_effect());
        let mut drawn = Sample::default();
        drawn.add_many(250, 1.0, 1);
        drawn.add_many(500, 0.5, 1);
        drawn.add_many(250, 0.0, 1);
        assert!((drawn.design_effect() - 0.5).abs() < 0.002, "half the battles drawn: half the scatter");
    }

    #[test]
    fn pairs_that_hang_together_are_worth_less_and_balanced_pairs_more() {
        let mut alike = Sample::default();
        alike.add_many(300, 2.0, 2);
        alike.add_many(300, 0.0, 2);
        assert!((alike.design_effect() - 2.0).abs() < 0.01, "one seed decides both battles: {alike:?}");
        let mut balanced = Sample::default();
        balanced.add_many(10, 1.0, 2);
        let width = balanced.interval(LEVEL).width();
        assert!((0.1..0.4).contains(&width), "ten even pairs are no certainty: {width}");
        let mut all = Sample::default();
        all.add_many(100, 2.0, 2);
        near(all.interval(LEVEL), 0.9630, 1.0);
        assert_eq!(Sample::default().interval(LEVEL), Interval { low: 0.0, high: 1.0 });
    }
}
