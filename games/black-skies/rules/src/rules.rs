//! The rules of a battle: table, kinds, elements, rocks, options, and everything else that is constant in it.

use table::{Area, Edge, Length, Point, Vector};

use crate::cards::FASTEST;
use crate::options::Options;
use crate::ships::{Airframe, Fighter, Weapon};
use crate::state::{ElementName, Name, State};

/// Greatest distance between lead and wingman (BS-1.8).
pub const APART: Length = Length::inches(6);

/// Zone in which a side deploys (BS-6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zone {
    /// Edge of the side: the upper or the lower one.
    pub edge: Edge,
    /// Depth of the zone from that edge.
    pub depth: Length,
}

/// A still rock (BS-6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rock {
    /// Its centre.
    pub at: Point,
    /// Its radius.
    pub radius: Length,
}

/// An element as the rules use it in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Squad {
    pub(crate) kind: u8,
    pub(crate) skills: [u8; 2],
    pub(crate) fighters: u8,
    pub(crate) speed: u8,
}

/// The rules of *Black Skies* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct BlackSkies {
    pub(crate) area: Area,
    pub(crate) options: Options,
    pub(crate) weapons: Vec<Weapon>,
    pub(crate) fighters: Vec<Fighter>,
    pub(crate) frames: Vec<Airframe>,
    pub(crate) squads: Vec<Squad>,
    pub(crate) titles: Vec<String>,
    /// Number of elements of the first side.
    pub(crate) first: usize,
    /// Number of cards in each deck (BS-2.4).
    pub(crate) cards: usize,
    /// Rounds per flip, times 2³² and rounded to the next greater number.
    pub(crate) per_flip: u64,
    pub(crate) zones: [Zone; 2],
    pub(crate) rocks: Vec<Rock>,
    pub(crate) start: State,
    /// Displacement along each heading, by the number of half inches.
    pub(crate) legs: Vec<[Vector; 2 * FASTEST as usize + 1]>,
    /// Number of ways to deploy an element of one fighter, and of two, in each zone.
    pub(crate) ways: [[u128; 2]; 2],
}

impl BlackSkies {
    /// Returns the table.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the zone in which a side deploys.
    pub const fn zone(&self, side: usize) -> &Zone {
        &self.zones[side & 1]
    }

    /// Returns the rocks on the table.
    pub fn rocks(&self) -> &[Rock] {
        &self.rocks
    }

    /// Returns the kind of fighter of an element.
    pub fn kind(&self, element: usize) -> &Fighter {
        &self.fighters[usize::from(self.squads[element].kind)]
    }

    /// Returns the kinds of weapons.
    pub fn weapons(&self) -> &[Weapon] {
        &self.weapons
    }

    /// Returns the element's own name, such as *Viper*; empty if it has none.
    pub fn title(&self, element: usize) -> &str {
        &self.titles[element]
    }

    /// Returns the skill of a fighter's pilot: `who` is 0 for the lead, 1 for the wingman.
    pub fn skill(&self, element: usize, who: usize) -> u8 {
        self.squads[element].skills[who & 1]
    }

    /// Returns the number of cards in each deck.
    pub const fn deck_size(&self) -> usize {
        self.cards
    }

    /// Returns the kind of fighter of an element, computed for play.
    #[inline]
    pub fn frame(&self, element: usize) -> &Airframe {
        &self.frames[usize::from(self.squads[element].kind)]
    }

    /// Returns the side of an element.
    #[inline]
    pub const fn side_of(&self, element: usize) -> usize {
        (element >= self.first) as usize
    }

    /// Returns the elements of a side by their places in the list.
    #[inline]
    pub fn wing(&self, side: usize) -> std::ops::Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.squads.len() }
    }

    /// Returns the name of an element.
    pub fn element_name(&self, element: usize) -> ElementName {
        let side = self.side_of(element);
        ElementName { side: side as u8, number: (element - self.wing(side).start) as u8 }
    }

    /// Returns the name of a fighter: `who` is 0 for the lead, 1 for the wingman.
    pub fn name(&self, element: usize, who: usize) -> Name {
        let ElementName { side, number } = self.element_name(element);
        Name { side, number: 2 * number + who as u8 }
    }

    /// Returns a fighter's element and its place in it; `None` if there is no such fighter.
    pub fn find(&self, name: Name) -> Option<(usize, usize)> {
        let wing = self.wing(usize::from(name.side & 1));
        let (element, who) = (wing.start + usize::from(name.number / 2), usize::from(name.number % 2));
        let there = wing.contains(&element) && who < usize::from(self.squads[element].fighters);
        there.then_some((element, who))
    }

    /// Returns the displacement of this number of half inches along a heading in steps of 60°.
    #[inline]
    pub(crate) fn leg(&self, heading: u8, halves: u8) -> Vector {
        self.legs[usize::from(heading)][usize::from(halves)]
    }
}
