//! Secrets of parties as they are sent: 128 bits as 32 hexadecimal digits, never printed.

use engine::digest::{hex, unhex};
use sha2::{Digest, Sha256};
use store::{Hash, RoomId};

use crate::refusal::{Refusal, RefusalReason};

/// A secret of 128 bits: the token of a seat, an invitation, the token of spectators, or a key.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl std::fmt::Debug for Token {
    /// The secret stays unsaid.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token")
    }
}

impl Token {
    pub(crate) const fn of(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// Reads the 32 digits of a field.
    pub(crate) fn read(field: &str, text: &str) -> Result<Self, Refusal> {
        let small = !text.bytes().any(|byte| byte.is_ascii_uppercase());
        unhex(text).filter(|_| small).map(Self).ok_or_else(|| {
            Refusal::new(
                RefusalReason::Line,
                field,
                "128 random bits as 32 small hexadecimal digits are needed",
            )
        })
    }

    /// Returns the hash by which the store knows the token.
    pub(crate) fn hash(self) -> Hash {
        Hash::of(&self.0)
    }

    /// Returns the bytes, as a key of a write.
    pub(crate) const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// Returns the 32 digits.
    pub(crate) fn text(self) -> String {
        hex(&self.0)
    }

    /// Derives another secret from this one, so that a repeated request comes to the same one; it does not lead back.
    pub(crate) fn derive(self, key: Self, what: &str) -> Self {
        let whole = self.whole(key, what);
        Self(std::array::from_fn(|at| whole[at]))
    }

    /// Derives the name of the room that the holder of this token makes with a key.
    pub(crate) fn room(self, key: Self) -> RoomId {
        let whole = self.whole(key, "room");
        RoomId(std::array::from_fn(|at| whole[at]))
    }

    fn whole(self, key: Self, what: &str) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(b"firing-arc rooms 1 ");
        hash.update(self.0);
        hash.update(key.0);
        hash.update(what.as_bytes());
        hash.finalize().into()
    }
}
