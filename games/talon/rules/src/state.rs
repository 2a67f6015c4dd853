//! The state of a battle: ships, squadrons, missiles, the side whose turn it is, and the affair being carried out.

mod affairs;
mod names;

use arrayvec::ArrayVec;
use table::{Facing, Hex};

pub use affairs::{Affair, Blast, Entry, Meets, Question, Volley};
pub use names::Name;

/// The most ships of one side, bases and squadrons among them.
pub const FLEET: usize = 16;
/// The most ships of both sides.
pub const SHIPS: usize = 2 * FLEET;
/// The most missiles in flight.
pub const MISSILES: usize = 40;
/// The most weapon groups of a ship.
pub const GROUPS: usize = 4;
/// The most weapons of a group.
pub const WEAPONS: usize = 4;
/// The index of no ship and of no side.
pub const NONE: u8 = u8::MAX;

/// A piece on the map: a ship by its index in the list, or a missile by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A ship, base or squadron.
    Ship(u8),
    /// A missile.
    Missile(u16),
}

/// The state of a ship in the battle: on the map, aboard a carrier, or gone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// On the map.
    #[default]
    Map,
    /// A squadron aboard its carrier (TAL-12.3).
    Aboard,
    /// Destroyed.
    Destroyed,
    /// Moved off the map (TAL-1.1).
    Left,
    /// Retreated (TAL-11.1).
    Retreated,
}

/// The filled boxes of a group's charge bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Charge {
    /// Red boxes.
    pub red: u8,
    /// Yellow boxes.
    pub yellow: u8,
}

/// The reinforcement of a shield (TAL-2.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reinforcement {
    /// Damage it will still absorb; 0 for none.
    pub left: u8,
    /// The impulse in which it was bought, and in which it expires.
    pub impulse: u8,
}

/// A system that a critical hit can put out of action until it is repaired (TAL-8.4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum System {
    /// All shields.
    Shields,
    /// The helm: straight only.
    Helm,
    /// Action points, the battery's included.
    Power,
}

impl System {
    /// All three, in the order in which they are repaired (TAL-8.5).
    pub const ALL: [Self; 3] = [Self::Shields, Self::Helm, Self::Power];

    /// Returns its word in orders and positions.
    pub const fn word(self) -> &'static str {
        ["shields", "helm", "power"][self as usize]
    }
}

/// The working state of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Repair {
    /// It works.
    #[default]
    Works,
    /// It went down in this impulse: no repair yet (TAL-8.5).
    Fresh,
    /// It is down.
    Down,
}

/// A marker for the initiative (TAL-1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bid {
    /// None.
    #[default]
    None,
    /// A point to take the initiative.
    Change,
    /// A point to keep the initiative.
    Defend,
}

/// A ship, a base or a squadron.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(clippy::struct_excessive_bools, reason = "each is a marker of its own on the ship's display")]
pub struct Ship {
    /// The hex it is in, or was in last. Meaningless for a squadron aboard: use its carrier's hex.
    pub at: Hex,
    /// Its facing.
    pub facing: Facing,
    /// Its state in the battle: on the map, aboard or gone.
    pub place: Place,
    /// The carrier it is aboard, by its index in the list; otherwise [`NONE`].
    pub carrier: u8,
    /// The current row of its power curve.
    pub row: u8,
    /// The power in force: as written in the last power phase (TAL-2.3).
    pub power: u8,
    /// Hexes still to move before it may turn (TAL-7.2.2).
    pub count: u8,
    /// `true` if it has a side-slip marker (TAL-7.3.2).
    pub slip: bool,
    /// Shield boxes left: front, right, rear, left.
    pub shields: [u8; 4],
    /// Reinforcements of the four shields, in the same order.
    pub reinforced: [Reinforcement; 4],
    /// Hull boxes marked.
    pub hull: u8,
    /// The filled boxes of each group's charge bar.
    pub charges: [Charge; GROUPS],
    /// Groups lost, one bit each (TAL-8.4).
    pub lost: u8,
    /// `true` if the battery holds a point (TAL-10.1).
    pub stored: bool,
    /// Afterburner boxes left (TAL-10.1).
    pub burners: u8,
    /// The working state of shields, helm and power.
    pub down: [Repair; 3],
    /// Hexes that critical hits have added to the turn radius, 0 to 2.
    pub wider: u8,
    /// Power that critical hits have drained.
    pub drained: u8,
    /// `true` if the FTL drive is offline.
    pub offline: bool,
    /// Power phases until it retreats, this round's included; 0 if it does not (TAL-11.1).
    pub retreat: u8,
    /// Its marker for the initiative.
    pub bid: Bid,
    /// `true` if it has moved in this turn.
    pub moved: bool,
    /// `true` if it has launched a squadron in this turn.
    pub launched: bool,
}

impl Ship {
    /// Returns `true` if it is on the map.
    #[inline]
    pub fn on_map(&self) -> bool {
        self.place == Place::Map
    }

