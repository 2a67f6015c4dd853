//! The rules of a battle: table, ships' cards, options, and all else that does not change in it.

use std::ops::Range;

use table::{Area, Heading, Vector};

use crate::options::Options;
use crate::state::{Die, Name, State};

/// What never changes about a ship.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// What its design is called.
    pub design: String,
    /// The dice it began with.
    pub dice: u8,
    /// The most dice in Defence, Movement and Attack.
    pub caps: [u8; 3],
    /// Whether it enters by a long edge (SS-5.1).
    pub enters: bool,
}

/// The rules of *Simple Spaceships* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct SimpleSpaceships {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) cards: Vec<Card>,
    /// How many ships stand before those of the second side.
    pub(crate) first: usize,
    pub(crate) run: Option<u8>,
    /// The displacement of a leg by heading and length in half inches.
    pub(crate) legs: [[Vector; Die::MOST as usize + 1]; 6],
    pub(crate) start: State,
}

impl SimpleSpaceships {
    /// The table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The side that wins by reaching the upper edge, if one does (SS-5.1).
    pub const fn run(&self) -> Option<u8> {
        self.run
    }

    /// What never changes about the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    pub fn card(&self, place: usize) -> &Card {
        &self.cards[place]
    }

    /// The name of the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name(&self, place: usize) -> Name {
        self.cards[place].name
    }

    /// The place in the list of the ship of that name, written just so.
    #[inline]
    pub fn find(&self, name: Name) -> Option<usize> {
        self.cards.iter().position(|card| card.name == name)
    }

    /// The place in the list of the ship that a person means, in small letters or capitals.
    pub fn find_like(&self, text: &str) -> Option<usize> {
        let name = Name::new(text)?;
        self.cards.iter().position(|card| card.name.is_like(&name))
    }

    /// The side of the ship at a place of the list.
    #[inline]
    pub const fn side_of(&self, place: usize) -> u8 {
        (place >= self.first) as u8
    }

    /// The places in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: usize) -> Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.cards.len() }
    }

    /// The displacement of a leg of so many half inches, at most [`Die::MOST`].
    #[inline]
    pub(crate) const fn leg(&self, heading: Heading, halves: u8) -> Vector {
        self.legs[heading.sixth() as usize][halves as usize]
    }
}
