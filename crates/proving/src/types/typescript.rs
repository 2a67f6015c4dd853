//! Shapes as TypeScript: an interface for each named part, a union for each set of kinds.

use std::collections::{BTreeMap, BTreeSet};

use super::heard::{Heard, TOLD};
use super::shape::{KIND, Listed, Named, Shape};
use super::words::{ClosedLists, one};

/// Longest interface on one line.
const WIDE: usize = 140;
/// Number of facts from which a part has its own name.
const PART: usize = 3;
/// Lengths of lists that become tuples: points, and numbers for each side or box.
const TUPLES: std::ops::RangeInclusive<usize> = 2..=3;
/// Number of lists of one length from which that length counts as fixed.
const FIXED: u64 = 12;

/// The type of an event, after the facts of its kinds. Facts of other kinds are undefined, so that code for several
/// kinds may ask for them.
const EVENT: &str = "}
/** An event of some kinds. The facts of other kinds are undefined. */
export type ToldOf<K extends keyof Facts> = { [Kind in K]: { kind: Kind } & Common & Facts[Kind] & { [Name in Exclude<Names, keyof Facts[Kind]>]?: undefined } }[K];
export type Told = ToldOf<keyof Facts>;
type Names = { [Kind in keyof Facts]: keyof Facts[Kind] }[keyof Facts];
";

/// Parts by their name and the names of their facts, with their kinds.
type Parts<'a> = BTreeMap<(String, BTreeSet<&'static str>), Vec<(BTreeSet<&'a str>, Named)>>;

/// The declarations of a file, in the order in which they are used.
struct Declared<'a> {
    closed: ClosedLists,
    /// The parts of all places. Parts with the same name and facts are one part.
    parts: Parts<'a>,
    /// Name and body of each declaration. A part's entry is reserved until the parts within it have theirs.
    all: Vec<Option<(String, String)>>,
    /// Names of the facts that lead to the present place.
    path: Vec<String>,
}

/// Returns the declarations of everything that a game tells.
pub(super) fn declarations(heard: &Heard) -> String {
    let shapes = heard.all();
    let closed = ClosedLists::of(&shapes.map(|(_, shape)| shape));
    let mut parts = Parts::new();
    for (name, shape) in shapes {
        gather(name, shape, &mut parts);
    }
    let mut declared = Declared { closed, parts, all: Vec::new(), path: Vec::new() };
    let mut events = String::new();
    for (name, shape) in shapes.into_iter().filter(|(_, shape)| !shape.maps.is_empty()) {
        if name == TOLD {
            events = declared.events(shape);
        } else {
            declared.maps(name, shape);
        }
    }
    let all = declared.all.into_iter().flatten().map(|(name, body)| match body.strip_prefix('=') {
        Some(union) => format!("export type {name} ={union};\n"),
        None => format!("export interface {name} {body}\n"),
    });
    all.chain([events]).collect()
}