    /// Returns `true` if it is on the map or aboard a carrier.
    #[inline]
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Map | Place::Aboard)
    }

    /// Returns `true` if the system works.
    #[inline]
    pub fn works(&self, system: System) -> bool {
        self.down[system as usize] == Repair::Works
    }

    /// Returns `true` if the group, counted from 0, has been lost.
    #[inline]
    pub const fn has_lost(&self, group: usize) -> bool {
        self.lost & 1 << group != 0
    }

    /// Returns the hex of its turn-radius marker, if it has one (TAL-7.2.2).
    pub fn marker(&self) -> Option<Hex> {
        self.pose().marker()
    }
}

/// A missile in flight (TAL-13.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missile {
    /// Its number: 1 for the first launched in the battle.
    pub number: u16,
    /// The hex it is in.
    pub at: Hex,
    /// The side that launched it.
    pub side: u8,
    /// The ship it flies at, by its index in the list.
    pub target: u8,
    /// Hits it can still take.
    pub hits: u8,
    /// `true` if it has moved in this turn.
    pub moved: bool,
}

/// A step of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Step {
    /// The active side spends points.
    #[default]
    Power,
    /// The active side's ships move, one at a time.
    Move,
    /// The active side fires, one group at a time.
    Fire,
    /// The power phase: both sides choose speeds.
    Speeds,
    /// The battle is decided.
    Over,
}

/// The reason why a battle is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum How {
    /// A side has no ship left on the map (TAL-16).
    #[default]
    Fleet,
    /// An enemy was held in the front arc (TAL-16).
    Circle,
    /// The turn limit (TAL-16).
    Limit,
}

/// A position. It is flat, and copying it costs no more than the pieces in it.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The round, from 1.
    pub round: u16,
    /// The impulse, 0 for A to 5 for F; 6 in the power phase.
    pub impulse: u8,
    /// `true` in the second turn of the impulse: the turn of the side without the initiative.
    pub second: bool,
    /// The side with the initiative.
    pub initiative: u8,
    /// The current step.
    pub step: Step,
    /// The seats that must write, one bit each.
    pub(crate) asked: u8,
    /// For each side, the impulses in a row in which it has held an enemy in its front arc (TAL-16).
    pub held: [u8; 2],
    /// The number of the next missile.
    pub(crate) next_missile: u16,
    /// The side that won, once decided; [`NONE`] for a draw.
    pub(crate) winner: u8,
    /// The reason why it is decided, once it is.
    pub(crate) how: How,
    /// The affair being carried out.
    pub(crate) affair: Affair,
    /// The open question.
    pub(crate) question: Question,
    /// Pending explosions, first in, first out.
    pub(crate) blasts: ArrayVec<Blast, SHIPS>,
    /// The ships in list order.
    pub(crate) ships: ArrayVec<Ship, SHIPS>,
    /// The missiles in the order of their launch.
    pub(crate) missiles: ArrayVec<Missile, MISSILES>,
}

const _: () =
    assert!(size_of::<Ship>() <= 48 && size_of::<State>() <= 48 * SHIPS + 10 * MISSILES + 8 * SHIPS + 80);

impl State {
    /// Returns the ships in list order.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// Returns the missiles in the order of their launch.
    pub fn missiles(&self) -> &[Missile] {
        &self.missiles
    }

    /// Returns the affair being carried out.
    pub const fn affair(&self) -> Affair {
        self.affair
    }

    /// Returns the open question.
    pub const fn question(&self) -> Question {
        self.question
    }

    /// Returns the pending explosions.
    pub fn blasts(&self) -> &[Blast] {
        &self.blasts
    }

    /// Returns the side whose turn it is; in the power phase the side with the initiative.
    #[inline]
    pub const fn active(&self) -> u8 {
        if self.second { 1 - self.initiative } else { self.initiative }
    }

    /// Returns the index in the list of the missile with this number.
    #[inline]
    pub fn missile(&self, number: u16) -> Option<usize> {
        self.missiles.iter().position(|missile| missile.number == number)
    }

    /// Returns the hex of a piece, or `None` if it is not on the map.
    #[inline]
    pub fn place_of(&self, piece: Piece) -> Option<Hex> {
        match piece {
            Piece::Ship(ship) => {
                self.ships.get(usize::from(ship)).filter(|ship| ship.on_map()).map(|ship| ship.at)
            }
            Piece::Missile(number) => self.missile(number).map(|place| self.missiles[place].at),
        }
    }

    /// Returns `true` if the seat must write.
    #[inline]
    pub const fn asks(&self, seat: u8) -> bool {
        seat < 2 && self.asked & 1 << seat != 0
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    /// Copies only the pieces present, not the unused capacity of the lists.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        self.round = other.round;
        self.impulse = other.impulse;
        self.second = other.second;
        self.initiative = other.initiative;
        self.step = other.step;
        self.asked = other.asked;
        self.held = other.held;
        self.next_missile = other.next_missile;
        self.winner = other.winner;
        self.how = other.how;
        self.affair = other.affair;
        self.question = other.question;
        self.blasts.clear();
        self.blasts.extend(other.blasts.iter().copied());
        self.ships.clear();
        self.ships.extend(other.ships.iter().copied());
        self.missiles.clear();
        self.missiles.extend(other.missiles.iter().copied());
    }
}
