//! Fighters and weapons as data: weights, thrusters, armour, shields, hardpoints, and every flaw at once.

use arrayvec::{ArrayString, ArrayVec};
use engine::Flaw;
use table::Length;

use crate::cards::{Card, Thruster};
use crate::catalogue;
use crate::clauses;

/// The most weapons of a fighter: four hardpoints of two missiles each.
pub const WEAPONS: usize = 8;
/// The highest rate of fire.
pub const RATE: u8 = 6;
/// The most d12 that one fighter rolls at once.
pub const DICE: usize = WEAPONS * RATE as usize;
/// The longest id of a weapon.
const ID: usize = 10;

/// Label of a weapon on a fighter: its id and its number, such as `laser2`.
pub type Label = ArrayString<12>;

/// The six arcs by name, clockwise from the nose (BS-5.6).
pub const ARCS: [&str; 6] = ["forward", "starboard-fore", "starboard-aft", "rear", "port-aft", "port-fore"];

/// Faces of the damage dice, from high to low; the last entry is one point without a die (BS-1.7).
pub const LADDER: [u8; 8] = [12, 10, 8, 6, 4, 3, 2, 1];

/// A kind of weapon (BS-1.5).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Its id, such as `laser`.
    pub id: String,
    /// Its name, such as *Laser Cannon*.
    pub name: String,
    /// Arcs it fires into, one bit each, clockwise from the nose.
    pub arcs: u8,
    /// Rate of fire: number of d12 a turn.
    pub rate: u8,
    /// Upper ends of close, medium and long range.
    pub range: [Length; 3],
    /// Faces of its damage die.
    pub damage: u8,
    /// Number of half hardpoints that it takes up.
    pub halves: u8,
    /// `true` if it can be fired only once.
    pub once: bool,
    /// `true` if it is ours, and not of the game as published (BS-1.6).
    pub ours: bool,
}

/// Weight class of a fighter (BS-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// 2 hardpoints, 4 hull, acceleration 4.
    Light,
    /// 3 hardpoints, 6 hull, acceleration 3.
    Medium,
    /// 4 hardpoints, 8 hull, acceleration 2.
    Heavy,
}

impl Weight {
    /// The three weights.
    pub const ALL: [Self; 3] = [Self::Light, Self::Medium, Self::Heavy];

    /// Returns the word for the weight.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Heavy => "heavy",
        }
    }

    /// Returns the weight with this word.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|weight| weight.name() == name)
    }

    /// Returns the number of hardpoints.
    pub const fn hardpoints(self) -> u8 {
        2 + self as u8
    }

    /// Returns the damage that a fighter of this weight can take.
    pub const fn hull(self) -> u8 {
        4 + 2 * self as u8
    }

    /// Returns the acceleration rating.
    pub const fn rating(self) -> u8 {
        4 - self as u8
    }
}

/// A kind of fighter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// Its id, such as `black-tiger`.
    pub id: String,
    /// Its name, such as *Black Tiger*.
    pub name: String,
    /// Its weight class.
    pub weight: Weight,
    /// `true` for each of the rear, side and forward maneuvering thrusters that it has (BS-1.3).
    pub thrusters: [bool; 3],
    /// The ids of its weapons.
    pub weapons: Vec<String>,
    /// Points that its armour takes off each hit: 0, 1 or 2.
    pub armour: u8,
    /// Its levels of shields.
    pub shields: u8,
    /// `true` if it is ours, and not of the game as published (BS-1.6).
    pub ours: bool,
}

impl Weapon {
    /// Returns every flaw of the weapon, each with its clause.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let mut flaw = |what: String| {
            flaws.push(Flaw::against(clauses::WEAPONS, format!("weapon {}", self.id), what));
        };
        if self.id.is_empty() || self.id.len() > ID || !self.id.bytes().all(|b| b.is_ascii_lowercase()) {
            flaw(catalogue::an_id_is(ID));
        }
        if self.arcs == 0 || self.arcs >> ARCS.len() != 0 {
            flaw(catalogue::at_least_one_arc(ARCS.join(", ")));
        }
        if self.rate == 0 || self.rate > RATE {
            flaw(catalogue::rate_of_fire(self.rate, RATE));
        }
        let [close, medium, long] = self.range;
        if close <= Length::default() || close > medium || medium > long || long > Length::inches(120) {
            flaw(catalogue::ranges_rise(close, medium, long));
        }
        if !LADDER.contains(&self.damage) || self.damage == 1 {
            flaw(catalogue::damage_die(self.damage));
        }
        if self.halves == 0 || self.halves > 8 {
            flaw(catalogue::HARDPOINTS_OF_WEAPON.to_owned());
        }
        flaws
    }
}

impl Fighter {
    /// Counts the hardpoints that its weapons, armour and shields take up, rounded up to a whole number.
    pub fn taken(&self, weapons: &[Weapon]) -> u32 {
        let of = |id: &String| weapons.iter().find(|w| w.id == *id).map_or(2, |w| u32::from(w.halves));
        let halves: u32 = self.weapons.iter().map(of).sum();
        halves.div_ceil(2) + u32::from(self.armour) + u32::from(self.shields)
    }

