//! Seals: signed, encrypted orders, and how they are opened.

use chacha20poly1305::aead::{Aead, Payload};
use chacha20poly1305::{KeyInit, XChaCha20Poly1305};
use engine::digest::{hex, unhex};
use engine::{Seat, Seats};

use crate::fault::Fault;
use crate::hash::{Hash, hash};
use crate::key::{Keys, SealKeys, Secret, Signature};
use crate::shared::Wrapped;
use crate::transcript::Transcript;

/// Bytes of a nonce.
const NONCE: usize = 24;
/// The content of a seal is filled up to a multiple of this many bytes at least, so that its length tells little.
pub const LEAST: usize = 256;
/// The most bytes that a seal may hold.
pub const MOST: usize = 64 << 10;
/// The most bytes that a seal may hold in the mode *shared*: a letter of a room holds two such seals with all their keys.
pub const MOST_SHARED: usize = 12 << 10;
/// The most bytes that a seal may hold in a strict room: a letter holds two such seals.
pub const MOST_STRICT: usize = 15 << 10;
/// Bytes that the encryption adds behind what a seal holds.
const TAG: usize = 16;

/// The place of a seal: battle, decision and everything shown before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The id of the battle.
    pub id: Hash,
    /// The decision, from 1.
    pub decision: u32,
    /// The public transcript up to the decision before.
    pub transcript: Transcript,
    /// In the mode *shared*: the seats that must seal, as every seal, close and release states. `None` where the rules
    /// alone say it.
    pub asked: Option<Seats>,
}

/// The content of a seal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The order, in the notation of the game.
    pub order: String,
    /// The seat's step of this decision.
    pub step: Hash,
    /// The fingerprint of the record that the seat had before it.
    pub record_before: Hash,
}

/// A seat's sealed order: signed, and unreadable until it is opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seal {
    /// The seat.
    pub seat: Seat,
    /// The number of this attempt in the decision, from 1.
    pub attempt: u32,
    /// The transcript that the writer had.
    pub transcript: Hash,
    /// The hash of the key `p`.
    pub p: Hash,
    /// The hash of the key `q`.
    pub q: Hash,
    /// The nonce, then the encrypted order.
    pub ciphertext: Vec<u8>,
    /// In the mode *shared*: the hash of each of its keys as it was encrypted to another party. So its seat signs them, and
    /// a key that opens nothing is its own lie.
    pub wraps: Vec<Hash>,
    /// The seat's signature over all of it.
    pub signature: Signature,
}

impl Place {
    /// Writes the place as bytes, for signatures and encryption.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let asked: Vec<u8> = self.asked.into_iter().flatten().map(|seat| seat.0).collect();
        [&self.id[..], &self.decision.to_le_bytes(), &self.transcript.0, &asked].concat()
    }
}

impl Seal {
    /// Seals an order. `nonce` are 24 fresh random bytes, `size` the bytes to which it is filled up.
    ///
    /// # Panics
    ///
    /// Panics if the order has more than 256 GiB, which the cipher cannot take.
    pub fn make(
        secret: &Secret,
        place: &Place,
        (seat, attempt): (Seat, u32),
        held: &Held,
        (nonce, size): ([u8; NONCE], usize),
    ) -> Self {
        let keys = secret.seal_keys(&place.id, &nonce);
        let transcript = place.transcript.0;
        let [p, q] = hashes(&keys);
        let body = held.bytes(size);
        let about = about(place, seat, attempt);
        let payload = Payload { msg: &body, aad: &about };
        let locked =
            cipher(&keys).encrypt(&nonce.into(), payload).expect("an order is far below the cipher's limit");
        let mut seal = Self {
            seat,
            attempt,
            transcript,
            p,
            q,
            ciphertext: [&nonce[..], &locked].concat(),
            wraps: Vec::new(),
            signature: [0; 64],
        };
        seal.signature = secret.sign(&seal.message(place));
        seal
    }

    /// Signs the seal anew with its keys as they were encrypted.
    #[must_use]
    pub fn with_keys(mut self, secret: &Secret, place: &Place, keys: &[Wrapped]) -> Self {
        self.wraps = keys.iter().map(Wrapped::hash).collect();
        self.signature = secret.sign(&self.message(place));
        self
    }

    /// Returns `true` if its seat signed this encrypted key with it.
    pub fn names(&self, key: &Wrapped) -> bool {
        (self.seat, self.attempt) == (key.seat, key.attempt) && self.wraps.contains(&key.hash())
    }

    /// Returns the keys with which its writer opens it.
    pub fn keys_of(&self, secret: &Secret, place: &Place) -> SealKeys {
        secret.seal_keys(&place.id, &self.ciphertext[..NONCE.min(self.ciphertext.len())])
    }

