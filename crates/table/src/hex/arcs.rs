//! The four arcs around a hex: front and rear are 60° wide, left and right 120°. A hex on a border is in both arcs.

use super::{Facing, Offset};

/// One of the four arcs around a piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Arc {
    /// Within 30° of the bow.
    Front,
    /// Between front and rear, on the right.
    Right,
    /// Within 30° of straight behind.
    Rear,
    /// Between front and rear, on the left.
    Left,
}

impl Arc {
    /// The four arcs, clockwise from the front.
    pub const ALL: [Self; 4] = [Self::Front, Self::Right, Self::Rear, Self::Left];
}

/// A set of arcs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Arcs(u8);

impl Arcs {
    /// No arc.
    pub const NONE: Self = Self(0);
    /// All four.
    pub const ALL: Self = Self(0b1111);

    /// Returns the set of one arc.
    pub const fn only(arc: Arc) -> Self {
        Self(1 << arc as u8)
    }

    /// Returns this set with one more arc.
    #[must_use]
    pub const fn with(self, arc: Arc) -> Self {
        Self(self.0 | 1 << arc as u8)
    }

    /// Returns `true` if the set holds the arc.
    #[inline]
    pub const fn has(self, arc: Arc) -> bool {
        self.0 & 1 << arc as u8 != 0
    }

    /// Returns `true` if the two sets have an arc in common.
    #[inline]
    pub const fn meet(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the number of arcs, 0 to 4.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns `true` if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the arcs of the set, clockwise from the front.
    pub fn iter(self) -> impl Iterator<Item = Arc> + Clone {
        Arc::ALL.into_iter().filter(move |arc| self.has(*arc))
    }

    /// Returns the only arc of the set; `None` unless there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Arc> {
        if self.len() == 1 { self.iter().next() } else { None }
    }
}

impl FromIterator<Arc> for Arcs {
    fn from_iter<I: IntoIterator<Item = Arc>>(arcs: I) -> Self {
        arcs.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Facing {
    /// Returns the arcs of a piece of this facing that hold a hex: one, or two on a border between them, or all
    /// four for the piece's own hex.
    ///
    /// ```
    /// use table::{Arc, Arcs, Facing, Offset};
    /// assert_eq!(Facing::UP.arcs(Offset { q: 1, r: 2 }), Arcs::only(Arc::Front));
    /// assert_eq!(Facing::UP.arcs(Offset { q: 1, r: 1 }), Arcs::only(Arc::Front).with(Arc::Right), "30° off the bow");
    /// assert_eq!(Facing::UP.arcs(Offset { q: 1, r: 0 }), Arcs::only(Arc::Right));
    /// assert_eq!(Facing::UP.arcs(Offset::default()), Arcs::ALL);
    /// ```
    #[inline]
    pub const fn arcs(self, to: Offset) -> Arcs {
        let to = to.seen_from(self);
        // The lines 30° off bow and stern: twice the distance up, in hexes, equals three times the distance aside.
        let (up, side) = (2 * to.r as i32 + to.q as i32, 3 * to.q as i32);
        let aside = side.abs();
        Arcs(
            (up >= aside) as u8
                | ((side >= up.abs()) as u8) << 1
                | ((-up >= aside) as u8) << 2
                | ((-side >= up.abs()) as u8) << 3,
        )
    }
}
