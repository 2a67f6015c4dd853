//! The options of a game by key, each with its clause and its values.

use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::clause::{Clause, Flaw};

/// One option as a player sees it.
#[derive(Clone, Copy, Debug)]
pub struct OptionCard {
    /// Its key, as in `--option missiles=3`.
    pub key: &'static str,
    /// The clause that it belongs to.
    pub clause: Clause,
    /// Its effect, in a line.
    pub about: &'static str,
    /// Its default.
    pub default: &'static str,
    /// Its values, if they are words; empty for numbers.
    pub values: &'static [&'static str],
}

impl OptionCard {
    /// Returns the card with that key.
    ///
    /// # Errors
    /// If there is none; the flaw names those there are.
    pub fn find(all: &'static [Self], key: &str) -> Result<&'static Self, Flaw> {
        all.iter().find(|card| card.key == key).ok_or_else(|| {
            let keys: Vec<&str> = all.iter().map(|card| card.key).collect();
            Flaw::plain(format!("option {key}"), format!("no such option; there are {}", keys.join(", ")))
        })
    }

    /// Returns the index of a value among the words that the option takes.
    ///
    /// # Errors
    /// If it is none of them.
    pub fn word(&self, value: &str) -> Result<usize, Flaw> {
        self.values.iter().position(|word| *word == value).ok_or_else(|| self.wrong(value))
    }

    /// Returns the item of `all` that a value names. The items are in the order of the option's words.
    ///
    /// # Errors
    /// If the value is none of the words.
    ///
    /// # Panics
    /// If the option has more words than `all` has items.
    pub fn pick<T: Copy>(&self, value: &str, all: &[T]) -> Result<T, Flaw> {
        self.word(value).map(|at| all[at])
    }

    /// Returns `true` if a value is the second of the option's two words, such as `on`.
    ///
    /// # Errors
    /// If the value is none of the words.
    pub fn is_on(&self, value: &str) -> Result<bool, Flaw> {
        self.word(value).map(|at| at == 1)
    }

    /// Reads a number within bounds.
    ///
    /// # Errors
    /// If the value is no such number.
    pub fn number<T: FromStr + PartialOrd>(&self, value: &str, bounds: RangeInclusive<T>) -> Result<T, Flaw> {
        value.parse().ok().filter(|number| bounds.contains(number)).ok_or_else(|| self.wrong(value))
    }

    /// Returns the flaw of a value that the option does not take. It names the words that the option takes, or its
    /// bounds.
    pub fn wrong(&self, value: &str) -> Flaw {
        let allowed = match self.values {
            [before @ .., last] if !before.is_empty() => format!("use {} or {last}", before.join(", ")),
            _ => self.about.to_owned(),
        };
        let what = format!("\"{value}\" is not allowed: {allowed}");
        Flaw::against(self.clause, format!("option {}", self.key), what)
    }
}
