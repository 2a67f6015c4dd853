//! Shapes of the arrays, and the meaning of their fields.

use shelf::fields::Field;

/// The version of the arrays' meaning. It grows when a field, its unit or the order of fields changes.
pub const VERSION: u32 = 1;

/// The moment at which a battle that is over begins again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Autoreset {
    /// The next step, which ignores the battle's actions and returns the beginning with no reward.
    #[default]
    NextStep,
    /// The step that ends it: its observation is already that of the next battle.
    SameStep,
    /// The reset by the caller. A step is refused while a battle is over.
    Disabled,
}

impl Autoreset {
    /// Every mode with its name.
    pub const ALL: [(&'static str, Self); 3] =
        [("next-step", Self::NextStep), ("same-step", Self::SameStep), ("disabled", Self::Disabled)];

    /// Returns the mode with a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(of, _)| *of == name).map(|(_, mode)| mode)
    }

    /// Returns its name.
    pub fn name(self) -> &'static str {
        Self::ALL.into_iter().find(|(_, mode)| *mode == self).map_or("", |(name, _)| name)
    }
}

/// The shapes of the arrays of a [`crate::Vector`], and the meaning of each field.
///
/// An observation is the `globals`, then `rows` rows for pieces of the seat's own side, then `rows` for the other side.
/// Each row has the fields `row`; a row without a piece is 0.
#[derive(Clone, PartialEq, Debug)]
pub struct Spec {
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The number of battles.
    pub battles: usize,
    /// The number of seats.
    pub seats: usize,
    /// The fields of the whole table.
    pub globals: Vec<Field>,
    /// The number of rows for the pieces of one side.
    pub rows: usize,
    /// The fields of a piece.
    pub row: Vec<Field>,
    /// The number of factors of an action.
    pub factors: usize,
    /// The largest number of values of a factor.
    pub choices: usize,
    /// The moment at which battles begin again.
    pub autoreset: Autoreset,
    /// The turn limit.
    pub limit: u32,
}

impl Spec {
    /// Returns the number of values of one piece.
    pub fn row_width(&self) -> usize {
        self.row.iter().map(|field| field.many).sum()
    }

    /// Returns the number of values before the rows.
    pub fn global_width(&self) -> usize {
        self.globals.iter().map(|field| field.many).sum()
    }

    /// Returns the number of values that a seat observes.
    pub fn observed(&self) -> usize {
        self.global_width() + 2 * self.rows * self.row_width()
    }

    /// Returns the number of elements of `observations`: battles × seats × values.
    pub fn observations(&self) -> usize {
        self.battles * self.seats * self.observed()
    }

    /// Returns the number of elements of `actions`: battles × seats × factors.
    pub const fn actions(&self) -> usize {
        self.battles * self.seats * self.factors
    }

    /// Returns the number of elements of `masks`: battles × seats × factors × choices.
    pub const fn masks(&self) -> usize {
        self.actions() * self.choices
    }

    /// Returns the number of elements of `rewards` and `acting`: battles × seats.
    pub const fn each_seat(&self) -> usize {
        self.battles * self.seats
    }
}
