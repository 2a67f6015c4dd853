//! Orders: the text of a seat for one decision.

use std::fmt;

use table::{Arc, Facing};

use crate::state::{FLEET, Name, WEAPONS};

/// One order: the answer to the present demand.
#[allow(
    clippy::large_enum_variant,
    reason = "orders lie flat, without a pointer, so that drawing one allocates nothing"
)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The purchases of one or more ships, each with its point (TAL-2.5).
    Buy(Purchases),
    /// One piece moves (TAL-7.1.1), or launches a squadron (TAL-12.3).
    Move(Name, Action),
    /// One weapon group fires (TAL-8.1).
    Fire(Salvo),
    /// The ship of a colliding pair that takes its damage first (TAL-7.4.1).
    First(Name),
    /// The shield that takes damage from a border or from the same hex (TAL-8.2).
    Shield(Arc),
    /// Speeds for the next round (TAL-9.2).
    Speeds(Plots),
    /// Nothing, or nothing more, in this step.
    Done,
    /// Nothing: the order of a seat that is not asked.
    Idle,
}

/// A purchase for one point (TAL-2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purchase {
    /// A yellow charge box of a group, from 1.
    Charge(u8),
    /// Reinforcement of a shield.
    Reinforce(Arc),
    /// A side-slip marker.
    Slip,
    /// One less on the turn-radius count.
    Through,
    /// A charge for the battery.
    Battery,
    /// A bid to take the initiative.
    Change,
    /// A bid to keep it.
    Defend,
    /// Another target for a missile, given by its number.
    Redirect(u16, Name),
    /// A squadron's yellow charge box.
    Power(Name),
}

/// The purchases of several ships, in list order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Purchases {
    count: u8,
    parts: [(Name, Purchase); FLEET],
}

impl Default for Purchases {
    fn default() -> Self {
        Self { count: 0, parts: [(Name::default(), Purchase::Slip); FLEET] }
    }
}

impl Purchases {
    /// Returns each ship with its purchase.
    pub fn parts(&self) -> &[(Name, Purchase)] {
        &self.parts[..usize::from(self.count)]
    }

    /// Adds a ship's purchase. Returns `false` if the list is full: it holds as many ships as a side can have.
    pub fn push(&mut self, ship: Name, purchase: Purchase) -> bool {
        let room = usize::from(self.count) < FLEET;
        if room {
            self.parts[usize::from(self.count)] = (ship, purchase);
            self.count += 1;
        }
        room
    }
}

/// A move of a ship (TAL-7.1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Way {
    /// A move of one hex ahead.
    Straight,
    /// A turn of one hex side to the left, then one hex ahead; for a base, the turn alone.
    Left,
    /// The same to the right.
    Right,
    /// A move of one hex ahead and to the left; the facing stays the same.
    SlipLeft,
    /// The same to the right.
    SlipRight,
}

impl Way {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Straight, Self::Left, Self::Right, Self::SlipLeft, Self::SlipRight];

    /// Returns the word for the move in an order.
    pub const fn word(self) -> &'static str {
        ["straight", "left", "right", "slip-left", "slip-right"][self as usize]
    }

    /// Returns the move with this word.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|way| way.word() == word)
    }

    /// Returns the direction in which a ship with this facing goes.
    #[inline]
    pub const fn direction(self, facing: Facing) -> Facing {
        facing.turned(match self {
            Self::Straight => 0,
            Self::Left | Self::SlipLeft => -1,
            Self::Right | Self::SlipRight => 1,
        })
    }

    /// Returns the facing afterwards of a ship with this facing.
    #[inline]
    pub const fn facing(self, facing: Facing) -> Facing {
        if self.is_turn() { self.direction(facing) } else { facing }
    }

    /// Returns `true` if it is a turn.
    #[inline]
    pub const fn is_turn(self) -> bool {
        matches!(self, Self::Left | Self::Right)
    }

    /// Returns `true` if it is a side slip.
    #[inline]
    pub const fn is_slip(self) -> bool {
        matches!(self, Self::SlipLeft | Self::SlipRight)
    }

    /// Returns the side of the ship that leads: its arc in a collision (TAL-7.4.1).
    #[inline]
    pub const fn arc(self) -> Arc {
        match self {
            Self::SlipLeft => Arc::Left,
            Self::SlipRight => Arc::Right,
            _ => Arc::Front,
        }
    }
}

/// An action of a piece in the move step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// A ship moves or a base rotates.
    Go {
        /// The move.
        way: Way,
        /// `true` if it uses an afterburner (TAL-10.1).
        afterburner: bool,
        /// The carrier on which a squadron lands (TAL-12.3).
        land: Option<Name>,
    },
    /// A carrier or base launches a squadron into the hex in that direction (TAL-12.3).
    Launch(Name, Facing),
    /// A missile flies into the hex in that direction (TAL-13.2).
    To(Facing),
}

/// A group that fires, with a target for each weapon (TAL-8.1); a fusion cannon names no target.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Salvo {
    /// The ship that fires.
    pub ship: Name,
    /// The group that fires, from 1.
    pub group: u8,
    count: u8,
    targets: [Name; WEAPONS],
}

impl Salvo {
    /// Returns a salvo that names no targets yet.
    pub fn new(ship: Name, group: u8) -> Self {
        Self { ship, group, count: 0, targets: [Name::default(); WEAPONS] }
    }

    /// Returns the target of each weapon, in the order in which they fire.
    pub fn targets(&self) -> &[Name] {
        &self.targets[..usize::from(self.count)]
    }

    /// Adds the target of the next weapon. Returns `false` if there are as many as a group can have.
    pub fn push(&mut self, target: Name) -> bool {
        let room = usize::from(self.count) < WEAPONS;
        if room {
            self.targets[usize::from(self.count)] = target;
            self.count += 1;
        }
        room
    }
}

/// A ship's order for the power phase (TAL-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plot {
    /// The speed it takes, and `true` if it announces its retreat (TAL-11.1).
    Speed(u8, bool),
    /// The ship is taken off a floating map (TAL-1.1).
    Off,
}

/// The plots of several ships, in list order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Plots {
    count: u8,
    parts: [(Name, Plot); FLEET],
}

impl Default for Plots {
    fn default() -> Self {
        Self { count: 0, parts: [(Name::default(), Plot::Off); FLEET] }
    }
}

impl Plots {
    /// Returns each ship with its plot.
    pub fn parts(&self) -> &[(Name, Plot)] {
        &self.parts[..usize::from(self.count)]
    }

    /// Adds a ship's plot. Returns `false` if the list is full: it holds as many ships as a side can have.
    pub fn push(&mut self, ship: Name, plot: Plot) -> bool {
        let room = usize::from(self.count) < FLEET;
        if room {
            self.parts[usize::from(self.count)] = (ship, plot);
            self.count += 1;
        }
        room
    }
}

impl fmt::Debug for Purchases {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.parts()).finish()
    }
}

impl fmt::Debug for Plots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.parts()).finish()
    }
}

impl fmt::Debug for Salvo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