impl Declared<'_> {
    /// Returns the interface of the facts of every kind of event, and the type of an event.
    fn events(&mut self, told: &Shape) -> String {
        let mut kinds = told.maps.values();
        let mut common: BTreeSet<&str> = kinds.next().map(Named::names).unwrap_or_default();
        kinds.for_each(|kind| common.retain(|name| kind.names().contains(name)));
        common.remove(KIND);
        let mut all = Named::default();
        told.maps.values().for_each(|kind| all.merge(kind));
        all.facts.retain(|(name, _, _)| common.contains(name));
        let mut text = "\n/** The facts of each kind of event, beside those of every event. */\nexport interface Facts {\n".to_owned();
        for (kind, maps) in &told.maps {
            let mut own = maps.clone();
            own.facts.retain(|(name, _, _)| *name != KIND && !common.contains(name));
            self.path.push(kind.clone());
            text += &format!("  {}: {};\n", quoted(kind), self.line(&own));
            self.path.pop();
        }
        text + EVENT + &format!("type Common = {};\n", self.line(&all))
    }

    /// Returns the type of a shape at the fact with that name.
    fn shape(&mut self, name: &str, shape: &Shape) -> String {
        let mut types = Vec::new();
        if !shape.maps.is_empty() {
            types.push(self.maps(name, shape));
        }
        if let Some(list) = &shape.list {
            types.push(tuple(list).unwrap_or_else(|| {
                let entry = self.shape(&one(name), &list.entry);
                let joined = entry.contains(" | ") && !entry.starts_with(['{', '[']);
                if joined { format!("({entry})[]") } else { format!("{entry}[]") }
            }));
        }
        if let Some(texts) = &shape.text {
            types.push(match self.closed.get(name, texts) {
                Some(words) => self.named(&one(name), format!("= {}", literals(words))),
                None => "string".to_owned(),
            });
        }
        types.extend(
            [(shape.int, "number"), (shape.bool, "boolean"), (shape.null, "null")]
                .into_iter()
                .filter(|(seen, _)| *seen)
                .map(|(_, name)| name.to_owned()),
        );
        // Nothing at all was seen here: the entries of lists that were always empty.
        if types.is_empty() { "never".to_owned() } else { types.join(" | ") }
    }

    /// Returns the type of the maps at a place: one part, or a union of kinds.
    fn maps(&mut self, name: &str, shape: &Shape) -> String {
        let kinds = alike(shape);
        if let [(_, maps)] = &kinds[..] {
            return self.part(name, name, maps);
        }
        let place = self.all.len();
        self.all.push(None);
        let mut variants = Vec::new();
        for (kinds, maps) in &kinds {
            let kind = if kinds[0].is_empty() { "other" } else { kinds[0] };
            variants.push(self.part(&format!("{kind}-{name}"), name, maps));
        }
        self.named_at(place, name, format!("= {}", variants.join(" | ")))
    }

    /// Returns the type of one part: its name, or itself if it is small.
    fn part(&mut self, name: &str, at: &str, maps: &Named) -> String {
        let place = self.all.len();
        self.all.push(None);
        self.path.push(name.to_owned());
        let same = self.parts[&(one(at), maps.names())].iter().find(|(_, same)| same.is_like(maps));
        let (kinds, maps) = same.cloned().expect("every part was gathered");
        let body = self.body(&maps, &kinds);
        self.path.pop();
        if maps.facts.len() < PART && body.len() <= WIDE / 2 && !self.path.is_empty() {
            return body;
        }
        self.named_at(place, name, body)
    }

    /// Returns the facts of a part in braces, on one line if they fit.
    fn body(&mut self, maps: &Named, kinds: &BTreeSet<&str>) -> String {
        let facts = self.facts(maps, kinds);
        let line = facts.join("; ");
        if line.len() > WIDE {
            format!("{{\n  {};\n}}", facts.join(";\n  "))
        } else {
            format!("{{ {line} }}")
        }
    }

    /// Returns the facts of a kind of event in braces, on one line.
    fn line(&mut self, maps: &Named) -> String {
        let facts = self.facts(maps, &BTreeSet::new());
        if facts.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", facts.join("; ")) }
    }

    /// Returns each fact of a part with its type.
    fn facts(&mut self, maps: &Named, kinds: &BTreeSet<&str>) -> Vec<String> {
        let mut facts = Vec::new();
        for (name, times, shape) in &maps.facts {
            let optional = if *times < maps.seen { "?" } else { "" };
            let kinds = kinds.iter().copied().filter(|kind| *name == KIND && !kind.is_empty());
            let kinds = literals(kinds);
            let shape = if kinds.is_empty() { self.shape(name, shape) } else { kinds };
            facts.push(format!("{}{optional}: {shape}", quoted(name)));
        }
        facts
    }

    fn named(&mut self, name: &str, body: String) -> String {
        let place = self.all.len();
        self.all.push(None);
        self.named_at(place, name, body)
    }

    /// Declares a body under a name, and returns the name. If the body is declared already, returns its name.
    fn named_at(&mut self, place: usize, name: &str, body: String) -> String {
        if let Some((known, _)) = self.all.iter().flatten().find(|(_, known)| *known == body) {
            return known.clone();
        }
        let mut name = pascal(name);
        let outer = self.path.iter().rev().map(|outer| pascal(outer));
        for outer in outer.chain(["Other".to_owned()]) {
            if self.all.iter().flatten().any(|(known, _)| *known == name) {
                name = outer + &name;
            }
        }
        self.all[place] = Some((name.clone(), body));
        name
    }
}

