//! The exact chances of shots: how many of all rolls do how much damage (TAL-8.3).

use engine::Fact;

use crate::terrain::counted;
use crate::weapons::Weapon;

/// The damage to be expected of one shot, in sixths, with so much taken off the die: no table, no allocation.
///
/// ```
/// use rules_talon::{Weapon, odds};
/// assert_eq!(odds::sixths(Weapon::Disruptor, 2, 0), 10);
/// assert_eq!(odds::sixths(Weapon::Disruptor, 2, 1), 8);
/// ```
#[inline]
pub fn sixths(weapon: Weapon, range: u16, penalty: u8) -> u32 {
    (1..=6).map(|face| u32::from(weapon.damage(range, counted(face, penalty)))).sum()
}

/// How much damage some shots do together, as counts of equally likely rolls: one more in the chain for every die.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// How many rolls do just so much damage, by damage.
    counts: Vec<u64>,
    /// How many rolls there are.
    all: u64,
}

impl Default for Odds {
    /// No shot: one outcome, no damage.
    fn default() -> Self {
        Self { counts: vec![1], all: 1 }
    }
}

impl Odds {
    /// The chances of one shot at a range, with so much taken off the die by terrain.
    ///
    /// ```
    /// use rules_talon::{Odds, Weapon};
    /// let three = (0..3).fold(Odds::default(), |odds, _| odds.and(&Odds::of_shot(Weapon::Disruptor, 2, 0)));
    /// assert_eq!(three.mean(), (5, 1), "three disruptors at range 2");
    /// assert_eq!((three.of(6), three.of(4), three.all()), (125, 75, 216));
    /// ```
    pub fn of_shot(weapon: Weapon, range: u16, off: u8) -> Self {
        let mut counts = vec![0; usize::from(u8::MAX) + 1];
        for face in 1..=6 {
            counts[usize::from(weapon.damage(range, counted(face, off)))] += 1;
        }
        Self { counts, all: 6 }.trimmed()
    }

    /// The chances of these shots and those together.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        let mut counts = vec![0; self.counts.len() + other.counts.len() - 1];
        for (damage, n) in self.counts.iter().enumerate() {
            for (more, m) in other.counts.iter().enumerate() {
                counts[damage + more] += n * m;
            }
        }
        Self { counts, all: self.all * other.all }.trimmed()
    }

    fn trimmed(mut self) -> Self {
        while self.counts.len() > 1 && self.counts.last() == Some(&0) {
            self.counts.pop();
        }
        self
    }

    /// How many of [`Odds::all`] rolls do just so much damage.
    pub fn of(&self, damage: usize) -> u64 {
        self.counts.get(damage).copied().unwrap_or_default()
    }

    /// How many of them do at least so much.
    pub fn at_least(&self, damage: usize) -> u64 {
        self.counts.iter().skip(damage).sum()
    }

    /// How many equally likely rolls there are.
    pub const fn all(&self) -> u64 {
        self.all
    }

    /// The most damage there can be.
    pub fn most(&self) -> usize {
        self.counts.len() - 1
    }

    /// The damage to be expected, as a fraction in lowest terms.
    pub fn mean(&self) -> (u64, u64) {
        let sum = self.counts.iter().zip(0..).map(|(n, damage): (&u64, u64)| n * damage).sum();
        lowest(sum, self.all)
    }

    /// The chances as plain data, as in every game: of how many rolls how many do 0, 1, 2 … points, and the mean in
    /// thousandths.
    pub fn describe(&self) -> Fact {
        let (sum, of) = self.mean();
        Fact::odds(&self.counts, &self.all, ((sum * 2_000 + of) / (2 * of)) as i64)
    }
}

fn lowest(a: u64, b: u64) -> (u64, u64) {
    let common = gcd(a, b).max(1);
    (a / common, b / common)
}

const fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same by walking through every roll of the dice.
    fn by_rolling(shots: &[(Weapon, u16, u8)]) -> Vec<u64> {
        let mut counts = vec![0; 64];
        for mut roll in 0..6_u32.pow(shots.len() as u32) {
            let mut damage = 0;
            for (weapon, range, off) in shots {
                let face = (roll % 6 + 1) as u8;
                damage += usize::from(weapon.damage(*range, face.saturating_sub(*off).max(1)));
                roll /= 6;
            }
            counts[damage] += 1;
        }
        counts
    }

    #[test]
    fn chances_are_those_of_rolling_every_outcome() {
        let kinds = Weapon::ALL
            .into_iter()
            .flat_map(|weapon| (1..=4).flat_map(move |range| (0..3).map(move |off| (weapon, range, off))));
        for first in kinds {
            for shots in [vec![first], vec![first; 2], vec![first, (Weapon::Phaser, 2, 1), first]] {
                let odds = shots.iter().fold(Odds::default(), |odds, (w, range, off)| {
                    odds.and(&Odds::of_shot(*w, *range, *off))
                });
                let own: Vec<u64> = (0..64).map(|damage| odds.of(damage)).collect();
                assert_eq!(own, by_rolling(&shots), "{shots:?}");
                let sixths: u32 = shots.iter().map(|(w, range, off)| sixths(*w, *range, *off)).sum();
                let (sum, of) = odds.mean();
                assert_eq!(u64::from(sixths) * of, 6 * sum, "{shots:?}");
                assert_eq!(odds.at_least(0), odds.all());
                assert_eq!(odds.all(), 6_u64.pow(shots.len() as u32));
                assert!(odds.of(odds.most()) > 0);
            }
        }
    }

    #[test]
    fn three_disruptors_at_range_two_do_five_on_the_average() {
        let one = Odds::of_shot(Weapon::Disruptor, 2, 0);
        let facts = one.and(&one).and(&one).describe();
        assert_eq!(facts, Fact::odds(&[1, 0, 15, 0, 75, 0, 125], &216, 5_000));
    }

    #[test]
    fn no_shot_does_nothing_for_sure() {
        let none = Odds::default();
        assert_eq!((none.of(0), none.all(), none.most(), none.mean()), (1, 1, 0, (0, 1)));
        assert_eq!(none.and(&Odds::of_shot(Weapon::WaveGun, 4, 0)).mean(), (20, 3));
    }
}
