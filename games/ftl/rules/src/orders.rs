//! What a seat writes: one action at most for each of its pieces.

use arrayvec::ArrayVec;

use crate::state::{Name, PIECES, Piece, State};

/// What one piece is ordered to do (FTL-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rotate by so many steps of 15°, −11 to 12, positive clockwise (FTL-5.2).
    Rotate(i8),
    /// Sprint so many half inches, 2 to 16 (FTL-5.3).
    Sprint(u8),
    /// Launch a missile (FTL-5.4).
    Launch,
}

/// A seat's orders for one turn: at most one action for each of its pieces, in list order; or the offer of a draw, with
/// which its pieces do nothing (FTL-7.2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plot {
    pub(crate) parts: ArrayVec<(Name, Action), PIECES>,
    /// Whether it offers a draw; then it has no parts.
    pub(crate) draw: bool,
}

impl Plot {
    /// A plot of these parts.
    ///
    /// # Panics
    /// If there are more than [`PIECES`] parts.
    pub fn new(parts: impl IntoIterator<Item = (Name, Action)>) -> Self {
        Self { parts: parts.into_iter().collect(), draw: false }
    }

    /// The offer of a draw (FTL-7.2).
    pub fn draw() -> Self {
        Self { draw: true, ..Self::default() }
    }

    /// Whether it offers a draw.
    #[inline]
    pub const fn is_draw(&self) -> bool {
        self.draw
    }

    /// The parts, in list order.
    pub fn parts(&self) -> &[(Name, Action)] {
        &self.parts
    }

    /// What a piece is ordered to do, if anything.
    pub fn action(&self, piece: Name) -> Option<Action> {
        self.parts.iter().find(|(name, _)| *name == piece).map(|(_, action)| *action)
    }

    /// This plot with a piece's action replaced (none: it does nothing), its parts kept in the list order of `state`.
    #[must_use]
    pub fn with(&self, state: &State, piece: Name, action: Option<Action>) -> Self {
        let chosen = |p: &Piece| if p.name() == piece { action } else { self.action(p.name()) };
        Self::new(state.pieces().iter().filter_map(|p| chosen(p).map(|a| (p.name(), a))))
    }
}
