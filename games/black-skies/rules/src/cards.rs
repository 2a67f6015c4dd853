//! The twelve maneuver cards: their choices, difficulties and speed penalties (BS-2.3, BS-4.1 to BS-4.9).

use std::fmt;

use arrayvec::ArrayVec;
use engine::Clause;

use crate::catalogue;
use crate::clauses;

/// The greatest speed, in inches a turn.
pub const FASTEST: u8 = 12;
/// The greatest acceleration rating.
pub const RATING: u8 = 4;
/// The most options of one card: Steady, Accelerate by each amount, Decelerate.
pub const CHOICES: usize = RATING as usize + 2;

/// A maneuver card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Card {
    Straight = 1,
    Left,
    Right,
    Afterburner,
    HardLeft,
    HardRight,
    Snake,
    SideslipLeft,
    SideslipRight,
    Bootlegger,
    ReverseLeft,
    ReverseRight,
}

/// Option with which a card is flown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Choice {
    /// Only option of a card; also used before a choice is made.
    #[default]
    Only,
    /// Straight on.
    Steady,
    /// Straight on, slower by 1.
    Decelerate,
    /// Turn, then move.
    Break,
    /// Turn half-way.
    Smooth,
    /// Move, then turn.
    Late,
    /// A Snake that goes left first.
    LeftFirst,
    /// A Snake that goes right first.
    RightFirst,
    /// Straight on, faster by this number of inches a turn; slower in retrograde motion.
    // This is the last variant, so all others have the numbers of [`Choice::index`], which needs no branch for them.
    Accelerate(u8),
}

/// A maneuver of two legs. A leg has a number of halves of the move, and a heading in steps of 60° clockwise of the
/// course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) difficulty: u8,
    pub(crate) penalty: u8,
    /// Change of speed before the move, except for Afterburner. Accelerate brakes in retrograde motion.
    pub(crate) gain: i8,
    /// Heading in steps of 60°, and halves of the move, of each leg.
    pub(crate) legs: [(u8, u8); 2],
    /// Steps of 60° that the nose has turned at the end, except for Bootlegger.
    pub(crate) turns: u8,
}

/// Number of choices of each card, by its number; of Straight only the least.
const WAYS: [u8; 13] = [1, 1, 3, 3, 1, 1, 1, 2, 1, 1, 1, 1, 1];

/// First three choices of each card; the last one is repeated where there are fewer.
const FIRST: [[Choice; 3]; 13] = {
    let mut all = [[Choice::Only; 3]; 13];
    all[Card::Straight as usize] = [Choice::Steady; 3];
    all[Card::Left as usize] = [Choice::Smooth, Choice::Break, Choice::Late];
    all[Card::Right as usize] = all[Card::Left as usize];
    all[Card::Snake as usize] = [Choice::LeftFirst, Choice::RightFirst, Choice::RightFirst];
    all
};

/// Number of different choices over all cards.
const KINDS: usize = 9 + RATING as usize;

const SHAPES: [[Shape; KINDS]; 13] = {
    let none = Shape { difficulty: 0, penalty: 0, gain: 0, legs: [(0, 2), (0, 0)], turns: 0 };
    let mut all = [[none; KINDS]; 13];
    let mut card = 0;
    while card < 12 {
        let mut kind = 0;
        while kind < KINDS {
            all[card + 1][kind] = shape(Card::ALL[card], kind);
            kind += 1;
        }
        card += 1;
    }
    all
};

