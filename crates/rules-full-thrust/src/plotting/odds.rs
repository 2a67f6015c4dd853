//! Exact odds of damage: every outcome of a volley's dice is counted, and nothing is rounded.

use std::fmt;

use crate::setup::FullThrust;
use crate::ships::Group;

/// The base of a [`Count`]'s digits.
const BASE: u64 = 1_000_000_000;

/// A whole number of any size: outcomes of so many dice that 128 bits would not hold them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Count {
    /// Digits to the base of a thousand million, the lowest first; none for zero.
    digits: Vec<u32>,
}

impl Count {
    const ZERO: Self = Self { digits: Vec::new() };

    fn one() -> Self {
        Self { digits: vec![1] }
    }

    /// Adds `other` times a small number.
    fn add(&mut self, other: &Self, times: u32) {
        let mut carry = 0u64;
        let mut at = 0;
        while times > 0 && (at < other.digits.len() || carry > 0) {
            if at == self.digits.len() {
                self.digits.push(0);
            }
            let more = u64::from(other.digits.get(at).copied().unwrap_or(0)) * u64::from(times);
            let sum = u64::from(self.digits[at]) + more + carry;
            self.digits[at] = (sum % BASE) as u32;
            carry = sum / BASE;
            at += 1;
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, rest)) = self.digits.split_last() else { return f.write_str("0") };
        write!(f, "{first}")?;
        rest.iter().rev().try_for_each(|digit| write!(f, "{digit:09}"))
    }
}

/// The odds of a volley's damage: in how many of all outcomes of its dice it comes to none, one point, two …
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Outcomes by damage; the last holds all that reach the cap, if they can.
    pub counts: Vec<Count>,
    /// All outcomes together.
    pub outcomes: Count,
    /// The mean damage in twelfths of a point, exactly.
    pub twelfths: u32,
    cap: usize,
}

impl Odds {
    /// No dice at all: certainly no damage. Damage of `cap` points and more will be counted as one: the boxes left.
    ///
    /// ```
    /// # use rules_full_thrust::plotting::Odds;
    /// # use rules_full_thrust::ships::Group;
    /// # use rules_full_thrust::{design, FullThrust, Options, Setup, ShipAt};
    /// # use table::{Area, Point};
    /// # let ship = |side, y| ShipAt { side, class: "HC".into(), name: String::new(), at: Point::inches(24, y), course: 12, velocity: 6 };
    /// # let rules = FullThrust::new(&Setup { area: Area::inches(48, 72), classes: design::table(), ships: vec![ship(0, 12), ship(1, 48)],
    /// #     sides: Default::default(), options: Options::default(), exit: None, target: None }).unwrap();
    /// let mut odds = Odds::none(3);
    /// odds.beams(&rules, 2, Group::Cruiser);
    /// let counts: Vec<String> = odds.counts.iter().map(ToString::to_string).collect();
    /// assert_eq!(counts, ["9", "12", "10", "5"], "of 36; three or four points both fill the boxes");
    /// assert_eq!(odds.twelfths, 16, "two thirds of a point a die");
    /// ```
    pub fn none(cap: u16) -> Self {
        Self { counts: vec![Count::one()], outcomes: Count::one(), twelfths: 0, cap: usize::from(cap) }
    }

    /// Adds beam or fighter dice on a hull (FT-3.2, FT-4.6).
    pub fn beams(&mut self, rules: &FullThrust, dice: u32, hull: Group) {
        let table = &rules.hits[hull as usize];
        let mut ways = [0u32; 3];
        table[1..].iter().for_each(|points| ways[usize::from((*points).min(2))] += 1);
        (0..dice).for_each(|_| self.roll(&ways, 6));
        self.twelfths += dice * 2 * table[1..].iter().map(|p| u32::from(*p)).sum::<u32>();
    }

    /// Adds a pulse torpedo that hits on `needs` or more, and then does a die of damage (FT-4.9).
    pub fn torpedo(&mut self, needs: u8) {
        let hits = u32::from(7u8.saturating_sub(needs).min(6));
        self.roll(&[36 - 6 * hits, hits, hits, hits, hits, hits, hits], 36);
        self.twelfths += 7 * hits;
    }

    /// Folds in one more throw: in how many of its outcomes it does so many points.
    fn roll(&mut self, ways: &[u32], outcomes: u32) {
        let most = (self.counts.len() - 1 + ways.len() - 1).min(self.cap);
        let mut next = vec![Count::ZERO; most + 1];
        for (sum, count) in self.counts.iter().enumerate() {
            for (points, ways) in ways.iter().enumerate() {
                next[(sum + points).min(self.cap)].add(count, *ways);
            }
        }
        while next.len() > 1 && next.last().is_some_and(|count| count.digits.is_empty()) {
            next.pop();
        }
        self.counts = next;
        let mut all = Count::ZERO;
        all.add(&self.outcomes, outcomes);
        self.outcomes = all;
    }

    /// In how many outcomes the damage is at least so much; beyond the cap, in none.
    pub fn at_least(&self, points: u16) -> Count {
        let mut sum = Count::ZERO;
        self.counts.iter().skip(usize::from(points)).for_each(|count| sum.add(count, 1));
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(counts: &[Count]) -> Vec<String> {
        counts.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_torpedo_at_six_inches_misses_half_the_time_and_does_a_die_of_damage() {
        let mut odds = Odds::none(20);
        odds.torpedo(4);
        assert_eq!(texts(&odds.counts), ["18", "3", "3", "3", "3", "3", "3"]);
        assert_eq!((odds.outcomes.to_string().as_str(), odds.twelfths), ("36", 21), "1.75 points");
    }

    #[test]
    fn counts_of_many_dice_add_up_to_all_outcomes_beyond_128_bits() {
        let mut odds = Odds::none(500);
        (0..200).for_each(|_| odds.roll(&[3, 2, 1], 6));
        let mut six = Count::one();
        for _ in 0..200 {
            let mut next = Count::ZERO;
            next.add(&six, 6);
            six = next;
        }
        assert_eq!(odds.at_least(0), six);
        assert_eq!(odds.outcomes, six);
        assert_eq!(odds.outcomes.to_string().len(), 156, "6 to the power of 200 has 156 digits");
        assert_eq!(odds.counts.len(), 401);
        assert_eq!(odds.counts[400], Count::one(), "all sixes in one way");
    }

    #[test]
    fn damage_beyond_the_boxes_left_is_counted_with_what_fills_them() {
        let (mut whole, mut capped) = (Odds::none(99), Odds::none(4));
        for odds in [&mut whole, &mut capped] {
            (0..7).for_each(|_| odds.roll(&[3, 2, 1], 6));
        }
        assert_eq!(capped.counts[..4], whole.counts[..4]);
        assert_eq!(capped.counts[4], whole.at_least(4));
        assert_eq!(capped.counts.len(), 5);
        assert_eq!(capped.at_least(5), Count::ZERO);
    }
}
