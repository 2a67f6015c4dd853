//! The search for facts that sentences leave out. Every fact of every event is changed in turn, and the sentence must
//! change too.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Catalogue, Fact};

use crate::wing::Wing;

use super::{OF_ALL, all, events, kind, place};

/// Largest number of other values tried for one fact.
const VALUES: usize = 12;

/// A fact in an event: a list that is not empty, or a value that is no list and no map.
struct Leaf {
    /// Names on the path to it, joined by hyphens as messages write them. Items have the name of their list.
    name: String,
    /// Indices on the path to it.
    way: Vec<usize>,
    value: Fact,
}

fn leaves(event: &Fact) -> Vec<Leaf> {
    fn walk(fact: &Fact, name: &str, way: &[usize], into: &mut Vec<Leaf>) {
        let below = |index: usize| [way, &[index]].concat();
        match fact {
            Fact::Map(entries) => {
                for (i, (own, fact)) in entries.iter().enumerate() {
                    let name = if name.is_empty() { (*own).to_owned() } else { format!("{name}-{own}") };
                    if !OF_ALL.contains(&&name[..]) {
                        walk(fact, &name, &below(i), into);
                    }
                }
            }
            Fact::List(items) => {
                if !items.is_empty() {
                    into.push(Leaf { name: name.to_owned(), way: way.to_vec(), value: fact.clone() });
                }
                items.iter().enumerate().for_each(|(i, fact)| walk(fact, name, &below(i), into));
            }
            value => into.push(Leaf { name: name.to_owned(), way: way.to_vec(), value: value.clone() }),
        }
    }
    let mut all = Vec::new();
    walk(event, "", &[], &mut all);
    all
}

/// Returns an event with the fact at the end of a path replaced.
fn with(event: &Fact, way: &[usize], value: &Fact) -> Fact {
    let Some((first, rest)) = way.split_first() else { return value.clone() };
    let mut event = event.clone();
    match &mut event {
        Fact::Map(entries) => entries[*first].1 = with(&entries[*first].1, rest, value),
        Fact::List(items) => items[*first] = with(&items[*first], rest, value),
        _ => panic!("nothing lies behind {event:?}"),
    }
    event
}

/// Values of every fact in all events, by the kind of event and the name of the fact.
type Values = BTreeMap<(String, String), Vec<Fact>>;

fn values(all: &[Fact]) -> Values {
    let mut values = Values::new();
    for event in all {
        for leaf in leaves(event) {
            let known = values.entry((kind(event).to_owned(), leaf.name)).or_default();
            if known.len() < VALUES && !known.contains(&leaf.value) {
                known.push(leaf.value);
            }
        }
    }
    values
}

/// Returns other values for a fact: some of the same type, and those that it has in other events.
fn others<'v>(value: &Fact, elsewhere: &'v [Fact]) -> impl Iterator<Item = Fact> + use<'v> {
    let near = match value {
        Fact::Int(n) => vec![Fact::Int(n + 1), Fact::Int(n + 1000)],
        Fact::Bool(truth) => vec![Fact::Bool(!truth)],
        Fact::Text(_) => vec![Fact::text("other")],
        Fact::List(items) => vec![Fact::List(items[..items.len() - 1].to_vec())],
        Fact::Null | Fact::Map(_) => Vec::new(),
    };
    let own = value.clone();
    near.into_iter().chain(elsewhere.iter().filter(move |other| **other != own).cloned())
}

/// Returns the facts of events that no sentence shows, and those that only some sentences show, by kind.
fn left_out(catalogue: &Catalogue, all: &[Fact]) -> [BTreeSet<(String, String)>; 2] {
    let values = values(all);
    let (mut said, mut unsaid) = (BTreeSet::new(), BTreeSet::new());
    for event in all {
        let sentence = catalogue.tell(event).expect("a sentence");
        for leaf in leaves(event) {
            let name = (kind(event).to_owned(), leaf.name);
            let shows = others(&leaf.value, &values[&name]).any(|other| {
                catalogue.tell(&with(event, &leaf.way, &other)).is_ok_and(|other| other != sentence)
            });
            if shows {
                said.insert(name)
            } else {
                unsaid.insert(name)
            };
        }
    }
    [unsaid.difference(&said).cloned().collect(), unsaid.intersection(&said).cloned().collect()]
}

/// Demands that a sentence shows every fact except those that its message lists.
pub fn a_sentence_says_every_fact_but_those_its_message_lists(wing: &Wing) {
    let game = wing.game;
    let events = events(game);
    for (text, catalogue) in all(wing) {
        let place = place(game, &catalogue);
        let listed = |list: Result<Vec<(String, Vec<String>)>, Vec<String>>| -> BTreeSet<(String, String)> {
            let messages = list.expect("a catalogue").into_iter();
            messages
                .flat_map(|(kind, facts)| facts.into_iter().map(move |fact| (kind.clone(), fact)))
                .collect()
        };
        let [never, partly] = left_out(&catalogue, &events);
        assert_eq!(never, listed(words::unsaid(&text)), "{place}: facts that no sentence says");
        let some = listed(words::partly_unsaid(&text));
        assert_eq!(partly, some, "{place}: facts that some sentences do not say");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The search for unsaid facts finds them in an event with a list and a choice.
    #[test]
    fn a_fact_in_a_list_and_a_fact_of_one_variant_are_found() {
        let text = "### version 1\nseparator = , and\nhit = { $vain ->\n    [true] { $piece } is gone already\n   *[false] { LIST($shots, of: \"shot\") } on { $piece }\n }\nshot = { $by }\n";
        let compiled = words::compile("en", text).expect("a catalogue");
        let catalogue = Catalogue::read(&compiled).expect("compiled");
        let event = |vain: bool| {
            let shot = |by: &str, face: i64| Fact::map([("by", Fact::text(by)), ("face", Fact::Int(face))]);
            let shots = Fact::List(vec![shot("A", 3), shot("B", 5)]);
            Fact::map([
                ("kind", Fact::text("hit")),
                ("piece", Fact::text("C")),
                ("shots", shots),
                ("vain", Fact::Bool(vain)),
            ])
        };
        let found = left_out(&catalogue, &[event(true), event(false)]);
        let of_hit =
            |names: &[&str]| names.iter().map(|name| ("hit".to_owned(), (*name).to_owned())).collect();
        assert_eq!(found, [of_hit(&["shots-face"]), of_hit(&["shots", "shots-by"])]);
    }
}
