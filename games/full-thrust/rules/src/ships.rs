//! Ship classes as data: group, thrust, damage, firecons, weapons with their arcs, fighters (FT-1.1 to FT-1.3).

use crate::catalogue;
use std::fmt;

use arrayvec::ArrayVec;
use table::Quarter;

/// The most weapons of one ship; together with its firecons they fit in 32 bits.
pub const ARMS: usize = 28;
/// The set of all four arcs.
pub(crate) const ALL_ROUND: u8 = 15;

/// The category that a ship counts as (FT-1.1, FT-4.13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Escorts, up to destroyers.
    Escort,
    /// Cruisers.
    Cruiser,
    /// Battleships and above.
    Capital,
    /// Freighters, liners and tenders; their thresholds and armour are those of escorts.
    Merchant,
}

impl Group {
    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Escort => "escort",
            Self::Cruiser => "cruiser",
            Self::Capital => "capital",
            Self::Merchant => "merchant",
        }
    }

    /// Returns the group with a name.
    pub fn of_name(name: &str) -> Option<Self> {
        [Self::Escort, Self::Cruiser, Self::Capital, Self::Merchant].into_iter().find(|g| g.name() == name)
    }

    /// Returns the number of firecons of its warships; `None` for merchants (FT-1.1).
    pub(crate) const fn firecons(self) -> Option<u8> {
        match self {
            Self::Escort => Some(1),
            Self::Cruiser => Some(2),
            Self::Capital => Some(3),
            Self::Merchant => None,
        }
    }
}

/// A kind of weapon.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A primary battery.
    A,
    /// A secondary battery.
    B,
    /// A tertiary battery.
    C,
    /// A pulse torpedo tube (FT-4.9).
    Torpedo,
    /// A needle beam (FT-4.10).
    Needle,
}

impl Kind {
    /// Returns its letter in names such as `B2`.
    pub const fn letter(self) -> char {
        match self {
            Self::A => 'A',
            Self::B => 'B',
            Self::C => 'C',
            Self::Torpedo => 'T',
            Self::Needle => 'N',
        }
    }

    /// Returns the number of factors it costs (FT-4.12).
    pub const fn factors(self) -> u16 {
        match self {
            Self::A | Self::Torpedo => 3,
            Self::B => 2,
            Self::C | Self::Needle => 1,
        }
    }
}

/// A weapon of a design.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Its kind.
    pub kind: Kind,
    /// The arcs it covers, as a sum: 1 fore, 2 starboard, 4 aft, 8 port.
    pub arcs: u8,
}

/// A system of a ship that can be knocked out (FT-4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum System {
    /// A weapon, by kind and number from 1.
    Weapon(Kind, u8),
    /// The drive.
    Drive,
    /// A firecon, by number from 1.
    Firecon(u8),
}

impl fmt::Display for System {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Weapon(kind, number) => write!(f, "{}{number}", kind.letter()),
            Self::Drive => f.write_str("drive"),
            Self::Firecon(number) => write!(f, "F{number}"),
        }
    }
}

/// A class of ships, or a design of the player's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Class {
    /// Its id: the code of the class table, or the name of the design's file.
    pub id: String,
    /// Its name in words.
    pub name: String,
    /// The group it counts as.
    pub group: Group,
    /// Thrust as built, 0 to 8.
    pub thrust: u8,
    /// Damage points.
    pub damage: u8,
    /// Firecons as built, 0 to 3.
    pub firecons: u8,
    /// Batteries as the design lists them, then torpedoes, then needles.
    pub weapons: ArrayVec<Weapon, ARMS>,
    /// Fighters carried.
    pub fighters: u8,
    /// The class it is a design of; `None` for a class of the table (FT-4.12).
    pub base: Option<String>,
}

impl Class {
    /// Counts its systems: weapons, the drive, firecons.
    pub fn systems(&self) -> usize {
        self.weapons.len() + 1 + usize::from(self.firecons)
    }

    /// Returns the system with an index; `None` beyond the last.
    pub fn system(&self, index: usize) -> Option<System> {
        let arms = self.weapons.len();
        if let Some(weapon) = self.weapons.get(index) {
            let number = self.weapons[..=index].iter().filter(|w| w.kind == weapon.kind).count();
            return Some(System::Weapon(weapon.kind, number as u8));
        }
        match index - arms {
            0 => Some(System::Drive),
            n if n <= usize::from(self.firecons) => Some(System::Firecon(n as u8)),
            _ => None,
        }
    }

