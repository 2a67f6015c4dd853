//! The memory of a tree: what it keeps is counted in bytes that are the same on every machine, up to a budget.
//!
//! A count by the allocator would differ from machine to machine, and with it the advice. So everything that a tree keeps
//! has a price that no machine exceeds: fixed for its own parts, said by the judge for positions and choices. When the
//! budget is spent the tree stops growing, for good, and the search goes on with the positions and ideas it has.

/// The price of a position beside its state, scene and text: its place in the tree's lists, and allocations.
pub(super) const POSITION: usize = 256;
/// The price of a joint order that was tried below a position.
pub(super) const BRANCH: usize = 128;
/// The price of an outcome of a joint order.
pub(super) const LINK: usize = 80;
/// The price of a seat in a position.
pub(super) const DESK: usize = 64;
/// The price of a part of a seat's order.
pub(super) const PART: usize = 144;
/// The price of an idea beside its choice.
pub(super) const ARM: usize = 72;
/// The price of what is known of an idea against one answer.
pub(super) const CELL: usize = 112;

/// A tree's budget and what has been taken of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    budget: usize,
    taken: usize,
    spent: bool,
}

impl Memory {
    /// A budget of so many bytes.
    pub const fn new(bytes: usize) -> Self {
        Self { budget: bytes, taken: 0, spent: false }
    }

    /// `true` if something was refused: from then on everything is.
    pub const fn is_spent(self) -> bool {
        self.spent
    }

    /// Takes so many bytes; `false` if they are not there.
    pub const fn take(&mut self, bytes: usize) -> bool {
        if self.spent || bytes > self.budget.saturating_sub(self.taken) {
            self.spent = true;
            return false;
        }
        self.taken += bytes;
        true
    }

    /// Counts bytes that cannot be done without, whether they are there or not.
    pub const fn need(&mut self, bytes: usize) {
        self.taken = self.taken.saturating_add(bytes);
    }

    /// Bytes taken so far.
    pub const fn taken(self) -> usize {
        self.taken
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn once_something_is_refused_everything_is() {
        let mut memory = Memory::new(10);
        assert!(memory.take(4) && memory.take(6) && !memory.is_spent(), "to the last byte");
        let mut memory = Memory::new(10);
        assert!(memory.take(4) && !memory.take(7) && !memory.take(1) && memory.is_spent());
        memory.need(20);
        assert_eq!(memory.taken(), 24, "what is needed is counted");
    }
}
