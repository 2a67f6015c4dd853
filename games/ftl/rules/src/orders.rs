//! Orders of a seat: at most one action for each of its pieces.

use arrayvec::ArrayVec;

use crate::state::{Name, PIECES, Piece, State};

/// Action that one piece is ordered to do (FTL-5.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Rotation by this number of steps of 15°, −11 to 12, positive clockwise (FTL-5.2).
    Rotate(i8),
    /// Sprint of this number of half inches, 2 to 16 (FTL-5.3).
    Sprint(u8),
    /// Launch of a missile (FTL-5.4).
    Launch,
}

/// A seat's orders for one turn: at most one action for each of its pieces, in list order. Or the offer of a draw; its
/// pieces then do nothing (FTL-7.2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plot {
    pub(crate) parts: ArrayVec<(Name, Action), PIECES>,
    /// `true` if it offers a draw; then it has no parts.
    pub(crate) draw: bool,
}

impl Plot {
    /// Returns a plot of these parts.
    ///
    /// # Panics
    /// If there are more than [`PIECES`] parts.
    pub fn new(parts: impl IntoIterator<Item = (Name, Action)>) -> Self {
        Self { parts: parts.into_iter().collect(), draw: false }
    }

    /// Returns the offer of a draw (FTL-7.2).
    pub fn draw() -> Self {
        Self { draw: true, ..Self::default() }
    }

    /// Returns `true` if it offers a draw.
    #[inline]
    pub const fn is_draw(&self) -> bool {
        self.draw
    }

    /// Returns the parts, in list order.
    pub fn parts(&self) -> &[(Name, Action)] {
        &self.parts
    }

    /// Returns the action of a piece, if it has one.
    pub fn action(&self, piece: Name) -> Option<Action> {
        self.parts.iter().find(|(name, _)| *name == piece).map(|(_, action)| *action)
    }

    /// Returns this plot with a piece's action replaced; `None` means nothing. Its parts keep the list order of
    /// `state`.
    #[must_use]
    pub fn with(&self, state: &State, piece: Name, action: Option<Action>) -> Self {
        let chosen = |p: &Piece| if p.name() == piece { action } else { self.action(p.name()) };
        Self::new(state.pieces().iter().filter_map(|p| chosen(p).map(|a| (p.name(), a))))
    }
}
