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

/// The shape of the arrays of a battle.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    /// Number of rows of a side.
    pub(crate) rows: usize,
    /// Number of factors of a seat.
    pub(crate) factors: usize,
}

/// The places of a ship in the arrays of a battle. Those of its missiles follow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Places {
    /// Its bit among the rows: those of the first side, then those of the second.
    pub(crate) bit: u16,
    /// Its factor among those of both seats.
    pub(crate) factor: u16,
    /// The place of its row in the observations of both seats: in those of the first seat, and of the second.
    pub(crate) sights: [u32; 2],
}

impl Shape {
    /// Returns the number of values that a seat observes.
    #[inline]
    pub(crate) const fn observed(self) -> usize {
        GLOBALS + 2 * self.rows * ROW
    }

    /// Returns the places of a row.
    pub(crate) const fn places(self, side: usize, row: usize) -> Places {
        let (own, other) = (GLOBALS + row * ROW, GLOBALS + (self.rows + row) * ROW);
        let sights = if side == 0 { [own, other] } else { [other, own] };
        Places {
            bit: (side * self.rows + row) as u16,
            factor: (side * self.factors + OFFER + row) as u16,
            sights: [sights[0] as u32, (self.observed() + sights[1]) as u32],
        }
    }
}

/// The signs of a battle from which its masks follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signs<const W: usize> {
    /// Rows with a piece, one bit each.
    pub(crate) shown: [u64; W],
    /// Rows with a piece that may launch.
    pub(crate) armed: [u64; W],
    /// `true` if a draw may be offered.
    pub(crate) may_draw: bool,
    /// `true` if the battle is over: then nothing is open.
    pub(crate) over: bool,
}

impl<const W: usize> Signs<W> {
    /// The signs of a battle without pieces.
    pub(crate) const NONE: Self = Self { shown: [0; W], armed: [0; W], may_draw: false, over: false };

    /// Adds a row.
    #[inline]
    pub(crate) fn add(&mut self, bit: usize, armed: bool) {
        self.shown[bit / 64] |= 1 << (bit % 64);
        self.armed[bit / 64] |= u64::from(armed) << (bit % 64);
    }

    /// Returns the number of open values of the factor of a row.
    fn open(&self, bit: usize) -> u8 {
        let has = |words: &[u64; W]| words[bit / 64] >> (bit % 64) & 1 == 1;
        match (self.over || !has(&self.shown), has(&self.armed)) {
            (true, _) => 1,
            (_, armed) => NUMBERED as u8 - u8::from(!armed),
        }
    }
}

/// The arrays of one battle.
pub(crate) struct Page<'a> {
    pub(crate) observations: &'a mut [f32],
    pub(crate) masks: &'a mut [u8],
    /// Number of open values of each factor, seat after seat.
    pub(crate) open: &'a mut [u8],
    pub(crate) shape: Shape,
}

impl Page<'_> {
    /// Writes the values of the table.
    #[inline]
    pub(crate) fn write_table(&mut self, values: [f32; GLOBALS]) {
        for seat in 0..2 {
            self.observations[seat * self.shape.observed()..][..GLOBALS].copy_from_slice(&values);
        }
    }

    /// Writes the row of the missile with a number of a ship; the ship itself has number 0.
    #[inline]
    pub(crate) fn write_row(&mut self, sights: [u32; 2], number: u8, values: &[f32; ROW]) {
        for sight in sights {
            let place = sight as usize + usize::from(number) * ROW;
            self.observations[place..][..ROW].copy_from_slice(values);
        }
    }

    /// Clears the rows of pieces that are gone, and writes the masks that have changed.
    #[inline(never)]
    pub(crate) fn turn_over<const W: usize>(&mut self, before: &Signs<W>, now: &Signs<W>) {
        for seat in 0..2 {
            self.mask(seat * self.shape.factors, 1 + u8::from(now.may_draw));
        }
        for word in 0..W {
            let mut either = before.shown[word] | now.shown[word];
            while either != 0 {
                let bit = word * 64 + either.trailing_zeros() as usize;
                either &= either - 1;
                let (side, row) = if bit < self.shape.rows { (0, bit) } else { (1, bit - self.shape.rows) };
                let places = self.shape.places(side, row);
                if now.shown[word] >> (bit % 64) & 1 == 0 {
                    self.write_row(places.sights, 0, &[0.0; ROW]);
                }
                self.mask(usize::from(places.factor), now.open(bit));
            }
        }
    }

    /// Prepares arrays that may contain anything: no piece is shown, and nothing but doing nothing is open.
    #[cold]
    #[inline(never)]
    pub(crate) fn blank(&mut self) {
        self.observations.fill(0.0);
        for factor in 0..2 * self.shape.factors {
            self.open[factor] = 0;
            self.mask(factor, 1);
        }
    }

    /// Writes the masks of a factor with so many open values, if their number has changed.
    fn mask(&mut self, factor: usize, open: u8) {
        if std::mem::replace(&mut self.open[factor], open) != open {
            let mask = &mut self.masks[factor * NUMBERED..][..NUMBERED];
            let (yes, no) = mask.split_at_mut(usize::from(open));
            yes.fill(1);
            no.fill(0);
        }
    }
}
