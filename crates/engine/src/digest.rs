//! Digests of text. Two machines compare them to check that they played the same battle.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// The first eight bytes of SHA-256 over a chain of texts; written as 16 hexadecimal digits.
///
/// Each digest covers the one before it, so an edit anywhere shows in every later digest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Digest(pub [u8; 8]);

impl Digest {
    /// Returns the digest of a text that nothing precedes.
    pub fn of(text: &str) -> Self {
        Self::default().then(text)
    }

    /// Returns the digest of this chain and one more text.
    #[must_use]
    pub fn then(self, text: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(text.as_bytes());
        let whole: [u8; 32] = hash.finalize().into();
        Self(std::array::from_fn(|i| whole[i]))
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// Returns bytes as lower-case hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |n: u8| char::from(DIGITS[n as usize]);
    bytes.iter().flat_map(|b| [digit(b >> 4), digit(b & 15)]).collect()
}

/// Parses hexadecimal digits as bytes; `None` unless there are exactly two digits for each byte.
pub fn unhex<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (i, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_digest_covers_what_came_before() {
        assert_ne!(Digest::of("a").then("b"), Digest::of("b").then("b"));
        assert_eq!(Digest::of("a").to_string().len(), 16);
        assert_eq!(unhex::<2>("0fA0"), Some([15, 160]));
        assert_eq!(unhex::<2>("0f"), None);
    }
}
