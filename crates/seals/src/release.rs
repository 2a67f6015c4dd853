//! Releases: a seat opens its seal, or its step alone, once it has seen every seal of the decision.

use engine::Seat;
use engine::dice::Party;
use engine::digest::{hex, unhex};

use crate::fault::Fault;
use crate::hash::{Hash, hash};
use crate::key::{Keys, SealKeys, Secret, Signature};
use crate::seal::{Place, Seal};

/// Keys and step that a seat opens in a decision. It signs one release in each decision, ever: the seals it has seen are part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Release {
    /// The seat.
    pub seat: Seat,
    /// The attempt and the keys of its own seal; `None` if the seat had nothing to write.
    pub opening: Option<(u32, SealKeys)>,
    /// Its step of this decision.
    pub step: Hash,
    /// Its signature, over all seals of the decision too.
    pub signature: Signature,
}

impl Release {
    /// Opens a seat's own seal among these, or its step alone. `seals` are those of every demanded seat, in order.
    ///
    /// # Errors
    /// If the battle is longer than the chain of steps.
    pub fn make(secret: &Secret, place: &Place, seat: Seat, seals: &[Seal]) -> Result<Self, Fault> {
        let own = seals.iter().find(|seal| seal.seat == seat);
        let opening = own.map(|seal| (seal.attempt, seal.keys_of(secret, place)));
        let step = secret.step(place.decision).ok_or_else(|| {
            Fault::of("step", format!("decision {} is beyond the last step", place.decision))
        })?;
        let mut release = Self { seat, opening, step, signature: [0; 64] };
        release.signature = secret.sign(&release.message(place, seals));
        Ok(release)
    }

    /// Checks signature and step. `last` is the last step that the seat has opened, with its decision.
    ///
    /// # Errors
    /// If the seat did not sign it for these seals, or the step does not follow from its commitment.
    pub fn check(&self, keys: &Keys, place: &Place, seals: &[Seal], last: (u32, Hash)) -> Result<(), Fault> {
        let (seat, decision) = (self.seat, place.decision);
        if !keys.signed(&self.message(place, seals), &self.signature) {
            let what = format!("seat {seat} did not sign its release of decision {decision} for these seals");
            return Err(Fault::of("signature", what));
        }
        if !keys.leads(&last.1, last.0, self.step, decision) {
            let what =
                format!("the step of seat {seat} in decision {decision} is not the one it committed to");
            return Err(Fault::of("step", what));
        }
        Ok(())
    }

    /// Writes the release as lines of the record.
    pub fn lines(&self) -> Vec<String> {
        let seat = self.seat;
        let mut lines = vec![format!("~ release {seat} {}", hex(&self.signature))];
        if let Some((attempt, SealKeys { p, q })) = &self.opening {
            lines.push(format!("~ opened {seat} {attempt} {} {}", hex(p), hex(q)));
        }
        lines.push(format!("~ step {seat} {}", hex(&self.step)));
        lines
    }

    /// Reads the releases among lines of the record, in their order.
    ///
    /// # Errors
    /// If a release lacks its step, or an opening or a step stands without a release.
    pub fn read<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Vec<Self>, Fault> {
        let mut found: Vec<Parts> = Vec::new();
        for line in lines {
            Parts::take(&mut found, line)
                .ok_or_else(|| Fault::of("release", "an opening or a step stands without its release"))?;
        }
        let whole = |Parts { seat, signature, opening, step }: Parts| {
            let lacks = || Fault::of("release", format!("the release of seat {seat} lacks its step"));
            Ok(Self { seat, opening, step: step.ok_or_else(lacks)?, signature })
        };
        found.into_iter().map(whole).collect()
    }

    fn message(&self, place: &Place, seals: &[Seal]) -> Vec<u8> {
        let seals = seen(seals);
        let opened = self
            .opening
            .map_or_else(Vec::new, |(attempt, keys)| [&attempt.to_le_bytes()[..], &keys.p, &keys.q].concat());
        hash("release", &[&place.bytes(), &[self.seat.0], &seals, &opened, &self.step]).to_vec()
    }
}

/// Returns hashes of seals, as releases and closes sign them.
pub(crate) fn seen(seals: &[Seal]) -> Vec<u8> {
    seals.iter().flat_map(|seal| hash("seen", &[seal.line().as_bytes()])).collect()
}

/// A release whose lines are being read.
struct Parts {
    seat: Seat,
    signature: Signature,
    opening: Option<(u32, SealKeys)>,
    step: Option<Hash>,
}

impl Parts {
    /// Takes a line; `None` if it belongs to no release. Lines of other kinds are read over.
    fn take(found: &mut Vec<Self>, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["~", "release", seat, signature] => {
                found.push(Self {
                    seat: Seat::parse(seat)?,
                    signature: unhex(signature)?,
                    opening: None,
                    step: None,
                });
            }
            ["~", "opened", seat, attempt, p, q] => {
                let last = found
                    .last_mut()
                    .filter(|last| Some(last.seat) == Seat::parse(seat) && last.opening.is_none())?;
                last.opening = Some((attempt.parse().ok()?, SealKeys { p: unhex(p)?, q: unhex(q)? }));
            }
            ["~", "step", party, step] => {
                let seat = Party::parse(party)?;
                let last =
                    found.last_mut().filter(|last| Party::Seat(last.seat) == seat && last.step.is_none())?;
                last.step = Some(unhex(step)?);
            }
            _ => {}
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::charter::Mode;
    use crate::seal::Held;
    use crate::transcript::Transcript;

    /// Signs a release again, as its own seat can whatever it says.
    fn signed(mut release: Release, secret: &Secret, place: &Place, seals: &[Seal]) -> Release {
        release.signature = secret.sign(&release.message(place, seals));
        release
    }

    #[test]
    fn a_release_counts_for_the_seals_and_the_step_of_its_decision_alone() {
        let (secret, seat) = (Secret::new([9; 32]), Seat(0));
        let place = Place { id: [1; 32], decision: 3, transcript: Transcript([2; 32]), asked: None };
        let seal = |nonce: u8| {
            let step = secret.step(3).expect("within the chain");
            let held = Held { order: "idle".to_owned(), step, record_before: [4; 32] };
            Seal::make(&secret, &place, (seat, 1), &held, ([nonce; 24], 256))
        };
        let (seals, others) = ([seal(1)], [seal(2)]);
        let keys = secret.keys(Mode::Strict);
        let last = (2, secret.step(2).expect("within the chain"));
        let kind = |release: &Release, seals: &[Seal], last| {
            release.check(&keys, &place, seals, last).map_err(|fault| fault.kind)
        };
        let honest = Release::make(&secret, &place, seat, &seals).expect("a release");
        assert_eq!(kind(&honest, &seals, last), Ok(()));
        assert_eq!(kind(&honest, &others, last), Err("signature"), "it has seen other seals");
        assert_eq!(kind(&honest, &[], last), Err("signature"), "it has seen a seal");
        let silent = Release::make(&secret, &place, seat, &[]).expect("a release");
        assert_eq!(kind(&silent, &seals, last), Err("signature"), "it has seen none");
        // Its own seat signs these, so only the chain tells that they are false.
        for step in [secret.step(2), secret.step(4), Secret::new([8; 32]).step(3), Some([0; 32])] {
            let step = step.expect("within the chain");
            let release = signed(Release { step, ..honest.clone() }, &secret, &place, &seals);
            assert_eq!(kind(&release, &seals, last), Err("step"));
        }
        let again = signed(honest.clone(), &secret, &place, &seals);
        assert_eq!(again, honest);
    }
}
