//! Closes: the server's signed list of the seals of a decision.

use engine::digest::{hex, unhex};

use crate::fault::Fault;
use crate::hash::hash;
use crate::key::{Keys, Secret, Signature};
use crate::release::seen;
use crate::seal::{Place, Seal};

/// The server's signature over all seals of a decision. After it no order can be taken back or replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Close {
    /// The signature.
    pub signature: Signature,
}

impl Close {
    /// Closes a decision with these seals, which are those of every seat that is asked, in order.
    pub fn make(server: &Secret, place: &Place, seals: &[Seal]) -> Self {
        Self { signature: server.sign(&message(place, seals)) }
    }

    /// Checks that the server closed the decision with these seals.
    ///
    /// # Errors
    /// If it did not.
    pub fn check(&self, server: &Keys, place: &Place, seals: &[Seal]) -> Result<(), Fault> {
        if server.signed(&message(place, seals), &self.signature) {
            return Ok(());
        }
        let what = format!("the server did not close decision {} with these seals", place.decision);
        Err(Fault::of("close", what))
    }

    /// Writes the close as a line of the record.
    pub fn line(&self) -> String {
        format!("~ close {}", hex(&self.signature))
    }

    /// Parses a line of the record; `None` if it is no close.
    pub fn parse(line: &str) -> Option<Self> {
        Some(Self { signature: unhex(line.strip_prefix("~ close ")?)? })
    }
}

fn message(place: &Place, seals: &[Seal]) -> Vec<u8> {
    hash("close", &[&place.bytes(), &seen(seals)]).to_vec()
}
