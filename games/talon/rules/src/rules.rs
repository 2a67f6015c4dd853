//! The rules of a battle: map, ships' cards, terrain, options, and all other data that do not change in it.

use std::ops::Range;

use table::{Hex, HexMap};

use crate::chart;
use crate::options::{Edges, Options};
use crate::ships::{Card, Goal, Kind, Pace, Terrain};
use crate::state::{Name, Piece, Ship, State};
use crate::weapons::Weapon;

/// The rules of *Talon* for one battle: all the data that do not change in it.
#[derive(Clone, Debug)]
pub struct Talon {
    pub(crate) options: Options,
    pub(crate) map: HexMap,
    pub(crate) goal: Goal,
    /// Hexes with terrain, in order.
    pub(crate) terrain: Vec<(Hex, Terrain)>,
    pub(crate) cards: Vec<Card>,
    /// The number of ships of the first side; the ships of the second side follow them.
    pub(crate) first: usize,
    /// Sides that have a single ship of the kind [`Kind::Ship`], without squadrons aboard, on a map without terrain.
    pub(crate) lone: [bool; 2],
    /// `true` if a ship has a fusion cannon, which fires without a target.
    pub(crate) fusion: bool,
    pub(crate) start: State,
}

impl Talon {
    /// Returns the map. A floating map uses it only for the hexes where ships are set up.
    pub const fn map(&self) -> &HexMap {
        &self.map
    }

    /// Returns `true` if a hex is on the map; on a floating map every hex is (TAL-1.1).
    #[inline]
    pub fn is_on_map(&self, hex: Hex) -> bool {
        self.options.map == Edges::Floating || self.map.holds(hex)
    }

    /// Returns the options in force.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Returns the way in which the battle is won.
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// Returns the hexes with terrain, in order; none if the option `terrain` is off.
    pub fn terrain(&self) -> &[(Hex, Terrain)] {
        &self.terrain
    }

    /// Returns the terrain of a hex, if any.
    #[inline]
    pub fn terrain_at(&self, hex: Hex) -> Option<Terrain> {
        if self.terrain.is_empty() {
            return None;
        }
        let found = self.terrain.binary_search_by_key(&hex, |(at, _)| *at).ok()?;
        Some(self.terrain[found].1)
    }

    /// Returns `true` if a hex is a planet.
    #[inline]
    pub fn is_planet(&self, hex: Hex) -> bool {
        self.terrain_at(hex) == Some(Terrain::Planet)
    }

    /// Returns the number of ships, including bases and squadrons.
    pub fn count(&self) -> usize {
        self.cards.len()
    }

    /// Returns the card of the ship at an index of the list: the data that never change.
    ///
    /// # Panics
    /// If there is no such ship.
    pub fn card(&self, ship: usize) -> &Card {
        &self.cards[ship]
    }

    /// Returns the name of the ship at an index of the list.
    ///
    /// # Panics
    /// If there is no such ship.
    #[inline]
    pub fn name(&self, ship: usize) -> Name {
        self.cards[ship].name
    }

    /// Returns the name of a piece.
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

    /// Returns the index in the list of the ship with exactly this name.
    #[inline]
    pub fn find(&self, name: Name) -> Option<usize> {
        self.cards.iter().position(|card| card.name == name)
    }

    /// Returns the index in the list of the ship with this name, without regard to case.
    pub fn find_like(&self, text: &str) -> Option<usize> {
        let name = Name::new(text)?;
        self.cards.iter().position(|card| card.name.is_like(&name))
    }

    /// Returns the piece with this name: a missile, in flight or not, or a ship with exactly this name.
    #[inline]
    pub fn piece(&self, name: Name) -> Option<Piece> {
        match name.number() {
            Some(number) => Some(Piece::Missile(number)),
            None => self.find(name).map(|ship| Piece::Ship(ship as u8)),
        }
    }

    /// Returns the side of the ship at an index of the list.
    #[inline]
    pub const fn side_of(&self, ship: usize) -> u8 {
        (ship >= self.first) as u8
    }

    /// Returns the indices in the list of a side's ships.
    #[inline]
    pub fn fleet(&self, side: u8) -> Range<usize> {
        if side == 0 { 0..self.first } else { self.first..self.cards.len() }
    }

    /// Returns the current row of a ship's power curve.
    #[inline]
    pub(crate) fn pace(&self, state: &State, ship: usize) -> Pace {
        self.cards[ship].curve[usize::from(state.ships[ship].row)]
    }

    /// Returns the speed of a ship; for a base, its rotation.
    #[inline]
    pub fn speed(&self, state: &State, ship: usize) -> u8 {
        self.pace(state, ship).speed
    }

    /// Returns the present turn radius of a ship, including the effect of critical hits (TAL-8.4).
    #[inline]
    pub fn radius(&self, state: &State, ship: usize) -> u8 {
        self.pace(state, ship).radius + state.ships[ship].wider
    }

    /// Returns `true` if a ship has a scheduled move in this impulse (TAL-1.4); a base then rotates (TAL-14.2).
    #[inline]
    pub fn is_scheduled(&self, state: &State, ship: usize) -> bool {
        chart::lists(state.impulse, self.speed(state, ship))
    }

    /// Returns `true` if a ship has a scheduled point in this impulse (TAL-2.2).
    #[inline]
    pub const fn has_point(&self, state: &State, ship: &Ship) -> bool {
        chart::lists(state.impulse, ship.power)
    }

    /// Returns these rules with everything that follows from their ships and terrain.
    pub(crate) fn derived(mut self) -> Self {
        self.fusion =
            self.cards.iter().flat_map(|card| &card.groups).any(|g| g.weapon == Weapon::FusionCannon);
        self.lone = [0, 1].map(|side| match &self.cards[self.fleet(side)] {
            [card] => self.terrain.is_empty() && card.kind == Kind::Ship && card.squadrons == 0,
            _ => false,
        });
        self
    }

    /// Returns the power modifier of a ship: the modifier of its first unmarked hull box, less the power drained by
    /// critical hits (TAL-2.3, TAL-8.4).
    #[inline]
    pub fn modifier(&self, state: &State, ship: usize) -> i8 {
        let hull = &self.cards[ship].hull;
        let next = hull.get(usize::from(state.ships[ship].hull)).map_or(0, |(modifier, _)| *modifier);
        next.saturating_sub(state.ships[ship].drained as i8)
    }

    /// Returns the power that a row of the curve would give a ship. A row with negative power may not be chosen
    /// (TAL-2.4).
    #[inline]
    pub fn power_in(&self, state: &State, ship: usize, row: usize) -> i8 {
        self.cards[ship].curve[row].power.saturating_add(self.modifier(state, ship))
    }

    /// Counts the fighters left in a squadron: those with an unmarked box (TAL-12.2).
    #[inline]
    pub fn fighters(&self, state: &State, ship: usize) -> u8 {
        let card = &self.cards[ship];
        if card.each == 0 {
            return 0;
        }
        (card.hull.len() as u8 - state.ships[ship].hull).div_ceil(card.each)
    }

    /// Returns the squadrons aboard a carrier, by index in the list.
    pub fn aboard<'a>(&'a self, state: &'a State, carrier: usize) -> impl Iterator<Item = usize> + 'a {
        self.fleet(self.side_of(carrier)).filter(move |ship| {
            let squadron = &state.ships[*ship];
            squadron.place == crate::state::Place::Aboard && usize::from(squadron.carrier) == carrier
        })
    }
}