/// Gathers the parts of a shape at the fact with that name, and all parts in it.
fn gather<'a>(name: &str, shape: &'a Shape, parts: &mut Parts<'a>) {
    for (kinds, maps) in alike(shape) {
        let same = parts.entry((one(name), maps.names())).or_default();
        match same.iter_mut().find(|(_, same)| same.is_like(&maps)) {
            Some((all, same)) => {
                all.extend(kinds);
                same.merge(&maps);
            }
            None => same.push((kinds.into_iter().collect(), maps)),
        }
    }
    if let Some(list) = &shape.list {
        gather(name, &list.entry, parts);
    }
    for (name, _, shape) in shape.maps.values().flat_map(|maps| &maps.facts) {
        gather(name, shape, parts);
    }
}

/// Returns the maps of a shape by kind. Kinds with nearly the same facts are together, the one seen most often first.
fn alike(shape: &Shape) -> Vec<(Vec<&str>, Named)> {
    let mut groups: Vec<(Vec<&str>, Named)> = Vec::new();
    let mut kinds: Vec<(&str, &Named)> =
        shape.maps.iter().map(|(kind, maps)| (kind.as_str(), maps)).collect();
    kinds.sort_by_key(|(_, maps)| std::cmp::Reverse(maps.seen));
    for (kind, maps) in kinds {
        match groups
            .iter_mut()
            .find(|(kinds, other)| kinds[0].is_empty() == kind.is_empty() && maps.is_like(other))
        {
            Some((kinds, other)) => {
                kinds.push(kind);
                other.merge(maps);
            }
            None => groups.push((vec![kind], maps.clone())),
        }
    }
    groups.sort_by_key(|(kinds, _)| kinds[0]);
    groups
}

/// Returns the type of lists of a fixed length: numbers, such as a point, or lists of them.
fn tuple(list: &Listed) -> Option<String> {
    let length = list.lengths.first().filter(|_| list.lengths.len() == 1 && list.seen >= FIXED)?;
    let Shape { int, list: inner, .. } = &list.entry;
    let entry = match inner {
        None => "number".to_owned(),
        Some(inner) => tuple(inner)?,
    };
    let alone =
        Shape { int: *int, list: inner.clone(), ..Shape::default() } == list.entry && *int == inner.is_none();
    (alone && TUPLES.contains(length)).then(|| format!("[{}]", vec![entry; *length].join(", ")))
}

fn literals<S: AsRef<str>>(words: impl IntoIterator<Item = S>) -> String {
    let all: BTreeSet<String> = words.into_iter().map(|word| format!("'{}'", word.as_ref())).collect();
    all.into_iter().collect::<Vec<_>>().join(" | ")
}

/// Returns a name as a key of an object.
fn quoted(name: &str) -> String {
    if name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        name.to_owned()
    } else {
        format!("'{name}'")
    }
}

/// Returns a name as the name of a type: `hull-row` becomes `HullRow`.
fn pascal(name: &str) -> String {
    let parts = name.split(['-', '_', ' ']).filter_map(|part| Some((part.get(..1)?, part.get(1..)?)));
    parts.map(|(first, rest)| first.to_ascii_uppercase() + rest).collect()
}
