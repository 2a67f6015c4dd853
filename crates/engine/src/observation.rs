//! A view as numbers, for programs that learn.

use std::fmt::Display;

use crate::seat::Side;

/// The numbers of a seat's view, while a ruleset writes them: those of the table, then those of each piece. They are
/// written one after the other, in the order of the game's fields.
pub trait Observation {
    /// Begins the numbers of the table.
    fn table(&mut self);
    /// Begins the numbers of a piece, by its side and its name. Returns `false` if none of them is wanted; then write none.
    #[must_use]
    fn piece(&mut self, side: Side, name: &dyn Display) -> bool;
    /// Writes `number / unit` as the next number; `unit` is not 0.
    fn put(&mut self, number: i64, unit: u32);

    /// Writes a word as its place among the words of its field, from 1; 0 if it is none of them.
    fn word(&mut self, word: &str);

    /// Writes a whole number.
    fn int(&mut self, n: i64) {
        self.put(n, 1);
    }

    /// Writes 1 for yes, 0 for no.
    fn flag(&mut self, yes: bool) {
        self.put(i64::from(yes), 1);
    }

    /// Writes 1 for one's own side, −1 for the other one, and 0 for none.
    fn side(&mut self, side: Option<Side>, own: Side) {
        self.put(side.map_or(0, |side| if side == own { 1 } else { -1 }), 1);
    }

    /// Writes exactly so many whole numbers: the first of these, then zeros.
    fn list(&mut self, many: usize, of: &mut dyn Iterator<Item = i64>) {
        of.chain(std::iter::repeat(0)).take(many).for_each(|n| self.put(n, 1));
    }
}
