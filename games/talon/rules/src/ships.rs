//! Classes of ships, the cards of those in a battle, terrain and goals.

use engine::Fact;
use table::{Arc, Arcs};

use crate::state::Name;
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

/// Returns the words of arcs as a fact.
pub fn arcs_described(arcs: Arcs) -> Fact {
    Fact::texts(arcs.iter().map(arc_word))
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