    /// Returns every flaw of the fighter, each with its clause.
    pub fn flaws(&self, weapons: &[Weapon]) -> Vec<Flaw> {
        let mut flaws = Vec::new();
        let place = format!("fighter {}", self.id);
        if self.armour > 2 {
            let what = catalogue::armour_is(self.armour);
            flaws.push(Flaw::against(clauses::HARDPOINTS, &place, what));
        }
        if self.armour == 2 && self.weight == Weight::Light {
            let what = catalogue::LIGHT_WITHOUT_HEAVY_ARMOUR;
            flaws.push(Flaw::against(clauses::HARDPOINTS, &place, what));
        }
        for id in &self.weapons {
            if !weapons.iter().any(|w| w.id == *id) {
                let all: Vec<&str> = weapons.iter().map(|w| w.id.as_str()).collect();
                let what = catalogue::no_weapon(id, all.join(", "));
                flaws.push(Flaw::against(clauses::WEAPONS, &place, what));
            }
        }
        if self.weapons.len() > WEAPONS {
            let what = catalogue::too_many_weapons(self.weapons.len(), WEAPONS);
            flaws.push(Flaw::against(clauses::HARDPOINTS, &place, what));
        }
        let (taken, most) = (self.taken(weapons), self.weight.hardpoints());
        if taken > u32::from(most) {
            let what = catalogue::too_many_hardpoints(taken, self.weight.name(), most);
            flaws.push(Flaw::against(clauses::HARDPOINTS, &place, what));
        }
        flaws
    }

    /// Returns `true` if it can fly a card (BS-2.3).
    pub const fn flies(&self, card: Card) -> bool {
        match card.thruster() {
            Thruster::Basic => true,
            Thruster::Rear => self.thrusters[0],
            Thruster::Side => self.thrusters[1],
            Thruster::Forward => self.thrusters[2],
        }
    }
}

/// A weapon as the rules use it in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mounted {
    /// Its label on its fighter.
    pub label: Label,
    /// Arcs it fires into, one bit each, clockwise from the nose.
    pub arcs: u8,
    /// Rate of fire: number of d12 a turn.
    pub rate: u8,
    /// Faces of its damage die.
    pub damage: u8,
    /// `true` if it can be fired only once.
    pub once: bool,
    /// Squares of close, medium and long range, in square thousandths of an inch.
    pub squares: [i64; 3],
}

/// A kind of fighter as the rules use it in play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Airframe {
    /// Its weapons in the order they are mounted.
    pub weapons: ArrayVec<Mounted, WEAPONS>,
    /// Square of the longest range of all its weapons, in square thousandths of an inch.
    pub reach: i64,
    /// The damage it can take.
    pub hull: u8,
    /// Its acceleration rating.
    pub rating: u8,
    /// Points that its armour takes off each hit.
    pub armour: u8,
    /// Its levels of shields.
    pub shields: u8,
    /// Cards it can fly, in the order of their numbers; then those of them that are legal in retrograde motion.
    pub cards: [ArrayVec<Card, 12>; 2],
}

impl Airframe {
    /// Prepares a fighter without flaws for play.
    pub(crate) fn of(fighter: &Fighter, kinds: &[Weapon]) -> Self {
        let mut weapons: ArrayVec<Mounted, WEAPONS> = ArrayVec::new();
        for (i, id) in fighter.weapons.iter().enumerate().take(WEAPONS) {
            let Some(kind) = kinds.iter().find(|w| w.id == *id) else { continue };
            let number = fighter.weapons[..=i].iter().filter(|other| *other == id).count();
            let square = |l: Length| i64::from(l.in_thousandths()).pow(2);
            weapons.push(Mounted {
                label: Label::from(&format!("{id}{number}")).unwrap_or_default(),
                arcs: kind.arcs,
                rate: kind.rate,
                damage: kind.damage,
                once: kind.once,
                squares: kind.range.map(square),
            });
        }
        let cards = |retrograde: bool| {
            let legal = |card: &Card| fighter.flies(*card) && (!retrograde || card.in_retrograde());
            Card::ALL.into_iter().filter(legal).collect()
        };
        Self {
            reach: weapons.iter().map(|weapon| weapon.squares[2]).max().unwrap_or(0),
            weapons,
            hull: fighter.weight.hull(),
            rating: fighter.weight.rating(),
            armour: fighter.armour,
            shields: fighter.shields,
            cards: [cards(false), cards(true)],
        }
    }
}

/// Returns the damage die left behind this number of levels of shields; 1 is a point without a roll (BS-1.7).
///
/// ```
/// use rules_black_skies::ships::shielded;
/// assert_eq!((shielded(6, 0), shielded(6, 1), shielded(12, 2), shielded(4, 9)), (6, 4, 8, 1));
/// ```
#[inline]
pub fn shielded(die: u8, shields: u8) -> u8 {
    let at = LADDER.iter().position(|d| *d == die).unwrap_or(LADDER.len() - 1);
    LADDER[(at + usize::from(shields)).min(LADDER.len() - 1)]
}
