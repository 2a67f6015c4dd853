//! What changes in a battle: elements and fighters in list order, the two decks, and the phase of the flip.

use std::fmt;

use arrayvec::ArrayVec;
use table::Point;

use crate::cards::{Card, Choice};

/// The most elements of one side.
pub const ELEMENTS: usize = 8;
/// What stands in a deck in the place of an element: a placeholder.
pub const PASS: u8 = u8::MAX;
/// What a view shows where it may not show what lies in a deck.
pub const UNKNOWN: u8 = u8::MAX - 1;

/// Where a fighter is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// The element has but one fighter.
    #[default]
    Absent,
    /// Not yet deployed.
    Waiting,
    /// On the table.
    Table,
    /// Destroyed.
    Destroyed,
    /// Flown off the table.
    Left,
}

/// A fighter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pilot {
    /// Where its centre stands, or stood last.
    pub at: Point,
    /// Hull left.
    pub hull: u8,
    /// Where it is.
    pub place: Place,
    /// One-use weapons fired, a bit each.
    pub spent: u8,
    /// Whether its pilot has failed a check since the last flip of the element (BS-3.7).
    pub failed: bool,
    /// Whether it may not fire any more in this flip: it has, or it is out of control (BS-5.5).
    pub done: bool,
}

/// What the fighters of an element share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Element {
    /// Inches a turn, 0 to 12.
    pub speed: u8,
    /// Where the nose points, in steps of 60° clockwise from up the table.
    pub facing: u8,
    /// Whether it flies tail first (BS-4.9).
    pub retrograde: bool,
    /// The speed penalty of its last maneuver.
    pub penalty: u8,
    /// The card it flew last, in the open.
    pub last: Option<Card>,
}

impl Element {
    /// Pays the speed penalty of a maneuver; at a standstill retrograde motion ends (BS-3.6, BS-4.9).
    #[inline]
    pub(crate) fn pay(&mut self, penalty: u8) {
        self.penalty = penalty;
        self.speed = self.speed.saturating_sub(penalty);
        self.retrograde &= self.speed > 0;
    }
}

/// A card in a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slot {
    /// Whose it is, by the element's place in the list; [`PASS`] for a placeholder, [`UNKNOWN`] where a view hides it.
    pub element: u8,
    /// The card; none for a placeholder and where a view hides it.
    pub card: Option<Card>,
    /// Whether it has been flipped once: then all know whose it is, if not which card.
    pub known: bool,
}

/// What is being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The coin for deployment.
    #[default]
    Toss,
    /// One side deploys one element.
    Deploy,
    /// Both sides choose speeds, first cards and the order of their decks, in secret.
    Decks,
    /// How the flipped card is flown.
    Option,
    /// Whether the wingman checks.
    Check,
    /// Fire of the element that has moved, a fighter at a time.
    Fire,
    /// The element's next card.
    Next,
    /// It is decided.
    Over,
}

/// A position: flat and small.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Cards flipped so far, placeholders among them.
    pub flips: u32,
    /// What is being asked.
    pub phase: Phase,
    /// The side that writes, or whose card is being flown.
    pub side: u8,
    /// How the card on top is flown, once it is chosen.
    pub choice: Choice,
    /// The elements, side after side.
    pub(crate) elements: ArrayVec<Element, { 2 * ELEMENTS }>,
    /// The fighters, two an element.
    pub(crate) pilots: ArrayVec<[Pilot; 2], { 2 * ELEMENTS }>,
    /// The decks, the top first; empty before they are laid.
    pub(crate) decks: [ArrayVec<Slot, ELEMENTS>; 2],
}

const _: () = assert!(size_of::<Pilot>() == 16 && size_of::<Element>() == 5 && size_of::<Slot>() == 3);
const _: () = assert!(size_of::<State>() <= 16 * (32 + 5) + 2 * (8 * 3 + 4) + 24);

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    /// Copies the pieces there are, not the room for those there might be.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        (self.flips, self.phase, self.side, self.choice) =
            (other.flips, other.phase, other.side, other.choice);
        self.elements.clear();
        self.elements.extend(other.elements.iter().copied());
        self.pilots.clear();
        self.pilots.extend(other.pilots.iter().copied());
        for (deck, from) in self.decks.iter_mut().zip(&other.decks) {
            deck.clear();
            deck.extend(from.iter().copied());
        }
    }
}

impl Pilot {
    /// Whether it is on the table.
    #[inline]
    pub fn in_play(&self) -> bool {
        self.place == Place::Table
    }
}

impl State {
    /// The elements, side after side.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// The fighters of each element: lead and wingman.
    pub fn pilots(&self) -> &[[Pilot; 2]] {
        &self.pilots
    }

    /// The deck of a side, the top first; empty before the decks are laid.
    pub fn deck(&self, side: usize) -> &[Slot] {
        &self.decks[side & 1]
    }

    /// The element being flown, by its place in the list.
    #[inline]
    pub fn flown(&self) -> Option<usize> {
        let flying = matches!(self.phase, Phase::Option | Phase::Check | Phase::Fire | Phase::Next);
        let top = self.decks[usize::from(self.side & 1)].first().filter(|_| flying)?;
        Some(usize::from(top.element)).filter(|e| *e < self.elements.len())
    }

    /// The card being flown.
    #[inline]
    pub fn card(&self) -> Option<Card> {
        self.decks[usize::from(self.side & 1)].first().and_then(|top| top.card)
    }

    /// Whether an element has a fighter on the table.
    #[inline]
    pub fn is_in_play(&self, element: usize) -> bool {
        self.pilots[element].iter().any(Pilot::in_play)
    }

    /// Which fighter of an element leads: 0, or 1 once that one is gone (BS-3.8).
    #[inline]
    pub fn lead(&self, element: usize) -> usize {
        usize::from(!self.pilots[element][0].in_play())
    }
}

/// What a fighter is called: its side's letter and its number; odd numbers are leads, even ones wingmen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Name {
    /// Its side, 0 or 1.
    pub side: u8,
    /// Its number, from 0.
    pub number: u8,
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.side), self.number + 1)
    }
}

/// What an element is called: its side's letter, E, and its number, such as `AE1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ElementName {
    /// Its side, 0 or 1.
    pub side: u8,
    /// Its number, from 0.
    pub number: u8,
}

impl fmt::Display for ElementName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}E{}", char::from(b'A' + self.side), self.number + 1)
    }
}
