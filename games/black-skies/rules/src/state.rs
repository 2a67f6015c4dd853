//! State of a battle: elements and fighters in list order, the two decks, and the phase of the flip.

use std::fmt;

use arrayvec::ArrayVec;
use table::Point;

use crate::cards::{Card, Choice};

/// The most elements of one side.
pub const ELEMENTS: usize = 8;
/// Element number of a placeholder in a deck.
pub const PASS: u8 = u8::MAX;
/// Element number that a view shows where it hides the element of a card.
pub const UNKNOWN: u8 = u8::MAX - 1;

/// Place of a fighter: on the table or elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// No fighter: the element has only one.
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
    /// Centre of the fighter, or its last one.
    pub at: Point,
    /// Hull left.
    pub hull: u8,
    /// Its place: on the table or elsewhere.
    pub place: Place,
    /// One-use weapons that it has fired, one bit each.
    pub spent: u8,
    /// `true` if its pilot has failed a check since the last flip of the element (BS-3.7).
    pub failed: bool,
    /// `true` if it may not fire any more in this flip: it has fired, or it is out of control (BS-5.5).
    pub done: bool,
}

/// State that the fighters of an element share.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Element {
    /// Speed in inches a turn, 0 to 12.
    pub speed: u8,
    /// Heading of the nose, in steps of 60° clockwise from up the table.
    pub facing: u8,
    /// `true` if it flies tail first (BS-4.9).
    pub retrograde: bool,
    /// The speed penalty of its last maneuver.
    pub penalty: u8,
    /// Card it flipped last, which everybody has seen.
    pub last: Option<Card>,
}

impl Element {
    /// Pays the speed penalty of a maneuver; retrograde motion ends at speed 0 (BS-3.6, BS-4.9).
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
    /// Element by its place in the list; [`PASS`] for a placeholder, [`UNKNOWN`] where a view hides it.
    pub element: u8,
    /// The card; `None` for a placeholder, and where a view hides it.
    pub card: Option<Card>,
    /// `true` if it has been flipped once: then all know its element, but not its present card.
    pub known: bool,
}

/// Decision that is asked for now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The coin for deployment.
    #[default]
    Toss,
    /// One side deploys one element.
    Deploy,
    /// Both sides choose speeds, first cards and the order of their decks, in secret.
    Decks,
    /// One side chooses the option with which its flipped card is flown.
    Option,
    /// The wingman checks, or skips his check.
    Check,
    /// The element that has moved fires, one fighter at a time.
    Fire,
    /// One side lays the element's next card.
    Next,
    /// The battle is over.
    Over,
}

/// A position: flat and small.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// Cards flipped so far, placeholders included.
    pub flips: u32,
    /// Decision that is asked for now.
    pub phase: Phase,
    /// The side that writes, or whose card is being flown.
    pub side: u8,
    /// Option with which the top card is flown, once it is chosen.
    pub choice: Choice,
    /// Elements, those of the first side first.
    pub(crate) elements: ArrayVec<Element, { 2 * ELEMENTS }>,
    /// Fighters, two for each element.
    pub(crate) pilots: ArrayVec<[Pilot; 2], { 2 * ELEMENTS }>,
    /// Decks, the top first; empty before they are laid.
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

    /// Copies only the pieces that exist, not the unused capacity.
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
    /// Returns `true` if it is on the table.
    #[inline]
    pub fn in_play(&self) -> bool {
        self.place == Place::Table
    }
}

impl State {
    /// Returns the elements, those of the first side first.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// Returns the fighters of each element: lead and wingman.
    pub fn pilots(&self) -> &[[Pilot; 2]] {
        &self.pilots
    }

    /// Returns the deck of a side, the top first; empty before the decks are laid.
    pub fn deck(&self, side: usize) -> &[Slot] {
        &self.decks[side & 1]
    }

    /// Returns the element being flown, by its place in the list.
    #[inline]
    pub fn flown(&self) -> Option<usize> {
        let flying = matches!(self.phase, Phase::Option | Phase::Check | Phase::Fire | Phase::Next);
        let top = self.decks[usize::from(self.side & 1)].first().filter(|_| flying)?;
        Some(usize::from(top.element)).filter(|e| *e < self.elements.len())
    }

    /// Returns the card being flown.
    #[inline]
    pub fn card(&self) -> Option<Card> {
        self.decks[usize::from(self.side & 1)].first().and_then(|top| top.card)
    }

    /// Returns `true` if an element has a fighter on the table.
    #[inline]
    pub fn is_in_play(&self, element: usize) -> bool {
        self.pilots[element].iter().any(Pilot::in_play)
    }

    /// Returns the fighter of an element that leads: 0, or 1 once fighter 0 is gone (BS-3.8).
    #[inline]
    pub fn lead(&self, element: usize) -> usize {
        usize::from(!self.pilots[element][0].in_play())
    }
}

/// Name of a fighter: its side's letter and its number. Shown numbers are odd for leads and even for wingmen.
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

/// Name of an element: its side's letter, E, and its number, such as `AE1`.
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
