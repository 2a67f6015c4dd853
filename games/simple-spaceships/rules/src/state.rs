//! The state of a battle, which changes: the ships with the dice in their boxes, and the decision asked for.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use table::{Heading, Point};

/// The most ships of one side.
pub const FLEET: usize = 16;
/// The most ships of both sides.
pub const SHIPS: usize = 2 * FLEET;
/// The value for no ship, no number or no side.
pub const NONE: u8 = u8::MAX;

/// One of the four boxes of a control panel (SS-1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PanelBox {
    /// Dice that meet hits.
    Defence,
    /// Dice that move the ship.
    Movement,
    /// Dice that attack.
    Attack,
    /// Dice that wait to be assigned.
    Reserve,
}

impl PanelBox {
    /// The boxes, in the order of the panel.
    pub const ALL: [Self; 4] = [Self::Defence, Self::Movement, Self::Attack, Self::Reserve];
    /// The boxes that dice are assigned to.
    pub const FUNCTIONS: [Self; 3] = [Self::Defence, Self::Movement, Self::Attack];
    /// The boxes that dice are lost from (SS-4.5).
    pub const LOSSES: [Self; 3] = [Self::Movement, Self::Attack, Self::Reserve];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Defence => "Defence",
            Self::Movement => "Movement",
            Self::Attack => "Attack",
            Self::Reserve => "Reserve",
        }
    }

    /// Returns its letter in assignments and positions.
    pub const fn letter(self) -> char {
        ['D', 'M', 'A', 'R'][self as usize]
    }

    /// Returns the box of a name or letter, in any case.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|b| {
            b.name().eq_ignore_ascii_case(word)
                || word.eq_ignore_ascii_case(b.letter().encode_utf8(&mut [0; 4]))
        })
    }
}

impl fmt::Display for PanelBox {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The dice in a ship's four boxes (SS-1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Panel(pub [u8; 4]);

impl Panel {
    /// Returns the number of dice in all boxes.
    #[inline]
    pub const fn dice(&self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }
}

impl Index<PanelBox> for Panel {
    type Output = u8;
    #[inline]
    fn index(&self, of: PanelBox) -> &u8 {
        &self.0[of as usize]
    }
}

impl IndexMut<PanelBox> for Panel {
    #[inline]
    fn index_mut(&mut self, of: PanelBox) -> &mut u8 {
        &mut self.0[of as usize]
    }
}

impl fmt::Display for Panel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [d, m, a, r] = self.0;
        write!(f, "D{d} M{m} A{a} R{r}")
    }
}

/// A ship's place in the battle: on the table, not yet on it, or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Place {
    /// On the table.
    #[default]
    Table,
    /// Not yet entered (SS-5.1).
    Away,
    /// Flown beyond the edge: lost (SS-3.5).
    Left,
    /// Without dice: lost (SS-4.7).
    Destroyed,
}

/// A ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ship {
    /// The point of its centre.
    pub at: Point,
    /// Its heading: a multiple of 60°.
    pub heading: Heading,
    /// The dice in its boxes.
    pub panel: Panel,
    /// Its place in the battle.
    pub place: Place,
    /// `true` if it has been active this turn; while dice are assigned in the open, if its own are assigned.
    pub done: bool,
}

impl Ship {
    /// Returns `true` if it is neither destroyed nor has left.
    #[inline]
    pub fn in_play(&self) -> bool {
        matches!(self.place, Place::Table | Place::Away)
    }

    /// Returns `true` if it is on the table, and so may be attacked.
    #[inline]
    pub fn on_table(&self) -> bool {
        self.place == Place::Table
    }
}

/// A ship's name: a letter, then letters and digits, twelve at most, such as `Sleigh` or `UFO1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Name([u8; Name::MOST]);

impl Name {
    /// The most letters and digits.
    pub const MOST: usize = 12;

    /// Returns the name, if the text is one: a letter, then letters and digits.
    pub fn new(text: &str) -> Option<Self> {
        let bytes = text.as_bytes();
        let plain = bytes.first()?.is_ascii_alphabetic() && bytes.iter().all(u8::is_ascii_alphanumeric);
        if !plain || bytes.len() > Self::MOST {
            return None;
        }
        let mut name = Self::default();
        name.0[..bytes.len()].copy_from_slice(bytes);
        Some(name)
    }

