//! Parts that have been planned before.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::Outline;
use super::alternatives::{Choice, alternatives};

/// The most parts that are remembered.
const REMEMBERED: usize = 1 << 12;

/// The texts of a part that has few of them, and what each takes.
#[derive(Clone, Debug)]
pub(super) struct Few {
    pub(super) of: Arc<[Choice]>,
    /// The texts alone, empty for nothing.
    pub(super) texts: Arc<[String]>,
}

/// The parts of outlines that have been made into factors, for a program that makes many: [`Outline::factors_by`] does not
/// work out again a part that comes again. The factors are the same as those of [`Outline::factors`].
///
/// ```
/// use engine::outline::{Number, Outline, Plans};
/// let mut plans = Plans::new(64);
/// for most in [3, 4, 3] {
///     let orders = Outline::number(Number::to(1, most)).prefixed("S");
///     assert_eq!(orders.clone().factors_by(&mut plans).all(), orders.factors(64).all());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Plans {
    most: usize,
    /// The parts with each hash, and what is known of each.
    known: BTreeMap<u64, Vec<(Outline, Option<Few>)>>,
    /// Their number.
    count: usize,
}

impl Plans {
    /// Returns plans of factors with at most `most` choices each, at least two.
    pub fn new(most: usize) -> Self {
        Self { most: most.max(2), known: BTreeMap::new(), count: 0 }
    }

    /// Returns the greatest number of choices of a factor.
    pub(super) const fn most(&self) -> usize {
        self.most
    }

    /// Returns every text of a part; `None` if it has more than a factor has choices, or if it writes places.
    pub(super) fn few(&mut self, part: &Outline) -> Option<Few> {
        let mut hasher = DefaultHasher::new();
        part.hash(&mut hasher);
        let hash = hasher.finish();
        if let Some((_, known)) = self.known.get(&hash).and_then(|all| all.iter().find(|(of, _)| of == part))
        {
            return known.clone();
        }
        let few = alternatives(part, self.most).map(|of| {
            let of: Arc<[Choice]> = of.into_iter().map(Choice::of).collect();
            let texts = of.iter().map(|choice| choice.text.clone().unwrap_or_default()).collect();
            Few { of, texts }
        });
        if self.count == REMEMBERED {
            self.known.clear();
            self.count = 0;
        }
        self.known.entry(hash).or_default().push((part.clone(), few.clone()));
        self.count += 1;
        few
    }
}

#[cfg(test)]
mod tests {
    use super::{Plans, REMEMBERED};
    use crate::outline::{Number, Outline};

    #[test]
    fn factors_are_the_same_before_and_after_plans_are_full() {
        let mut plans = Plans::new(8);
        let orders = |number: usize| {
            let turn = Outline::number(Number::to(1, 3)).prefixed(format!("P{number},"));
            Outline::all([turn, Outline::number(Number::to(0, 9).spending("thrust"))]).limited("thrust", 5)
        };
        for number in (0..REMEMBERED + 2).chain([0, 1]) {
            let (fresh, by_plans) = (orders(number).factors(8), orders(number).factors_by(&mut plans));
            assert_eq!(fresh.all(), by_plans.all());
            assert_eq!(fresh.write(&[2, 1]), by_plans.write(&[2, 1]));
            assert!(plans.count <= REMEMBERED && plans.known.len() <= plans.count);
        }
    }
}
