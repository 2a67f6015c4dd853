//! Classes of ships, and the rules of one battle: all that does not change in it.

use std::ops::Range;

use table::{Arc, Arcs, Hex, HexMap};

use crate::chart;
use crate::options::{Edges, Options};
use crate::state::{Name, Piece, Ship, State};
use crate::weapons::Weapon;

/// One of the two peoples (TAL-15); who collides with whom hangs on it (TAL-7.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Race {
    /// The Terran Empire.
    Terran,
    /// The Talon.
    Talon,
}

impl Race {
    /// Its word in files.
    pub const fn word(self) -> &'static str {
        ["terran", "talon"][self as usize]
    }

    /// The race of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Terran, Self::Talon].into_iter().find(|race| race.word() == word)
    }
}

/// What kind of piece a class is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A warship, a carrier or a transport.
    Ship,
    /// A base (TAL-14.1).
    Base,
    /// A squadron of fighters: three of two boxes each, where its class does not say otherwise (TAL-12.1).
    Squadron,
}

impl Kind {
    /// Its word in files.
    pub const fn word(self) -> &'static str {
        ["ship", "base", "squadron"][self as usize]
    }

    /// The kind of a word.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Ship, Self::Base, Self::Squadron].into_iter().find(|kind| kind.word() == word)
    }
}

/// The word of an arc, in files and orders.
pub const fn arc_word(arc: Arc) -> &'static str {
    ["front", "right", "rear", "left"][arc as usize]
}

/// The arc of a word.
pub fn arc_of_word(word: &str) -> Option<Arc> {
    Arc::ALL.into_iter().find(|arc| arc_word(*arc) == word)
}

/// A row of a power curve (TAL-2.1); of a base power and rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Action points a round.
    pub power: i64,
    /// Hexes a round; of a base, hex sides.
    pub speed: i64,
    /// The turn radius.
    pub radius: i64,
}

/// A hull box (TAL-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HullBox {
    /// What is added to the power while it is the next unmarked one.
    pub modifier: i64,
    /// Whether it rolls for a critical hit when it is marked.
    pub critical: bool,
}

/// A weapon group (TAL-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// What its weapons are.
    pub weapon: Weapon,
    /// How many there are.
    pub count: i64,
    /// Red charge boxes.
    pub red: i64,
    /// Yellow charge boxes.
    pub yellow: i64,
    /// Where it fires.
    pub arcs: Arcs,
}

/// A class of ships (TAL-15); its numbers are judged when a battle is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its id, such as `T-CA`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub race: Race,
    /// What it is.
    pub kind: Kind,
    /// What it costs.
    pub points: i64,
    /// Its power curve, the highest speed first.
    pub curve: Vec<Row>,
    /// The row in which it starts.
    pub start: usize,
    /// Shield boxes: front, right, rear, left.
    pub shields: [i64; 4],
    /// Hull boxes in the order in which they are marked; of a squadron, those of its fighters one after another.
    pub hull: Vec<HullBox>,
    /// Hull boxes of each fighter; 0 but for squadrons.
    pub each: i64,
    /// Weapon groups.
    pub groups: Vec<Group>,
    /// Whether it has a battery (TAL-10.1).
    pub battery: bool,
    /// Afterburner boxes (TAL-10.1).
    pub afterburners: i64,
    /// Squadrons it can have aboard (TAL-12.3).
    pub squadrons: i64,
    /// Damage of its explosion (TAL-8.6).
    pub explosion: i64,
}

/// A row of a power curve in small numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// Action points a round, before modifiers.
    pub power: i8,
    /// Hexes a round; of a base, hex sides.
    pub speed: u8,
    /// The turn radius.
    pub radius: u8,
}

/// A weapon group in small numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mount {
    /// What its weapons are.
    pub weapon: Weapon,
    /// How many there are.
    pub count: u8,
    /// Red charge boxes.
    pub red: u8,
    /// Yellow charge boxes.
    pub yellow: u8,
    /// Where it fires.
    pub arcs: Arcs,
}

/// What never changes about a ship.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// The id of its class.
    pub class: String,
    /// What its class is called.
    pub title: String,
    /// Whose it is.
    pub race: Race,
    /// What it is.
    pub kind: Kind,
    /// What it costs.
    pub points: u16,
    /// Its power curve.
    pub curve: Vec<Pace>,
    /// Shield boxes: front, right, rear, left.
    pub shields: [u8; 4],
    /// The power modifier of each hull box, and whether it is critical.
    pub hull: Vec<(i8, bool)>,
    /// Hull boxes of each fighter; 0 but for squadrons.
    pub each: u8,
    /// Weapon groups.
    pub groups: Vec<Mount>,
    /// Whether it has a battery, and plays with it (TAL-10.1).
    pub battery: bool,
    /// Afterburner boxes, if it plays with them (TAL-10.1).
    pub afterburners: u8,
    /// Squadrons it can have aboard (TAL-12.3).
    pub squadrons: u8,
    /// Damage of its explosion (TAL-8.6).
    pub explosion: u8,
}

/// What may fill a hex (TAL-17.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Terrain {
    /// Asteroids.
    Asteroids,
    /// A nebula.
    Nebula,
    /// A planet.
    Planet,
}

impl Terrain {
    /// Its word.
    pub const fn word(self) -> &'static str {
        ["asteroids", "nebula", "planet"][self as usize]
    }
}

/// How a battle is won (TAL-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// By the last side with ships on the map.
    #[default]
    LastSide,
    /// By holding the enemy in the front arc for three impulses; nothing fires.
    Circle,
}

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