    /// Returns `true` if these are the keys of this seal.
    pub fn has_keys(&self, keys: &SealKeys) -> bool {
        hashes(keys) == [self.p, self.q]
    }

    /// Returns the bytes of what it holds.
    pub const fn bytes(&self) -> usize {
        self.ciphertext.len().saturating_sub(NONCE + TAG)
    }

    /// Returns `true` if its attempt and length are those of a seal, and it names encrypted keys in the mode *shared* alone.
    fn is_well_formed(&self, place: &Place) -> bool {
        let body = self.ciphertext.len().checked_sub(NONCE + TAG);
        self.attempt > 0
            && self.wraps.is_empty() == place.asked.is_none()
            && body.is_some_and(|body| body >= LEAST && body.is_multiple_of(LEAST) && body <= MOST)
    }

    /// Checks the seal's form, place and signature.
    ///
    /// # Errors
    /// If it belongs elsewhere, or its seat did not sign it.
    pub fn check(&self, keys: &Keys, place: &Place) -> Result<(), Fault> {
        let seat = self.seat;
        if !self.is_well_formed(place) {
            let what =
                format!("what seat {seat} sealed in decision {} has not the form of a seal", place.decision);
            return Err(Fault::of("seal", what));
        }
        if self.transcript != place.transcript.0 {
            let what =
                format!("seat {seat} sealed its order of decision {} after another history", place.decision);
            return Err(Fault::of("transcript", what));
        }
        if keys.signed(&self.message(place), &self.signature) {
            return Ok(());
        }
        let what = format!("the seal of decision {} is not signed by seat {seat}", place.decision);
        Err(Fault::of("signature", what))
    }

    /// Opens the seal.
    ///
    /// # Errors
    /// If the keys are not those of the seal, or what it holds cannot be read.
    pub fn open(&self, place: &Place, keys: &SealKeys) -> Result<Held, Fault> {
        let (seat, decision) = (self.seat, place.decision);
        if !self.has_keys(keys) {
            let what = format!("the keys do not open the seal of seat {seat} in decision {decision}");
            return Err(Fault::of("opening", what));
        }
        let about = about(place, seat, self.attempt);
        let held = self.ciphertext.split_first_chunk::<NONCE>().and_then(|(nonce, locked)| {
            let payload = Payload { msg: locked, aad: &about };
            cipher(keys).decrypt(&(*nonce).into(), payload).ok()
        });
        held.and_then(|body| Held::read(&body)).ok_or_else(|| {
            Fault::of("seal", format!("what seat {seat} sealed in decision {decision} cannot be read"))
        })
    }

    /// Writes the seal as a line of the record.
    pub fn line(&self) -> String {
        let (seat, attempt) = (self.seat, self.attempt);
        let [t, p, q] = [self.transcript, self.p, self.q].map(|hash| hex(&hash));
        let bytes = [&self.ciphertext[..], &self.wraps.concat()].concat();
        format!("~ seal {seat} {attempt} {t} {p} {q} {} {}", hex(&bytes), hex(&self.signature))
    }

    /// Parses a line of the record; `None` if it is no seal, or its encrypted order is no longer kept.
    pub fn parse(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.strip_prefix("~ seal ")?.split(' ').collect();
        let [seat, attempt, transcript, p, q, sealed, signature] = words[..] else { return None };
        let (ciphertext, wraps) = parted(bytes(sealed)?);
        Some(Self {
            seat: Seat::parse(seat)?,
            attempt: attempt.parse().ok()?,
            transcript: unhex(transcript)?,
            p: unhex(p)?,
            q: unhex(q)?,
            ciphertext,
            wraps,
            signature: unhex(signature)?,
        })
    }

    /// Returns the bytes that the seat signs.
    fn message(&self, place: &Place) -> Vec<u8> {
        let (place, seat, attempt) = (place.bytes(), [self.seat.0], self.attempt.to_le_bytes());
        let keys = self.wraps.concat();
        let mut parts: Vec<&[u8]> = vec![&place, &seat, &attempt, &self.p, &self.q, &self.ciphertext];
        parts.extend((!keys.is_empty()).then_some(&keys[..]));
        hash("seal", &parts).to_vec()
    }
}

impl Held {
    /// Writes it as bytes, filled up with zeros to a multiple of `size`.
    fn bytes(&self, size: usize) -> Vec<u8> {
        let order = self.order.as_bytes();
        let mut body =
            [&self.step[..], &self.record_before, &(order.len() as u32).to_le_bytes(), order].concat();
        body.resize(body.len().next_multiple_of(size.max(LEAST)), 0);
        body
    }

    fn read(body: &[u8]) -> Option<Self> {
        let (step, rest) = body.split_first_chunk::<32>()?;
        let (record_before, rest) = rest.split_first_chunk::<32>()?;
        let (length, rest) = rest.split_first_chunk::<4>()?;
        let (order, filled) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        let order = str::from_utf8(order).ok().filter(|order| !order.contains('\n'))?;
        let whole = filled.iter().all(|byte| *byte == 0);
        whole.then(|| Self { order: order.to_owned(), step: *step, record_before: *record_before })
    }
}

