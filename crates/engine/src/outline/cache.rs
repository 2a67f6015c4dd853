//! A cache of the texts of parts.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use super::Outline;
use super::alternatives::{OwnedAlternative, alternatives};

/// The most parts within the parts of a cache and texts of them, together.
const MOST_PARTS: usize = 1 << 16;
/// The most parts within a part that is kept. A larger one seldom comes again.
const LARGEST: usize = 200;

/// The texts of a part that has few of them, and what each takes.
#[derive(Clone, Debug)]
pub(super) struct Few {
    pub(super) of: Arc<[OwnedAlternative]>,
    /// The texts alone, empty for nothing.
    pub(super) texts: Arc<[String]>,
}

/// A cache of the parts of outlines whose texts are known, for programs that make many factors: with it,
/// [`Outline::factors_cached`] does not work out again a part that comes again. The factors are those of
/// [`Outline::factors`]. It keeps at most 65,536 parts and texts, and begins anew when it is full.
///
/// ```
/// use engine::outline::{FactorCache, Number, Outline};
/// let mut cache = FactorCache::new(64);
/// for most in [3, 4, 3] {
///     let orders = Outline::number(Number::to(1, most)).prefixed("S");
///     assert_eq!(orders.clone().factors_cached(&mut cache).all(), orders.factors(64).all());
/// }
/// ```
#[derive(Clone, Debug)]
pub struct FactorCache {
    most: usize,
    /// The parts with each hash, and what is known of each.
    known: BTreeMap<u64, Vec<(Outline, Option<Few>)>>,
    /// The number of parts within them.
    parts: usize,
}

impl FactorCache {
    /// Returns an empty cache for factors with at most `most` choices each, at least two.
    pub fn new(most: usize) -> Self {
        Self { most: most.max(2), known: BTreeMap::new(), parts: 0 }
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
            let of: Arc<[OwnedAlternative]> = of.into_iter().map(OwnedAlternative::from).collect();
            let texts = of.iter().map(|one| one.text.clone().unwrap_or_default()).collect();
            Few { of, texts }
        });
        self.keep(hash, part, few.as_ref());
        few
    }

    fn keep(&mut self, hash: u64, part: &Outline, few: Option<&Few>) {
        let parts = count(part) + few.map_or(0, |few| few.of.len());
        if parts > LARGEST {
            return;
        }
        if self.parts + parts > MOST_PARTS {
            (self.known, self.parts) = (BTreeMap::new(), 0);
        }
        self.known.entry(hash).or_default().push((part.clone(), few.cloned()));
        self.parts += parts;
    }
}

/// Counts a part and the parts within it.
fn count(part: &Outline) -> usize {
    1 + part.parts().iter().map(count).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::{FactorCache, LARGEST, MOST_PARTS};
    use crate::outline::{Number, Outline};

    #[test]
    fn factors_are_the_same_before_and_after_a_cache_is_full() {
        let mut cache = FactorCache::new(8);
        let orders = |number: usize| {
            let turn = Outline::number(Number::to(1, 3)).prefixed(format!("P{number},"));
            Outline::all([turn, Outline::number(Number::to(0, 9).spending("thrust"))]).limited("thrust", 5)
        };
        let (mut most, mut full) = (0, 0);
        for number in (0..MOST_PARTS / 3).chain([0, 1]) {
            let (fresh, cached) = (orders(number).factors(8), orders(number).factors_cached(&mut cache));
            assert_eq!(fresh.all(), cached.all());
            assert_eq!(fresh.write(&[2, 1]), cached.write(&[2, 1]));
            full += usize::from(cache.parts < most);
            most = most.max(cache.parts);
        }
        assert!(full > 0 && most <= MOST_PARTS, "{full} {most}");
    }

    #[test]
    fn a_large_part_is_not_kept() {
        let mut cache = FactorCache::new(8);
        let many = Outline::any((0..LARGEST).map(|number| Outline::text(number.to_string())));
        assert_eq!(many.clone().factors_cached(&mut cache).all(), many.factors(8).all());
        assert!(
            cache.parts <= 3 * LARGEST
                && !cache.known.values().flatten().any(|(of, _)| of.parts().len() == LARGEST)
        );
    }
}
