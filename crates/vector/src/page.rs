//! The arrays of one battle of *Faster Than Light*, of which only what has changed is written.

use rules_ftl::many::NUMBERED;

/// Number of values before the rows: turn and quiet turns.
const GLOBALS: usize = 2;
/// Number of values of a piece.
pub(crate) const ROW: usize = 8;
/// The factor of the offer of a draw, before those of the pieces.
pub(crate) const OFFER: usize = 1;
/// The most words of bits for the rows of a battle.
pub(crate) const WORDS: usize = 8;

/// The arrays of one battle.
pub(crate) struct Page<'a> {
    pub(crate) observations: &'a mut [f32],
    pub(crate) masks: &'a mut [u8],
    /// Number of open values of each factor, seat after seat.
    pub(crate) open: &'a mut [u8],
    pub(crate) rows: usize,
    pub(crate) factors: usize,
}

impl Page<'_> {
    /// Returns the number of values that a seat observes.
    #[inline]
    const fn observed(&self) -> usize {
        GLOBALS + 2 * self.rows * ROW
    }

    /// Returns the places of a row in the observations of both seats.
    #[inline]
    const fn places(&self, side: usize, row: usize) -> [usize; 2] {
        let (own, other) = (GLOBALS + row * ROW, GLOBALS + (self.rows + row) * ROW);
        if side == 0 { [own, self.observed() + other] } else { [other, self.observed() + own] }
    }

    /// Writes the values of the table, and if a draw may be offered.
    #[inline]
    pub(crate) fn write_table(&mut self, values: [f32; GLOBALS], may_draw: bool) {
        let observed = self.observed();
        for seat in 0..2 {
            self.observations[seat * observed..][..GLOBALS].copy_from_slice(&values);
            self.mask(seat, 0, 1 + u8::from(may_draw), false);
        }
    }

    /// Writes the row of a piece, and the masks of its factor.
    #[inline]
    pub(crate) fn write_row(&mut self, side: usize, row: usize, values: &[f32; ROW], open: u8) {
        for place in self.places(side, row) {
            self.observations[place..][..ROW].copy_from_slice(values);
        }
        self.mask(side, OFFER + row, open, false);
    }

    /// Clears the rows and masks of all pieces that are gone.
    #[inline]
    pub(crate) fn clear(&mut self, shown: &mut [u64], now: &[u64; WORDS]) {
        for (word, (shown, now)) in shown.iter_mut().zip(now).enumerate() {
            let mut gone = std::mem::replace(shown, *now) & !now;
            while gone != 0 {
                let bit = word * 64 + gone.trailing_zeros() as usize;
                gone &= gone - 1;
                let (side, row) = (bit / self.rows, bit % self.rows);
                self.write_row(side, row, &[0.0; ROW], 1);
            }
        }
    }

    /// Prepares arrays that may contain anything: no piece is shown, and nothing but doing nothing is open.
    pub(crate) fn blank(&mut self, shown: &mut [u64]) {
        self.observations.fill(0.0);
        shown.fill(0);
        for seat in 0..2 {
            for factor in 0..self.factors {
                self.mask(seat, factor, 1, true);
            }
        }
    }

    /// Writes the masks of a factor with so many open values, if their number has changed.
    #[inline]
    fn mask(&mut self, seat: usize, factor: usize, open: u8, whole: bool) {
        let at = seat * self.factors + factor;
        if std::mem::replace(&mut self.open[at], open) != open || whole {
            let mask = &mut self.masks[at * NUMBERED..][..NUMBERED];
            let (yes, no) = mask.split_at_mut(usize::from(open));
            yes.fill(1);
            no.fill(0);
        }
    }
}