    /// Returns the name as text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|b| *b == 0).unwrap_or(Self::MOST);
        std::str::from_utf8(&self.0[..end]).unwrap_or("")
    }

    /// Returns `true` if the names are equal in any case.
    pub fn is_like(&self, other: &Self) -> bool {
        self.0.eq_ignore_ascii_case(&other.0)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// The kind of decision asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Phase {
    /// The coin that opens a battle in which dice are assigned in the open (SS-2.2).
    Coin,
    /// Dice are assigned.
    #[default]
    Assign,
    /// A side picks one of several ships to be active next.
    Pick,
    /// The active ship enters the table.
    Enter,
    /// The active ship moves and attacks.
    Active,
    /// A side names a die that the target loses.
    Loss,
    /// The battle is decided.
    Over,
}

/// The Movement die being flown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Die {
    /// `true` if there is one.
    pub open: bool,
    /// `true` if its change of facing has been made.
    pub turned: bool,
    /// The distance flown with it, in half inches.
    pub flown: u8,
}

impl Die {
    /// The most it flies, in half inches (SS-3.2).
    pub const MOST: u8 = 8;
    /// The least it flies, in half inches (SS-3.2).
    pub const LEAST: u8 = 2;

    /// Returns `true` if the activation may end: no die is being flown, or this one has been flown its least.
    #[inline]
    pub const fn is_flown(&self) -> bool {
        !self.open || self.flown >= Self::LEAST
    }
}

/// The reason why a battle was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum How {
    /// A side has no ship left in play (SS-5.3).
    #[default]
    Fleet,
    /// The far edge was reached (SS-5.1).
    Crossed,
    /// The turn limit (SS-5.3, SS-5.1).
    Limit,
}

/// A position: flat, and copied at the cost of the ships in it.
#[derive(PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The turn being played, from 1.
    pub turn: u16,
    /// The kind of decision asked for.
    pub phase: Phase,
    /// The seats that must write, one bit each.
    pub(crate) asked: u8,
    /// The latest number for which a coin was flipped this turn; [`NONE`] before the first (SS-2.3).
    pub(crate) coined: u8,
    /// The side whose turn it is at that number, or that assigns next in the open.
    pub(crate) next: u8,
    /// The active ship, by its place in the list; else [`NONE`].
    pub(crate) active: u8,
    /// The Movement die being flown.
    pub(crate) die: Die,
    /// The ship that loses dice, by its place in the list; else [`NONE`].
    pub(crate) target: u8,
    /// The number of dice it has still to lose.
    pub(crate) hits: u8,
    /// `true` if its own side names the next.
    pub(crate) own_pick: bool,
    /// The side that won, once decided; [`NONE`] for a draw.
    pub(crate) winner: u8,
    /// The reason why it was decided, once it is.
    pub(crate) how: How,
    /// The ships in list order.
    pub(crate) ships: ArrayVec<Ship, SHIPS>,
}

const _: () = assert!(size_of::<Ship>() == 16 && size_of::<State>() <= 16 * SHIPS + 24);

impl State {
    /// Ends an activation: no ship is active any more, and the next is to be picked.
    pub(crate) fn end_activation(&mut self) {
        (self.phase, self.active, self.die) = (Phase::Pick, NONE, Die::default());
    }

    /// Returns the ships in list order.
    pub fn ships(&self) -> &[Ship] {
        &self.ships
    }

    /// Returns the active ship's place in the list, if a ship is active.
    pub fn active(&self) -> Option<usize> {
        (self.active != NONE).then_some(usize::from(self.active))
    }

    /// Returns the Movement die being flown.
    pub const fn die(&self) -> Die {
        self.die
    }

    /// Returns the place of the ship that is losing dice and the number it still loses, if there is one.
    pub fn losing(&self) -> Option<(usize, u8)> {
        (self.phase == Phase::Loss).then_some((usize::from(self.target), self.hits))
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        let mut copy = Self::default();
        copy.clone_from(self);
        copy
    }

    /// Copies the ships that exist, not the unused capacity.
    #[inline]
    fn clone_from(&mut self, other: &Self) {
        let Self { ships, .. } = other;
        self.turn = other.turn;
        self.phase = other.phase;
        self.asked = other.asked;
        self.coined = other.coined;
        self.next = other.next;
        self.active = other.active;
        self.die = other.die;
        self.target = other.target;
        self.hits = other.hits;
        self.own_pick = other.own_pick;
        self.winner = other.winner;
        self.how = other.how;
        self.ships.clear();
        self.ships.extend(ships.iter().copied());
    }
}
