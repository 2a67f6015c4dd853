//! Random draws whose values never change.
//!
//! The generator is xoshiro256++, seeded by splitmix64. Generator, bounded draw, choice and shuffle are written out
//! here, because libraries may change theirs between versions. A stream is opened for every phase of every playout, so
//! seeding must be fast and works without bytes. Golden values test them.

/// A seeded generator for search, lab and tests: fast, small and cheap to clone. Not for dice between people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeded([u64; 4]);

impl Seeded {
    /// Returns a generator from a seed.
    #[inline]
    pub fn new(seed: u64) -> Self {
        let word = |number: u64| mixed(seed.wrapping_add(GOLDEN.wrapping_mul(number)));
        Self([word(0), word(1), word(2), word(3)])
    }

    /// Returns a generator keyed by a seed and two counters. Different keys give unrelated streams.
    #[inline]
    pub fn keyed(seed: u64, a: u64, b: u64) -> Self {
        Seeds::new(seed).keyed(a, b)
    }

    /// Returns the next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = self.0;
        let (e, f) = (c ^ a, d ^ b);
        self.0 = [a ^ f, b ^ e, e ^ (b << 17), f.rotate_left(45)];
        a.wrapping_add(d).rotate_left(23).wrapping_add(a)
    }

    /// Returns an integer from 0 to `n` − 1, uniformly at random (Lemire's multiplication with rejection).
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

    /// Returns an integer from 0 to `n` − 1, uniformly at random, for wide ranges.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below_wide(&mut self, n: u64) -> u64 {
        assert!(n > 0, "a draw needs at least one possibility");
        let mut product = u128::from(self.bits()) * u128::from(n);
        if (product as u64) < n {
            let floor = n.wrapping_neg() % n;
            while (product as u64) < floor {
                product = u128::from(self.bits()) * u128::from(n);
            }
        }
        (product >> 64) as u64
    }

    /// Returns an integer from 0 to `n` − 1, uniformly at random, also for ranges beyond 64 bits; 0 if `n` is 0.
    pub fn below_huge(&mut self, n: u128) -> u128 {
        if let Ok(n) = u64::try_from(n) {
            return u128::from(self.below_wide(n.max(1)));
        }
        let mask = u128::MAX >> n.leading_zeros();
        loop {
            let bits = (u128::from(self.bits()) << 64 | u128::from(self.bits())) & mask;
            if bits < n {
                return bits;
            }
        }
    }

    /// Returns `true` with probability `part` / `whole`.
    pub fn chance(&mut self, part: u32, whole: u32) -> bool {
        self.below(whole) < part
    }

    /// Returns one of the items, uniformly at random.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }

    /// Shuffles the items, with all orders equally likely (Fisher–Yates from the end).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// A seed from which keyed generators are made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seeds(u64);

impl Seeds {
    /// Mixes a seed once for all keys.
    #[inline]
    pub(crate) const fn new(seed: u64) -> Self {
        Self(mixed(seed))
    }

    /// Returns the generator keyed by two counters.
    #[inline]
    pub(crate) fn keyed(self, a: u64, b: u64) -> Seeded {
        Seeded::new(mixed(self.0.wrapping_add(a)).wrapping_add(b))
    }
}

/// The step of splitmix64.
pub(crate) const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Does one step of splitmix64, with its finishing mix.
#[inline]
pub(crate) const fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(GOLDEN);
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

    /// The first outputs of the reference implementation for the state 1, 2, 3, 4.
    #[test]
    fn the_generator_is_xoshiro256_plus_plus() {
        let mut rng = Seeded([1, 2, 3, 4]);
        let words: [u64; 4] = std::array::from_fn(|_| rng.bits());
        assert_eq!(words, [41_943_041, 58_720_359, 3_588_806_011_781_223, 3_591_011_842_654_386]);
    }

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
