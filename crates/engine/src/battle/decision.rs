//! A decision of a battle, after its reveal.

use crate::digest::Digest;
use crate::rules::{Rules, Sealed};
use crate::umpire::Told;

/// One decision of a battle after its reveal.
#[derive(Clone, Debug)]
pub struct Decision<R: Rules> {
    /// The game's own turn number, from 1.
    pub number: u32,
    /// The state before it.
    pub before: R::State,
    /// Each demanded seat's order, without the parts that do not count.
    pub orders: Vec<Sealed<R::Order>>,
    /// For each order, the seat's own text if part of it does not count.
    pub written: Vec<Option<String>>,
    /// The events told, in order.
    pub told: Vec<Told<R::Event>>,
    /// Every face rolled, in order.
    pub faces: Vec<u8>,
    /// Its lines in a sealed battle (`~ `), as the record has them; none in other battles.
    pub sealed_lines: Vec<String>,
    /// The digest of the record up to here.
    pub digest: Digest,
}
