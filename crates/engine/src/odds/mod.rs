//! Exact odds of dice: the number of outcomes with each total of damage or hits.
//!
//! A ruleset defines one throw ([`Odds::throw`]: the number of its faces that do nothing, one point, two). This module
//! does the rest. Counts are integers without a limit ([`Count`]), so any number of dice is counted exactly. Only a
//! mean or a share in whole parts is rounded.

mod count;

pub use count::Count;

use crate::fact::{Describe, Fact};

/// The odds of a total: in how many of all equally likely outcomes of some dice it is 0, 1, 2 …
///
/// ```
/// use engine::odds::{Count, Odds};
/// // Two dice that do nothing on 1 to 3, one point on 4 and 5, two points on 6.
/// let odds = Odds::default().throw(&[3, 2, 1]).throw(&[3, 2, 1]);
/// let counts: Vec<String> = odds.counts().iter().map(Count::to_string).collect();
/// assert_eq!(counts, ["9", "12", "10", "4", "1"], "of 36");
/// assert_eq!(odds.at_least(3), Count::from(5));
/// assert_eq!(odds.mean(1000), 1333, "thousandths of a point");
/// assert_eq!(odds.share(3, 1000), 139, "13.9 % do three points or more");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Outcomes by total. The last is not zero; with a cap it counts all outcomes that reach the cap.
    counts: Vec<Count>,
    /// Number of all outcomes.
    outcomes: Count,
    /// Sum of the totals of all outcomes, without the cap.
    sum: Count,
    cap: usize,
}

impl Default for Odds {
    /// Returns the odds of no dice: one outcome with a total of 0.
    fn default() -> Self {
        let one = Count::from(1);
        Self { counts: vec![one.clone()], outcomes: one, sum: Count::ZERO, cap: usize::MAX }
    }
}

impl Odds {
    /// Counts all totals of `cap` and more together from here on, as the total `cap`. The mean does not change.
    ///
    /// ```
    /// use engine::odds::{Count, Odds};
    /// let odds = Odds::default().throw(&[0, 1, 1, 1, 1, 1, 1]).capped(4);
    /// assert_eq!((odds.most(), odds.of(4)), (4, Count::from(3)), "a die against four boxes");
    /// assert_eq!(odds.mean(2), 7, "three and a half");
    /// ```
    #[must_use]
    pub fn capped(mut self, cap: usize) -> Self {
        self.cap = self.cap.min(cap);
        if let Some((last, beyond)) = self.counts.get_mut(self.cap..).and_then(<[_]>::split_first_mut) {
            for count in beyond {
                last.add(count);
            }
        }
        self.counts.truncate(self.cap.saturating_add(1));
        self.trimmed()
    }

    /// Adds one more throw, independent of the others: `ways[n]` of its equally likely outcomes add `n` to the total.
    ///
    /// A throw without any outcome (all ways 0) leaves the odds as they are.
    #[must_use]
    pub fn throw(self, ways: &[u32]) -> Self {
        let counts: Vec<Count> = ways.iter().map(|n| Count::from(u64::from(*n))).collect();
        let (mut outcomes, mut sum) = (Count::ZERO, Count::ZERO);
        for (count, total) in counts.iter().zip(0_u64..) {
            outcomes.add(count);
            sum.add(&count.times(&Count::from(total)));
        }
        if outcomes.is_zero() {
            return self;
        }
        self.and(&Self { counts, outcomes, sum, cap: usize::MAX })
    }

    /// Returns the odds of the sum of both totals. Of two caps the smaller applies.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let cap = self.cap.min(other.cap);
        let most = (self.counts.len() + other.counts.len() - 2).min(cap);
        let mut counts = vec![Count::ZERO; most + 1];
        for (total, count) in self.counts.iter().enumerate() {
            for (more, ways) in other.counts.iter().enumerate() {
                counts[(total + more).min(cap)].add(&count.times(ways));
            }
        }
        let mut sum = self.sum.times(&other.outcomes);
        sum.add(&other.sum.times(&self.outcomes));
        Self { counts, outcomes: self.outcomes.times(&other.outcomes), sum, cap }.trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.counts.len() > 1 && self.counts.last().is_some_and(Count::is_zero) {
            self.counts.pop();
        }
        self
    }

    /// Returns the outcomes by total, from 0 to [`Odds::most`].
    pub fn counts(&self) -> &[Count] {
        &self.counts
    }

    /// Returns the number of all outcomes.
    pub const fn outcomes(&self) -> &Count {
        &self.outcomes
    }

    /// Returns the largest possible total, or the cap if that is smaller.
    pub const fn most(&self) -> usize {
        self.counts.len() - 1
    }

    /// Counts the outcomes with exactly this total; zero beyond the cap.
    pub fn of(&self, total: usize) -> Count {
        self.counts.get(total).cloned().unwrap_or_default()
    }

    /// Counts the outcomes with at least this total; zero beyond the cap.
    pub fn at_least(&self, total: usize) -> Count {
        let mut sum = Count::ZERO;
        for count in self.counts.iter().skip(total) {
            sum.add(count);
        }
        sum
    }

    /// Returns the mean total in parts of a point (1000 for thousandths), rounded to the nearest, halves up. A cap does
    /// not change it.
    pub fn mean(&self, parts: u32) -> u64 {
        self.sum.times(&Count::from(u64::from(parts))).divided(&self.outcomes)
    }

    /// Returns the share of outcomes with at least this total, in parts (1000 for tenths of a percent), rounded to the
    /// nearest, halves up.
    pub fn share(&self, total: usize, parts: u32) -> u64 {
        self.at_least(total).times(&Count::from(u64::from(parts))).divided(&self.outcomes)
    }
}

