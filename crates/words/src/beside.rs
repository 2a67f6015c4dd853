//! Comparison of a catalogue with the first of its game: messages that it lacks, and messages that no event can use.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Resource;

use crate::{messages, pattern};

/// The parts of a catalogue that are compared.
struct Catalogue {
    /// Names of the messages for kinds of events.
    kinds: BTreeSet<String>,
    /// Names of the messages for entries of lists.
    entries: BTreeSet<String>,
    /// Facts that each message names, directly or through messages that it includes.
    said: BTreeMap<String, BTreeSet<String>>,
    /// Facts that each message leaves out on purpose, always or in some sentences.
    left_out: BTreeMap<String, Vec<String>>,
}

impl Catalogue {
    fn of(text: &str) -> Result<Self, Vec<String>> {
        let resource: Resource<&str> = crate::read(text)?;
        let (mut within, mut entries, mut said) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
        for message in messages(&resource) {
            pattern::named(message, &mut within, &mut entries);
            let mut facts = BTreeSet::new();
            pattern::facts(message, &resource, &mut facts, &mut BTreeSet::new());
            said.insert(message.id.name.to_owned(), facts);
        }
        let mut left_out: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (name, facts) in crate::unsaid(text)?.into_iter().chain(crate::partly_unsaid(text)?) {
            left_out.entry(name).or_default().extend(facts);
        }
        let kinds = crate::kinds(text)?.into_iter().collect();
        Ok(Self { kinds, entries: entries.into_iter().map(str::to_owned).collect(), said, left_out })
    }

    /// Returns `true` if a message leaves a fact out on purpose. Facts that the message of an entry leaves out are
    /// listed with the list, after its name.
    fn leaves_out(&self, message: &str, fact: &str) -> bool {
        let behind_its_list = |listed: &String| listed.ends_with(&format!("-{fact}"));
        among(fact, &self.left_out[message])
            || (self.entries.contains(message) && self.left_out.values().flatten().any(behind_its_list))
    }
}

/// Returns the flaws of a catalogue in comparison with the first of its game.
///
/// # Errors
/// Every flaw of either as Fluent.
pub(crate) fn flaws(first: &str, text: &str) -> Result<Vec<String>, Vec<String>> {
    let (first, own) = (Catalogue::of(first)?, Catalogue::of(text)?);
    let mut flaws = Vec::new();
    for name in first.kinds.iter().filter(|name| !own.said.contains_key(*name)) {
        flaws.push(format!("no message \"{name}\", which the first catalogue has"));
    }
    for name in own.kinds.iter().filter(|name| !first.said.contains_key(*name)) {
        flaws.push(format!("{name}: the first catalogue has no such message, and no other message names it"));
    }
    let both = |all: &BTreeSet<String>, others: &BTreeSet<String>| -> Vec<String> {
        all.intersection(others).cloned().collect()
    };
    for name in [both(&first.kinds, &own.kinds), both(&first.entries, &own.entries)].concat() {
        let unknown = |fact: &&String| !among(fact, &first.said[&name]) && !first.leaves_out(&name, fact);
        for fact in own.said[&name].iter().filter(unknown) {
            flaws.push(format!("{name}: the first catalogue names no fact \"{fact}\" there"));
        }
        let lost = |fact: &&String| !among(fact, &own.said[&name]) && !own.leaves_out(&name, fact);
        for fact in first.said[&name].iter().filter(lost) {
            flaws.push(format!("{name}: say the fact \"{fact}\", or list it in a comment `# unsaid: …`"));
        }
    }
    Ok(flaws)
}

/// Returns `true` if a fact is one of these, a part of one, or has one of them as its part.
fn among<'a>(fact: &str, all: impl IntoIterator<Item = &'a String>) -> bool {
    all.into_iter().any(|other| same(fact, other))
}

/// Returns `true` if two names are of one fact, or one of them is of a part of the other: `dice-1` and `dice-last`,
/// `boxes` and `boxes-attack`.
fn same(one: &str, other: &str) -> bool {
    let (one, other) = (whole(one), whole(other));
    let part =
        |a: &str, b: &str| a.strip_prefix(b).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    part(one, other) || part(other, one)
}

/// Returns a name without the place in a list at its end.
fn whole(name: &str) -> &str {
    let place =
        |end: &str| end == "last" || (!end.is_empty() && end.bytes().all(|byte| byte.is_ascii_digit()));
    name.rsplit_once('-').filter(|(_, end)| place(end)).map_or(name, |(list, _)| list)
}
