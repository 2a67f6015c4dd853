//! Orders: one small order for each decision, in the words of the cards.

use std::ops::{Deref, DerefMut};

use table::Point;

use crate::cards::{Card, Choice};
use crate::ships::{Label, WEAPONS};
use crate::state::{ELEMENTS, Name};

/// A short list that is copied whole. Dropping it costs nothing, and random play drops one order a decision.
#[derive(Clone, Copy, Debug)]
pub struct Row<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy + Default, const N: usize> Row<T, N> {
    /// Returns an empty list.
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// Puts an item at the end; returns `false` if there is no room.
    #[must_use]
    pub fn push(&mut self, item: T) -> bool {
        let room = self.len < N;
        if room {
            self.items[self.len] = item;
            self.len += 1;
        }
        room
    }

    /// Removes the last item, if there is one.
    pub fn pop(&mut self) {
        self.len = self.len.saturating_sub(1);
    }
}

impl<T: Copy + Default, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..self.len]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Row<T, N> {
    /// Collects the first items, as many as there is room for.
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut row = Self::new();
        for item in items {
            if !row.push(item) {
                break;
            }
        }
        row
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Row<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a mut Row<T, N> {
    type Item = &'a mut T;
    type IntoIter = std::slice::IterMut<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

/// A card as a side lays it at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Entry {
    /// A placeholder (BS-2.4).
    #[default]
    Pass,
    /// An element's first card, and its starting speed (BS-2.2).
    Card {
        /// The element's number in its side, from 0.
        element: u8,
        /// The card.
        card: Card,
        /// The element's starting speed, in inches a turn.
        speed: u8,
    },
}

/// Some weapons of a fighter, in the order they are mounted.
pub type Weapons = Row<Label, WEAPONS>;

/// The cards of a deck from the top down.
pub type Entries = Row<Entry, ELEMENTS>;

/// One decision of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// `toss`: the coin for deployment.
    Toss,
    /// `deploy E1 36,3 38,3`: an element's lead and its wingman.
    Deploy {
        /// The element's number in its side, from 0.
        element: u8,
        /// Place of the lead.
        lead: Point,
        /// Place of the wingman, if there is one.
        wing: Option<Point>,
    },
    /// `deck E1 Straight 6, E2 Snake 8, pass`: all first cards from the top down, each with its element's speed.
    Deck(Entries),
    /// `fly Break`: the option with which the flipped card is flown.
    Fly(Choice),
    /// `check` or `skip`: `true` if the wingman checks to be allowed to fire.
    Check(bool),
    /// `fire A1 laser1+laser2 B2`: some weapons of a fighter at one target.
    Fire {
        /// Fighter that fires.
        fighter: Name,
        /// Weapons that it fires.
        weapons: Weapons,
        /// Target of the fire.
        target: Name,
    },
    /// `hold`: no more fire in this flip.
    Hold,
    /// `next Snake`: the element's next card.
    Next(Card),
}
