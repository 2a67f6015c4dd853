//! Random draws whose values are frozen for ever.
//!
//! The generator is xoshiro256++; the bounded draw, the choice and the shuffle are written out here, because those of
//! general libraries may change between versions. Golden values hold them still.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A seeded generator for search, lab and tests: fast, small and cheap to clone. Not for dice between people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// A generator from a seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A generator keyed by a seed and two counters; different keys give unrelated streams.
    pub fn keyed(seed: u64, a: u64, b: u64) -> Self {
        Self::new(mixed(mixed(seed).wrapping_add(a)).wrapping_add(b))
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A whole number from 0 to `n` − 1, all equally likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// If `n` is 0: there is nothing to draw from.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "a draw needs at least one possibility");
        let n = u64::from(n);
        let mut product = (self.bits() >> 32) * n;
        if (product as u32) < n as u32 {
            let floor = (1u64 << 32) % n;
            while u64::from(product as u32) < floor {
                product = (self.bits() >> 32) * n;
            }
        }
        (product >> 32) as u32
    }

    /// A whole number from 0 to `n` − 1 for wide ranges, all equally likely.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below_wide(&mut self, n: u64) -> u64 {
        assert!(n > 0, "a draw needs at least one possibility");
        let floor = n.wrapping_neg() % n;
        loop {
            let product = u128::from(self.bits()) * u128::from(n);
            if product as u64 >= floor {
                return (product >> 64) as u64;
            }
        }
    }

    /// Whether an event of chance `part` in `whole` happens.
    pub fn chance(&mut self, part: u32, whole: u32) -> bool {
        self.below(whole) < part
    }

    /// One of the items, all equally likely.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Puts the items into a random order, all equally likely (Fisher–Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// The finishing mix of splitmix64.
fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_frozen() {
        let mut rng = Seeded::new(7);
        let drawn: Vec<u32> = (0..12).map(|_| rng.below(41)).collect();
        assert_eq!(drawn, FROZEN_41);
        let mut deck: Vec<u8> = (0..10).collect();
        Seeded::keyed(7, 1, 2).shuffle(&mut deck);
        assert_eq!(deck, FROZEN_DECK);
        assert_eq!(Seeded::new(1).below_wide(1 << 40), FROZEN_WIDE);
    }

    const FROZEN_41: [u32; 12] = [2, 7, 29, 17, 39, 19, 29, 13, 40, 3, 4, 7];
    const FROZEN_DECK: [u8; 10] = [6, 2, 5, 3, 4, 7, 1, 8, 0, 9];
    const FROZEN_WIDE: u64 = 892_377_005_935;

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut rng = Seeded::new(3);
        let mut count = [0u32; 6];
        for _ in 0..60_000 {
            count[rng.below(6) as usize] += 1;
        }
        assert!(count.iter().all(|c| (9_600..10_400).contains(c)), "{count:?}");
    }
}
