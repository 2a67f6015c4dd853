//! Classes of ships, cards of the ships in a battle, terrain and goals.

use engine::Fact;
use table::{Arc, Arcs};

use crate::state::Name;
use crate::weapons::Weapon;

/// One of the two peoples (TAL-15). Ships collide only with ships of their own race (TAL-7.4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Race {
    /// The Terran Empire.
    Terran,
    /// The Talon.
    Talon,
}

impl Race {
    /// Returns its word in files.
    pub const fn word(self) -> &'static str {
        ["terran", "talon"][self as usize]
    }

    /// Returns the race with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Terran, Self::Talon].into_iter().find(|race| race.word() == word)
    }
}

/// The kind of piece that a class describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A warship, a carrier or a transport.
    Ship,
    /// A base (TAL-14.1).
    Base,
    /// A squadron of fighters: three with two boxes each, unless its class says otherwise (TAL-12.1).
    Squadron,
}

impl Kind {
    /// Returns its word in files.
    pub const fn word(self) -> &'static str {
        ["ship", "base", "squadron"][self as usize]
    }

    /// Returns the kind with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        [Self::Ship, Self::Base, Self::Squadron].into_iter().find(|kind| kind.word() == word)
    }
}

/// Returns the word of an arc in files and orders.
pub const fn arc_word(arc: Arc) -> &'static str {
    ["front", "right", "rear", "left"][arc as usize]
}

/// Returns the words of arcs as a fact.
pub fn arcs_described(arcs: Arcs) -> Fact {
    Fact::texts(arcs.iter().map(arc_word))
}

/// Returns the arc with this word.
pub fn arc_of_word(word: &str) -> Option<Arc> {
    Arc::ALL.into_iter().find(|arc| arc_word(*arc) == word)
}

/// A row of a power curve (TAL-2.1); for a base, its power and rotation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Row {
    /// Action points a round.
    pub power: i64,
    /// Hexes a round; for a base, hex sides a round.
    pub speed: i64,
    /// The turn radius.
    pub radius: i64,
}

/// A hull box (TAL-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HullBox {
    /// The number added to the power while this is the first unmarked box; 0 or negative.
    pub modifier: i64,
    /// `true` if marking it calls for a critical hit roll.
    pub critical: bool,
}

/// A weapon group (TAL-8.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// The kind of its weapons.
    pub weapon: Weapon,
    /// The number of weapons.
    pub count: i64,
    /// Red charge boxes.
    pub red: i64,
    /// Yellow charge boxes.
    pub yellow: i64,
    /// The arcs it fires into.
    pub arcs: Arcs,
}

/// A class of ships (TAL-15). Its numbers are checked when a battle is set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its id, such as `T-CA`.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its race.
    pub race: Race,
    /// The kind of piece.
    pub kind: Kind,
    /// Its cost in points.
    pub points: i64,
    /// Its power curve, highest speed first.
    pub curve: Vec<Row>,
    /// The index of the row in which it starts.
    pub start: usize,
    /// Shield boxes: front, right, rear, left.
    pub shields: [i64; 4],
    /// Hull boxes in the order in which they are marked; for a squadron, the boxes of one fighter after another.
    pub hull: Vec<HullBox>,
    /// Hull boxes of each fighter; 0 except for squadrons.
    pub each: i64,
    /// Weapon groups.
    pub groups: Vec<Group>,
    /// `true` if it has a battery (TAL-10.1).
    pub battery: bool,
    /// Afterburner boxes (TAL-10.1).
    pub afterburners: i64,
    /// The number of squadrons it can have aboard (TAL-12.3).
    pub squadrons: i64,
    /// Damage of its explosion (TAL-8.6).
    pub explosion: i64,
}

/// A row of a power curve, in small integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pace {
    /// Action points a round, before modifiers.
    pub power: i8,
    /// Hexes a round; for a base, hex sides a round.
    pub speed: u8,
    /// The turn radius.
    pub radius: u8,
}

/// A weapon group, in small integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mount {
    /// The kind of its weapons.
    pub weapon: Weapon,
    /// The number of weapons.
    pub count: u8,
    /// Red charge boxes.
    pub red: u8,
    /// Yellow charge boxes.
    pub yellow: u8,
    /// The arcs it fires into.
    pub arcs: Arcs,
}

/// The data of a ship that never change in a battle.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its name.
    pub name: Name,
    /// The id of its class.
    pub class: String,
    /// The name of its class.
    pub title: String,
    /// Its race.
    pub race: Race,
    /// The kind of piece.
    pub kind: Kind,
    /// Its cost in points.
    pub points: u16,
    /// Its power curve, highest speed first.
    pub curve: Vec<Pace>,
    /// Shield boxes: front, right, rear, left.
    pub shields: [u8; 4],
    /// The power modifier of each hull box, and `true` if the box is critical.
    pub hull: Vec<(i8, bool)>,
    /// Hull boxes of each fighter; 0 except for squadrons.
    pub each: u8,
    /// Weapon groups.
    pub groups: Vec<Mount>,
    /// `true` if it has a battery and the option `battery` is on (TAL-10.1).
    pub battery: bool,
    /// Afterburner boxes; 0 if the option `afterburner` is off (TAL-10.1).
    pub afterburners: u8,
    /// The number of squadrons it can have aboard (TAL-12.3).
    pub squadrons: u8,
    /// Damage of its explosion (TAL-8.6).
    pub explosion: u8,
}

impl Card {
    /// Returns the power that a ship begins a battle with, in a row of its curve and with hull boxes marked.
    pub(crate) fn first_power(&self, row: usize, marked: usize) -> u8 {
        let modifier = self.hull.get(marked).map_or(0, |(modifier, _)| *modifier);
        (self.curve[row].power + modifier).max(0) as u8
    }
}

/// The terrain of a hex (TAL-17.1).
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
    /// Returns its word in files.
    pub const fn word(self) -> &'static str {
        ["asteroids", "nebula", "planet"][self as usize]
    }
}

/// The way in which a battle is won (TAL-16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Goal {
    /// The last side with ships on the map wins.
    #[default]
    LastSide,
    /// The side that holds the enemy in its front arc for three impulses wins; nothing fires.
    Circle,
}