/// Returns a row of the table, for BS-4.1 to BS-4.8.
const fn shape(card: Card, kind: usize) -> Shape {
    let side = match card.way() {
        Way::Left => 5,
        Way::Right => 1,
        Way::Ahead => 0,
    };
    let by = kind as i8 - Choice::Accelerate(0).index() as i8;
    let (first, second, third) = (side, 2 * side % 6, 3 * side % 6);
    let (difficulty, penalty, gain, legs, turns) = match card {
        Card::Straight if kind == Choice::Decelerate.index() => (1, 0, -1, [(0, 2), (0, 0)], 0),
        Card::Straight if by >= 1 && by <= RATING as i8 => (1, 0, by, [(0, 2), (0, 0)], 0),
        Card::Straight => (0, 0, 0, [(0, 2), (0, 0)], 0),
        Card::Left | Card::Right if kind == Choice::Break.index() => (2, 2, 0, [(first, 2), (0, 0)], first),
        Card::Left | Card::Right if kind == Choice::Late.index() => (2, 1, 0, [(0, 2), (0, 0)], first),
        Card::Left | Card::Right => (1, 0, 0, [(0, 1), (first, 1)], first),
        Card::Afterburner => (2, 0, 0, [(0, 2), (0, 0)], 0),
        Card::HardLeft | Card::HardRight => (3, 2, 0, [(0, 1), (first, 1)], second),
        Card::Snake if kind == Choice::RightFirst.index() => (3, 0, 0, [(1, 1), (5, 1)], 0),
        Card::Snake => (3, 0, 0, [(5, 1), (1, 1)], 0),
        Card::SideslipLeft | Card::SideslipRight => (2, 0, 0, [(first, 2), (0, 0)], 0),
        Card::Bootlegger => (2, 2, 0, [(0, 2), (0, 0)], 0),
        Card::ReverseLeft | Card::ReverseRight => (3, 4, 0, [(first, 1), (second, 1)], third),
    };
    Shape { difficulty, penalty, gain, legs, turns }
}

/// Thrusters that a card needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thruster {
    /// Basic thrusters, which every fighter has.
    Basic,
    /// Rear maneuvering thrusters.
    Rear,
    /// Side maneuvering thrusters.
    Side,
    /// Forward maneuvering thrusters.
    Forward,
}

/// Side to which a card turns or slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To port.
    Left,
    /// To starboard.
    Right,
    /// To neither side.
    Ahead,
}

impl Card {
    /// The twelve cards in the order of their numbers.
    pub const ALL: [Self; 12] = [
        Self::Straight,
        Self::Left,
        Self::Right,
        Self::Afterburner,
        Self::HardLeft,
        Self::HardRight,
        Self::Snake,
        Self::SideslipLeft,
        Self::SideslipRight,
        Self::Bootlegger,
        Self::ReverseLeft,
        Self::ReverseRight,
    ];

