//! Names and secrets of a room: its id, the hash of a token, and the key of a write.

use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;
use subtle::ConstantTimeEq;

/// Crockford's base32 in lower case: no i, l, o or u.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Name of a room: 80 bits that nobody can guess, shown as 16 letters of base32.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(pub [u8; 10]);

/// Text that is no [`RoomId`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the name of a room has 16 letters and digits, without i, l, o and u")]
pub struct NotARoomId;

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for five in self.0.chunks(5) {
            let bits = five.iter().fold(0_u64, |bits, byte| bits << 8 | u64::from(*byte));
            for place in (0..8).rev() {
                let letter = LETTERS[(bits >> (5 * place)) as usize & 31];
                write!(f, "{}", letter as char)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "RoomId({self})")
    }
}

impl FromStr for RoomId {
    type Err = NotARoomId;

    /// Reads the 16 letters as [`RoomId`] shows them; a room has one address, so capitals are refused.
    fn from_str(text: &str) -> Result<Self, NotARoomId> {
        let letters: &[u8; 16] = text.as_bytes().try_into().map_err(|_| NotARoomId)?;
        let mut id = [0; 10];
        for (eight, bytes) in letters.chunks(8).zip(id.chunks_mut(5)) {
            let mut bits = 0_u64;
            for letter in eight {
                let value = LETTERS.iter().position(|known| known == letter).ok_or(NotARoomId)?;
                bits = bits << 5 | value as u64;
            }
            bytes.copy_from_slice(&bits.to_be_bytes()[3..]);
        }
        Ok(Self(id))
    }
}

/// SHA-256 of a token. A store never sees the token itself. Two are compared for equality in a time that does not tell where they differ.
#[derive(Clone, Copy, Eq, PartialOrd, Ord)]
pub struct Hash(pub [u8; 32]);

impl PartialEq for Hash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Hash {
    /// Hashes a token. Tokens are 128 random bits, so no salt is needed.
    pub fn of(token: &[u8]) -> Self {
        Self(Sha256::digest(token).into())
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Hash({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// Name of one write in a room. A second write with the same key changes nothing and is given the first one's answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub [u8; 16]);

impl Key {
    /// Mixes the writer's token into the key that it sent, so that no writer is given the answer of another.
    pub fn of(writer: &Hash, sent: &[u8; 16]) -> Self {
        let mut hash = Sha256::new();
        hash.update(writer.0);
        hash.update(sent);
        let mut key = [0; 16];
        key.copy_from_slice(&hash.finalize()[..16]);
        Self(key)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Key({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_is_shown_as_sixteen_letters_and_read_back() {
        assert_eq!(RoomId([0; 10]).to_string(), "0000000000000000");
        assert_eq!(RoomId([255; 10]).to_string(), "zzzzzzzzzzzzzzzz");
        let one = RoomId([0, 0, 0, 0, 1, 0, 0, 0, 0, 33]);
        assert_eq!(one.to_string(), "0000000100000011");
        for seed in 0..=255_u8 {
            let id = RoomId(std::array::from_fn(|at| seed.wrapping_mul(at as u8 + 7)));
            assert_eq!(id.to_string().parse(), Ok(id));
        }
    }

    #[test]
    fn other_text_is_no_room() {
        for bad in
            ["", "0", "000000000000000", "00000000000000000", "000000000000000i", "A000000000000000", "é"]
        {
            assert_eq!(bad.parse::<RoomId>(), Err(NotARoomId), "{bad}");
        }
    }

    #[test]
    fn a_hash_is_sha_256() {
        let Hash(bytes) = Hash::of(b"abc");
        assert_eq!(bytes[..4], [0xba, 0x78, 0x16, 0xbf]);
        assert_eq!(format!("{:?}", Hash(bytes)), "Hash(ba7816bf…)");
    }

    #[test]
    fn hashes_are_equal_only_if_all_of_their_bytes_are() {
        let one = Hash::of(b"one");
        assert_eq!(one, Hash(one.0));
        for at in 0..32 {
            let mut other = one;
            other.0[at] ^= 1;
            assert_ne!(one, other, "byte {at}");
        }
    }

    #[test]
    fn two_writers_that_send_one_key_have_two_keys() {
        let (one, other) = (Hash::of(b"one"), Hash::of(b"other"));
        assert_ne!(Key::of(&one, &[7; 16]), Key::of(&other, &[7; 16]));
        assert_eq!(Key::of(&one, &[7; 16]), Key::of(&one, &[7; 16]));
    }
}
