//! Encryption at rest: a body can be decrypted only with the key, and only in the row for which it was encrypted.

use crate::{Key, Millis, RoomId};
use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};

/// First byte of every encrypted body: the form it has.
const FORM: u8 = 1;
const NONCE: usize = 24;

/// Row that a body belongs to. It is authenticated with the body, so a body in another row is refused.
pub(crate) enum Place<'a> {
    Event { room: RoomId, number: u64, at: Millis, key: Option<Key>, kind: &'a str },
    Private { room: RoomId, seat: u8, kind: &'a str },
    KeyCheck,
}

/// Cipher under the key of one database.
pub(crate) struct Cipher(XChaCha20Poly1305);

impl Cipher {
    pub(crate) fn new(key: &[u8; 32]) -> Self {
        Self(XChaCha20Poly1305::new(key.into()))
    }

    /// Encrypts a body for its row: a byte for the form, 24 random bytes, the encrypted body and its tag.
    ///
    /// # Errors
    /// The system gives no random bytes.
    pub(crate) fn lock(&self, place: &Place<'_>, body: &[u8]) -> Result<Vec<u8>, String> {
        let mut nonce = [0; NONCE];
        getrandom::fill(&mut nonce).map_err(|error| format!("the system gives no random bytes: {error}"))?;
        let payload = Payload { msg: body, aad: &place.bytes() };
        let locked = self.0.encrypt(&nonce.into(), payload).map_err(|error| error.to_string())?;
        Ok([&[FORM], nonce.as_slice(), &locked].concat())
    }

    /// Decrypts the body of a row; `None` if it was not encrypted for this row under this key.
    pub(crate) fn unlock(&self, place: &Place<'_>, kept: &[u8]) -> Option<Vec<u8>> {
        let (nonce, locked) = kept.strip_prefix(&[FORM])?.split_first_chunk::<NONCE>()?;
        let payload = Payload { msg: locked, aad: &place.bytes() };
        self.0.decrypt(&(*nonce).into(), payload).ok()
    }
}

impl Place<'_> {
    /// Writes the row as bytes. Only the last part has no fixed length, so no two rows are alike.
    fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Event { room, number, at, key, kind } => {
                let keyed = [u8::from(key.is_some())];
                let key = key.map_or([0; 16], |key| key.0);
                let (number, at) = (number.to_be_bytes(), at.to_be_bytes());
                [b"e".as_slice(), &room.0, &number, &at, &keyed, &key, kind.as_bytes()].concat()
            }
            Self::Private { room, seat, kind } => {
                [b"p".as_slice(), &room.0, &[*seat], kind.as_bytes()].concat()
            }
            Self::KeyCheck => b"k".to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(number: u64, kind: &str) -> Place<'_> {
        Place::Event { room: RoomId([3; 10]), number, at: 5, key: None, kind }
    }

    #[test]
    fn a_body_is_read_in_its_own_row_alone() {
        let cipher = Cipher::new(&[1; 32]);
        let kept = cipher.lock(&event(1, "sealed"), b"fire 3").expect("a body is locked");
        assert_eq!(cipher.unlock(&event(1, "sealed"), &kept).as_deref(), Some(b"fire 3".as_slice()));
        let other_room = Place::Event { room: RoomId([4; 10]), number: 1, at: 5, key: None, kind: "sealed" };
        let keyed =
            Place::Event { room: RoomId([3; 10]), number: 1, at: 5, key: Some(Key([0; 16])), kind: "sealed" };
        let later = Place::Event { room: RoomId([3; 10]), number: 1, at: 6, key: None, kind: "sealed" };
        let private = Place::Private { room: RoomId([3; 10]), seat: 1, kind: "sealed" };
        for other in
            [event(2, "sealed"), event(1, "said"), other_room, keyed, later, private, Place::KeyCheck]
        {
            assert_eq!(cipher.unlock(&other, &kept), None);
        }
        assert_eq!(Cipher::new(&[2; 32]).unlock(&event(1, "sealed"), &kept), None, "another key");
    }

    #[test]
    fn every_changed_bit_and_every_cut_is_noticed() {
        let cipher = Cipher::new(&[1; 32]);
        let kept = cipher.lock(&event(1, "sealed"), b"fire 3").expect("a body is locked");
        for bit in 0..kept.len() * 8 {
            let mut damaged = kept.clone();
            damaged[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(cipher.unlock(&event(1, "sealed"), &damaged), None, "bit {bit}");
        }
        for length in 0..kept.len() {
            assert_eq!(cipher.unlock(&event(1, "sealed"), &kept[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn the_same_body_is_never_locked_alike() {
        let cipher = Cipher::new(&[1; 32]);
        let lock = || cipher.lock(&event(1, "sealed"), b"fire 3").expect("a body is locked");
        assert_ne!(lock(), lock());
    }
}
