//! The public transcript: one hash of everything that the parties have shown one another.

use crate::hash::{Hash, hash};

/// The hash of a battle's public lines up to a decision. Every seal and release signs it, so two seats that were shown
/// different histories cannot go on together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Transcript(pub Hash);

impl Transcript {
    /// Returns the transcript before the first decision of the battle with this id.
    pub const fn new(id: Hash) -> Self {
        Self(id)
    }

    /// Returns the transcript after a decision with these lines (`~ `), in the order of the record.
    #[must_use]
    pub fn then<'a>(self, lines: impl IntoIterator<Item = &'a str>) -> Self {
        let lines: Vec<&[u8]> = lines.into_iter().map(str::as_bytes).collect();
        Self(hash("transcript", &[&[&self.0[..]], &lines[..]].concat()))
    }
}
