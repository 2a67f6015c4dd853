//! Catalogues: all sentences of a game in one language, and the only place where sentences are made from facts.
//!
//! Rules tell facts ([`crate::Describe`]). A catalogue has a message for each kind of event, under the name of the
//! kind, and makes the sentence. Catalogues are written in [Fluent](https://projectfluent.org), a file for each
//! language. The crate `words` compiles them when a game is built; its documentation lists the names and functions of
//! messages. This module reads the compiled text and needs no parser of Fluent.

mod bare;
mod call;
mod compiled;
mod plural;
mod say;

use std::borrow::Cow;
use std::fmt;

use crate::fact::Fact;
use crate::wording::Wording;

use call::Function;
pub use call::functions;
pub use plural::Plurals;

/// All sentences of a game in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    language: String,
    version: u32,
    plurals: Plurals,
    /// The messages by name. They are few, so a linear search is fast enough.
    messages: Vec<(String, Pattern)>,
}

/// Texts and placeholders in sequence.
type Pattern = Vec<Piece>;

/// A part of a pattern.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Text(String),
    Value(Expression),
    Choice { on: Expression, variants: Vec<Variant>, default: usize },
}

/// One of the patterns of a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Variant {
    key: String,
    pattern: Pattern,
}

/// A value that a placeholder shows or chooses by.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Expression {
    Fact(String),
    Message(String),
    Text(String),
    Call { function: Function, given: Vec<Expression>, named: Vec<(String, String)> },
}

/// The reason why a catalogue cannot say something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unsaid {
    /// It has no message of that name.
    NoMessage(String),
    /// The facts lack one that a message names: the names of the message and of the fact.
    NoFact(String, String),
    /// A fact has another type than a message needs: the name of the message, and the type that it needs.
    WrongFact(String, &'static str),
}

impl fmt::Display for Unsaid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMessage(id) => write!(f, "the catalogue has no message \"{id}\""),
            Self::NoFact(id, name) => write!(f, "the message \"{id}\" names \"{name}\", which is no fact"),
            Self::WrongFact(id, wanted) => {
                write!(f, "the message \"{id}\" asks for {wanted} where there is none")
            }
        }
    }
}

impl std::error::Error for Unsaid {}

impl Catalogue {
    /// Returns its language, such as `en`.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns its wording: its language, and the version that grows when a sentence changes.
    pub fn wording(&self) -> Wording {
        Wording { name: Cow::Owned(self.language.clone()), version: self.version }
    }

    /// Returns the names of its messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|(id, _)| id.as_str())
    }

    /// Returns `true` if it has a message of that name.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    fn pattern(&self, id: &str) -> Option<&Pattern> {
        self.messages.iter().find(|(name, _)| name == id).map(|(_, pattern)| pattern)
    }

    /// Returns the text of a message with these facts.
    ///
    /// # Errors
    /// If there is no such message, or the facts lack one that it names.
    pub fn message(&self, id: &str, facts: &Fact) -> Result<String, Unsaid> {
        say::Speaker { catalogue: self, facts, depth: 0 }.message(id)
    }

    /// Returns the sentence of an event: the message of its kind, with its facts.
    ///
    /// # Errors
    /// If there is no such message, or the facts lack one that it names.
    pub fn tell(&self, event: &Fact) -> Result<String, Unsaid> {
        match event.get("kind") {
            Some(Fact::Text(kind)) => self.message(kind, event),
            _ => Err(Unsaid::NoFact(String::new(), "kind".to_owned())),
        }
    }

    /// Returns this catalogue in another wording: `f` changes each text between placeholders.
    ///
    /// Tests use it as a second language. Translators use it to find sentences that are in no catalogue.
    #[must_use]
    pub fn reworded(mut self, language: &str, f: &dyn Fn(&str) -> String) -> Self {
        language.clone_into(&mut self.language);
        self.messages.iter_mut().for_each(|(_, pattern)| reword(pattern, f));
        self
    }
}

/// Returns an event's sentence; the bare facts if there is no catalogue, or no sentence in it.
pub fn sentence(words: Option<&Catalogue>, event: &Fact) -> String {
    words.and_then(|words| words.tell(event).ok()).unwrap_or_else(|| bare::facts(event))
}

fn reword(pattern: &mut Pattern, f: &dyn Fn(&str) -> String) {
    for piece in pattern {
        match piece {
            Piece::Text(text) => *text = f(text),
            Piece::Value(_) => {}
            Piece::Choice { variants, .. } => variants.iter_mut().for_each(|one| reword(&mut one.pattern, f)),
        }
    }
}

#[cfg(test)]
mod tests;
