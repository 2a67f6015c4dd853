//! The memory budget of a tree, in bytes that are counted alike on every machine.
//!
//! An allocator's count differs between machines, and the advice would differ with it. So every item that a tree keeps
//! has a price that no machine exceeds. Prices of the tree's own items are fixed; the judge sets those of positions and
//! choices. When the budget is spent the tree stops growing for good. The search goes on with the positions and ideas
//! it has.

/// Price in bytes of a position, in addition to its state, scene and text: its place in the tree's lists, and
/// allocations.
pub(super) const POSITION: usize = 256;
/// Price in bytes of a joint order tried below a position.
pub(super) const BRANCH: usize = 128;
/// Price in bytes of an outcome of a joint order.
pub(super) const LINK: usize = 80;
/// Price in bytes of a seat in a position.
pub(super) const DESK: usize = 64;
/// Price in bytes of a part of a seat's order.
pub(super) const PART: usize = 144;
/// Price in bytes of an idea, in addition to its choice.
pub(super) const ARM: usize = 72;
/// Price in bytes of an idea's statistics against one answer.
pub(super) const CELL: usize = 112;

/// A tree's memory budget and the bytes taken from it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    budget: usize,
    taken: usize,
    spent: bool,
}

impl Memory {
    /// Returns a budget of `bytes` bytes.
    pub const fn new(bytes: usize) -> Self {
        Self { budget: bytes, taken: 0, spent: false }
    }

    /// Returns `true` if a request was refused. Every later request is then refused too.
    pub const fn is_spent(self) -> bool {
        self.spent
    }

    /// Takes bytes from the budget; returns `false`, and marks the budget as spent, if they do not fit.
    pub const fn take(&mut self, bytes: usize) -> bool {
        if self.spent || bytes > self.budget.saturating_sub(self.taken) {
            self.spent = true;
            return false;
        }
        self.taken += bytes;
        true
    }

    /// Takes bytes that the tree cannot do without, even beyond the budget.
    pub const fn need(&mut self, bytes: usize) {
        self.taken = self.taken.saturating_add(bytes);
    }

    /// Returns the bytes taken so far.
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