    /// Returns the index of a system; `None` if the class does not have it.
    pub fn index_of(&self, system: System) -> Option<usize> {
        (0..self.systems()).find(|i| self.system(*i) == Some(system))
    }

    /// Returns the sum of the factors of all its weapons (FT-4.12).
    pub fn factors(&self) -> u16 {
        self.weapons.iter().map(|w| w.kind.factors()).sum()
    }

    /// Returns `true` if the system with this index is the drive.
    pub(crate) fn is_drive(&self, system: usize) -> bool {
        system == self.weapons.len()
    }

    /// Returns the bit of a weapon or firecon, by its index, in the set of systems knocked out.
    pub(crate) fn bit(&self, system: usize) -> u32 {
        1 << (system - usize::from(system > self.weapons.len()))
    }

    /// Counts the firecons that work on a ship with these systems knocked out (FT-3.4).
    #[inline]
    pub(crate) fn firecons_left(&self, lost: u32) -> u8 {
        if lost == 0 {
            return self.firecons;
        }
        self.firecons - (lost >> self.weapons.len()).count_ones() as u8
    }

    /// Counts the fighter groups it carries: six fighters each, the last with the rest (FT-4.7).
    pub(crate) const fn groups(&self) -> u8 {
        self.fighters.div_ceil(6)
    }

    /// Returns the number of fighters in each of its bays, one group to a bay.
    pub(crate) fn bays(&self) -> impl Iterator<Item = u8> + use<> {
        let fighters = self.fighters;
        (0..self.groups()).map(move |bay| (fighters - 6 * bay).min(6))
    }

    /// Returns the most groups it may launch in a turn: two with more than six fighters, otherwise one (FT-4.7).
    pub(crate) const fn launches(&self) -> u8 {
        if self.fighters > 6 { 2 } else { 1 }
    }
}

/// Reads a list of batteries such as `A FP; A FS; 2 B FPA`.
///
/// # Errors
/// Returns a sentence that quotes the part that cannot be read.
pub fn read_batteries(text: &str) -> Result<Vec<Weapon>, String> {
    let mut all = Vec::new();
    for part in text.split(';').map(str::trim).filter(|p| !p.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (count, kind, arcs) = match words.as_slice() {
            [kind, arcs] => (1, *kind, *arcs),
            [count, kind, arcs] => (count.parse::<usize>().unwrap_or(0), *kind, *arcs),
            _ => (0, "", ""),
        };
        let kind = match kind {
            "A" => Kind::A,
            "B" => Kind::B,
            "C" => Kind::C,
            _ => return Err(catalogue::a_battery_is(part)),
        };
        let arcs = read_arcs(arcs).ok_or_else(|| catalogue::arcs_are(part))?;
        if count == 0 || count > ARMS {
            return Err(catalogue::batteries_to(part, ARMS));
        }
        all.extend(std::iter::repeat_n(Weapon { kind, arcs }, count));
    }
    Ok(all)
}

/// Writes batteries as a class file has them, such as `A FP; A FS; 2 B FPA`.
pub fn write_batteries(batteries: &[Weapon]) -> String {
    let runs = batteries.chunk_by(|a, b| a == b);
    let write = |run: &[Weapon]| {
        let one = format!("{} {}", run[0].kind.letter(), write_arcs(run[0].arcs));
        if run.len() > 1 { format!("{} {one}", run.len()) } else { one }
    };
    runs.map(write).collect::<Vec<_>>().join("; ")
}

/// Reads arcs such as `FPS`; returns `None` for any other letter or a letter given twice.
pub fn read_arcs(text: &str) -> Option<u8> {
    let mut arcs = 0;
    for letter in text.chars() {
        let bit = 1 << "FSAP".find(letter)?;
        if arcs & bit != 0 {
            return None;
        }
        arcs |= bit;
    }
    Some(arcs)
}

/// Writes arcs as letters in the order of the class table: F, P, S, A.
pub fn write_arcs(arcs: u8) -> String {
    [('F', 1), ('P', 8), ('S', 2), ('A', 4)]
        .iter()
        .filter(|(_, bit)| arcs & bit != 0)
        .map(|(l, _)| *l)
        .collect()
}

/// Returns the word for an arc.
pub const fn arc_name(arc: Quarter) -> &'static str {
    match arc {
        Quarter::Fore => "fore",
        Quarter::Starboard => "starboard",
        Quarter::Aft => "aft",
        Quarter::Port => "port",
    }
}
