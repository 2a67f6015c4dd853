//! Events without a catalogue: their bare facts as readable text.

use crate::fact::Fact;

/// Writes an event as its kind and its facts: `hit: piece A, by B.1, hits 1`.
pub(super) fn facts(event: &Fact) -> String {
    let Fact::Map(entries) = event else { return value(event) };
    let kind = entries.iter().find(|(name, _)| *name == "kind");
    let others: Vec<String> =
        entries.iter().filter(|(name, _)| *name != "kind").map(|(name, fact)| named(name, fact)).collect();
    let others = others.join(", ");
    match kind {
        Some((_, kind)) if others.is_empty() => value(kind),
        Some((_, kind)) => format!("{}: {others}", value(kind)),
        None => others,
    }
}

fn named(name: &str, fact: &Fact) -> String {
    format!("{name} {}", value(fact))
}

fn value(fact: &Fact) -> String {
    match fact {
        Fact::Null => "none".to_owned(),
        Fact::Bool(true) => "yes".to_owned(),
        Fact::Bool(false) => "no".to_owned(),
        Fact::Int(number) => number.to_string(),
        Fact::Text(text) => text.clone(),
        Fact::List(items) => {
            let items: Vec<String> = items.iter().map(value).collect();
            format!("[{}]", items.join(", "))
        }
        Fact::Map(entries) => {
            let entries: Vec<String> = entries.iter().map(|(name, fact)| named(name, fact)).collect();
            format!("({})", entries.join(", "))
        }
    }
}
