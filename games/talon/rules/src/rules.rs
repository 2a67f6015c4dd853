//! The rules of a battle: map, ships' cards, terrain, options, and all else that does not change in it.

use std::ops::Range;

use table::{Hex, HexMap};

use crate::chart;
use crate::options::{Edges, Options};
use crate::ships::{Card, Goal, Pace, Terrain};
use crate::state::{Name, Piece, Ship, State};

/// The rules of *Talon* for one battle: all that does not change in it.
#[derive(Clone, Debug)]
pub struct Talon {
    pub(crate) options: Options,
    pub(crate) map: HexMap,
    pub(crate) goal: Goal,
    /// Hexes with something in them, in order.
    pub(crate) terrain: Vec<(Hex, Terrain)>,
    pub(crate) cards: Vec<Card>,
    /// How many ships stand before those of the second side.
    pub(crate) first: usize,
    pub(crate) start: State,
}

impl Talon {
    /// The map; on a floating one it says where ships are set up.
    pub const fn map(&self) -> &HexMap {
        &self.map
    }

    /// Whether a hex is on the map; on a floating one every hex is (TAL-1.1).
    #[inline]
    pub fn is_on_map(&self, hex: Hex) -> bool {
        self.options.map == Edges::Floating || self.map.holds(hex)
    }

    /// The options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// How the battle is won.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Hexes with something in them, in order; none where terrain is off.
    pub fn terrain(&self) -> &[(Hex, Terrain)] {
        &self.terrain
    }

    /// What is in a hex, if anything.
    #[inline]
    pub fn terrain_at(&self, hex: Hex) -> Option<Terrain> {
        if self.terrain.is_empty() {
            return None;
        }
        let found = self.terrain.binary_search_by_key(&hex, |(at, _)| *at).ok()?;
        Some(self.terrain[found].1)
    }

    /// Whether a hex is a planet.
    #[inline]
    pub fn is_planet(&self, hex: Hex) -> bool {
        self.terrain_at(hex) == Some(Terrain::Planet)
    }

    /// How many ships there are, bases and squadrons among them.
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// What never changes about the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    pub fn card(&self, ship: usize) -> &Card {
        &self.cards[ship]
    }

    /// The name of the ship at a place of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name(&self, ship: usize) -> Name {
        self.cards[ship].name
    }

    /// What a piece is called.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name_of(&self, piece: Piece) -> Name {
        match piece {
            Piece::Ship(ship) => self.name(usize::from(ship)),
            Piece::Missile(number) => Name::missile(number),
        }
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

    /// The piece of that name: a missile, or a ship written just so.
    #[inline]
    pub fn piece(&self, name: Name) -> Option<Piece> {
        match name.number() {
            Some(number) => Some(Piece::Missile(number)),
            None => self.find(name).map(|ship| Piece::Ship(ship as u8)),
        }
    }

    /// The side of the ship at a place of the list.
    #[inline]
    pub const fn side_of(&self, ship: usize) -> u8 {
        (ship >= self.first) as u8
    }

    /// The places in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: u8) -> Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.cards.len() }
    }

    /// The row of the power curve a ship is in.
    #[inline]
    pub(crate) fn pace(&self, state: &State, ship: usize) -> Pace {
        self.cards[ship].curve[usize::from(state.ships[ship].row)]
    }

    /// The speed of a ship; of a base its rotation.
    #[inline]
    pub fn speed(&self, state: &State, ship: usize) -> u8 {
        self.pace(state, ship).speed
    }

    /// The turn radius of a ship now, with what critical hits have added (TAL-8.4).
    #[inline]
    pub fn radius(&self, state: &State, ship: usize) -> u8 {
        self.pace(state, ship).radius + state.ships[ship].wider
    }

    /// Whether a ship has a scheduled move in this impulse (TAL-1.4); a base rotates then (TAL-14.2).
    #[inline]
    pub fn is_scheduled(&self, state: &State, ship: usize) -> bool {
        chart::lists(state.impulse, self.speed(state, ship))
    }

    /// Whether a ship has a scheduled point in this impulse (TAL-2.2).
    #[inline]
    pub const fn has_point(&self, state: &State, ship: &Ship) -> bool {
        chart::lists(state.impulse, ship.power)
    }

    /// The power modifier of a ship: that of the next unmarked hull box, less what critical hits have drained
    /// (TAL-2.3, TAL-8.4).
    #[inline]
    pub fn modifier(&self, state: &State, ship: usize) -> i8 {
        let hull = &self.cards[ship].hull;
        let next = hull.get(usize::from(state.ships[ship].hull)).map_or(0, |(modifier, _)| *modifier);
        next.saturating_sub(state.ships[ship].drained as i8)
    }

    /// The power that a row of the curve would give a ship; negative if it may not be chosen (TAL-2.4).
    #[inline]
    pub fn power_in(&self, state: &State, ship: usize, row: usize) -> i8 {
        self.cards[ship].curve[row].power.saturating_add(self.modifier(state, ship))
    }

    /// Fighters left of a squadron: those whose boxes are not all marked (TAL-12.2).
    #[inline]
    pub fn fighters(&self, state: &State, ship: usize) -> u8 {
        let card = &self.cards[ship];
        if card.each == 0 {
            return 0;
        }
        (card.hull.len() as u8 - state.ships[ship].hull).div_ceil(card.each)
    }

    /// The squadrons aboard a carrier, by place in the list.
    pub fn aboard<'a>(&'a self, state: &'a State, carrier: usize) -> impl Iterator<Item = usize> + 'a {
        self.fleet(self.side_of(carrier)).filter(move |ship| {
            let squadron = &state.ships[*ship];
            squadron.place == crate::state::Place::Aboard && usize::from(squadron.carrier) == carrier
        })
    }
}
