//! A seat's secret, everything derived from it, and the keys that others know it by.

use std::sync::{Mutex, PoisonError};

use ed25519_dalek::{Signer as _, SigningKey, VerifyingKey};
use engine::digest::{hex, unhex};
use x25519_dalek::{PublicKey, StaticSecret};
use zeroize::Zeroize;

use crate::charter::Mode;
use crate::hash::{Hash, hash};
use crate::steps::{self, LAST};

/// Bytes of a signature.
pub type Signature = [u8; 64];

/// The secret of a seat in one battle: 32 random bytes, from which all its keys and steps derive.
///
/// It is new for each battle. Whoever has it can write for the seat and read its sealed orders.
pub struct Secret {
    bytes: Hash,
    /// A remembered step and its number; number 0 before the first. The steps of the next decisions are computed from it.
    near: Mutex<(u32, Hash)>,
}

/// Steps are remembered at multiples of this number.
const STRIDE: u32 = 256;

/// The keys of a party that everybody may know, and the commitment to its steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keys {
    /// The key that checks its signatures (Ed25519).
    pub signs: Hash,
    /// The key that keys of seals are encrypted to (X25519); in the mode *shared* alone.
    pub receives: Option<Hash>,
    /// The end of its chain of steps.
    pub commit: Hash,
}

/// The two keys that open one seal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SealKeys {
    /// The key for the server; by file the writer keeps it until it opens the seal.
    pub p: Hash,
    /// The key for the other seats.
    pub q: Hash,
}

impl std::fmt::Debug for Secret {
    /// Hides the secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret")
    }
}

impl Drop for Secret {
    fn drop(&mut self) {
        self.bytes.zeroize();
        self.near.get_mut().unwrap_or_else(PoisonError::into_inner).1.zeroize();
    }
}

impl Secret {
    /// Returns the secret of these random bytes.
    pub const fn new(bytes: Hash) -> Self {
        Self { bytes, near: Mutex::new((0, [0; 32])) }
    }

    /// Returns its bytes, to be kept where only the player can read them.
    pub const fn bytes(&self) -> &Hash {
        &self.bytes
    }

    /// Returns the key that checks its signatures. It walks no chain.
    pub(crate) fn signs(&self) -> Hash {
        self.signing().verifying_key().to_bytes()
    }

    /// Returns the keys that others may know in a battle of this mode. It walks the whole chain of steps, which takes some
    /// milliseconds.
    pub fn keys(&self, mode: Mode) -> Keys {
        let signs = self.signs();
        let receives = (mode == Mode::Shared).then(|| PublicKey::from(&self.receiving()).to_bytes());
        let first = self.walk(&signs, 1);
        Keys { signs, receives, commit: steps::back(&signs, first, 1, 0) }
    }

    /// Returns the step of a decision, counted from 1; `None` beyond the end of the chain. The first one takes some
    /// milliseconds, those of the next decisions far less.
    pub fn step(&self, decision: u32) -> Option<Hash> {
        let signs = self.signs();
        (1..=LAST).contains(&decision).then(|| self.walk(&signs, decision))
    }

    /// Walks down the chain to the step of a decision, from the last step or from one near it.
    fn walk(&self, signs: &Hash, decision: u32) -> Hash {
        let mut near = self.near.lock().unwrap_or_else(PoisonError::into_inner);
        let above = decision.next_multiple_of(STRIDE).min(LAST);
        if near.0 != above {
            let (from, step) = if near.0 > above { *near } else { (LAST, self.last_step()) };
            *near = (above, steps::back(signs, step, from, above));
        }
        steps::back(signs, near.1, near.0, decision)
    }

    /// Returns the keys of the seal with this nonce in the battle with this id. No two seals have the same, and none tells
    /// another.
    pub fn seal_keys(&self, id: &Hash, nonce: &[u8]) -> SealKeys {
        SealKeys { p: hash("key p", &[&self.bytes, id, nonce]), q: hash("key q", &[&self.bytes, id, nonce]) }
    }

    /// Returns the token of the seat in a room that carries its letters. It tells nothing of the secret.
    pub fn room_token(&self, room: &str) -> [u8; 16] {
        let all = hash("room token", &[&self.bytes, room.as_bytes()]);
        std::array::from_fn(|at| all[at])
    }

    /// Returns the nonce of the seal of a seat that has nothing to write. A battle has one such seal of a seat.
    pub(crate) fn nonce_of_nothing(&self, id: &Hash) -> [u8; 24] {
        let all = hash("nonce of nothing", &[&self.bytes, id]);
        std::array::from_fn(|at| all[at])
    }

    /// Returns the key that opens what is encrypted to this party.
    pub(crate) fn receiving(&self) -> StaticSecret {
        StaticSecret::from(hash("receiving key", &[&self.bytes]))
    }

    /// Returns a key for one encryption to one receiver. `about` names its place, so that no two are alike.
    pub(crate) fn for_once(&self, about: &[u8], receiver: &Hash) -> StaticSecret {
        StaticSecret::from(hash("key for once", &[&self.bytes, about, receiver]))
    }

    /// Signs a message.
    pub(crate) fn sign(&self, message: &[u8]) -> Signature {
        self.signing().sign(message).to_bytes()
    }

