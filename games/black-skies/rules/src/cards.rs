//! The twelve maneuver cards, what each offers, how hard it is and what it costs (BS-2.3, BS-4.1 to BS-4.9).

use std::fmt;

use arrayvec::ArrayVec;
use engine::Clause;

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

/// What a card may be flown as.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Choice {
    /// The card offers but one way, or nothing has been chosen yet.
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
    /// Straight on, faster by so much; slower while in retrograde motion.
    // The last, so that all before it are numbered as in [`Choice::index`]: no branch is needed there.
    Accelerate(u8),
}

/// A maneuver: two legs, each of so many halves of the move, on headings so many steps of 60° clockwise of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) difficulty: u8,
    pub(crate) penalty: u8,
    /// The change of speed before the move, but for an Afterburner's; Accelerate brakes in retrograde motion.
    pub(crate) gain: i8,
    /// Steps and halves of each leg.
    pub(crate) legs: [(u8, u8); 2],
    /// Steps that the nose has turned in the end.
    pub(crate) turns: u8,
}

/// How many choices each card has at the least.
const WAYS: [u8; 13] = [1, 1, 3, 3, 1, 1, 1, 2, 1, 1, 1, 1, 1];

/// The first choices of each card.
const FIRST: [[Choice; 3]; 13] = {
    let mut all = [[Choice::Only; 3]; 13];
    all[Card::Straight as usize] = [Choice::Steady; 3];
    all[Card::Left as usize] = [Choice::Smooth, Choice::Break, Choice::Late];
    all[Card::Right as usize] = all[Card::Left as usize];
    all[Card::Snake as usize] = [Choice::LeftFirst, Choice::RightFirst, Choice::RightFirst];
    all
};

/// How many ways of flying a card there are, over all cards.
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

/// A row of the table: BS-4.1 to BS-4.8, one line each.
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

/// Which thrusters a card needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thruster {
    /// Those that every fighter has.
    Basic,
    /// Rear maneuvering thrusters.
    Rear,
    /// Side maneuvering thrusters.
    Side,
    /// Forward maneuvering thrusters.
    Forward,
}

/// To which side a card turns or slips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To port.
    Left,
    /// To starboard.
    Right,
    /// To neither.
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

    /// Its number, 1 to 12.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Straight => "Straight",
            Self::Left => "Left",
            Self::Right => "Right",
            Self::Afterburner => "Afterburner",
            Self::HardLeft => "Hard Left",
            Self::HardRight => "Hard Right",
            Self::Snake => "Snake",
            Self::SideslipLeft => "Sideslip Left",
            Self::SideslipRight => "Sideslip Right",
            Self::Bootlegger => "Bootlegger",
            Self::ReverseLeft => "Reverse Left",
            Self::ReverseRight => "Reverse Right",
        }
    }

    /// The card of that name, in any case.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(name))
    }

    /// The thrusters it needs.
    pub const fn thruster(self) -> Thruster {
        match self.number() {
            1..=3 => Thruster::Basic,
            4..=6 => Thruster::Rear,
            7..=9 => Thruster::Side,
            _ => Thruster::Forward,
        }
    }

    /// Whether it may be flown in retrograde motion (BS-4.9).
    #[inline]
    pub const fn in_retrograde(self) -> bool {
        matches!(self, Self::Straight | Self::Left | Self::Right | Self::Bootlegger)
    }

    /// To which side it turns or slips.
    pub const fn way(self) -> Way {
        match self {
            Self::Left | Self::HardLeft | Self::SideslipLeft | Self::ReverseLeft => Way::Left,
            Self::Right | Self::HardRight | Self::SideslipRight | Self::ReverseRight => Way::Right,
            _ => Way::Ahead,
        }
    }

    /// What an element of this acceleration rating may fly it as; one entry where there is nothing to choose.
    #[inline]
    pub fn choices(self, rating: u8, retrograde: bool) -> ArrayVec<Choice, CHOICES> {
        (0..self.ways(rating, retrograde)).map(|at| self.choice(at, rating)).collect()
    }

    /// How many choices there are.
    #[inline]
    pub const fn ways(self, rating: u8, retrograde: bool) -> u8 {
        let straight = self as u8 == Self::Straight as u8;
        let rating = if rating < RATING { rating } else { RATING };
        WAYS[self as usize] + (straight as u8) * (rating + !retrograde as u8)
    }

    /// The choice of that number, from 0, for a card that has so many.
    #[inline]
    pub(crate) const fn choice(self, at: u8, rating: u8) -> Choice {
        match (self, at) {
            (Self::Straight, 1..) if at <= rating && at <= RATING => Choice::Accelerate(at),
            (Self::Straight, 1..) => Choice::Decelerate,
            (card, at) => FIRST[card as usize][if at < 3 { at as usize } else { 2 }],
        }
    }

    /// Its difficulty and its speed penalty, flown so.
    #[inline]
    pub const fn cost(self, choice: Choice) -> (u8, u8) {
        let shape = self.shape(choice);
        (shape.difficulty, shape.penalty)
    }

    /// Everything about the maneuver, looked up: random play branches on nothing here.
    #[inline]
    pub(crate) const fn shape(self, choice: Choice) -> &'static Shape {
        &SHAPES[self as usize][choice.index()]
    }

    /// What is flown in its place when the check fails (BS-3.5).
    #[inline]
    pub const fn substitute(self) -> (Self, Choice) {
        match self.way() {
            Way::Left => (Self::Left, Choice::Smooth),
            Way::Right => (Self::Right, Choice::Smooth),
            Way::Ahead => (Self::Straight, Choice::Steady),
        }
    }

    /// The clause that says how it is flown.
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
    /// Its place among all ways of flying a card.
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

    /// A maneuver in words: the card, and how it is flown.
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
            Self::LeftFirst => f.write_str("Left first"),
            Self::RightFirst => f.write_str("Right first"),
        }
    }
}
