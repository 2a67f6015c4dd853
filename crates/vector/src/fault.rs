//! Faults of a call: what is wrong, where, and what would be right.

use std::fmt;

use engine::Flaws;

/// The reason why a call was refused. Then nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is no such game.
    Game {
        /// The name given.
        given: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// The scenario, an option or the position is wrong.
    Opening(Flaws),
    /// A number of battles that cannot be.
    Battles(usize),
    /// An array has a wrong size.
    Size {
        /// The array.
        field: &'static str,
        /// Its number of elements.
        given: usize,
        /// The number it must have.
        needed: usize,
    },
    /// The battles have not been reset yet.
    Unstarted,
    /// The battle is over, and must be reset first.
    Over {
        /// The battle, from 0.
        battle: usize,
    },
    /// An action that is masked.
    Masked {
        /// The battle, from 0.
        battle: usize,
        /// The seat, from 0.
        seat: usize,
        /// The place of the factor, from 0.
        factor: usize,
        /// The name of the factor.
        name: String,
        /// The value given.
        value: i32,
        /// The number of open values: 0 to one less.
        open: usize,
    },
    /// An order that the rules refuse although no factor is masked: a fault of the game's outline.
    Refused {
        /// The battle, from 0.
        battle: usize,
        /// The seat, from 0.
        seat: usize,
        /// The refusal.
        what: String,
    },
    /// There is no such battle or seat.
    NoSuch {
        /// `battle` or `seat`.
        field: &'static str,
        /// The number given.
        given: usize,
        /// The number that there are.
        there: usize,
    },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { given, known } => {
                write!(f, "game: no game \"{given}\"; there are {}", known.join(", "))
            }
            Self::Opening(flaws) => {
                let all: Vec<String> = flaws.iter().map(ToString::to_string).collect();
                f.write_str(&all.join("; "))
            }
            Self::Battles(given) => write!(f, "battles: {given} is not a number from 1 to 1048576"),
            Self::Size { field, given, needed } => {
                write!(f, "{field}: {given} elements instead of {needed}")
            }
            Self::Unstarted => f.write_str("reset: the battles must be reset before the first step"),
            Self::Over { battle } => write!(f, "battle {battle}: it is over; reset it before the next step"),
            Self::Masked { battle, seat, factor, name, value, open: 1 } => {
                write!(f, "actions[{battle}, {seat}, {factor}] ({name}): {value} is masked; only 0 is open")
            }
            Self::Masked { battle, seat, factor, name, value, open } => write!(
                f,
                "actions[{battle}, {seat}, {factor}] ({name}): {value} is masked; open are 0 to {}",
                open - 1
            ),
            Self::Refused { battle, seat, what } => write!(f, "actions[{battle}, {seat}]: {what}"),
            Self::NoSuch { field, given, there } => {
                write!(f, "{field}: {given} is not a number from 0 to {}", there.saturating_sub(1))
            }
        }
    }
}

impl std::error::Error for Fault {}

/// Refuses an array of a wrong size.
pub(crate) const fn sized(field: &'static str, given: usize, needed: usize) -> Result<(), Fault> {
    if given == needed { Ok(()) } else { Err(Fault::Size { field, given, needed }) }
}
