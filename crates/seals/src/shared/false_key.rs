//! Proofs that a seat signed a key which opens nothing.

use engine::Seat;
use engine::dice::Party;
use engine::digest::{hex, unhex};
use x25519_dalek::{PublicKey, StaticSecret};

use super::wrapped::Wrapped;
use crate::charter::Charter;
use crate::hash::Hash;
use crate::key::Secret;
use crate::seal::{Place, Seal, hash_of_q};

/// The proof that a seat signed a key which opens nothing: the key as it was encrypted, and the secret half of the key to
/// which it was encrypted.
///
/// Anybody can try it: nobody could make it of an honest key, and it takes no word of the server. The secret half opens
/// only what was encrypted to its seat in this battle, which ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FalseKey {
    wrapped: Wrapped,
    receiving: Hash,
}

impl FalseKey {
    /// Makes the proof of the seat that should have been able to open the key.
    pub(crate) fn make(wrapped: Wrapped, secret: &Secret) -> Self {
        Self { wrapped, receiving: secret.receiving().to_bytes() }
    }

    /// Returns the seat that signed the key.
    pub const fn liar(&self) -> Seat {
        self.wrapped.seat
    }

    /// Returns `true` if it proves that the seat of this seal, whose signature is checked, signed a key which opens nothing.
    pub fn holds(&self, charter: &Charter, place: &Place, seal: &Seal) -> bool {
        let Party::Seat(_) = self.wrapped.to else { return false };
        let own = StaticSecret::from(self.receiving);
        let receives = charter.parties.get(&self.wrapped.to).and_then(|keys| keys.receives);
        let opens = |q| hash_of_q(&q) == seal.q;
        self.wrapped.to != Party::Seat(seal.seat)
            && receives == Some(PublicKey::from(&own).to_bytes())
            && seal.names(&self.wrapped)
            && !self.wrapped.open_with(&own, place, seal).is_some_and(opens)
    }

    /// Writes the proof as lines of the end.
    pub(crate) fn lines(&self) -> [String; 2] {
        [self.wrapped.line(), format!("~ receiving {} {}", self.wrapped.to, hex(&self.receiving))]
    }

    /// Parses the proof among lines of an end; `None` if there is none.
    pub(crate) fn read<'a>(lines: &(impl Iterator<Item = &'a str> + Clone)) -> Option<Self> {
        let wrapped = lines.clone().find_map(Wrapped::parse)?;
        let start = format!("~ receiving {} ", wrapped.to);
        let receiving = lines.clone().find_map(|line| unhex(line.strip_prefix(&start)?))?;
        Some(Self { wrapped, receiving })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use engine::Seats;

    use super::*;
    use crate::charter::Mode;
    use crate::seal::Held;
    use crate::transcript::Transcript;

    #[test]
    fn a_key_that_opens_nothing_is_proved_and_an_honest_one_is_not() {
        let [liar, other, third] = [1, 2, 3].map(|byte| Secret::new([byte; 32]));
        let parties: BTreeMap<Party, _> = [(0, &liar), (1, &other)]
            .map(|(seat, secret)| (Party::Seat(Seat(seat)), secret.keys(Mode::Shared)))
            .into();
        let charter = Charter { id: [1; 32], mode: Mode::Shared, parties };
        let asked = Some(Seats::first(2));
        let place = Place { id: [1; 32], decision: 1, transcript: Transcript([2; 32]), asked };
        let held = Held { order: "idle".to_owned(), step: [3; 32], record_before: [4; 32] };
        let seal = Seal::make(&liar, &place, (Seat(0), 1), &held, ([5; 24], 256));
        let to = Party::Seat(Seat(1));
        let receives = charter.parties[&to].receives.expect("it receives");
        let wrap = |key| Wrapped::make(&liar, &place, &seal, (to, &receives), &key);
        let (honest, garbage) = (wrap(seal.keys_of(&liar, &place).q), wrap([9; 32]));
        let mut broken = honest.clone();
        broken.bytes[40] ^= 1;
        for (key, holds) in [(&honest, false), (&garbage, true), (&broken, true)] {
            let named = seal.clone().with_keys(&liar, &place, std::slice::from_ref(key));
            let proof = FalseKey::make(key.clone(), &other);
            assert_eq!(proof.holds(&charter, &place, &named), holds);
            assert_eq!(FalseKey::read(&proof.lines().iter().map(String::as_str)), Some(proof));
            let foreign = FalseKey::make(key.clone(), &third);
            assert!(!foreign.holds(&charter, &place, &named), "the secret half of another key");
            assert!(
                !FalseKey::make(wrap([8; 32]), &other).holds(&charter, &place, &named),
                "nobody signed it"
            );
        }
    }
}