    fn signing(&self) -> SigningKey {
        SigningKey::from_bytes(&hash("signing key", &[&self.bytes]))
    }

    fn last_step(&self) -> Hash {
        hash("last step", &[&self.bytes])
    }
}

impl Keys {
    /// Returns `true` if this party signed a message. Keys and signatures in an ambiguous form count as false.
    pub(crate) fn signed(&self, message: &[u8], signature: &Signature) -> bool {
        let key = VerifyingKey::from_bytes(&self.signs);
        key.is_ok_and(|key| {
            key.verify_strict(message, &ed25519_dalek::Signature::from_bytes(signature)).is_ok()
        })
    }

    /// Parses keys as they are displayed; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Self> {
        let whole = if text.starts_with("shared ") { text.to_owned() } else { format!("{text} ") };
        Self::read(&whole).filter(|(_, rest)| rest.is_empty()).map(|(keys, _)| keys)
    }

    /// Reads keys as they are displayed, and the rest behind them.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        if let Some(three) = text.strip_prefix("shared ") {
            let words: Vec<&str> = three.splitn(4, ' ').collect();
            let [signs, commit, receives, ref rest @ ..] = words[..] else { return None };
            let receives = Some(unhex(receives)?);
            let rest = rest.first().copied().unwrap_or_default();
            return Some((Self { signs: unhex(signs)?, receives, commit: unhex(commit)? }, rest));
        }
        let words: Vec<&str> = text.splitn(3, ' ').collect();
        let [signs, commit, rest] = words[..] else { return None };
        Some((Self { signs: unhex(signs)?, receives: None, commit: unhex(commit)? }, rest))
    }

    /// Returns `true` if a step of one decision leads to a later one: `later` hashed down to `decision` is `step`.
    pub fn leads(&self, step: &Hash, decision: u32, later: Hash, later_decision: u32) -> bool {
        later_decision > decision && steps::back(&self.signs, later, later_decision, decision) == *step
    }
}

impl std::fmt::Display for Keys {
    /// Writes the keys as words, as letters have them.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.receives {
            None => write!(f, "{} {}", hex(&self.signs), hex(&self.commit)),
            Some(receives) => {
                write!(f, "shared {} {} {}", hex(&self.signs), hex(&self.commit), hex(&receives))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_leads_back_to_the_commitment_and_no_other_does() {
        let secret = Secret::new([7; 32]);
        let keys = secret.keys(Mode::Strict);
        let [first, third] = [1, 3].map(|k| secret.step(k).expect("within the chain"));
        assert!(keys.leads(&keys.commit, 0, first, 1) && keys.leads(&keys.commit, 0, third, 3));
        assert!(keys.leads(&first, 1, third, 3));
        assert!(!keys.leads(&first, 1, third, 2) && !keys.leads(&third, 3, first, 1));
        assert!(
            !Secret::new([8; 32]).keys(Mode::Strict).leads(&keys.commit, 0, first, 1),
            "another party's chain"
        );
        assert!(secret.step(0).is_none() && secret.step(LAST + 1).is_none());
        assert!(keys.leads(&keys.commit, 0, secret.step(LAST).expect("the last"), LAST));
    }

    #[test]
    fn a_step_is_the_same_whichever_was_asked_for_before() {
        let secret = Secret::new([7; 32]);
        let asked = [1, 2, STRIDE, STRIDE + 1, 700, 3, LAST, LAST - 1, STRIDE, 5 * STRIDE + 1, STRIDE - 1];
        for decision in asked {
            let alone = Secret::new([7; 32]).step(decision);
            assert_eq!(secret.step(decision), alone, "{decision}");
        }
        assert_eq!(secret.keys(Mode::Strict), Secret::new([7; 32]).keys(Mode::Strict));
    }

    #[test]
    fn keys_are_read_as_they_are_written() {
        for mode in [Mode::Strict, Mode::Shared] {
            let keys = Secret::new([7; 32]).keys(mode);
            let text = keys.to_string();
            assert_eq!(Keys::parse(&text), Some(keys));
            assert_eq!(Keys::read(&format!("{text} Ada of Ben")), Some((keys, "Ada of Ben")));
            assert_eq!(Keys::parse(&format!("{text} more")), None);
            assert_eq!(Keys::parse(&text[1..]), None);
        }
    }

    #[test]
    fn keys_of_seals_and_signatures_are_for_one_purpose() {
        let secret = Secret::new([7; 32]);
        let (first, second) = ([1; 32], [2; 32]);
        let all =
            [secret.seal_keys(&first, &[1]), secret.seal_keys(&first, &[2]), secret.seal_keys(&second, &[1])];
        assert!(all[0] != all[1] && all[1] != all[2] && all[0] != all[2] && all[0].p != all[0].q);
        let signature = secret.sign(b"fire");
        assert!(secret.keys(Mode::Strict).signed(b"fire", &signature));
        assert!(
            !secret.keys(Mode::Strict).signed(b"hold", &signature)
                && !Secret::new([8; 32]).keys(Mode::Strict).signed(b"fire", &signature)
        );
        assert_eq!(format!("{secret:?}"), "Secret");
    }
}