/// Divides the bytes of a seal's line into nonce and encrypted order, and the hashes behind them. What is encrypted has
/// whole multiples of [`LEAST`] bytes, so the length tells how many there are.
fn parted(mut bytes: Vec<u8>) -> (Vec<u8>, Vec<Hash>) {
    let behind = bytes.len().checked_sub(NONCE + TAG).map_or(0, |body| body % LEAST);
    let (hashes, []) = bytes[bytes.len() - behind..].as_chunks::<32>() else { return (bytes, Vec::new()) };
    let hashes = hashes.to_vec();
    bytes.truncate(bytes.len() - behind);
    (bytes, hashes)
}

/// Returns the hashes that bind a seal to its two keys.
fn hashes(keys: &SealKeys) -> [Hash; 2] {
    [hash_of_p(&keys.p), hash_of_q(&keys.q)]
}

/// Returns the hash of the key `p` of a seal.
pub fn hash_of_p(p: &Hash) -> Hash {
    hash("of p", &[p])
}

/// Returns the hash of the key `q` of a seal.
pub fn hash_of_q(q: &Hash) -> Hash {
    hash("of q", &[q])
}

fn cipher(keys: &SealKeys) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(&hash("key of a seal", &[&keys.p, &keys.q]).into())
}

pub(crate) fn about(place: &Place, seat: Seat, attempt: u32) -> Vec<u8> {
    [&place.bytes()[..], &[seat.0], &attempt.to_le_bytes()].concat()
}

/// Parses hexadecimal digits of any number of bytes.
pub(crate) fn bytes(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| unhex::<1>(str::from_utf8(pair).ok()?).map(|[byte]| byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::Mode;

    const SEAT: Seat = Seat(0);

    fn place() -> Place {
        Place { id: [1; 32], decision: 3, transcript: Transcript([2; 32]), asked: None }
    }

    fn held(order: &str) -> Held {
        Held { order: order.to_owned(), step: [3; 32], record_before: [4; 32] }
    }

    fn sealed(order: &str) -> (Secret, Seal) {
        let secret = Secret::new([9; 32]);
        let seal = Seal::make(&secret, &place(), (SEAT, 1), &held(order), ([5; NONCE], 512));
        (secret, seal)
    }

    #[test]
    fn a_seal_opens_with_its_own_keys_in_its_own_place() {
        let (secret, seal) = sealed("A R15; A.1 S8");
        let opening = seal.keys_of(&secret, &place());
        assert_eq!(seal.check(&secret.keys(Mode::Strict), &place()), Ok(()));
        assert_eq!(seal.open(&place(), &opening), Ok(held("A R15; A.1 S8")));
        assert_eq!(Seal::parse(&seal.line()), Some(seal.clone()));
        let wrong = SealKeys { p: opening.q, q: opening.p };
        assert_eq!(seal.open(&place(), &wrong).map_err(|fault| fault.kind), Err("opening"));
        for other in [Place { decision: 4, ..place() }, Place { id: [8; 32], ..place() }] {
            assert!(
                seal.check(&secret.keys(Mode::Strict), &other).is_err()
                    && seal.open(&other, &opening).is_err()
            );
        }
        let later = Place { transcript: Transcript([7; 32]), ..place() };
        assert_eq!(
            seal.check(&secret.keys(Mode::Strict), &later).map_err(|fault| fault.kind),
            Err("transcript")
        );
    }

    #[test]
    fn orders_of_any_length_up_to_the_size_look_alike() {
        let length = |order: &str| sealed(order).1.line().len();
        assert_eq!(length(""), length(&"x".repeat(400)));
        assert!(length(&"x".repeat(600)) > length(""), "a longer one tells that it is longer");
    }

    #[test]
    fn every_changed_byte_of_a_seal_is_noticed() {
        let (secret, seal) = sealed("fire 3");
        for at in 0..seal.ciphertext.len() {
            let mut other = seal.clone();
            other.ciphertext[at] ^= 1;
            assert_eq!(
                other.check(&secret.keys(Mode::Strict), &place()).map_err(|fault| fault.kind),
                Err("signature")
            );
        }
        let named = Seal { wraps: vec![[7; 32]], ..seal.clone() };
        assert_eq!(Seal::parse(&named.line()), Some(named.clone()));
        assert!(named.check(&secret.keys(Mode::Strict), &place()).is_err(), "a key that it does not sign");
        let attempt = Seal { attempt: 2, ..seal };
        assert!(attempt.check(&secret.keys(Mode::Strict), &place()).is_err());
    }
}
