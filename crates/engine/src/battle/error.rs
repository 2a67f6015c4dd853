//! Reasons why a battle refuses what it is given.

use std::fmt;

use crate::clause::Refusal;
use crate::dice::DiceFault;
use crate::seat::Seat;

/// The reason why a battle refused an input. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BattleError {
    /// The battle is over.
    Over,
    /// The battle is not over yet.
    NotOver,
    /// This seat is not asked to write now.
    NotAsked(Seat),
    /// This seat has sealed already; it may unseal its order first.
    AlreadySealed(Seat),
    /// This seat has no sealed order: it did not write, or the turn has been revealed.
    NothingSealed(Seat),
    /// The order is illegal.
    Refused(Refusal),
    /// All orders are in and their dice are being rolled, so no order can be changed.
    Rolling,
    /// The die does not have this face.
    Dice {
        /// Index of the face among those given, from 1.
        place: usize,
        /// The fault of this face.
        fault: DiceFault,
    },
    /// No decision waits for typed faces.
    NoDiceWanted,
    /// The battle has no such seat.
    NoSeat(Seat),
    /// The dice of this decision follow from steps that are not all opened yet.
    NoSteps,
    /// The battle does not have exactly two sides, so a concession names no winner.
    Sides,
    /// More faces than the decision rolls.
    TooManyFaces {
        /// The number of faces it still needed.
        needed: usize,
        /// The number of faces given.
        given: usize,
    },
}

impl fmt::Display for BattleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the battle is over"),
            Self::NotOver => f.write_str("the battle is not over yet"),
            Self::NotAsked(seat) => write!(f, "seat {seat} is not asked to write now"),
            Self::AlreadySealed(seat) => {
                write!(f, "seat {seat} has sealed its order; take it back to write another")
            }
            Self::NothingSealed(seat) => {
                write!(
                    f,
                    "seat {seat} has no sealed order to take back: none was written, or it has been revealed"
                )
            }
            Self::Refused(refusal) => refusal.fmt(f),
            Self::Rolling => f.write_str(
                "all orders are sealed and their dice are being rolled: no order can change until the decision is \
                 resolved",
            ),
            Self::Dice { place, fault } => write!(f, "face {place} of those given: {fault}; none of them is kept"),
            Self::NoDiceWanted => f.write_str("no decision waits for typed faces; none is kept"),
            Self::NoSeat(seat) => write!(f, "there is no seat {seat} in this battle"),
            Self::NoSteps => {
                f.write_str("the dice of this decision follow from steps that the parties have not opened yet")
            }
            Self::Sides => f.write_str("a seat can concede only in a battle of two sides"),
            Self::TooManyFaces { needed, given } => {
                write!(f, "{given} faces given, but the decision rolls {needed} more; none of them is kept")
            }
        }
    }
}

impl std::error::Error for BattleError {}