    /// Returns the card's number, 1 to 12.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Returns the card's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Straight => "Straight",
            Self::Left => "Left",
            Self::Right => "Right",
            Self::Afterburner => "Afterburner",
            Self::HardLeft => catalogue::HARD_LEFT,
            Self::HardRight => catalogue::HARD_RIGHT,
            Self::Snake => "Snake",
            Self::SideslipLeft => catalogue::SIDESLIP_LEFT,
            Self::SideslipRight => catalogue::SIDESLIP_RIGHT,
            Self::Bootlegger => "Bootlegger",
            Self::ReverseLeft => catalogue::REVERSE_LEFT,
            Self::ReverseRight => catalogue::REVERSE_RIGHT,
        }
    }

    /// Returns the card with this name, in any case.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }

    /// Returns the thrusters that the card needs.
    pub const fn thruster(self) -> Thruster {
        match self.number() {
            1..=3 => Thruster::Basic,
            4..=6 => Thruster::Rear,
            7..=9 => Thruster::Side,
            _ => Thruster::Forward,
        }
    }

    /// Returns `true` if the card may be flown in retrograde motion (BS-4.9).
    #[inline]
    pub const fn in_retrograde(self) -> bool {
        matches!(self, Self::Straight | Self::Left | Self::Right | Self::Bootlegger)
    }

    /// Returns the side to which the card turns or slips.
    pub const fn way(self) -> Way {
        match self {
            Self::Left | Self::HardLeft | Self::SideslipLeft | Self::ReverseLeft => Way::Left,
            Self::Right | Self::HardRight | Self::SideslipRight | Self::ReverseRight => Way::Right,
            _ => Way::Ahead,
        }
    }

    /// Returns the card's choices for an element of this acceleration rating; one entry if there is nothing to choose.
    #[inline]
    pub fn choices(self, rating: u8, retrograde: bool) -> ArrayVec<Choice, CHOICES> {
        (0..self.ways(rating, retrograde)).map(|at| self.choice(at, rating)).collect()
    }

    /// Counts the card's choices.
    #[inline]
    pub const fn ways(self, rating: u8, retrograde: bool) -> u8 {
        let straight = self as u8 == Self::Straight as u8;
        let rating = if rating < RATING { rating } else { RATING };
        WAYS[self as usize] + (straight as u8) * (rating + !retrograde as u8)
    }

    /// Returns choice number `at`, counted from 0; `at` must be below [`Card::ways`].
    #[inline]
    pub(crate) const fn choice(self, at: u8, rating: u8) -> Choice {
        match (self, at) {
            (Self::Straight, 1..) if at <= rating && at <= RATING => Choice::Accelerate(at),
            (Self::Straight, 1..) => Choice::Decelerate,
            (card, at) => FIRST[card as usize][if at < 3 { at as usize } else { 2 }],
        }
    }

    /// Returns the difficulty and the speed penalty of the card with this choice.
    #[inline]
    pub const fn cost(self, choice: Choice) -> (u8, u8) {
        let shape = self.shape(choice);
        (shape.difficulty, shape.penalty)
    }

    /// Looks the maneuver up in a table, so that random play needs no branch here.
    #[inline]
    pub(crate) const fn shape(self, choice: Choice) -> &'static Shape {
        &SHAPES[self as usize][choice.index()]
    }

    /// Returns the maneuver flown instead when the check fails (BS-3.5).
    #[inline]
    pub const fn substitute(self) -> (Self, Choice) {
        match self.way() {
            Way::Left => (Self::Left, Choice::Smooth),
            Way::Right => (Self::Right, Choice::Smooth),
            Way::Ahead => (Self::Straight, Choice::Steady),
        }
    }

    /// Returns the clause of the card's maneuver.
    pub const fn clause(self) -> Clause {
        match self {
            Self::Straight => clauses::STRAIGHT,
            Self::Left | Self::Right => clauses::TURN,
            Self::Afterburner => clauses::AFTERBURNER,
            Self::HardLeft | Self::HardRight => clauses::HARD,
            Self::Snake => clauses::SNAKE,
            Self::SideslipLeft | Self::SideslipRight => clauses::SIDESLIP,
            Self::Bootlegger => clauses::BOOTLEGGER,
            Self::ReverseLeft | Self::ReverseRight => clauses::REVERSE,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Choice {
    /// Returns the index of the choice among all choices of all cards.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        let by = match self {
            Self::Accelerate(by) if by < RATING => by,
            Self::Accelerate(_) => RATING,
            _ => 0,
        };
        let kind = match self {
            Self::Only => 0,
            Self::Steady => 1,
            Self::Decelerate => 2,
            Self::Break => 3,
            Self::Smooth => 4,
            Self::Late => 5,
            Self::LeftFirst => 6,
            Self::RightFirst => 7,
            Self::Accelerate(_) => 8,
        };
        kind + by as usize
    }

    /// Describes a maneuver in words: the card and its option.
    pub fn of_card(self, card: Card) -> String {
        match self {
            Self::Only => card.to_string(),
            Self::Break | Self::Smooth | Self::Late => format!("{self} {card}"),
            Self::LeftFirst | Self::RightFirst => format!("{card}, {}", self.to_string().to_lowercase()),
            _ => self.to_string(),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only => f.write_str("Only"),
            Self::Steady => f.write_str("Steady"),
            Self::Accelerate(by) => write!(f, "Accelerate {by}"),
            Self::Decelerate => f.write_str("Decelerate"),
            Self::Break => f.write_str("Break"),
            Self::Smooth => f.write_str("Smooth"),
            Self::Late => f.write_str("Late"),
            Self::LeftFirst => f.write_str(catalogue::LEFT_FIRST),
            Self::RightFirst => f.write_str(catalogue::RIGHT_FIRST),
        }
    }
}
