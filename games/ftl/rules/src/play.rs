//! A turn in play: the pieces marked and removed in it, and the state that it changes.

use crate::rules::Ftl;
use crate::state::{Name, PIECES, Piece, State};

/// Number of places that a word holds.
pub(crate) const WORD: usize = u64::BITS as usize;

/// A set of pieces by their place in the list.
#[derive(Clone, Copy, Default)]
pub(crate) struct Places {
    words: [u64; PIECES / WORD],
    /// `true` if a place is beyond the first word; few battles have so many pieces.
    beyond: bool,
}

impl Places {
    /// Returns the places whose bits are set in the first word.
    #[inline]
    pub(crate) const fn first(word: u64) -> Self {
        let mut words = [0; PIECES / WORD];
        words[0] = word;
        Self { words, beyond: false }
    }

    /// Returns the places in the first word, one bit each.
    #[inline]
    pub(crate) const fn first_word(self) -> u64 {
        self.words[0]
    }

    #[inline]
    pub(crate) fn add(&mut self, place: usize) {
        self.words[place / WORD] |= 1 << (place % WORD);
        self.beyond |= place >= WORD;
    }

    #[inline]
    pub(crate) const fn has(&self, place: usize) -> bool {
        self.words[place / WORD] & 1 << (place % WORD) != 0
    }

    #[inline]
    pub(crate) const fn is_empty(&self) -> bool {
        self.words[0] == 0 && !self.beyond
    }

    /// Calls `f` with each place, in list order.
    #[inline]
    pub(crate) fn each(&self, mut f: impl FnMut(usize)) {
        let words = if self.beyond { self.words.as_slice() } else { &self.words[..1] };
        for (i, word) in words.iter().enumerate() {
            let mut left = *word;
            while left != 0 {
                f(i * WORD + left.trailing_zeros() as usize);
                left &= left - 1;
            }
        }
    }
}

/// One turn in play: the pieces marked and removed, and the state that it changes.
pub(crate) struct Table<'a> {
    pub(crate) rules: &'a Ftl,
    pub(crate) state: &'a mut State,
    pub(crate) marked: Places,
    pub(crate) removed: Places,
    /// `true` if both sides have agreed to a draw (FTL-7.2).
    pub(crate) agreed: bool,
}

impl<'a> Table<'a> {
    /// Begins a turn: no piece is marked, and none is removed.
    #[inline]
    pub(crate) fn new(rules: &'a Ftl, state: &'a mut State) -> Self {
        Self { rules, state, marked: Places::default(), removed: Places::default(), agreed: false }
    }

    /// Returns the piece at a place of the list.
    #[inline]
    pub(crate) fn piece(&self, place: usize) -> &Piece {
        &self.state.pieces[place]
    }

    #[inline]
    pub(crate) fn name(&self, place: usize) -> Name {
        self.state.pieces[place].name()
    }
}
