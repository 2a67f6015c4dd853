//! Keys of seals, each encrypted to one party.

use std::collections::BTreeMap;

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};
use engine::Seat;
use engine::dice::Party;
use engine::digest::hex;
use x25519_dalek::{PublicKey, StaticSecret};

use crate::hash::{Hash, hash};
use crate::key::{Keys, Secret};
use crate::seal::{Place, Seal, about, bytes};

/// One key of a seal, encrypted to the party that keeps it: `p` to the server, `q` to another seat.
///
/// The signed seal has its hash, so nobody can put another one there. What comes out must have the hash of the key that
/// the seal says, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrapped {
    /// The seat whose seal it belongs to.
    pub seat: Seat,
    /// The attempt of that seal.
    pub attempt: u32,
    /// The party that can open it.
    pub to: Party,
    /// The public key for this one encryption, then the encrypted key.
    pub bytes: Vec<u8>,
}

impl Wrapped {
    /// Encrypts the keys of a seal, `p` to the server and `q` to the other seats, and returns them with the seal that names
    /// them.
    pub fn all(
        secret: &Secret,
        place: &Place,
        seal: Seal,
        parties: &BTreeMap<Party, Keys>,
    ) -> (Seal, Vec<Self>) {
        let keys = seal.keys_of(secret, place);
        let others = parties.iter().filter(|(party, _)| **party != Party::Seat(seal.seat));
        let one = |(party, of): (&Party, &Keys)| {
            let key = if *party == Party::Server { keys.p } else { keys.q };
            Some(Self::make(secret, place, &seal, (*party, &of.receives?), &key))
        };
        let all: Vec<Self> = others.filter_map(one).collect();
        (seal.with_keys(secret, place, &all), all)
    }

    /// Encrypts a key of a seal to a party, whose receiving key is given.
    ///
    /// # Panics
    ///
    /// Panics never: the cipher takes 32 bytes.
    pub fn make(
        secret: &Secret,
        place: &Place,
        seal: &Seal,
        (to, receives): (Party, &Hash),
        key: &Hash,
    ) -> Self {
        let about = about_key(place, seal, to);
        let own = secret.for_once(&about, receives);
        let public = PublicKey::from(&own).to_bytes();
        let shared = own.diffie_hellman(&PublicKey::from(*receives));
        let cipher = cipher(shared.as_bytes(), &public, receives);
        // The key is for this one encryption, so its nonce may be fixed.
        let payload = Payload { msg: key, aad: &about };
        let locked = cipher.encrypt(&[0; 24].into(), payload).expect("a key is far below the cipher's limit");
        Self { seat: seal.seat, attempt: seal.attempt, to, bytes: [&public[..], &locked].concat() }
    }

    /// Returns the key; `None` if it was not encrypted to this secret for this seal.
    pub fn open(&self, secret: &Secret, place: &Place, seal: &Seal) -> Option<Hash> {
        self.open_with(&secret.receiving(), place, seal)
    }

    /// Returns the key, with the secret half of a receiving key.
    pub(crate) fn open_with(&self, own: &StaticSecret, place: &Place, seal: &Seal) -> Option<Hash> {
        if (self.seat, self.attempt) != (seal.seat, seal.attempt) {
            return None;
        }
        let (public, locked) = self.bytes.split_first_chunk::<32>()?;
        let shared = own.diffie_hellman(&PublicKey::from(*public));
        if !shared.was_contributory() {
            return None;
        }
        let cipher = cipher(shared.as_bytes(), public, &PublicKey::from(own).to_bytes());
        let about = about_key(place, seal, self.to);
        cipher.decrypt(&[0; 24].into(), Payload { msg: locked, aad: &about }).ok()?.try_into().ok()
    }

    /// Returns its hash, which its seat signs with the seal.
    pub(crate) fn hash(&self) -> Hash {
        let of = [&[self.seat.0][..], &self.attempt.to_le_bytes(), &[number(self.to)]].concat();
        hash("encrypted key", &[&of, &self.bytes])
    }

    /// Writes it as a line of a letter.
    pub fn line(&self) -> String {
        format!("~ secret {} {} {} {}", self.seat, self.attempt, self.to, hex(&self.bytes))
    }

    /// Parses a line; `None` if it is no such line.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.strip_prefix("~ secret ")?.split(' ').collect();
        let [seat, attempt, to, text] = words[..] else { return None };
        let bytes = bytes(text)?;
        Some(Self { seat: Seat::parse(seat)?, attempt: attempt.parse().ok()?, to: Party::parse(to)?, bytes })
    }
}

fn cipher(shared: &Hash, public: &Hash, receives: &Hash) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(&hash("key of a key", &[shared, public, receives]).into())
}

/// Returns the bytes that bind a key to its seal and its receiver.
fn about_key(place: &Place, seal: &Seal, to: Party) -> Vec<u8> {
    let all = hash("key of a seal for", &[&seal.p, &seal.q, &seal.ciphertext, &[number(to)]]);
    [&about(place, seal.seat, seal.attempt)[..], &all].concat()
}

/// Returns the number of a party in a byte; 0 is the server.
const fn number(party: Party) -> u8 {
    match party {
        Party::Seat(seat) => seat.number(),
        Party::Server => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::Mode;
    use crate::seal::Held;
    use crate::transcript::Transcript;

    #[test]
    fn a_key_opens_for_its_receiver_and_its_seal_alone() {
        let (writer, reader) = (Secret::new([1; 32]), Secret::new([2; 32]));
        let place = Place { id: [1; 32], decision: 3, transcript: Transcript([2; 32]), asked: None };
        let seal = |nonce: u8| {
            let held = Held { order: "idle".to_owned(), step: [3; 32], record_before: [4; 32] };
            Seal::make(&writer, &place, (Seat(0), 1), &held, ([nonce; 24], 256))
        };
        let (own, other) = (seal(1), seal(2));
        let key = own.keys_of(&writer, &place).q;
        let to = Party::Seat(Seat(1));
        let receives = reader.keys(Mode::Shared).receives.expect("it receives");
        let wrapped = Wrapped::make(&writer, &place, &own, (to, &receives), &key);
        assert_eq!(wrapped.open(&reader, &place, &own), Some(key));
        assert_eq!(Wrapped::parse(&wrapped.line()), Some(wrapped.clone()));
        assert_eq!(wrapped, Wrapped::make(&writer, &place, &own, (to, &receives), &key), "the same again");
        assert_eq!(
            wrapped.open(&writer, &place, &own),
            None,
            "its writer needs it not, and has no key to it"
        );
        assert_eq!(wrapped.open(&reader, &place, &other), None, "another seal");
        assert_eq!(wrapped.open(&reader, &Place { decision: 4, ..place }, &own), None, "another place");
        for at in 0..wrapped.bytes.len() {
            let mut changed = wrapped.clone();
            changed.bytes[at] ^= 1;
            // X25519 reads over the highest bit of a public key; the cipher's key covers all of it.
            assert_eq!(changed.open(&reader, &place, &own), None, "{at}");
        }
        for low in [[0; 32], [1; 32].map(|_| 0u8)] {
            let bytes = [&low[..], &wrapped.bytes[32..]].concat();
            let changed = Wrapped { bytes, ..wrapped.clone() };
            assert_eq!(changed.open(&reader, &place, &own), None, "a key that all could know");
        }
    }
}
