//! Some of n items.

use std::ops::ControlFlow;

use engine::{Clause, Outline, Refusal, Seeded, Space};

/// A subset of `of` items with `least` to `most` members, as a bit set; the idle order takes the first `least`.
#[derive(Clone, Copy, Debug)]
pub struct Subset {
    why: Clause,
    least: u32,
    most: u32,
    of: u32,
}

impl Subset {
    /// Returns the subsets of `of` items with `least` to `most` members.
    ///
    /// # Panics
    /// If `of` exceeds 64 or the bounds are not in order.
    pub const fn new(why: Clause, least: u32, most: u32, of: u32) -> Self {
        assert!(least <= most && most <= of && of <= 64, "bounds in order, at most 64 things");
        Self { why, least, most, of }
    }
}

/// Returns the number of ways to choose `k` of `n` items.
fn choose(n: u32, k: u32) -> u128 {
    if k > n {
        return 0;
    }
    (0..k).fold(1, |ways, i| ways * u128::from(n - i) / u128::from(i + 1))
}

impl Space for Subset {
    type Order = u64;

    fn size(&self) -> Option<u128> {
        Some((self.least..=self.most).map(|k| choose(self.of, k)).sum())
    }

    fn visit(&self, f: &mut dyn FnMut(u64) -> ControlFlow<()>) -> ControlFlow<()> {
        fn walk(s: &Subset, at: u32, set: u64, f: &mut dyn FnMut(u64) -> ControlFlow<()>) -> ControlFlow<()> {
            let taken = set.count_ones();
            if taken > s.most || taken + (s.of - at) < s.least {
                return ControlFlow::Continue(());
            }
            if at == s.of {
                return f(set);
            }
            walk(s, at + 1, set, f)?;
            walk(s, at + 1, set | 1 << at, f)
        }
        walk(self, 0, 0, f)
    }

    fn sample(&self, rng: &mut Seeded) -> u64 {
        let all: u128 = (self.least..=self.most).map(|k| choose(self.of, k)).sum();
        let Ok(all) = u64::try_from(all) else {
            return rng.bits(); // 64 items have 2⁶⁴ subsets, and 64 random bits are one of them.
        };
        let mut draw = u128::from(rng.below_wide(all));
        let mut k = self.least;
        while draw >= choose(self.of, k) {
            draw -= choose(self.of, k);
            k += 1;
        }
        let (mut set, mut left) = (0, k);
        for at in 0..self.of {
            if rng.below(self.of - at) < left {
                set |= 1 << at;
                left -= 1;
            }
        }
        set
    }

    fn check(&self, order: &u64) -> Result<(), Refusal> {
        let taken = order.count_ones();
        let inside = self.of == 64 || order >> self.of == 0;
        if inside && (self.least..=self.most).contains(&taken) {
            return Ok(());
        }
        let Self { least, most, of, .. } = self;
        Err(Refusal::new(self.why, format!("{order:b}"), format!("from {least} to {most} of {of}")))
    }

    fn vary(&self, order: &u64, rng: &mut Seeded) -> u64 {
        if self.of == 0 {
            return *order;
        }
        let flipped = order ^ 1 << rng.below(self.of);
        if self.check(&flipped).is_ok() {
            return flipped;
        }
        let swapped = flipped ^ 1 << rng.below(self.of);
        if self.check(&swapped).is_ok() { swapped } else { *order }
    }

    fn idle(&self) -> u64 {
        if self.least == 64 { u64::MAX } else { (1 << self.least) - 1 }
    }

    /// Returns the numbers of the chosen items from 0, separated by blanks.
    fn outline(&self) -> Outline {
        let members = (0..self.of).map(|at| Outline::text(at.to_string()));
        Outline::subset(self.least, self.most, members).joined(" ")
    }
}
