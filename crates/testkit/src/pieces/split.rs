//! A pool split between uses: dice between boxes, thrust between turning and speed.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;
use engine::outline::Number;
use engine::{Clause, Outline, Refusal, Seeded, Space};

/// Maximum number of uses of a pool.
pub const USES: usize = 16;

/// All ways to split a pool between uses, each with a maximum; with `all`, every point must be used.
///
/// The idle order uses nothing or, with `all`, fills the uses from the first on.
#[derive(Clone, Debug)]
pub struct Split {
    why: Clause,
    pool: u32,
    most: ArrayVec<u8, USES>,
    all: bool,
}

impl Split {
    /// Returns all ways to split `pool` between uses that take at most `most` each.
    ///
    /// # Panics
    /// If there are more than 16 uses, if all points must be used and the uses cannot take them, or if there are
    /// 2⁶⁴ ways or more, such as 1,000 points for nine uses of 255.
    pub fn new(why: Clause, pool: u32, most: &[u8], all: bool) -> Self {
        let room: u32 = most.iter().map(|m| u32::from(*m)).sum();
        assert!(!all || room >= pool, "the uses can take the whole pool");
        let split = Self { why, pool, most: most.iter().copied().collect(), all };
        assert!(
            u64::try_from(split.ways(0, pool)).is_ok(),
            "there are fewer than 2^64 ways, so that one can be drawn"
        );
        split
    }

    /// Returns the number of ways to split `left` points between the uses from `first` on; it saturates.
    fn ways(&self, first: usize, left: u32) -> u128 {
        let mut ways = vec![0u128; left as usize + 1];
        ways[0] = 1;
        for most in &self.most[first..] {
            for sum in (0..ways.len()).rev() {
                ways[sum] = sum_of((0..=usize::from(*most).min(sum)).map(|take| ways[sum - take]));
            }
        }
        if self.all { ways[left as usize] } else { sum_of(ways.into_iter()) }
    }

    fn walk(
        &self,
        taken: &mut ArrayVec<u8, USES>,
        left: u32,
        f: &mut dyn FnMut(ArrayVec<u8, USES>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let at = taken.len();
        if at == self.most.len() {
            return if self.all && left > 0 { ControlFlow::Continue(()) } else { f(taken.clone()) };
        }
        for take in 0..=u32::from(self.most[at]).min(left) {
            taken.push(take as u8);
            self.walk(taken, left - take, f)?;
            taken.pop();
        }
        ControlFlow::Continue(())
    }
}

fn sum_of(ways: impl Iterator<Item = u128>) -> u128 {
    ways.fold(0, u128::saturating_add)
}

impl Space for Split {
    type Order = ArrayVec<u8, USES>;

    fn size(&self) -> Option<u128> {
        Some(self.ways(0, self.pool))
    }

    fn visit(&self, f: &mut dyn FnMut(Self::Order) -> ControlFlow<()>) -> ControlFlow<()> {
        self.walk(&mut ArrayVec::new(), self.pool, f)
    }

    fn sample(&self, rng: &mut Seeded) -> Self::Order {
        let (mut taken, mut left) = (ArrayVec::new(), self.pool);
        for (at, most) in self.most.iter().enumerate() {
            // `new` has checked that the number of ways fits.
            let mut draw = u128::from(rng.below_wide(self.ways(at, left) as u64));
            let mut take = 0;
            while take < u32::from(*most).min(left) {
                let with = self.ways(at + 1, left - take);
                if draw < with {
                    break;
                }
                draw -= with;
                take += 1;
            }
            taken.push(take as u8);
            left -= take;
        }
        taken
    }

    fn check(&self, order: &Self::Order) -> Result<(), Refusal> {
        let sum: u32 = order.iter().map(|t| u32::from(*t)).sum();
        let refuse = |reason: String| Err(Refusal::new(self.why, format!("{order:?}"), reason));
        if order.len() != self.most.len() {
            return refuse(format!("one number for each of {} uses", self.most.len()));
        }
        if let Some(use_) = (0..order.len()).find(|i| order[*i] > self.most[*i]) {
            return refuse(format!("use {} takes at most {}", use_ + 1, self.most[use_]));
        }
        if sum > self.pool || (self.all && sum < self.pool) {
            return refuse(format!("{sum} shared out of {}", self.pool));
        }
        Ok(())
    }

    /// Moves a point from one use to another; unless all must be used, it may also add or remove one.
    fn vary(&self, order: &Self::Order, rng: &mut Seeded) -> Self::Order {
        let mut next = order.clone();
        let uses = self.most.len() as u32;
        if uses == 0 {
            return next;
        }
        let (from, to) = (rng.below(uses) as usize, rng.below(uses) as usize);
        let left = self.pool - next.iter().map(|t| u32::from(*t)).sum::<u32>();
        let kind = if self.all { 0 } else { rng.below(3) };
        match kind {
            0 if from != to && next[from] > 0 && next[to] < self.most[to] => {
                next[from] -= 1;
                next[to] += 1;
            }
            1 if left > 0 && next[to] < self.most[to] => next[to] += 1,
            2 if next[from] > 0 => next[from] -= 1,
            _ => {}
        }
        next
    }

    fn idle(&self) -> Self::Order {
        let mut left = if self.all { self.pool } else { 0 };
        let fill = |most: &u8| {
            let take = u32::from(*most).min(left);
            left -= take;
            take as u8
        };
        self.most.iter().map(fill).collect()
    }

    /// Returns the numbers separated by blanks, with the pool as a limit. A limit cannot say that the whole pool
    /// must be used, so then every way is listed: use it for small pools.
    fn outline(&self) -> Outline {
        if self.all {
            let mut texts = Vec::new();
            let _ = self.visit(&mut |way| {
                texts.push(way.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
                ControlFlow::Continue(())
            });
            return Outline::listed(texts);
        }
        let number = |most: &u8| Outline::number(Number::to(0, i32::from(*most)).spending("pool"));
        Outline::all(self.most.iter().map(number)).joined(" ").limited("pool", self.pool)
    }
}
