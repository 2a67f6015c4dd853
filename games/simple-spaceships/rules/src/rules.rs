//! The rules of a battle: table, ships' cards, options, and everything else that is constant in it.

use std::ops::Range;

use table::{Area, Heading, Vector};

use crate::options::Options;
use crate::state::{Die, Name, State};

/// The facts of a ship that never change.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// The name of its design.
    pub design: String,
    /// The dice it began with.
    pub dice: u8,
    /// The most dice in Defence, Movement and Attack.
    pub caps: [u8; 3],
    /// `true` if it enters by a long edge (SS-5.1).
    pub enters: bool,
}

/// The rules of *Simple Spaceships* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct SimpleSpaceships {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) cards: Vec<Card>,
    /// The number of ships of the first side; the others follow in the list.
    pub(crate) first: usize,
    pub(crate) run: Option<u8>,
    /// The displacement of a leg, by heading in steps of 60° and length in half inches.
    pub(crate) legs: [[Vector; Die::MOST as usize + 1]; 6],
    pub(crate) start: State,
}

impl SimpleSpaceships {
    /// Returns the table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the side that wins by reaching the upper edge, if one does (SS-5.1).
    pub const fn run(&self) -> Option<u8> {
        self.run
    }

    /// Returns the card of the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    pub fn card(&self, place: usize) -> &Card {
        &self.cards[place]
    }

    /// Returns the name of the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name(&self, place: usize) -> Name {
        self.cards[place].name
    }

    /// Returns the place in the list of the ship of that name, with the same capital and small letters.
    #[inline]
    pub fn find(&self, name: Name) -> Option<usize> {
        self.cards.iter().position(|card| card.name == name)
    }

    /// Returns the place in the list of the ship of that name, in any case.
    pub fn find_like(&self, text: &str) -> Option<usize> {
        let name = Name::new(text)?;
        self.cards.iter().position(|card| card.name.is_like(&name))
    }

    /// Returns the side of the ship at a place of the list.
    #[inline]
    pub const fn side_of(&self, place: usize) -> u8 {
        (place >= self.first) as u8
    }

    /// Returns the places in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: usize) -> Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.cards.len() }
    }

    /// Returns the displacement of a leg of `halves` half inches, at most [`Die::MOST`].
    #[inline]
    pub(crate) const fn leg(&self, heading: Heading, halves: u8) -> Vector {
        self.legs[heading.sixth() as usize][halves as usize]
    }
}
