//! Memory of a room that carries letters: the last letter of each seat, and who is awaited since when. The texts stay in the rows.

use std::collections::BTreeMap;

use store::Millis;

/// The last letter of a seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    /// The number of its event.
    pub(crate) event: u64,
    pub(crate) decision: usize,
    /// The hash of the end that it signs; `None` without a valid signature.
    pub(crate) end: Option<[u8; 32]>,
    pub(crate) hash: [u8; 32],
}

/// The letters that a room has carried.
#[derive(Debug, Default)]
pub(crate) struct Letters {
    pub(crate) last: BTreeMap<u8, Last>,
    /// The seats that are awaited, each with the time since which it is.
    pub(crate) awaits: BTreeMap<usize, Millis>,
    /// Bytes of all letters of each seat.
    pub(crate) bytes: BTreeMap<u8, usize>,
}

impl Letters {
    /// Returns the seats that are awaited.
    pub(crate) fn awaited(&self) -> Vec<usize> {
        self.awaits.keys().copied().collect()
    }

    /// Returns how many decisions are past, as far as letters tell. Nobody can be more than one ahead of the other, so one
    /// seat's false number raises it by one at most.
    pub(crate) fn decisions(&self) -> usize {
        let said = || self.last.values().map(|last| last.decision);
        let least = if self.last.len() < 2 { 1 } else { said().min().unwrap_or(1) };
        said().max().unwrap_or(1).min(least.saturating_add(1)).saturating_sub(1)
    }
}
