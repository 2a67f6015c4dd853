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
#[derive(Clone, PartialEq, Eq, Debug)]
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
    /// Dice are thrown by fours, four at least, and those too many not counted: it costs less than to stop at a number that
    /// nobody can foretell.
    #[inline]
    fn few(&mut self, dice: u8, worth: &[u8]) -> u32 {
        let faces = worth.len() as u64;
        loop {
            let (mut rest, mut throws, mut sum, mut number) = (self.bits(), 1u64, 0, 0);
            loop {
                for _ in 0..4 {
                    let product = u128::from(rest) * u128::from(faces);
                    sum += u32::from(worth[(product >> 64) as usize]) * u32::from(number < dice);
                    (rest, number) = (product as u64, number + 1);
                    throws *= faces;
                }
                if number >= dice {
                    break;
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
