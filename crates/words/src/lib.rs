//! Compiles catalogues of sentences, when a game is built.
//!
//! A catalogue is a file in [Fluent](https://projectfluent.org), `words/<language>.ftl` of a game: a message for each kind of
//! event, under the name of the kind, with the facts of the event as variables. [`compile`] reads it with Mozilla's parser and
//! writes the compact text that `engine::Catalogue` reads; plural forms come from the rules of Unicode, as a table. So no
//! program carries a parser of Fluent or the plural rules of all languages.
//!
//! ```
//! let compiled = words::compile("en", "### version 1\nhits = { $hits ->\n    [one] 1 hit\n   *[other] { $hits } hits\n }\n");
//! assert!(compiled.unwrap().starts_with("en\n1\n"));
//! ```

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod build;
mod emit;
mod pattern;

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

pub use build::{build, folder};

/// The numbers of a plural table: below 100 each of its own, from there on by the last two digits.
const NUMBERS: u32 = 200;

/// What a comment of a message begins with that lists the facts it leaves out on purpose.
const UNSAID: &str = "unsaid: ";
/// The message that stands between the items of a list.
const SEPARATOR: &str = "separator";
/// What a comment of a message begins with that lists the facts which only some of its variants say.
const PARTLY: &str = "partly unsaid: ";

/// Compiles a catalogue of that language.
///
/// # Errors
/// Every flaw of the file: what is no Fluent, what is beyond the part of Fluent that catalogues use, a message that is named
/// and is not there, a language without plural rules.
pub fn compile(language: &str, text: &str) -> Result<String, Vec<String>> {
    let resource = read(text)?;
    let mut flaws = Vec::new();
    let version = version(&resource).unwrap_or_else(|| {
        flaws.push("no version: begin with the line `### version 1`".to_owned());
        0
    });
    let plurals = plurals(language).unwrap_or_else(|| {
        flaws.push(format!("no plural rules are known for the language \"{language}\""));
        String::new()
    });
    let names: BTreeSet<&str> = messages(&resource).map(|message| message.id.name).collect();
    if names.len() < messages(&resource).count() {
        flaws.push("a message stands twice".to_owned());
    }
    let mut lines = format!("{language}\n{version}\n{plurals}\n");
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => match pattern::message(message, &names) {
                Ok(pattern) => lines += &format!("{}\u{1e}{pattern}\n", message.id.name),
                Err(flaw) => flaws.push(format!("{}: {flaw}", message.id.name)),
            },
            Entry::Term(term) => flaws.push(format!("-{}: write it as a message", term.id.name)),
            _ => {}
        }
    }
    if flaws.is_empty() { Ok(lines) } else { Err(flaws) }
}

/// Returns the facts that each message leaves out on purpose, as its comment `# unsaid: …` lists them; a fact in another one
/// by the names of both with a hyphen between.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn unsaid(text: &str) -> Result<Vec<(String, Vec<String>)>, Vec<String>> {
    listed(text, UNSAID)
}

/// Returns the facts that each message says in some sentences and not in others, as its comment `# partly unsaid: …` lists
/// them.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn partly_unsaid(text: &str) -> Result<Vec<(String, Vec<String>)>, Vec<String>> {
    listed(text, PARTLY)
}

/// Returns what comments with that beginning list, by message.
fn listed(text: &str, beginning: &str) -> Result<Vec<(String, Vec<String>)>, Vec<String>> {
    let resource = read(text)?;
    let listed = |message: &Message<&str>| {
        let comment = message.comment.iter().flat_map(|comment| &comment.content);
        let list = comment.filter_map(|line| line.strip_prefix(beginning));
        let names = list.flat_map(|list| list.split(", ").map(str::to_owned)).collect();
        (message.id.name.to_owned(), names)
    };
    Ok(messages(&resource).map(listed).collect())
}

/// Returns the kinds of events that a catalogue has sentences for: its messages that no other message names, but the
/// `separator` of lists.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn kinds(text: &str) -> Result<Vec<String>, Vec<String>> {
    let resource = read(text)?;
    let mut parts = BTreeSet::from([SEPARATOR]);
    messages(&resource)
        .filter_map(|message| message.value.as_ref())
        .for_each(|p| pattern::named(p, &mut parts));
    let names = messages(&resource).map(|message| message.id.name);
    Ok(names.filter(|name| !parts.contains(name)).map(str::to_owned).collect())
}

fn read(text: &str) -> Result<Resource<&str>, Vec<String>> {
    parser::parse(text).map_err(|(_, errors)| {
        let line = |at: usize| 1 + text[..at].matches('\n').count();
        errors.iter().map(|error| format!("line {}: {}", line(error.pos.start), error.kind)).collect()
    })
}

fn messages<'r, 't>(resource: &'r Resource<&'t str>) -> impl Iterator<Item = &'r Message<&'t str>> {
    resource
        .body
        .iter()
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message) } else { None })
}

/// Returns the version of the wording: the number in the line `### version 1`.
fn version(resource: &Resource<&str>) -> Option<u32> {
    let mut lines = resource.body.iter().flat_map(|entry| match entry {
        Entry::ResourceComment(comment) => comment.content.as_slice(),
        _ => &[],
    });
    lines.find_map(|line| line.strip_prefix("version ")?.parse().ok().filter(|version| *version > 0))
}

/// Returns the letter of each number's plural form, without those that repeat at the end.
fn plurals(language: &str) -> Option<String> {
    // It stands in records, which have letters, digits and hyphens there.
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    let language: LanguageIdentifier = language.bytes().all(plain).then(|| language.parse().ok())??;
    // A region or a script of its own does not stand among the rules.
    let known = PluralRules::create(language.clone(), PluralRuleType::CARDINAL);
    let plain = LanguageIdentifier::from_parts(language.language, None, None, &[]);
    let rules = known.or_else(|_| PluralRules::create(plain, PluralRuleType::CARDINAL)).ok()?;
    let letter = |number: u32| match rules.select(number) {
        Ok(PluralCategory::ZERO) => 'z',
        Ok(PluralCategory::ONE) => 'o',
        Ok(PluralCategory::TWO) => 't',
        Ok(PluralCategory::FEW) => 'f',
        Ok(PluralCategory::MANY) => 'm',
        _ => 'x',
    };
    let table: String = (0..NUMBERS).map(letter).collect();
    let last = table.chars().last()?;
    Some(format!("{}{last}", table.trim_end_matches(last)))
}

#[cfg(test)]
mod tests;
