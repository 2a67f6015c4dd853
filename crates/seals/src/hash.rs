//! The hash behind every key, step, seal and id.

use sha2::{Digest as _, Sha256};

/// Bytes of a hash, a key, a step.
pub type Hash = [u8; 32];

/// Returns the SHA-256 of a tag and parts. Tag and parts have their lengths before them, so no two inputs are alike, and
/// a hash made for one purpose is never one made for another.
pub(crate) fn hash(tag: &str, parts: &[&[u8]]) -> Hash {
    let mut sha = Sha256::new();
    for part in [b"firing-arc seals 1", tag.as_bytes()].iter().chain(parts) {
        sha.update((part.len() as u64).to_le_bytes());
        sha.update(part);
    }
    sha.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_and_the_borders_of_parts_count() {
        let all = [
            hash("a", &[b"bc"]),
            hash("ab", &[b"c"]),
            hash("a", &[b"b", b"c"]),
            hash("a", &[b"bc", b""]),
            hash("a", &[]),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(!all[..at].contains(one), "{at}");
        }
    }
}
