//! Shapes of facts: all facts seen at one place, merged.

use std::collections::{BTreeMap, BTreeSet};

use engine::Fact;

/// Name of the fact that distinguishes the kinds of a map.
pub(super) const KIND: &str = "kind";
/// Largest number of different texts that a shape remembers. A text with more values is open.
const WORDS: usize = 16;
/// Largest number of different lengths that a list remembers.
const LENGTHS: usize = 2;

/// All facts seen at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Shape {
    /// `true` if null was seen.
    pub null: bool,
    /// `true` if a truth value was seen.
    pub bool: bool,
    /// `true` if a number was seen.
    pub int: bool,
    /// The texts.
    pub text: Option<Texts>,
    /// The lists.
    pub list: Option<Box<Listed>>,
    /// The maps by their kind. A map without a kind has an empty one.
    pub maps: BTreeMap<String, Named>,
}

/// The texts seen at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Texts {
    /// The different texts, as many as are remembered.
    pub words: BTreeSet<String>,
    /// `true` if there were more.
    pub more: bool,
}

/// The lists seen at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Listed {
    /// Number of lists seen.
    pub seen: u64,
    /// The different lengths, as many as are remembered.
    pub lengths: BTreeSet<usize>,
    /// The entries of all lists.
    pub entry: Shape,
}

/// The maps of one kind seen at one place.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Named {
    /// Number of maps seen.
    pub seen: u64,
    /// The facts by name, in the order told: number of maps with the fact, and its shape.
    pub facts: Vec<(&'static str, u64, Shape)>,
}

impl Shape {
    /// Adds a fact seen at this place.
    pub fn see(&mut self, fact: &Fact) {
        match fact {
            Fact::Null => self.null = true,
            Fact::Bool(_) => self.bool = true,
            Fact::Int(_) => self.int = true,
            Fact::Text(text) => self.text.get_or_insert_default().see(text),
            Fact::List(entries) => self.list.get_or_insert_default().see(entries),
            Fact::Map(facts) => {
                let kind = match fact.get(KIND) {
                    Some(Fact::Text(kind)) => kind.as_str(),
                    _ => "",
                };
                if !self.maps.contains_key(kind) {
                    self.maps.insert(kind.to_owned(), Named::default());
                }
                self.maps.entry(kind.to_owned()).and_modify(|maps| maps.see(facts));
            }
        }
    }

    /// Returns `true` if maps of the same kind have nearly the same names, here and in the lists.
    fn is_like(&self, other: &Self) -> bool {
        let lists = self.list.as_ref().zip(other.list.as_ref());
        let maps = self.maps.iter().filter_map(|(kind, maps)| Some((maps, other.maps.get(kind)?)));
        lists.is_none_or(|(own, other)| own.entry.is_like(&other.entry))
            && maps.into_iter().all(|(own, other)| own.is_like(other))
    }

    /// Adds all facts seen at another place.
    pub fn merge(&mut self, other: &Self) {
        self.null |= other.null;
        self.bool |= other.bool;
        self.int |= other.int;
        if let Some(texts) = &other.text {
            self.text.get_or_insert_default().merge(texts);
        }
        if let Some(lists) = &other.list {
            let own = self.list.get_or_insert_default();
            own.seen += lists.seen;
            lists.lengths.iter().for_each(|length| own.long(*length));
            own.entry.merge(&lists.entry);
        }
        for (kind, maps) in &other.maps {
            self.maps.entry(kind.clone()).or_default().merge(maps);
        }
    }
}

impl Texts {
    /// Adds the texts of another place.
    pub fn merge(&mut self, other: &Self) {
        other.words.iter().for_each(|word| self.see(word));
        self.more |= other.more;
    }

    fn see(&mut self, text: &str) {
        if self.words.contains(text) {
        } else if self.words.len() < WORDS {
            self.words.insert(text.to_owned());
        } else {
            self.more = true;
        }
    }
}

impl Listed {
    fn see(&mut self, entries: &[Fact]) {
        self.seen += 1;
        self.long(entries.len());
        for entry in entries {
            self.entry.see(entry);
        }
    }

    fn long(&mut self, length: usize) {
        if self.lengths.len() < LENGTHS {
            self.lengths.insert(length);
        }
    }
}

impl Named {
    /// Returns the names of its facts.
    pub fn names(&self) -> BTreeSet<&'static str> {
        self.facts.iter().map(|(name, _, _)| *name).collect()
    }

    /// Returns `true` if nearly all names of both are the same, also in their maps.
    pub fn is_like(&self, other: &Self) -> bool {
        let (own, others) = (self.names(), other.names());
        let shapes = |(name, _, shape): &(&str, u64, Shape)| {
            other.facts.iter().all(|(same, _, other)| name != same || shape.is_like(other))
        };
        own.intersection(&others).count() * 10 >= own.union(&others).count() * 9
            && self.facts.iter().all(shapes)
    }

    fn see(&mut self, facts: &[(&'static str, Fact)]) {
        self.seen += 1;
        let mut next = 0;
        for (name, fact) in facts {
            next = self.place(name, next);
            let (_, times, shape) = &mut self.facts[next];
            *times += 1;
            shape.see(fact);
            next += 1;
        }
    }

    /// Adds the maps of another kind or place.
    pub fn merge(&mut self, other: &Self) {
        self.seen += other.seen;
        let mut next = 0;
        for (name, more, shape) in &other.facts {
            next = self.place(name, next);
            let (_, times, own) = &mut self.facts[next];
            *times += more;
            own.merge(shape);
            next += 1;
        }
    }

    /// Returns the index of a name. A new name is inserted after the one before it in its map.
    fn place(&mut self, name: &'static str, next: usize) -> usize {
        self.facts.iter().position(|(known, _, _)| *known == name).unwrap_or_else(|| {
            self.facts.insert(next, (name, 0, Shape::default()));
            next
        })
    }
}
