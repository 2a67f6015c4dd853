//! Dice for playouts: one stream through all phases, and many dice of one random word.

use crate::clause::Clause;
use crate::dice::Dice;
use crate::rng::{GOLDEN, mixed};

/// Dice from a seed that go on in one stream through all phases: the cheapest there are. For playouts, of which nobody
/// takes a phase apart; a battle that is kept has [`super::SeededDice`].
///
/// Rules roll dice that somebody hears of one by one ([`Dice::roll`]), and those that nobody hears of together
/// ([`Dice::roll_sum`]), here many of one random word. So with these dice, and with these alone, listening changes the
/// battle: playouts, to which nobody listens, are all they are used for.
///
/// The stream is that of splitmix64, which has nothing to be set up.
#[derive(Clone, Debug)]
pub struct OneStream(u64);

impl OneStream {
    /// Dice from a seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    #[inline]
    const fn bits(&mut self) -> u64 {
        let word = mixed(self.0);
        self.0 = self.0.wrapping_add(GOLDEN);
        word
    }

    /// Up to sixteen dice of one random word, all their throws together equally likely: the word is a fraction, of which
    /// each die takes the leading digit to the base of its faces; what is left over in the end says, as in the draw of
    /// one number, whether the word has to be drawn again (Brackett-Rozinsky and Lemire).
    ///
    /// Dice are thrown by fours and those too many not counted: it costs less than to stop at a number that nobody can
    /// foretell.
    #[inline]
    fn few(&mut self, dice: u8, worth: &[u8]) -> u32 {
        let faces = worth.len() as u64;
        loop {
            let (mut rest, mut throws, mut sum, mut number) = (self.bits(), 1u64, 0, 0);
            while number < dice {
                for _ in 0..4 {
                    let product = u128::from(rest) * u128::from(faces);
                    sum += u32::from(worth[(product >> 64) as usize]) * u32::from(number < dice);
                    (rest, number) = (product as u64, number + 1);
                    throws *= faces;
                }
            }
            if rest >= throws || rest >= throws.wrapping_neg() % throws {
                return sum;
            }
        }
    }
}

impl Dice for OneStream {
    #[inline]
    fn roll(&mut self, _: Clause, faces: u8) -> u8 {
        let faces = u64::from(faces);
        loop {
            let product = u128::from(self.bits()) * u128::from(faces);
            let rest = product as u64;
            if rest >= faces || rest >= faces.wrapping_neg() % faces {
                return (product >> 64) as u8 + 1;
            }
        }
    }

    #[inline]
    fn roll_sum(&mut self, _: Clause, dice: u8, worth: &[u8]) -> u32 {
        // So many that the count of their throws fits a word: 15¹⁶ and 255⁴ do.
        let most = if worth.len() <= 15 { 16 } else { 4 };
        if dice <= most {
            return self.few(dice, worth);
        }
        let (whole, rest) = (dice / most, dice % most);
        (0..whole).map(|_| self.few(most, worth)).sum::<u32>() + self.few(rest, worth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHY: Clause = Clause("T-1");

    /// How often each sum comes up in so many throws.
    fn sums(dice: u8, worth: &[u8], throws: u32) -> Vec<u32> {
        let mut source = OneStream::new(5);
        let mut counts = vec![0; usize::from(dice) * 255 + 1];
        for _ in 0..throws {
            counts[source.roll_sum(WHY, dice, worth) as usize] += 1;
        }
        counts
    }

    #[test]
    fn every_sum_of_two_dice_comes_up_as_often_as_it_should() {
        let counts = sums(2, &[1, 2, 3, 4, 5, 6], 360_000);
        for (sum, ways) in (2..=12).zip([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]) {
            let (seen, due) = (f64::from(counts[sum]), f64::from(ways) * 10_000.0);
            assert!((seen - due).abs() < 5.0 * due.sqrt(), "{sum}: {seen} for {due}");
        }
    }

    /// Numbers of dice on both sides of what one word has room for, with few faces and with many.
    #[test]
    fn many_dice_have_the_mean_and_the_variance_that_they_should() {
        let many: Vec<u8> = (0..255).collect();
        for (dice, worth) in [
            (1, &[0, 0, 0, 1, 1, 2][..]),
            (14, &[0, 0, 0, 1, 1, 2]),
            (16, &[3; 6]),
            (37, &[0, 9]),
            (9, &many),
        ] {
            // The central moments of one die, and by them those of the sum of many.
            let faces = worth.len() as f64;
            let mean = worth.iter().map(|w| f64::from(*w)).sum::<f64>() / faces;
            let moment =
                |power| worth.iter().map(|w| (f64::from(*w) - mean).powi(power)).sum::<f64>() / faces;
            let (number, throws) = (f64::from(dice), 100_000);
            let (due, square) = (mean * number, moment(2) * number);
            let fourth = moment(4) * number + 3.0 * number * (number - 1.0) * moment(2).powi(2);
            let counts = sums(dice, worth, throws);
            let average = |of: &dyn Fn(f64) -> f64| {
                let total: f64 =
                    counts.iter().enumerate().map(|(sum, n)| of(sum as f64) * f64::from(*n)).sum();
                total / f64::from(throws)
            };
            let near = |what: &str, seen: f64, due: f64, scatter: f64| {
                let error = 5.0 * (scatter / f64::from(throws)).sqrt() + 1e-9;
                assert!(
                    (seen - due).abs() <= error,
                    "{what} of {dice} dice of {faces} faces: {seen} for {due}"
                );
            };
            near("mean", average(&|sum| sum), due, square);
            near("variance", average(&|sum| (sum - due).powi(2)), square, fourth - square * square);
        }
        assert_eq!(OneStream::new(1).roll_sum(WHY, 0, &[7; 6]), 0);
    }

    #[test]
    fn every_face_of_a_single_die_comes_up_about_as_often() {
        let (mut source, mut counts) = (OneStream::new(2), [0u32; 12]);
        (0..120_000).for_each(|_| counts[usize::from(source.roll(WHY, 12)) - 1] += 1);
        assert!(counts.iter().all(|n| (9_500..10_500).contains(n)), "{counts:?}");
    }
}
