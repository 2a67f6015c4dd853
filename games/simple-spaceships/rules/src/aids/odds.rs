//! The dice of an attack and the faces that hit; the odds of its hits are counted by [`engine::odds`] (SS-4.4).

use crate::catalogue;
use engine::{Describe, Fact, Odds};

/// The dice of one attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttackDice {
    /// Dice rolled, at most 24.
    pub roll: u8,
    /// The bonus on each, at most 3.
    pub bonus: u8,
}

impl AttackDice {
    /// Counts the outcomes of the dice by hits.
    pub fn odds(&self) -> Odds {
        let hit = 1 + u32::from(self.bonus);
        (0..self.roll).fold(Odds::default(), |odds, _| odds.throw(&[6 - hit, hit]))
    }

    /// Returns the expected number of hits, in sixths.
    ///
    /// With k of n dice spent on the bonus it is (n − k)(1 + k) / 6.
    pub const fn expected_sixths(&self) -> u32 {
        self.roll as u32 * (1 + self.bonus as u32)
    }

    /// Says the expected hits and the chance of any, in words.
    pub(crate) fn spoken(&self) -> String {
        let any = self.odds().share(1, 1000);
        let expected = fraction_of_six(self.expected_sixths());
        catalogue::odds_of_attack(6 - self.bonus, &expected, any / 10, any % 10)
    }

    /// Returns the odds as plain data, with the least face that hits and the expected hits as a fraction.
    pub(crate) fn describe(&self) -> Fact {
        self.odds().describe().with([
            ("needed", Fact::int(6 - self.bonus)),
            ("expected", Fact::text(fraction_of_six(self.expected_sixths()))),
        ])
    }
}

/// Writes a number of sixths in lowest terms.
fn fraction_of_six(sixths: u32) -> String {
    match sixths % 6 {
        0 => (sixths / 6).to_string(),
        3 => format!("{}/2", sixths / 3),
        2 | 4 => format!("{}/3", sixths / 2),
        _ => format!("{sixths}/6"),
    }
}

#[cfg(test)]
mod tests {
    use engine::odds::Count;

    use super::*;

    #[test]
    fn chances_are_those_of_counting_every_outcome() {
        for bonus in 0..=3 {
            for roll in 1..=5 {
                let dice = AttackDice { roll, bonus };
                let mut count = [0_u64; 6];
                for mut outcome in 0..6_u32.pow(u32::from(roll)) {
                    let mut hits = 0;
                    for _ in 0..roll {
                        hits += usize::from(outcome % 6 + 1 >= 6 - u32::from(bonus));
                        outcome /= 6;
                    }
                    count[hits] += 1;
                }
                let odds = dice.odds();
                let own: Vec<Count> = (0..6).map(|hits| odds.of(hits)).collect();
                assert_eq!(own, count.map(Count::from), "{dice:?}");
                assert_eq!(odds.at_least(0), *odds.outcomes());
                assert_eq!(odds.mean(6), u64::from(dice.expected_sixths()));
            }
        }
    }

    #[test]
    fn the_largest_attack_still_counts_exactly() {
        let odds = AttackDice { roll: 24, bonus: 3 }.odds();
        assert_eq!(odds.outcomes().exact(), Some(6_u128.pow(24)));
        assert_eq!(odds.of(24).exact(), Some(4_u128.pow(24)));
        assert_eq!(odds.at_least(0), *odds.outcomes());
    }

    #[test]
    fn odds_are_told_as_counts_with_the_mean_in_thousandths_and_in_lowest_terms() {
        let facts = AttackDice { roll: 2, bonus: 1 }.describe();
        assert_eq!(facts.get("counts"), Some(&Fact::texts(["16", "16", "4"])));
        assert_eq!(facts.get("outcomes"), Some(&Fact::text("36")));
        assert_eq!(facts.get("mean"), Some(&Fact::Int(667)));
        assert_eq!(facts.get("expected"), Some(&Fact::text("2/3")));
        let all = [0, 1, 2, 3, 4, 5, 6, 9, 20].map(fraction_of_six);
        assert_eq!(all, ["0", "1/6", "1/3", "1/2", "2/3", "5/6", "1", "3/2", "10/3"]);
    }
}