impl Describe for Odds {
    /// Describes the counts and the number of outcomes as text, because they are exact and may be large, and the mean
    /// in thousandths.
    ///
    /// ```
    /// use engine::{Describe, Fact, odds::Odds};
    /// let facts = Odds::default().throw(&[2, 1]).throw(&[2, 1]).describe();
    /// assert_eq!(facts.get("counts"), Some(&Fact::texts(["4", "4", "1"])));
    /// assert_eq!(facts.get("outcomes"), Some(&Fact::text("9")));
    /// assert_eq!(facts.get("mean"), Some(&Fact::Int(667)));
    /// ```
    fn describe(&self) -> Fact {
        Fact::map([
            ("counts", Fact::texts(self.counts.iter().map(Count::to_string))),
            ("outcomes", Fact::text(self.outcomes.to_string())),
            ("mean", Fact::Int(i64::try_from(self.mean(1000)).unwrap_or(i64::MAX))),
        ])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_are_those_of_walking_through_every_outcome() {
        // A four-sided die, a coin that does three points, and a die that does its half rounded up.
        let dice: [&[usize]; 3] = [&[1, 2, 3, 4], &[0, 3], &[1, 1, 2, 2, 3, 3]];
        let ways = |faces: &[usize]| {
            let mut ways = vec![0; 5];
            for points in faces {
                ways[*points] += 1;
            }
            ways
        };
        let odds = dice.iter().fold(Odds::default(), |odds, faces| odds.throw(&ways(faces)));
        let (mut counts, mut sum) = ([0_u64; 11], 0);
        for a in dice[0] {
            for b in dice[1] {
                for c in dice[2] {
                    counts[a + b + c] += 1;
                    sum += a + b + c;
                }
            }
        }
        assert_eq!(odds.counts(), counts.map(Count::from));
        assert_eq!((odds.outcomes().exact(), odds.most()), (Some(48), 10));
        assert_eq!(odds.mean(48), sum as u64);
        assert_eq!(odds.at_least(0), *odds.outcomes());
    }

    #[test]
    fn counts_of_many_dice_add_up_to_all_outcomes_beyond_128_bits() {
        let odds = (0..200).fold(Odds::default().capped(500), |odds, _| odds.throw(&[3, 2, 1]));
        let six = (0..200).fold(Count::from(1), |all, _| all.times(&Count::from(6)));
        assert_eq!(odds.at_least(0), six);
        assert_eq!(*odds.outcomes(), six);
        assert_eq!(six.to_string().len(), 156, "6 to the power of 200 has 156 digits");
        assert_eq!(odds.most(), 400);
        assert_eq!(odds.of(400), Count::from(1), "all sixes in one way");
        assert_eq!((odds.mean(3), odds.share(1, 1000)), (400, 1000));
    }

    #[test]
    fn a_cap_set_before_or_after_the_throws_counts_the_same() {
        let throws = |odds: Odds| (0..7).fold(odds, |odds, _| odds.throw(&[3, 2, 1]));
        let whole = throws(Odds::default());
        for cap in 0..20 {
            let before = throws(Odds::default().capped(cap));
            let after = whole.clone().capped(cap);
            assert_eq!(before.counts(), after.counts(), "{cap}");
            assert_eq!((before.mean(1000), after.mean(1000)), (whole.mean(1000), whole.mean(1000)));
            assert_eq!(after.of(cap), whole.at_least(cap));
            assert_eq!(after.at_least(cap + 1), Count::ZERO);
        }
    }

    #[test]
    fn no_dice_and_throws_without_outcomes_are_sure_of_nothing() {
        let none = Odds::default();
        assert_eq!((none.of(0), none.most(), none.mean(1000)), (Count::from(1), 0, 0));
        assert_eq!(none.clone().throw(&[]).throw(&[0, 0]), none);
    }
}
