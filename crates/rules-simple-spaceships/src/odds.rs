//! The exact chances of an attack (SS-4.4).

use engine::Fact;

/// The chances of one attack's hits, as whole numbers out of six to the power of the dice rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// Dice rolled, at most 24.
    pub roll: u8,
    /// The bonus on each, at most 3.
    pub bonus: u8,
}

impl Odds {
    /// How many of [`Odds::all`] equally likely outcomes have just so many hits.
    pub fn of(&self, hits: u8) -> u128 {
        let (n, h) = (u128::from(self.roll), u128::from(hits));
        if h > n {
            return 0;
        }
        let ways = (0..h).fold(1, |ways, i| ways * (n - i) / (i + 1));
        let (hit, miss) = (1 + u128::from(self.bonus), 5 - u128::from(self.bonus));
        ways * hit.pow(u32::from(hits)) * miss.pow(u32::from(self.roll - hits))
    }

    /// How many outcomes there are.
    pub const fn all(&self) -> u128 {
        6_u128.pow(self.roll as u32)
    }

    /// How many of them have at least so many hits.
    pub fn at_least(&self, hits: u8) -> u128 {
        (hits..=self.roll).map(|h| self.of(h)).sum()
    }

    /// The expected number of hits, in sixths.
    ///
    /// With k of n dice spent on the bonus it is (n − k)(1 + k) / 6.
    pub const fn expected_sixths(&self) -> u32 {
        self.roll as u32 * (1 + self.bonus as u32)
    }

    /// The expected hits and the chance of any, in words.
    pub(crate) fn spoken(&self) -> String {
        let any = (self.at_least(1) * 1000 + self.all() / 2) / self.all();
        let expected = fraction_of_six(self.expected_sixths());
        format!(
            "each die hits on {}+: {expected} hits expected, at least one in {}.{} %",
            6 - self.bonus,
            any / 10,
            any % 10
        )
    }

    /// The odds as plain data, with the least face that hits and the expected hits as a fraction.
    pub(crate) fn describe(&self) -> Fact {
        let counts: Vec<u128> = (0..=self.roll).map(|hits| self.of(hits)).collect();
        let mean = i64::from((self.expected_sixths() * 1000 + 3) / 6);
        Fact::odds(&counts, &self.all(), mean).with([
            ("needed", Fact::int(6 - self.bonus)),
            ("expected", Fact::text(fraction_of_six(self.expected_sixths()))),
        ])
    }
}

/// So many sixths, in lowest terms.
fn fraction_of_six(sixths: u32) -> String {
    let common = gcd(u128::from(sixths), 6).max(1) as u32;
    if common == 6 { (sixths / 6).to_string() } else { format!("{}/{}", sixths / common, 6 / common) }
}

const fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_counting_every_outcome() {
        for bonus in 0..=3 {
            for roll in 1..=5 {
                let odds = Odds { roll, bonus };
                let mut count = [0_u128; 6];
                for mut outcome in 0..6_u32.pow(u32::from(roll)) {
                    let mut hits = 0;
                    for _ in 0..roll {
                        hits += usize::from(outcome % 6 + 1 >= 6 - u32::from(bonus));
                        outcome /= 6;
                    }
                    count[hits] += 1;
                }
                let own: Vec<u128> = (0..6).map(|hits| odds.of(hits)).collect();
                assert_eq!(own, count, "{odds:?}");
                assert_eq!(odds.at_least(0), odds.all());
                let mean: u128 = (0..6).map(|hits| u128::from(hits) * odds.of(hits)).sum();
                assert_eq!(mean * 6, u128::from(odds.expected_sixths()) * odds.all());
            }
        }
    }

    #[test]
    fn the_largest_attack_still_counts_exactly() {
        let odds = Odds { roll: 24, bonus: 3 };
        assert_eq!((0..=24).map(|hits| odds.of(hits)).sum::<u128>(), odds.all());
    }

    #[test]
    fn odds_are_told_as_counts_with_the_mean_in_thousandths_and_in_lowest_terms() {
        let facts = Odds { roll: 2, bonus: 1 }.describe();
        assert_eq!(facts.get("counts"), Some(&Fact::texts(["16", "16", "4"])));
        assert_eq!(facts.get("outcomes"), Some(&Fact::text("36")));
        assert_eq!(facts.get("mean"), Some(&Fact::Int(667)));
        assert_eq!(facts.get("expected"), Some(&Fact::text("2/3")));
    }
}
