//! Wordings: the language of sentences, and its version.

use std::borrow::Cow;
use std::fmt;

/// A wording of a game's sentences: its name, such as `en`, and its version.
///
/// The version grows when any sentence of the game changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    /// Its name: letters, digits and hyphens.
    pub name: Cow<'static, str>,
    /// Its version, from 1.
    pub version: u32,
}

impl Wording {
    /// The wording of a battle without a catalogue: its sentences are the bare facts.
    pub const FACTS: Self = Self::new("facts", 1);

    /// Returns a wording.
    pub const fn new(name: &'static str, version: u32) -> Self {
        Self { name: Cow::Borrowed(name), version }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let (name, version) = text.split_once(' ')?;
        let plain = !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        let version = version.parse().ok().filter(|version| *version > 0)?;
        plain.then(|| Self { name: Cow::Owned(name.to_owned()), version })
    }
}

impl fmt::Display for Wording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.version)
    }
}
