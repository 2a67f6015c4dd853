//! Dice for playouts: one stream through all phases, and many dice from one random word.

use crate::clause::Clause;
use crate::dice::Dice;
use crate::rng::{GOLDEN, mixed};

/// Seeded dice with one stream through all phases, as cheap as possible. They are for playouts, whose phases nobody
/// compares; a kept battle has [`super::SeededDice`].
///
/// Rules roll dice that somebody hears of one by one ([`Dice::roll`]), and the others together ([`Dice::roll_sum`]).
/// Here many of those come from one random word. So with these dice alone, listening changes the battle. Nobody listens
/// to playouts, so they are used for playouts only.
///
/// The stream is that of splitmix64, which needs no set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OneStream(u64);

impl OneStream {
    /// Returns dice from a seed.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Returns the next 64 random bits.
    #[inline]
    const fn bits(&mut self) -> u64 {
        let word = mixed(self.0);
        self.0 = self.0.wrapping_add(GOLDEN);
        word
    }

    /// Rolls up to sixteen dice from one random word, with all combinations equally likely. The word is a fraction.
    /// Each die takes its leading digit in base `faces`. The rest decides, as in the draw of one number, if the word
    /// must be drawn again (Brackett-Rozinsky and Lemire).
    ///
    /// Dice are rolled in fours, and those beyond `dice` are not counted. This is faster than a loop whose length
    /// cannot be predicted.
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
