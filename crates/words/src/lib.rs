//! Compiles catalogues of sentences, when a game is built.
//!
//! Rules tell facts; a catalogue makes sentences of them, in one language. [`build`] compiles the catalogues of a crate,
//! `words/<game>/<language>.ftl` beside its manifest, with Mozilla's parser of [Fluent](https://projectfluent.org);
//! `engine::Catalogue` reads the compact text that comes out. Plural forms come from the rules of Unicode, as a table. So no program
//! carries a parser of Fluent or the plural rules of all languages.
//!
//! ```
//! let compiled = words::compile("en", "### version 1\nhits = { $hits ->\n    [one] 1 hit\n   *[other] { $hits } hits\n }\n");
//! assert!(compiled.unwrap().starts_with("en\n1\n"));
//! ```
//!
//! # A catalogue
//!
//! ```fluent
//! ### version 1
//!
//! separator = ,{ " " }
//! hit = { $hits ->
//!     [one] { $by } hits { $piece } once
//!    *[other] { $by } hits { $piece } { $hits } times
//!  }
//! # unsaid: at
//! fires = { $piece } fires at { LIST($targets) }, range { INCHES($range) } in
//! ```
//!
//! * **The version.** A catalogue begins with the line `### version 1`. Records name the language and this number; raise it when a
//!   sentence changes.
//! * **A message for each kind of event**, under the name of the kind. Its variables are the facts of the event. A message may name
//!   other messages, which see the same facts: `{ arc }`.
//! * **A message for each kind of reason** of a captain, in the same way; their names begin with `why-`. No record holds their
//!   sentences, so the version does not grow with them.
//! * **Facts that are left out.** A message shows every fact of its event. Facts that it leaves out on purpose are listed in a comment
//!   directly above it: `# unsaid: at, radius`. Facts that only some of its variants show are listed there as `# partly unsaid: at`. A
//!   fact of the entries of a list has the name of the list before it: `shots-face`.
//! * **`separator`** is the text between the entries of a list. A catalogue that calls `LIST` or `JOIN` needs it. A text in
//!   quotation marks keeps the blank at its end: `,{ " " }`.
//!
//! # Facts
//!
//! `$boxes-attack` is the fact `attack` of the map `boxes`, `$dice-1` the first entry of the list `dice`, `$dice-last` the last. A fact
//! may have a hyphen in its own name: `$third-hit`. A number is written in digits, a fact that is null as `none`, a boolean as
//! `true` or `false`: a message chooses by these words and never shows them.
//!
//! A choice tries its variants from the top. A number fits its own digits and the name of its plural form (`zero`, `one`, `two`, `few`,
//! `many`, `other`), a word fits itself. If nothing fits, the default is chosen, the variant with the star. If a fact is one of
//! a closed list of words, list them all and let the default show the bare word, so that a word added later is shown as it is:
//!
//! ```fluent
//! way = { $way ->
//!     [left] left
//!     [right] right
//!    *[other] { $way }
//!  }
//! ```
//!
//! # Functions
//!
//! | function | result |
//! |---|---|
//! | `INCHES($range)` | a length in thousandths of an inch, in inches: `2.5` |
//! | `TENTHS($range)` | a number of thousandths, rounded to a tenth: `11.3` |
//! | `PLACE($at)`, `PLACE($x, $y)` | a point in thousandths of an inch, in inches rounded to a tenth: `12,24.5` |
//! | `PAIR($hex)` | two numbers as they are: `3,-2` |
//! | `HUNDREDTHS($nearness)` | a number of hundredths, with two decimals: `4.07` |
//! | `SIGNED($change)` | a number with its sign: `+4`, `−2`; `plus: "S"` and `minus: "P"` replace the signs |
//! | `COMPARE($face, $needs)` | compares two numbers or words: `less`, `same` or `more` |
//! | `SUM($own)` | the sum of a list of numbers |
//! | `WORD($purchase, 2)` | the word of a text at that place, from 1; empty behind the last |
//! | `INITIAL($system)` | the first letter of a text |
//! | `COUNT($targets)` | the number of entries of a list |
//! | `LIST($pieces)` | the entries of a list, with `separator` between them |
//! | `LIST($groups, of: "group-box")` | the same, each entry said by that message. It sees the facts of the entry, or the entry as `$item`. Of several lists, `LIST($targets, $weapons, of: "shot")`, it sees the first entries as `$item-1` and `$item-2`, then the second ones, to the end of the shortest |
//! | `JOIN(to-shield, to-hull, none: "nothing")` | the texts that are not empty, with `separator` between them; the text `none` if all are empty |
//!
//! # The part of Fluent that is used
//!
//! Messages, variables, choices, texts and numbers in braces, messages in messages, calls of the functions above, and comments. A
//! sentence is one line. There are no terms (`-term`), attributes (`.name`), other functions (`NUMBER`, `DATETIME`) or braces in
//! braces: give the inner part a message of its own. Each flaw is named when the game is built.
//!
//! # A second language
//!
//! The first catalogue of a game is the English one, or without it the first by name. [`folder`] compares every other with it, so that
//! no sentence is missing in a battle. A catalogue is refused if it lacks a message of the first, has one that no event can use, or
//! names a fact that the first does not know. It must show every fact that the first shows, or list it as unsaid. Messages that only
//! serve other messages may differ.

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod beside;
mod build;
mod emit;
mod pattern;

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser;
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

pub use build::{build, folder};
pub use pattern::functions;

/// Length of a plural table: each number below 100, then by the last two digits.
const NUMBERS: u32 = 200;

/// Beginning of a comment that lists the facts its message leaves out on purpose.
const UNSAID: &str = "unsaid: ";
/// Name of the message between the entries of a list.
const SEPARATOR: &str = "separator";
/// Beginning of a comment that lists the facts that only some variants of its message show.
const PARTLY: &str = "partly unsaid: ";

/// Compiles a catalogue of that language.
///
/// # Errors
/// Every flaw of the file: invalid Fluent, parts of Fluent that catalogues do not support, an unknown message, a list
/// without a `separator`, or a language without plural rules.
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
    if !names.contains(SEPARATOR) && messages(&resource).any(pattern::lists) {
        flaws.push("no message \"separator\": the text between the entries of a list".to_owned());
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

/// Returns the facts that each message leaves out on purpose, from its comment `# unsaid: …`. The name of a fact within
/// another one has the outer name and a hyphen first.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn unsaid(text: &str) -> Result<Vec<(String, Vec<String>)>, Vec<String>> {
    listed(text, UNSAID)
}

/// Returns the facts that only some variants of each message show, from its comment `# partly unsaid: …`.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn partly_unsaid(text: &str) -> Result<Vec<(String, Vec<String>)>, Vec<String>> {
    listed(text, PARTLY)
}

/// Returns the lists in comments with that beginning, by message.
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

/// Returns the kinds of events that a catalogue has sentences for: its messages that no other message names, except the
/// `separator` of lists.
///
/// # Errors
/// Every flaw of the file as Fluent.
pub fn kinds(text: &str) -> Result<Vec<String>, Vec<String>> {
    let resource = read(text)?;
    let (mut within, mut entries) = (BTreeSet::from([SEPARATOR]), BTreeSet::new());
    messages(&resource).for_each(|message| pattern::named(message, &mut within, &mut entries));
    let names = messages(&resource).map(|message| message.id.name);
    let serves = |name: &&str| within.contains(name) || entries.contains(name);
    Ok(names.filter(|name| !serves(name)).map(str::to_owned).collect())
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
