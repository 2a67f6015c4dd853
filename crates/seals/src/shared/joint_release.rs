//! Releases of the mode *shared*: one seat that has checked the close lets all seals be opened.

use engine::Seat;
use engine::dice::Party;
use engine::digest::{hex, unhex};

use super::close::Close;
use crate::fault::Fault;
use crate::hash::{Hash, hash};
use crate::key::{Keys, SealKeys, Secret, Signature};
use crate::release::seen;
use crate::seal::{Place, Seal, hash_of_q};

/// The keys `q` of all seals of a closed decision, signed by the seat that releases them. A seat signs one in each
/// decision, ever.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JointRelease {
    /// The seat that releases.
    pub seat: Seat,
    /// The seat, the attempt and the key `q` of each seal, in the order of seats.
    pub keys: Vec<(Seat, u32, Hash)>,
    /// Its signature, over all seals and the close too.
    pub signature: Signature,
}

/// The server's answer to a release: every key of every seal, and its own step. It does not say who released: two
/// seats that release one close open the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// The seat, the attempt and the keys of each seal, in the order of seats.
    pub keys: Vec<(Seat, u32, SealKeys)>,
    /// The server's step of this decision.
    pub step: Hash,
}

impl JointRelease {
    /// Releases these closed seals. `q` are their keys, in the same order.
    pub fn make(
        secret: &Secret,
        place: &Place,
        seat: Seat,
        (seals, q, close): (&[Seal], &[Hash], &Close),
    ) -> Self {
        let keys = seals.iter().zip(q).map(|(seal, q)| (seal.seat, seal.attempt, *q)).collect();
        let mut release = Self { seat, keys, signature: [0; 64] };
        release.signature = secret.sign(&release.message(place, seals, close));
        release
    }

    /// Checks the keys and the signature.
    ///
    /// # Errors
    /// If they are not the keys of these seals, or the seat did not sign them for this close.
    pub fn check(&self, keys: &Keys, place: &Place, seals: &[Seal], close: &Close) -> Result<(), Fault> {
        let (seat, decision) = (self.seat, place.decision);
        let fits = |(seal, key): (&Seal, &(Seat, u32, Hash))| {
            (seal.seat, seal.attempt, seal.q) == (key.0, key.1, hash_of_q(&key.2))
        };
        if self.keys.len() != seals.len() || !seals.iter().zip(&self.keys).all(fits) {
            let what =
                format!("the release of seat {seat} in decision {decision} has not the keys of its seals");
            return Err(Fault::of("opening", what));
        }
        if !keys.signed(&self.message(place, seals, close), &self.signature) {
            let what = format!("seat {seat} did not sign its release of decision {decision} for this close");
            return Err(Fault::of("signature", what));
        }
        Ok(())
    }

    /// Writes the release as lines of a letter.
    pub(crate) fn lines(&self) -> Vec<String> {
        let keys = self.keys.iter().map(|(seat, attempt, q)| format!("frees {seat} {attempt} {}", hex(q)));
        std::iter::once(self.line()).chain(keys).collect()
    }

    fn line(&self) -> String {
        format!("~ release {} {}", self.seat, hex(&self.signature))
    }

    fn message(&self, place: &Place, seals: &[Seal], close: &Close) -> Vec<u8> {
        let keys: Vec<u8> = self
            .keys
            .iter()
            .flat_map(|(seat, attempt, q)| [&[seat.0][..], &attempt.to_le_bytes(), q].concat())
            .collect();
        hash("joint release", &[&place.bytes(), &[self.seat.0], &seen(seals), &close.signature, &keys])
            .to_vec()
    }
}

impl Opening {
    /// Checks every key; the step is checked elsewhere.
    ///
    /// # Errors
    /// If a key is not that of its seal.
    pub(crate) fn check(&self, decision: u32, seals: &[Seal]) -> Result<(), Fault> {
        let fits = |(seal, (seat, attempt, keys)): (&Seal, &(Seat, u32, SealKeys))| {
            (seal.seat, seal.attempt) == (*seat, *attempt) && seal.has_keys(keys)
        };
        if self.keys.len() == seals.len() && seals.iter().zip(&self.keys).all(fits) {
            return Ok(());
        }
        let what = format!("decision {decision} is opened with keys that are not those of its seals");
        Err(Fault::of("opening", what))
    }

    /// Returns the two keys of a seat's seal.
    pub(crate) fn keys_of(&self, seat: Seat) -> Option<SealKeys> {
        self.keys.iter().find(|(of, ..)| *of == seat).map(|(.., keys)| *keys)
    }

    /// Writes the keys as lines of the record; the steps follow behind.
    pub(crate) fn lines(&self) -> Vec<String> {
        let line = |(seat, attempt, SealKeys { p, q }): &(Seat, u32, SealKeys)| {
            format!("~ opened {seat} {attempt} {} {}", hex(p), hex(q))
        };
        self.keys.iter().map(line).collect()
    }

    /// Writes the server's step as a line of the record.
    pub(crate) fn step_line(&self) -> String {
        format!("~ step {} {}", Party::Server, hex(&self.step))
    }
}

/// A release, and perhaps an opening, whose lines are read.
#[derive(Default)]
pub(crate) struct Parts {
    release: Option<(Seat, Signature)>,
    freed: Vec<(Seat, u32, Hash)>,
    opened: Vec<(Seat, u32, SealKeys)>,
    step: Option<Hash>,
}

/// The part of a decision that its lines release.
pub(crate) enum Released {
    /// The keys `q` alone.
    Freed(JointRelease),
    /// Everything.
    Opened(Opening),
}

impl Parts {
    /// Takes a line; `None` if it is of this kind, and cannot be read. Lines of other kinds are read over.
    pub(crate) fn take(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["~", "release", seat, signature] if self.release.is_none() => {
                self.release = Some((Seat::parse(seat)?, unhex(signature)?));
            }
            ["frees", seat, attempt, q] => {
                self.freed.push((Seat::parse(seat)?, attempt.parse().ok()?, unhex(q)?));
            }
            ["~", "opened", seat, attempt, p, q] => {
                let keys = SealKeys { p: unhex(p)?, q: unhex(q)? };
                self.opened.push((Seat::parse(seat)?, attempt.parse().ok()?, keys));
            }
            ["~", "step", "server", step] if self.step.is_none() => self.step = Some(unhex(step)?),
            ["~", "release", ..] | ["~", "step", "server", ..] => return None,
            _ => {}
        }
        Some(())
    }

    /// Returns what was read; nothing if no line was of this kind.
    ///
    /// # Errors
    /// If a part is missing, or too much.
    pub(crate) fn whole(self) -> Result<Option<Released>, Fault> {
        let Self { release, freed, opened, step } = self;
        let fault = |kind, what: &str| Err(Fault::of(kind, what));
        match (release, step) {
            (None, None) if freed.is_empty() && opened.is_empty() => Ok(None),
            (Some((seat, signature)), None) if opened.is_empty() => {
                Ok(Some(Released::Freed(JointRelease { seat, keys: freed, signature })))
            }
            (None, Some(step)) if freed.is_empty() => {
                Ok(Some(Released::Opened(Opening { keys: opened, step })))
            }
            (None, None) if freed.is_empty() => fault("step", "the server's step is missing"),
            (None, None) => fault("release", "keys stand without the release that they belong to"),
            (Some(_), _) | (None, Some(_)) => {
                fault("release", "a decision that is open has a release, or loose keys, beside it")
            }
        }
    }
}
