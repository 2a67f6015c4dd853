//! Closed lists of words: texts that are one of a few words of the rules in every battle.

use std::collections::{BTreeMap, BTreeSet};

use super::shape::{KIND, Shape, Texts};

/// Largest number of words in a closed list.
const CLOSED: usize = 12;

/// The texts of all places by the name of their fact. Places with a word in common are merged.
pub(super) struct ClosedLists(BTreeMap<String, Vec<Texts>>);

impl ClosedLists {
    /// Gathers the texts of all places in these shapes.
    pub fn of(shapes: &[&Shape]) -> Self {
        let mut all = Self(BTreeMap::new());
        for shape in shapes {
            all.gather("", shape);
        }
        all
    }

    /// Returns the words of a closed list at the fact with that name. All places together must have at least two
    /// lower-case words, and few. Codes of pieces, titles and sentences are no closed list.
    pub fn get(&self, name: &str, texts: &Texts) -> Option<BTreeSet<&str>> {
        let together = self.0.get(&one(name)).into_iter().flatten().filter(|other| common(other, texts));
        let mut words = BTreeSet::new();
        for texts in together {
            if !is_closed(texts) {
                return None;
            }
            words.extend(texts.words.iter().map(String::as_str));
        }
        (!words.is_empty()).then_some(words)
    }

    /// Gathers the texts of a shape at the fact with that name, and all texts in it.
    fn gather(&mut self, name: &str, shape: &Shape) {
        if let (Some(texts), true) = (&shape.text, name != KIND) {
            let all = self.0.entry(one(name)).or_default();
            let (together, mut apart): (Vec<_>, Vec<_>) =
                all.drain(..).partition(|other| common(other, texts));
            let mut texts = texts.clone();
            for other in &together {
                texts.merge(other);
            }
            apart.push(texts);
            *all = apart;
        }
        if let Some(list) = &shape.list {
            self.gather(name, &list.entry);
        }
        for (name, _, shape) in shape.maps.values().flat_map(|maps| &maps.facts) {
            self.gather(name, shape);
        }
    }
}

fn common(texts: &Texts, other: &Texts) -> bool {
    !texts.words.is_disjoint(&other.words)
}

fn is_closed(texts: &Texts) -> bool {
    let word = |text: &String| {
        let lower = text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        lower && text.starts_with(|first: char| first != '-') && !text.ends_with('-')
    };
    !texts.more && (2..=CLOSED).contains(&texts.words.len()) && texts.words.iter().all(word)
}

/// Returns the name of one entry of a list.
pub(super) fn one(name: &str) -> String {
    let cut = |end: &str, new: &str| name.strip_suffix(end).map(|stem| format!("{stem}{new}"));
    if name.ends_with("ss") || name.ends_with("us") {
        return name.to_owned();
    }
    let es = ["xes", "ches", "shes", "sses"].iter().any(|end| name.ends_with(end));
    cut("ies", "y")
        .or_else(|| cut("es", "").filter(|_| es))
        .or_else(|| cut("s", ""))
        .unwrap_or_else(|| name.to_owned())
}
